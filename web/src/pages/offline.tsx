// The settings' row about playing without a server: a switch, its progress, and what it offers.
import { useEffect } from "preact/hooks";
import { STATIC } from "../address.ts";
import { tileDefs, tileUse } from "../art/tiles.ts";
import { language, learn, words } from "../i18n.ts";
import { start } from "../offline/device.ts";
import {
  dear,
  folder,
  forgetParts,
  keeping,
  keepLater,
  keepParts,
  possible,
  weigh,
  weight,
} from "../offline/parts.ts";
import { choose, settings } from "../settings.ts";
import { DEFAULT_SKIN } from "../skins/index.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Drawn, Pawn, Switch } from "../ui/parts.tsx";

const TILES = 16;
const TILES_OF_PHONE = 8;
const STRAIGHT = 10; // a corridor from west to east

const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(language.value, { maximumFractionDigits: 1 });

/** Fetch all of it, then be ready. */
function get(): void {
  void keepParts().then((here) => here ? start().then(keepLater) : undefined).catch(() => {});
}

function switchTo(offline: boolean): void {
  choose({ offline });
  if (offline) get();
  else void forgetParts();
}

const DEFS = tileDefs(DEFAULT_SKIN, { masks: [STRAIGHT] });
const TILE = `<svg viewBox="0 0 100 100">${tileUse(DEFAULT_SKIN, STRAIGHT)}</svg>`;

/** A corridor that is being laid, with the piece at its end. */
function Corridor({ got, all }: { got: number; all: number }) {
  const tiles = matchMedia("(max-width: 600px)").matches ? TILES_OF_PHONE : TILES;
  const laid = all ? Math.round(got / all * tiles) : 0;
  return (
    <div
      class="laying"
      role="progressbar"
      aria-label={words("offline-step")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={all ? Math.round(got / all * 100) : 0}
    >
      <Drawn svg={`<svg width="0" height="0"><defs>${DEFS}</defs></svg>`} />
      {Array.from(
        { length: tiles },
        (_, tile) => (
          <span key={tile} class={tile < laid ? "laid" : "to-come"}>
            {tile < laid && <Drawn svg={TILE} />}
            {tile === Math.max(0, laid - 1) && (
              <span class="layer">
                <Pawn cast={1} height={62} world={DEFAULT_SKIN} />
              </span>
            )}
          </span>
        ),
      )}
    </div>
  );
}

function Note({ icon, text, kind = "" }: { icon: IconName; text: string; kind?: string }) {
  return (
    <p class={`offline-note ${kind}`} role="status">
      <span class="disc">
        <Icon name={icon} size={20} />
      </span>
      {text}
    </p>
  );
}

/** What is ready, or what is missing for it. */
function Standing() {
  const { got, all } = weight.value;
  switch (keeping.value) {
    case "fetching":
      return (
        <>
          <Corridor got={got} all={all} />
          <p class="offline-note">
            {words("offline-getting")}
            <span class="sp" />
            <span class="tnum">
              {words("offline-progress", { got: megabytes(got), all: megabytes(all) })}
            </span>
          </p>
        </>
      );
    case "waiting":
      return (
        <>
          <Corridor got={got} all={all} />
          <Note icon="wait" text={words("offline-waiting")} />
        </>
      );
    case "no-room":
      return (
        <>
          <Note
            icon="close"
            kind="wrong"
            text={words("offline-no-room", { megabytes: megabytes(all - got) })}
          />
          <Button icon="rotate" size={20} look="small" onClick={get}>
            {words("try-again")}
          </Button>
        </>
      );
    case "ready":
      return (
        <>
          <Note icon="check" kind="right" text={words("offline-ready")} />
          <ul class="offline-gives">
            {["offline-alone", "offline-lessons", "puzzles", "offline-replays"].map((id) => (
              <li key={id}>
                <Icon name="check" size={18} />
                {words(id)}
              </li>
            ))}
            <li>
              <Icon name="globe" size={18} />
              {words("offline-friends")}
            </li>
          </ul>
        </>
      );
    default:
      return dear() ? <Note icon="clock" text={words("offline-dear")} /> : null;
  }
}

/** The row; nothing where this is not available. */
export function OfflineRow() {
  useEffect(() => {
    void learn("web-offline").catch(() => {});
    void weigh();
  }, [folder.value]);
  if (!folder.value || !possible()) return null;
  const { all } = weight.value;
  const on = keeping.value === "fetching" || keeping.value === "waiting" ||
    keeping.value === "ready";
  const note = keeping.value === "ready"
    ? words("offline-here", { megabytes: megabytes(all) })
    : all && !on
    ? words("offline-weight", { megabytes: megabytes(all) })
    : words("offline-whole");
  return (
    <section class="form panel offline">
      {STATIC
        ? (
          <div>
            <h2>{words("offline-switch")}</h2>
            <p class="mut">{note}</p>
          </div>
        )
        : (
          <Switch
            label={words("offline-switch")}
            note={note}
            value={on && settings.value.offline}
            onChange={switchTo}
          />
        )}
      <Standing />
    </section>
  );
}
