// The band of the front page: one path through five worlds, three columns of tiles each.
import type { Piece } from "../art/cast.ts";
import { EAST, type Mask, NORTH, SOUTH, trailThrough, turned, WEST } from "../art/geometry.ts";
import { figure } from "../art/pieces.ts";
import { at, type Fragment, row } from "../art/svg.ts";
import { type Theme, THEMES } from "../art/tiles.ts";

export const ROWS = 4;
const COLUMNS = 15;

/** The cells of the path, row and column. */
const PATH = (
  "2,0 2,1 1,1 1,2 1,3 2,3 2,4 1,4 1,5 1,6 0,6 0,7 1,7 2,7 2,8 2,9 1,9 1,10 2,10 2,11 2,12 1,12 " +
  "1,13 2,13 2,14"
).split(" ").map((cell) => cell.split(",").map(Number) as [number, number]);

function side([row, column]: [number, number], [toRow, toColumn]: [number, number]): Mask {
  if (toRow !== row) return toRow < row ? NORTH : SOUTH;
  return toColumn > column ? EAST : WEST;
}

function tiles(): Mask[][] {
  const chance = row(41);
  const grid = Array.from(
    { length: ROWS },
    () =>
      Array.from(
        { length: COLUMNS },
        () => turned([5, 3, 7, 3, 5][Math.floor(chance() * 5)]!, Math.floor(chance() * 4)),
      ),
  );
  PATH.forEach((cell, at) => {
    let mask = at ? side(cell, PATH[at - 1]!) : WEST;
    mask |= at < PATH.length - 1 ? side(cell, PATH[at + 1]!) : EAST;
    if (chance() < 0.22) mask |= [NORTH, EAST, SOUTH, WEST][Math.floor(chance() * 4)]!;
    grid[cell[0]]![cell[1]] = mask;
  });
  return grid;
}

const GRID = tiles();

/** The tiles of one world, row by row. */
export function worldTiles(theme: Theme): Mask[][] {
  const first = THEMES.indexOf(theme) * 3;
  return GRID.map((line) => line.slice(first, first + 3));
}

/** Where a world shows a motif: row, column and key. */
export const SHOWN: Record<Theme, readonly (readonly [number, number, string])[]> = {
  classic: [[0, 2, "owl"], [3, 2, "dragon"], [0, 0, "keys"]],
  pirates: [[0, 0, "compass"], [3, 1, "anchor"]],
  galaxy: [[2, 0, "planet"], [3, 1, "rocket"]],
  go: [[0, 1, "moth"], [3, 0, "crown"]],
  connect: [[0, 0, "frog"], [3, 1, "bee"]],
};

/** The part of the dotted path that runs through a world, from border to border. */
export function worldTrail(theme: Theme): string {
  const first = THEMES.indexOf(theme) * 3;
  const cells = PATH.filter(([, column]) => column >= first && column < first + 3)
    .map(([row, column]) => [column - first, row] as const);
  return trailThrough([[-0.5, cells[0]![1]], ...cells, [2.5, cells.at(-1)![1]]]);
}

/** In the second row and the first two columns: whole, however many tiles a screen has room for. */
const STANDING: Record<Theme, readonly [piece: Piece, row: number, column: number]> = {
  classic: [1, 1, 1],
  pirates: [2, 1, 1],
  galaxy: ["lord", 1, 1],
  go: [3, 1, 0],
  connect: [4, 1, 1],
};

/** Who stands in a world. */
export function worldPawn(theme: Theme): Fragment {
  const [piece, row, column] = STANDING[theme];
  return at(column * 100 + 50 - 37, row * 100 + 68 - 92, figure(theme, piece), 1.25);
}
