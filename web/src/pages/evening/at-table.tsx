// At a table of an evening: who is still missing, what happens in the evening, and the way back.
import { useEffect } from "preact/hooks";
import { follow, sitDown, tableOf, view } from "../../evening.ts";
import { language, words } from "../../i18n.ts";
import { nameOf, pieceOf } from "../../scene.ts";
import { listed } from "../../speech.ts";
import { state } from "../../state.ts";
import { Icon } from "../../ui/icon.tsx";
import { Leaf, Pawn } from "../../ui/parts.tsx";
import type { EveningView, Now } from "../../wire.ts";
import { useBell } from "./guest.tsx";

/** Before the game: it begins when all sit. */
export function EveningWaits({ now }: { now: Now }) {
  const { seats, edition, evening } = now.table;
  const missing = seats.flatMap((each, seat) => each.here ? [] : [nameOf(seats, seat)]);
  return (
    <Leaf title={words("eve-gathers")} theme={edition} back={`/e/${evening}`}>
      <div class="eve-guest">
        <section class="panel" aria-live="polite">
          <ul class="eve-foes">
            {seats.map((each, seat) => (
              <li key={seat} class={each.here ? "" : "missing"}>
                <Pawn world={edition} cast={pieceOf(seats, seat)} height={40} />
                <span>{nameOf(seats, seat)}</span>
                {each.here && <Icon name="check" size={20} />}
              </li>
            ))}
          </ul>
          <p>
            {words("eve-sits", { names: listed(missing, language.value), count: missing.length })}
          </p>
          <p class="mut">{words("eve-late", { size: seats.length })}</p>
        </section>
      </div>
    </Leaf>
  );
}

function Bell({ evening }: { evening: EveningView }) {
  useBell(evening);
  return null;
}

/** During and after the game: the next table is ready, or the host calls everybody back. */
export function EveningStrip({ now }: { now: Now }) {
  const id = now.table.evening!;
  useEffect(() => follow(id, () => false), [id]);
  const evening = view.value?.id === id ? view.value : null;
  const table = evening && tableOf(evening, evening.you);
  const next = table && !table.places && table.id !== now.table.id ? table : null;
  const left = evening?.rounds.at(-1)?.every((each) => each.id !== now.table.id) ?? false;
  const called = next !== null || left;
  useEffect(() => {
    state.called.value = called;
  }, [called]);
  if (!evening) return null;
  return (
    <>
      <Bell evening={evening} />
      {called && (
        <p class="notice" role="status">
          <span class="notice-text">
            {next ? words("eve-ready-at", { table: next.number }) : words("eve-called")}
          </span>
          <a
            class="btn small"
            href={next ? `/t/${next.id}` : `/e/${id}`}
            onClick={() => next && sitDown(evening, next)}
          >
            {words(next ? "eve-sit" : "eve-back")}
          </a>
        </p>
      )}
    </>
  );
}

/** On the podium of a table. */
export function BackToEvening({ id }: { id: string }) {
  return (
    <a class="btn primary" href={`/e/${id}`}>
      <Icon name="people" />
      {words("eve-back")}
    </a>
  );
}
