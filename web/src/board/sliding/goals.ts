// A player's goals, read from the position: for display only, the server decides.

import { signedIn } from "../../motifs.ts";
import { type Cell, type Maze, NOWHERE, readCell, waysOut } from "./maze.ts";
import { homesOf, type Position } from "./position.ts";

const UNSEEN = "?";

export type Goal =
  | { readonly kind: "card"; readonly letter: string; readonly signed: boolean }
  | { readonly kind: "hidden" } // a card that the viewer may not see
  | { readonly kind: "home"; readonly cell: Cell }
  | { readonly kind: "point"; readonly cell: Cell }
  | { readonly kind: "edge" };

export function isSigned(position: Position, letter: string): boolean {
  return position.lord !== NOWHERE && signedIn(position.edition).includes(letter);
}

/** Whether every card of a hand may be gone for, in any order. */
function anyOrder(position: Position): boolean {
  return position.options.hands === "own" || position.options.hands === "open";
}

/** All goals of a seat that it may go for now: one card, any of its cards, or the way home. */
export function goalsOf(position: Position, seat: number): Goal[] {
  const hand = position.left[seat] ?? "";
  if (hand) {
    return [...(anyOrder(position) ? hand : hand[0]!)].map((letter) =>
      letter === UNSEEN
        ? { kind: "hidden" }
        : { kind: "card", letter, signed: isSigned(position, letter) }
    );
  }
  const { width } = position.maze;
  const ending = position.options.ending ?? "home";
  if (ending === "edge") return [{ kind: "edge" }];
  if (ending.startsWith("point:")) {
    return [{ kind: "point", cell: readCell(ending.slice(6), width) }];
  }
  return [{ kind: "home", cell: homesOf(position)[seat]! }];
}

/** The cells where a goal lies in a maze; none when it lies on the spare or is not known. */
export function cellsOf(goal: Goal, maze: Maze): Cell[] {
  const all = maze.tiles.map((_, cell) => cell);
  switch (goal.kind) {
    case "card":
      return all.filter((cell) => maze.tiles[cell]!.motif === goal.letter);
    case "edge":
      return all.filter((cell) => waysOut(maze, cell).length > 0);
    case "hidden":
      return [];
    default:
      return [goal.cell];
  }
}
