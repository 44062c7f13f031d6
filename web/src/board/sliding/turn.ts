// One's own turn in progress: nothing is sent before the walk.

import { cellsOf, goalsOf } from "./goals.ts";
import { type Cell, type Sides, type Slot, turned, waysOut } from "./maze.ts";
import { afterPush, readDeed, type Walker } from "./plan.ts";
import type { Position } from "./position.ts";

export interface Choices {
  readonly legal: readonly string[];
  readonly reach: Readonly<Record<string, readonly string[]>>;
}

export interface PlayerTurn {
  readonly sides: Sides; // how the spare lies in the hand
  readonly gate: string | null; // the push that is aimed at, where it is made without being shown
  readonly push: string | null; // the push that is shown, not made
  readonly piece: Walker | null; // who is to walk, where one may choose
  readonly aim: string | null; // the walk that is asked for, not yet confirmed
  readonly sent: boolean;
}

export function newTurn(position: Position): PlayerTurn {
  const { sides } = position.maze.spare;
  return { sides, gate: null, push: null, piece: null, aim: null, sent: false };
}

export function pushText(slot: Slot, sides: Sides): string {
  return `${slot.name}=${sides.toString(16)}`;
}

/** The position with the push that is shown. */
export function shown(position: Position, turn: PlayerTurn): Position {
  const deed = turn.push === null ? null : readDeed(turn.push, position.maze, position.seat);
  return deed?.kind === "push" ? afterPush(position, deed.slot, deed.sides) : position;
}

export function mayPush(position: Position, choices: Choices): boolean {
  return position.phase === "p" && choices.legal.length > 0;
}

/** The walks that may follow: those of the push that is shown, or of one already made. */
export function walks(position: Position, choices: Choices, turn: PlayerTurn): readonly string[] {
  if (turn.push !== null) return choices.reach[turn.push] ?? [];
  return position.phase === "w" ? choices.legal : [];
}

/** Who may walk: one's own piece, the dark lord, or either. */
export function walkers(position: Position, choices: Choices, turn: PlayerTurn): Walker[] {
  const all = walks(position, choices, turn);
  const own = all.some((text) => !text.startsWith("!"));
  const lord = all.some((text) => text.startsWith("!"));
  return [...(own ? [position.seat] : []), ...(lord ? ["lord" as const] : [])];
}

export function walker(position: Position, choices: Choices, turn: PlayerTurn): Walker {
  const all = walkers(position, choices, turn);
  if (turn.piece !== null && all.includes(turn.piece)) return turn.piece;
  if (all.length > 1) {
    // A piece that can find something goes first; the other is a key or a button away.
    const best = all.find((piece) => goalCell(position, choices, { ...turn, piece }) !== null);
    if (best !== undefined) return best;
  }
  return all[0] ?? position.seat;
}

/** Where the walker may go, and the text of each walk. */
export function ends(position: Position, choices: Choices, turn: PlayerTurn): Map<Cell, string> {
  const piece = walker(position, choices, turn);
  return endsOf(position, choices, turn, piece);
}

function endsOf(
  position: Position,
  choices: Choices,
  turn: PlayerTurn,
  piece: Walker,
): Map<Cell, string> {
  const found = new Map<Cell, string>();
  const { maze } = shown(position, turn);
  const leaves = piece !== "lord" && mayLeave(position, choices, turn);
  for (const text of walks(position, choices, turn)) {
    const deed = readDeed(text, position.maze, position.seat);
    if (deed?.kind !== "walk" || deed.piece !== piece) continue;
    // With all cards found, a walk that ends on an open border cell leads out.
    found.set(deed.cell, leaves && waysOut(maze, deed.cell).length > 0 ? "out" : text);
  }
  return found;
}

export function mayLeave(position: Position, choices: Choices, turn: PlayerTurn): boolean {
  return walks(position, choices, turn).includes("out");
}

/** A goal that the walker can end on, or null. */
export function goalCell(position: Position, choices: Choices, turn: PlayerTurn): Cell | null {
  const piece = turn.piece ?? walker(position, choices, { ...turn, piece: position.seat });
  const lit = endsOf(position, choices, turn, piece);
  const { maze } = shown(position, turn);
  for (const goal of goalsOf(position, position.seat)) {
    if (goal.kind === "edge") continue; // leaving is an action of its own
    const signed = goal.kind === "card" && goal.signed;
    if (signed !== (piece === "lord")) continue;
    for (const cell of cellsOf(goal, maze)) if (lit.has(cell)) return cell;
  }
  return null;
}

/** Show another push, or none; what was aimed at before is forgotten. */
export function withPush(turn: PlayerTurn, push: string | null): PlayerTurn {
  return { ...turn, push, aim: null };
}

/** Turn the spare by quarters; a tile already shown in the maze turns there. */
export function withTurn(turn: PlayerTurn, quarters: number): PlayerTurn {
  const sides = turned(turn.sides, quarters);
  const there = (push: string | null) =>
    push === null ? null : `${push.split("=")[0]}=${sides.toString(16)}`;
  return { ...turn, sides, gate: there(turn.gate), push: there(turn.push), aim: null };
}
