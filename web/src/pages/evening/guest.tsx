// What somebody who plays sees on their phone: come in, wait, your table is ready, well played.
import { useEffect, useRef, useState } from "preact/hooks";
import { editionOf } from "../../api.ts";
import { come, sendOff, sitDown, tableOf, watchesOnly } from "../../evening.ts";
import { words } from "../../i18n.ts";
import { choose, settings } from "../../settings.ts";
import { sounds } from "../../sound.ts";
import { say } from "../../state.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { needsLine, Pawn } from "../../ui/parts.tsx";
import type { EveningView } from "../../wire.ts";
import type { EveningPart } from "./page.tsx";
import { nameAt, Sign, SignDisc, Tables, why } from "./parts.tsx";

/** A name and a sign. */
export function Come({ evening, onDone }: { evening: EveningView; onDone: () => void }) {
  const worn = new Set(evening.guests.filter(({ here }) => here).map(({ sign }) => sign));
  const signs = editionOf(evening.edition)?.motifs ?? [];
  const free = signs.filter((each) => !worn.has(each));
  const [name, setName] = useState(settings.value.name);
  const [sign, setSign] = useState("");
  const [sorry, setSorry] = useState("");
  const [busy, setBusy] = useState(false);
  const chosen = free.length && !free.includes(sign) ? free[0]! : sign || signs[0] || "";
  const enter = async () => {
    setBusy(true);
    try {
      await come(evening, name, chosen);
      choose({ name });
      onDone();
    } catch (error) {
      setSorry(why(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="eve-guest">
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <label class="eve-field">
          {words("your-name")}
          <input
            class="text"
            value={name}
            required
            maxLength={24}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <fieldset class="eve-signs">
          <legend>{words("eve-sign")}</legend>
          {signs.map((each) => {
            const gone = free.length > 0 && worn.has(each);
            const title = words(`motif-${evening.edition}-${each}`);
            return (
              <label key={each} class={`eve-sign ${gone ? "gone" : ""}`} title={title}>
                <input
                  type="radio"
                  name="sign"
                  class="unseen"
                  aria-label={gone ? words("eve-sign-taken", { motif: title }) : title}
                  checked={each === chosen}
                  disabled={gone}
                  onChange={() => setSign(each)}
                />
                <SignDisc edition={evening.edition} sign={each} size={42} />
              </label>
            );
          })}
        </fieldset>
        <p class="trouble" role="alert">{sorry}</p>
        <Button look="primary wide" type="submit" {...needsLine()} disabled={busy || !name.trim()}>
          {words("eve-enter")}
        </Button>
        <p class="mut">{words("eve-enter.note")}</p>
      </form>
      {!evening.host && (
        <Button icon="eye" onClick={() => watchesOnly.value = true}>
          {words("eve-look-on")}
        </Button>
      )}
    </div>
  );
}

/** Ring softly, once, when a table is ready or the host calls. */
export function useBell(evening: EveningView): void {
  const table = tableOf(evening, evening.you);
  const waits = table && !table.places ? table.id : "";
  const before = useRef({ calls: evening.calls, waits: "", first: true });
  useEffect(() => {
    const { calls, first } = before.current;
    const ready = waits !== "" && waits !== before.current.waits;
    const called = !first && evening.calls > calls;
    before.current = { calls: evening.calls, waits: waits || before.current.waits, first: false };
    if (!ready && !called) return;
    sounds.play("bell");
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
    say(words(ready ? "eve-ready" : "eve-called"));
  }, [evening.calls, waits]);
}

/** Points that a place was worth at a table. */
const worth = (places: readonly number[], place: number): number =>
  1 + places.filter((each) => each > place).length;

/** My own place in the evening; *slim* where it stands above what the host sees. */
export function Seat(
  { evening, setShown, slim = false }: {
    evening: EveningView;
    setShown: (shown: EveningPart) => void;
    slim?: boolean;
  },
) {
  useBell(evening);
  const you = evening.you!;
  const me = evening.guests[you]!;
  const table = tableOf(evening, you);
  const round = words("evening-round", { round: evening.rounds.length, of: evening.planned });
  const [sorry, setSorry] = useState("");
  const leave = (
    <Button
      icon="door"
      size={18}
      look="small"
      onClick={() => void sendOff(evening.id, you).catch((error) => setSorry(why(error)))}
    >
      {words("eve-leave")}
    </Button>
  );
  if (table && !table.places && evening.phase === "round") {
    const sit = (
      <a
        class="btn primary wide"
        href={`/t/${table.id}`}
        onClick={() => sitDown(evening, table)}
      >
        <Icon name="play" />
        {words("eve-sit")}
      </a>
    );
    if (slim) {
      return (
        <p class="notice eve-slim" role="status">
          <span class="notice-text">{words("eve-ready-at", { table: table.number })}</span>
          {sit}
        </p>
      );
    }
    return (
      <div class="eve-guest">
        <div class="panel eve-art">
          <Tables edition={evening.edition} sizes={[table.guests.length]} />
        </div>
        <section class="panel">
          <p class="mut">{round}</p>
          <h2 class="eve-say">{words("eve-ready")}</h2>
          <p>{words("eve-with", { table: table.number })}</p>
          <ul class="eve-foes">
            {table.guests.map((guest, seat) => (
              <li key={guest}>
                <Pawn world={evening.edition} cast={seat + 1} height={40} />
                <span>
                  {guest === you ? <i class="you">{words("you")}</i> : nameAt(evening, guest)}
                </span>
              </li>
            ))}
          </ul>
          {sit}
          <p class="mut">{words("eve-late", { size: table.guests.length })}</p>
        </section>
      </div>
    );
  }
  if (slim) return null;
  const stand = evening.standings.find(({ guest }) => guest === you);
  const open = (evening.rounds.at(-1) ?? []).filter(({ places }) => !places).length;
  const place = table?.places?.[table.guests.indexOf(you)];
  return (
    <div class="eve-guest">
      <section class="panel" aria-live="polite">
        <p class="mut eve-me">
          <Sign evening={evening} guest={you} size={44} />
          <b>{me.name}</b>
        </p>
        {me.waits ? <h2 class="eve-say">{words("eve-waits")}</h2> : table && place !== undefined
          ? (
            <>
              <p class="mut">{round} · {words("eve-table", { table: table.number })}</p>
              <h2 class="eve-say">{words("eve-well", { name: me.name })}</h2>
              <p>
                {words("eve-placed", { place, count: worth(table.places!, place) })}{" "}
                {words("eve-have", { count: stand?.points ?? 0 })}
              </p>
            </>
          )
          : (
            <h2 class="eve-say">
              {words(evening.phase === "doors" ? "eve-in" : "eve-next-one")}
            </h2>
          )}
        <p>
          {open > 0
            ? words("eve-still", { count: open })
            : words(evening.phase === "doors" ? "eve-soon" : "eve-soon-next")}
        </p>
        {evening.rounds.length > 0 && (
          <div class="row wrap">
            <Button icon="list" onClick={() => setShown("standings")}>
              {words("eve-standings")}
            </Button>
          </div>
        )}
        <p class="trouble" role="alert">{sorry}</p>
        {leave}
      </section>
      {open > 0 && (
        <section>
          <h2>{words("eve-watch")}</h2>
          <ul class="row wrap eve-watch">
            {evening.rounds.at(-1)!.map(({ id, places }, at) =>
              places ? null : (
                <li key={id}>
                  <a class="btn" href={`/t/${id}`}>
                    <Icon name="eye" />
                    {words("eve-table", { table: at + 1 })}
                  </a>
                </li>
              )
            )}
          </ul>
        </section>
      )}
    </div>
  );
}
