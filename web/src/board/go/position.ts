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
  readonly strict: boolean; // since version 2 of the rules a loose tile leaves a board unsolved
  readonly hasty: number | null; // who claimed again and again without having solved
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
  const fields = text.split(" ");
  const [, round, phase, clock, roll, scores, ready, taken, joker, boards, , , hasty] = fields;
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
    strict: fields.length > 11,
    hasty: hasty === undefined || hasty === "-" ? null : Number(hasty[0]) - 1,
  };
}

/** The letters on each of the four dice (docs/notation-go.md). */
export const DICE: Readonly<Record<string, readonly string[]>> = {
  pinwheel: ["SEPHNK", "GXTDBQ", "CULVIM", "WJFROA"],
  spread: ["NKWFIM", "SHDBCV", "EPQUOA", "GXTJRL"],
};

/** A side, the step across it, and the side of entry. */
const STEPS: readonly (readonly [Mask, number, Mask])[] = [
  [1, -SIZE, 4],
  [2, 1, 8],
  [4, SIZE, 1],
  [8, -1, 2],
];

/** The open sides of every cell that tiles cover, for tracing paths; the middle is open all round. */
export function openSides(board: readonly Laid[]): Map<number, Mask> {
  const open = new Map<number, Mask>([[MIDDLE, 15]]);
  for (const laid of board) {
    sidesOf(laid).forEach((mask, at) => {
      const cell = cellsUnder(laid)?.[at];
      if (cell !== undefined) open.set(cell, mask);
    });
  }
  return open;
}

/** The open sides of the cells of a tile as it is turned, the first one first. */
export function sidesOf(held: Held): Mask[] {
  const turns = "eswn".indexOf(held.heading);
  return drawing(held).masks.map((mask) => ((mask << turns) | (mask >> (4 - turns))) & 15);
}

/** The cells beside *cell* that open sides lead to, or null where one leads against a wall. */
function beside(
  open: ReadonlyMap<number, Mask>,
  cell: number,
): { side: Mask; there: number | null }[] {
  return STEPS.filter(([side]) => (open.get(cell) ?? 0) & side).map(([side, step, back]) => {
    const there = cell + step;
    const leaves = side === 2 || side === 8
      ? Math.floor(there / SIZE) !== Math.floor(cell / SIZE)
      : there < 0 || there >= SIZE * SIZE;
    const runsOn = !leaves && ((open.get(there) ?? 0) & back) !== 0;
    return { side, there: runsOn ? there : null };
  });
}

/** The predecessor of each cell that is connected to *start*. */
function cameFrom(board: readonly Laid[], start: number): Map<number, number | null> {
  const open = openSides(board);
  const came = new Map<number, number | null>([[start, null]]);
  for (const cell of came.keys()) {
    for (const { there } of beside(open, cell)) {
      if (there !== null && !came.has(there)) came.set(there, cell);
    }
  }
  return came;
}

/** The cells that a path joins to the middle: what the check draws. */
export function joined(board: readonly Laid[]): Set<number> {
  return new Set(cameFrom(board, MIDDLE).keys());
}

/** The cells from the middle to *cell*, both included; empty when no path leads there. */
export function wayTo(board: readonly Laid[], cell: number): number[] {
  const came = cameFrom(board, MIDDLE);
  const way: number[] = [];
  let at: number | null | undefined = came.has(cell) ? cell : undefined;
  for (; at !== null && at !== undefined; at = came.get(at)) way.unshift(at);
  return way;
}

/** The paths connected to *cell*, and the sides where they break off. */
export function looseEnds(
  board: readonly Laid[],
  cell: number,
): { ways: number[][]; breaks: { cell: number; side: Mask }[] } {
  const open = openSides(board);
  const came = cameFrom(board, cell);
  const ways: number[][] = [];
  const breaks: { cell: number; side: Mask }[] = [];
  for (const [there, from] of came) {
    if (from !== null) ways.push([from, there]);
    for (const { side, there: next } of beside(open, there)) {
      if (next === null) breaks.push({ cell: there, side });
    }
  }
  return { ways, breaks };
}

/** Why a tile does not fit on a board, or null if it does; the house has the final say. */
export function unfit(board: readonly Laid[], laid: Laid): "edge" | "middle" | "tile" | null {
  const cells = cellsUnder(laid);
  if (cells === null) return "edge";
  if (cells.includes(MIDDLE)) return "middle";
  const others = board.filter(({ tile }) => tile !== laid.tile);
  const taken = new Set(others.flatMap((other) => cellsUnder(other) ?? []));
  return cells.some((cell) => taken.has(cell)) ? "tile" : null;
}

/** Per letter of the roll: does a hole show it, and does a path join it to the middle? */
export interface Goal {
  readonly letter: string;
  readonly cell: number;
  readonly framed: boolean;
  readonly joined: boolean;
}

export function goals(board: readonly Laid[], roll: string): Goal[] {
  const paths = joined(board);
  const holes = new Set(board.filter(({ tile }) => tile <= "4").map(({ cell }) => cell));
  return [...roll].map((letter) => {
    const cell = PRINT.indexOf(letter);
    return { letter, cell, framed: holes.has(cell), joined: holes.has(cell) && paths.has(cell) };
  });
}

/** The tiles that nothing links to the middle, where the rules mind. */
export function loose(board: readonly Laid[], { strict }: Position): readonly Laid[] {
  if (!strict) return [];
  const paths = joined(board);
  return board.filter((laid) => !(cellsUnder(laid) ?? []).some((cell) => paths.has(cell)));
}

/** Whether a board passes the check: all treasures linked, and no tile on its own. */
export function passes(board: readonly Laid[], position: Position): boolean {
  return goals(board, position.roll).every((goal) => goal.joined) &&
    loose(board, position).length === 0;
}

/** The score tiles for a number of players, the best first. */
export function scoreTiles(players: number): readonly number[] {
  return { 2: [4, 2], 3: [4, 2, 1] }[players] ?? (players > 3 ? [6, 4, 2, 1] : []);
}

/** The grade, 0 to 5, of a solo game by mazes solved; each has its own text. */
export function gradeOf(solved: number): number {
  return [1, 3, 5, 7, 9].filter((least) => solved >= least).length;
}
