// Where the first hint of a puzzle points, in words.
import type { Words } from "../../i18n.ts";
import { lineOf, NORTH, NOWHERE, slots, SOUTH } from "./maze.ts";
import { readPosition } from "./position.ts";

/** Name the *line* of a slot: the one that the piece of *seat* stands in, or by its letter or number. */
export function lookAt(line: string, position: string, seat: number, words: Words): string {
  const { maze: { width, height }, pieces } = readPosition(position);
  const slot = slots(width, height).find(({ name }) => name === line);
  if (!slot) return "";
  const column = slot.side === NORTH || slot.side === SOUTH;
  const way = column ? "column" : "row";
  return lineOf(slot, width, height).includes(pieces[seat] ?? NOWHERE)
    ? words("puzzle-hint-yours", { way })
    : words("puzzle-hint-line", { way, line: column ? line[0]! : line.slice(1) });
}
