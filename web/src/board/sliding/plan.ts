// What is to be seen between two positions: a pure function of before, after and what was done.

import {
  carried,
  type Cell,
  lineOf,
  type Maze,
  NOWHERE,
  pathBetween,
  pushed,
  readCell,
  type Sides,
  type Slot,
  slots,
  type Tile,
  waysOut,
  wayTo,
} from "./maze.ts";
import type { Position } from "./position.ts";

export type Walker = number | "lord"; // a seat's piece, or the dark lord

export interface Ride {
  readonly piece: Walker;
  readonly from: Cell;
  readonly to: Cell;
  readonly wraps: boolean; // pushed off the maze and back in at the other end
}

export type Step =
  | { readonly kind: "turn"; readonly from: Sides; readonly to: Sides }
  | {
    readonly kind: "push";
    readonly slot: Slot;
    readonly line: readonly Cell[];
    readonly entering: Tile;
    readonly leaving: Tile;
    readonly rides: readonly Ride[];
  }
  | { readonly kind: "walk"; readonly piece: Walker; readonly path: readonly Cell[] }
  | {
    readonly kind: "leave";
    readonly piece: Walker;
    readonly path: readonly Cell[];
    readonly side: Sides;
  }
  | { readonly kind: "find"; readonly seat: number; readonly motif: string; readonly cell: Cell }
  | { readonly kind: "win"; readonly seat: number }
  | { readonly kind: "cut" }; // cannot be shown as moves: jump to the result

/** An action's parts: `b1=6`, `d4`, `!d4` or `out`. */
export type Deed =
  | { readonly kind: "push"; readonly slot: Slot; readonly sides: Sides }
  | { readonly kind: "walk"; readonly piece: Walker; readonly cell: Cell }
  | { readonly kind: "out" };

/** The action written as *text*, or null if it is none of these. */
export function readDeed(text: string, maze: Maze, seat: number): Deed | null {
  if (text === "out") return { kind: "out" };
  const match = /^(!?)([a-z][1-9][0-9]?)(?:=([0-9a-f]))?$/.exec(text);
  if (!match) return null;
  const [, lord, name, sides] = match;
  if (sides !== undefined) {
    const slot = slots(maze.width, maze.height).find((one) => one.name === name);
    return slot ? { kind: "push", slot, sides: Number.parseInt(sides, 16) } : null;
  }
  return { kind: "walk", piece: lord ? "lord" : seat, cell: readCell(name!, maze.width) };
}

/** The seat that the referee of a league drops (`drop 2`), or null. */
export function readDrop(text: string): number | null {
  const match = /^drop ([1-4])$/.exec(text);
  return match ? Number(match[1]) - 1 : null;
}

export function cellOf(position: Position, piece: Walker): Cell {
  return piece === "lord" ? position.lord : position.pieces[piece]!;
}

/** Everyone a push would carry along. */
export function ridesOf(position: Position, slot: Slot): Ride[] {
  const { width, height } = position.maze;
  const line = lineOf(slot, width, height);
  const pieces: [Walker, Cell][] = position.pieces.map((cell, seat) => [seat, cell]);
  if (position.lord !== NOWHERE) pieces.push(["lord", position.lord]);
  return pieces
    .filter(([, cell]) => line.includes(cell))
    .map(([piece, from]) => ({
      piece,
      from,
      to: carried(from, slot, width, height),
      wraps: from === line[line.length - 1],
    }));
}

/** The position as it lies after a push, before the walk. */
export function afterPush(position: Position, slot: Slot, sides: Sides): Position {
  const { width, height } = position.maze;
  const line = lineOf(slot, width, height);
  const far = line[line.length - 1]!;
  const ride = (cell: Cell): Cell => carried(cell, slot, width, height);
  return {
    ...position,
    maze: pushed(position.maze, slot, sides),
    pieces: position.pieces.map(ride),
    lord: position.lord === NOWHERE ? NOWHERE : ride(position.lord),
    phase: "w",
    barred: slots(width, height).find((one) => one.cell === far)!.name,
  };
}

function withPiece(position: Position, piece: Walker, cell: Cell): Position {
  if (piece === "lord") return { ...position, lord: cell };
  return { ...position, pieces: position.pieces.map((at, seat) => (seat === piece ? cell : at)) };
}

const sameBoard = (one: Position, other: Position): boolean =>
  one.maze.width === other.maze.width &&
  one.maze.tiles.length === other.maze.tiles.length &&
  one.maze.spare.motif === other.maze.spare.motif &&
  one.lord === other.lord &&
  one.pieces.every((cell, seat) => cell === other.pieces[seat]) &&
  one.maze.tiles.every((tile, cell) =>
    tile.sides === other.maze.tiles[cell]!.sides && tile.motif === other.maze.tiles[cell]!.motif
  );

/** The nearest open way over the edge for a piece on *from*. */
export function wayOut(
  maze: Maze,
  from: Cell,
  by?: Cell,
): { path: Cell[]; side: Sides } | null {
  const exits = [...wayTo(maze, from)]
    .filter(([cell]) => waysOut(maze, cell).length > 0 && (by === undefined || cell === by))
    .sort(([, one], [, other]) => one.steps - other.steps);
  if (exits.length === 0) return null;
  const cell = exits[0]![0];
  return { path: pathBetween(maze, from, cell), side: waysOut(maze, cell)[0]! };
}

/** The steps that lead from *before* by *did* to *after*; a lone `cut` when they would not. */
export function plan(before: Position, did: readonly string[], after: Position): Step[] {
  const steps: Step[] = [];
  const seat = before.seat;
  let now = before;
  for (const text of did) {
    const deed = readDeed(text, now.maze, seat);
    if (deed === null) continue; // not a move on the board: of the house, say
    if (deed.kind === "push") {
      const { slot, sides } = deed;
      if (now.maze.spare.sides !== sides) {
        steps.push({ kind: "turn", from: now.maze.spare.sides, to: sides });
      }
      const next = afterPush(now, slot, sides);
      steps.push({
        kind: "push",
        slot,
        line: lineOf(slot, now.maze.width, now.maze.height),
        entering: { ...now.maze.spare, sides },
        leaving: next.maze.spare,
        rides: ridesOf(now, slot),
      });
      now = next;
    } else if (deed.kind === "walk") {
      const path = pathBetween(now.maze, cellOf(now, deed.piece), deed.cell);
      if (path.length === 0) return [{ kind: "cut" }];
      steps.push({ kind: "walk", piece: deed.piece, path });
      now = withPiece(now, deed.piece, deed.cell);
      const found = after.found[seat]!;
      if (found.length > now.found[seat]!.length) {
        steps.push({ kind: "find", seat, motif: found[found.length - 1]!, cell: deed.cell });
      }
    } else {
      const way = wayOut(now.maze, now.pieces[seat]!);
      if (way === null) return [{ kind: "cut" }];
      steps.push({ kind: "leave", piece: seat, ...way });
      now = withPiece(now, seat, NOWHERE);
    }
  }
  if (!sameBoard(now, after)) return [{ kind: "cut" }];
  if (after.phase === "e" && before.phase !== "e") steps.push({ kind: "win", seat: after.seat });
  return steps;
}
