// Choosing one's name and piece, before a game.
import { kindOf } from "../art/pieces.ts";
import { words } from "../i18n.ts";
import { nameOf } from "../scene.ts";
import { Badge, Pawn } from "../ui/parts.tsx";
import type { SeatView } from "../wire.ts";

/** The colours of a piece, as a style for everything of its owner. */
export const coloursOf = (piece: number) => ({
  "--pc": `var(--p${piece})`,
  "--pi": `var(--p${piece}-ink)`,
  "--pd": `var(--p${piece}-d)`,
  "--pl": `var(--p${piece}-l)`,
  "--pc-line": `var(--p${piece}-line)`,
});

export function NameField(
  { name, placeholder, onInput, onChange }: {
    name: string;
    placeholder: string;
    onInput: (name: string) => void;
    onChange?: (name: string) => void;
  },
) {
  return (
    <label class="name-field">
      <span>{words("your-name")}</span>
      <input
        value={name}
        maxLength={24}
        autocomplete="nickname"
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
        onChange={(event) => onChange?.(event.currentTarget.value.trim())}
      />
      <small>{words("name-kept")}</small>
    </label>
  );
}

/** One of the edition's pieces; those of other people cannot be chosen. */
export function PiecePick(
  { world, most, seats, own, piece, onChange }: {
    world: string;
    most: number;
    seats: readonly SeatView[];
    own: readonly number[]; // the seats of the person who chooses
    piece: number;
    onChange: (piece: number) => void;
  },
) {
  return (
    <fieldset class="pick" data-count={most}>
      <legend>{words(`your-${kindOf(world)}`)}</legend>
      <div class="pick-in">
        {Array.from({ length: most }, (_, n) => n + 1).map((each) => {
          const owner = seats.findIndex((seat) => seat.piece === each);
          const taken = seats[owner]?.kind === "human" && !own.includes(owner);
          return (
            <label key={each} class={`pick-one ${taken ? "taken" : ""}`} style={coloursOf(each)}>
              <input
                type="radio"
                name="piece"
                class="unseen"
                checked={each === piece}
                disabled={taken}
                onChange={() =>
                  onChange(each)}
              />
              <Pawn cast={each} height={56} world={world} />
              <span class="pick-name">
                <Badge cast={each} size={16} />
                <span>{taken ? nameOf(seats, owner) : words(`cast-${each}`)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
