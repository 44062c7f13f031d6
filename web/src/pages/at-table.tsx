// What those around this screen choose: how cards lie, how they sit, whose card is read aloud.
import { signal } from "@preact/signals";
import { words } from "../i18n.ts";
import { hidesCards } from "../peeking.ts";
import { nameOf } from "../scene.ts";
import { choose, settings } from "../settings.ts";
import { Choice } from "../ui/choice.tsx";
import { Sheet, Switch } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";

/** To whom cards are read aloud, by table and seat: forgotten with the page. */
const readers = signal<ReadonlySet<string>>(new Set());
const key = (table: string, seat: number) => `${table}/${seat}`;

export const readsTo = (table: string, seat: number): boolean =>
  readers.value.has(key(table, seat));

function readTo(table: string, seat: number, yes: boolean): void {
  const others = [...readers.value].filter((each) => each !== key(table, seat));
  readers.value = new Set(yes ? [...others, key(table, seat)] : others);
}

export function AtTableSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const { cover, tapToPeek, oneSide, lastTurn } = settings.value;
  const { table, you } = now;
  return (
    <Sheet title={words("at-table")} onClose={onClose}>
      {hidesCards(table.options) && (
        <>
          <Switch
            label={words("cover-cards")}
            note={words("cover-cards-note")}
            value={cover}
            onChange={(yes) => choose({ cover: yes })}
          />
          <Switch
            label={words("tap-to-peek")}
            note={words("tap-to-peek-note")}
            value={tapToPeek}
            onChange={(yes) => choose({ tapToPeek: yes })}
          />
        </>
      )}
      <Choice
        name="sit"
        label={words("how-you-sit")}
        value={oneSide}
        choices={[
          { value: false, label: words("sit-around") },
          { value: true, label: words("sit-one-side") },
        ]}
        onChange={(yes) => choose({ oneSide: yes })}
      />
      <Switch
        label={words("keep-last-turn")}
        value={lastTurn}
        onChange={(yes) => choose({ lastTurn: yes })}
      />
      {hidesCards(table.options) && (
        <fieldset class="read-to">
          <legend>{words("read-card")}</legend>
          <p class="mut">{words("read-card-note")}</p>
          {you.seats.map((seat) => (
            <Switch
              key={seat}
              label={words("read-card-to", { name: nameOf(table.seats, seat) })}
              value={readsTo(table.id, seat)}
              onChange={(yes) => readTo(table.id, seat, yes)}
            />
          ))}
        </fieldset>
      )}
    </Sheet>
  );
}
