// Questions and notices beside or above the board: take-backs, refusals, hints.
import type { HintWords } from "../board/board.ts";
import { signal } from "@preact/signals";
import { Noun } from "../grammar.ts";
import { motifKey } from "../motifs.ts";
import { words } from "../i18n.ts";
import { boardModule, propose, tell } from "../live.ts";
import { nameOf } from "../scene.ts";
import { state } from "../state.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton, needsLine } from "../ui/parts.tsx";
import type { Hint, Now, Why } from "../wire.ts";
import { Away, awaySeat } from "./away.tsx";
import { isLeft } from "./friends.tsx";
import { Later } from "./later.tsx";
import { FreeSeat, freeSeat, Waiting, waits } from "./hosting.tsx";

/** What the bot would do, in words and never in notation. */
function hintDeed(hint: Hint, brief = false): string {
  const scene = state.scene.value;
  const module = boardModule.value;
  if (!scene || !module) return "";
  if (module.advise) return module.advise(scene, hint.do, words, brief);
  const done = { ...scene, by: hint.seat, did: hint.do };
  return module.tell(scene, done, words).map((line) => line.text).join(" ");
}

/** A reason in words; reasons without a text are omitted. */
function reasonText(now: Now, { id, args }: Why): string {
  const theme = now.table.edition;
  const name = `hint-${id}`;
  const { letter, seat } = args;
  const sentence = words(name, {
    ...args,
    motif: typeof letter === "string"
      ? new Noun(`motif-${theme}-${motifKey(theme, letter[0]!)}`)
      : "",
    name: typeof seat === "number" ? nameOf(now.table.seats, seat) : "",
  });
  return sentence === name ? "" : sentence;
}

function thank(): void {
  state.hint.value = null;
  propose([]);
}

/** A hint that the board plays, with one short sentence beside it. */
function HintCard({ hint, told }: { hint: Hint; told: HintWords }) {
  return (
    <div class="notice hint-panel hint-card" role="status" data-shown={told.shown}>
      <span class="hint-lamp">
        <Icon name="hint" />
      </span>
      <span class="hint-said">
        <span class="hint-brief" aria-hidden="true">{told.brief}</span>
        <span class="hint-whole">{told.whole}</span>
      </span>
      <span class="hint-acts">
        {told.shown && (
          <Button
            icon="replay"
            size={20}
            look="small"
            onClick={() => propose(hint.do)}
          >
            {words("hint-again")}
          </Button>
        )}
        <Button icon="close" size={20} look="small" onClick={thank}>
          {words("hint-thanks")}
        </Button>
      </span>
    </div>
  );
}

function HintPanel({ now, hint }: { now: Now; hint: Hint }) {
  const why = [hint.why, ...hint.more];
  const scene = state.scene.value;
  const told = scene && boardModule.value?.hint?.(scene, { do: hint.do, why }, words);
  if (told) return <HintCard hint={hint} told={told} />;
  return (
    <div class="notice hint-panel" role="status">
      <Icon name="hint" />
      <span class="notice-text">
        <span class="hint-whole">{hintDeed(hint)}</span>
        <span class="hint-brief" aria-hidden="true">{hintDeed(hint, true)}</span>{" "}
        <b>{why.map((each) => reasonText(now, each)).join(" ")}</b>
      </span>
      <IconButton
        icon="replay"
        label={words("hint-again")}
        onClick={() => propose(hint.do)}
      />
      <IconButton icon="close" label={words("hint-thanks")} onClick={thank} />
    </div>
  );
}

/** The table where a spectator has read that they watch. */
const aware = signal("");

function watches({ table, you }: Now): boolean {
  return table.phase === "playing" && !you.seats.length && aware.value !== table.id;
}

const evening = () => import("./evening/index.ts");
const slow = () => import("./slow/index.ts");

/** Whether somebody plays here who need not stay. */
const slowly = ({ table, you }: Now): boolean =>
  !state.film.value && table.slow !== undefined && table.phase === "playing" &&
  you.seats.length > 0;

/** Whether there is anything to answer or to know. */
export function noticed(now: Now): boolean {
  return now.table.ask !== null || state.refusal.value !== "" || state.hint.value !== null ||
    state.pondering.value || waits(now) || freeSeat(now) !== null || awaySeat(now) !== null ||
    isLeft(now) || watches(now) || slowly(now) || state.called.value || state.film.value !== null;
}

/** Questions and notices: beside or above the board, never on it. */
export function Notices({ now }: { now: Now }) {
  const { table, you } = now;
  const ask = table.ask;
  const asked = ask?.waiting.find((seat) => you.seats.includes(seat));
  const free = freeSeat(now), away = awaySeat(now);
  return (
    <div class="notices">
      {ask && asked !== undefined && (
        <div class="notice" role="alertdialog" aria-labelledby="ask-text">
          <Icon name="undo" />
          <span class="notice-text" id="ask-text">
            {words("undo-asked", { name: nameOf(table.seats, ask.seat) })}
          </span>
          <Button
            look="small"
            onClick={() =>
              tell({ t: "answer", yes: true, seat: asked })}
            {...needsLine()}
          >
            {words("yes")}
          </Button>
          <Button
            look="small"
            onClick={() =>
              tell({ t: "answer", yes: false, seat: asked })}
            {...needsLine()}
          >
            {words("no")}
          </Button>
        </div>
      )}
      {ask && asked === undefined && <p class="notice">{words("undo-waiting")}</p>}
      {state.refusal.value && (
        <div class="notice" role="status">
          <Icon name="shield" />
          <span class="notice-text">{state.refusal.value}</span>
          <IconButton
            icon="close"
            label={words("close")}
            onClick={() => {
              state.refusal.value = "";
            }}
          />
        </div>
      )}
      {waits(now) && <Waiting />}
      {isLeft(now) && away === null && (
        <Later load={() => import("./inviting.tsx")} name="LeftGuest" now={now} />
      )}
      {free === null && watches(now) && (
        <div class="notice" role="status">
          <Icon name="eye" />
          <span class="notice-text">
            {words("watching")}
            {table.seats.some(({ kind }) => kind === "human") && ` ${words("watching-next")}`}
          </span>
          <IconButton
            icon="close"
            label={words("close")}
            onClick={() => {
              aware.value = now.table.id;
            }}
          />
        </div>
      )}
      {table.evening && <Later load={evening} name="EveningStrip" now={now} />}
      {slowly(now) && <Later load={slow} name="SlowNote" now={now} />}
      {state.film.value && <Later load={slow} name="FilmNote" now={now} />}
      {free !== null && <FreeSeat now={now} seat={free} />}
      {away !== null && <Away key={away} now={now} seat={away} />}
      {state.hint.value && <HintPanel now={now} hint={state.hint.value} />}
      {state.pondering.value && (
        <p class="notice" role="status">
          <Icon name="hint" />
          <span class="notice-text">
            {state.inLine.value
              ? words("in-line", { place: state.inLine.value })
              : words("hint-thinking")}
          </span>
        </p>
      )}
    </div>
  );
}
