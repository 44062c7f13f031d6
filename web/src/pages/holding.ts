// Whether this device is a phone that holds somebody's hand: the board is on a large screen.
import { keep, keysOf } from "../keys.ts";
import { hidesCards } from "../peeking.ts";
import type { Now } from "../wire.ts";

/** Whether this device may choose between the whole table and only its hand. */
export const isHand = ({ table }: Now): boolean => keysOf(table.id)?.hand !== undefined;

/** Whether it shows only the hand. */
export const holdsHand = ({ table, you }: Now): boolean =>
  keysOf(table.id)?.hand === "held" && table.phase === "playing" && you.seats.length === 1 &&
  hidesCards(table.options);

/** Only hold the cards here, or play from here, too. */
export function holdHere({ table }: Now, only: boolean): void {
  keep(table.id, { edition: table.edition, hand: only ? "held" : "played" });
}
