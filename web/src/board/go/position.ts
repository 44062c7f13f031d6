// The position text of Go! (docs/notation-go.md), and the placements in it.

import type { GoTile, Heading, Mask } from "../../art/index.ts";

/** The letter of the treasure on each cell, row by row; the middle has none. */
export const PRINT = "SEPGXHNKTDWJ.BQFRCULOAVIM";
export const SIZE = 5;
export const MIDDLE = 12;
export const FACES = ["A", "B"] as const;

/** Per tile its faces, with open sides as they are when the tile heads east. */
const PRINTED: Record<string, readonly (readonly [Mask, Mask])[]> = {
  1: [[0xa, 0xa], [0x2, 0xd]],
  2: [[0xa, 0xc], [0x2, 0xe]],
  3: [[0x3, 0xc], [0x7, 0xa]],
  4: [[0x6, 0xa], [0x2, 0xb]],
  5: [[0x7, 0xa], [0x3, 0xe]],
  6: [[0x7, 0xa], [0xa, 0xb]],
};
const STEP: Record<Heading, number> = { e: 1, s: SIZE, w: -1, n: -SIZE };

/** A tile as somebody holds it or as it lies. */
export interface Held {
  readonly tile: string; // "1" to "6", or "J" for the joker
  readonly face: number;
  readonly heading: Heading;
}

export interface Laid extends Held {
  readonly cell: number; // the first cell, row by row from 0
}

export type Phase = "p" | "s" | "c" | "b" | "e";

export interface Position {
  readonly round: number;
  readonly phase: Phase;
  readonly since: number; // moments in milliseconds since the table started
  readonly now: number;
  readonly due: number | null;
  readonly roll: string;
  readonly scores: readonly number[];
  readonly ready: readonly boolean[];
  readonly taken: readonly number[]; // 0: no score tile yet
  readonly joker: number | null;
  readonly boards: readonly (readonly Laid[])[];
}

export function cellName(cell: number): string {
  return "abcde"[cell % SIZE]! + (Math.floor(cell / SIZE) + 1);
}

export function drawing({ tile, face }: Held): GoTile {
  const masks = PRINTED[tile]?.[face];
  return masks ? { masks, hole: tile <= "4" } : { masks: [15], hole: false };
}

/** The text of a placement: 1A@b2e. */
export function placement(held: Held, cell: number): string {
  return held.tile === "J"
    ? `J@${cellName(cell)}`
    : `${held.tile}${FACES[held.face]}@${cellName(cell)}${held.heading}`;
}

export function readPlacement(text: string): Laid | null {
  const found = /^([1-6J])([AB]?)@([a-e])([1-5])([eswn]?)$/.exec(text);
  if (!found) return null;
  return {
    tile: found[1]!,
    face: found[2] === "B" ? 1 : 0,
    cell: (Number(found[4]) - 1) * SIZE + found[3]!.charCodeAt(0) - 97,
    heading: (found[5] || "e") as Heading,
  };
}

/** The cells under a tile, the first one first; null where it would stick out. */
export function cellsUnder(laid: Laid): number[] | null {
  if (laid.tile === "J") return [laid.cell];
  const there = laid.cell + STEP[laid.heading];
  const sameRow = Math.floor(there / SIZE) === Math.floor(laid.cell / SIZE);
  const inside = there >= 0 && there < SIZE * SIZE;
  const upright = laid.heading === "n" || laid.heading === "s";
  return inside && (upright || sameRow) ? [laid.cell, there] : null;
}

export function readPosition(text: string): Position {
  const [, round, phase, clock, roll, scores, ready, taken, joker, boards] = text.split(" ");
  const [since, now, due] = (clock ?? "").split(",");
  return {
    round: Number(round ?? 0),
    phase: (phase ?? "p") as Phase,
    since: Number(since ?? 0),
    now: Number(now ?? 0),
    due: due === undefined || due === "-" ? null : Number(due),
    roll: roll === "-" ? "" : roll ?? "",
    scores: (scores ?? "").split(",").map(Number),
    ready: [...(ready ?? "")].map((mark) => mark === "r"),
    taken: [...(taken ?? "")].map((mark) => mark === "-" ? 0 : Number(mark)),
    joker: joker === undefined || joker === "-" ? null : Number(joker) - 1,
    boards: (boards ?? "").split("/").map((board) =>
      board.split(",").map(readPlacement).filter((laid): laid is Laid => laid !== null)
    ),
  };
}

/** The open sides of every cell that tiles cover, for tracing paths; the middle is open all round. */
function openSides(board: readonly Laid[]): Map<number, Mask> {
  const open = new Map<number, Mask>([[MIDDLE, 15]]);
  for (const laid of board) {
    const turns = "eswn".indexOf(laid.heading);
    drawing(laid).masks.forEach((mask, at) => {
      const cell = cellsUnder(laid)?.[at];
      if (cell !== undefined) open.set(cell, ((mask << turns) | (mask >> (4 - turns))) & 15);
    });
  }
  return open;
}

/** The cells that a path joins to the middle: what the check draws. */
export function joined(board: readonly Laid[]): Set<number> {
  const open = openSides(board);
  const seen = new Set([MIDDLE]);
  for (const cell of seen) {
    [[1, -SIZE, 4], [2, 1, 8], [4, SIZE, 1], [8, -1, 2]].forEach(([side, step, back]) => {
      const there = cell + step!;
      const wraps = side === 2 || side === 8
        ? Math.floor(there / SIZE) !== Math.floor(cell / SIZE)
        : false;
      if (!wraps && (open.get(cell)! & side!) && ((open.get(there) ?? 0) & back!)) seen.add(there);
    });
  }
  return seen;
}

/** Per letter of the roll: does a hole show it, and does a path join it to the middle? */
export function goals(
  board: readonly Laid[],
  roll: string,
): { letter: string; cell: number; framed: boolean; joined: boolean }[] {
  const paths = joined(board);
  const holes = new Set(board.filter(({ tile }) => tile <= "4").map(({ cell }) => cell));
  return [...roll].map((letter) => {
    const cell = PRINT.indexOf(letter);
    return { letter, cell, framed: holes.has(cell), joined: holes.has(cell) && paths.has(cell) };
  });
}
