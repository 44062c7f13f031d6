// The band of the front page: one path through all worlds, three columns of tiles each.
import { EAST, type Mask, NORTH, SOUTH, trailThrough, turned, WEST } from "../art/geometry.ts";
import { figure } from "../art/pieces.ts";
import { at, type Fragment, row } from "../art/svg.ts";
import { skinOf } from "../skins/index.ts";

export const ROWS = 4;
const COLUMNS = 15;
const WIDE = 3;

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

/** The columns of the world at *place*, from 0; after the last one the path starts over. */
const firstOf = (place: number): number => (place * WIDE) % COLUMNS;

/** The tiles of the world at *place*, row by row. */
export function worldTiles(place: number): Mask[][] {
  const first = firstOf(place);
  return GRID.map((line) => line.slice(first, first + WIDE));
}

/** The part of the dotted path that runs through a world, from border to border. */
export function worldTrail(place: number): string {
  const first = firstOf(place);
  const cells = PATH.filter(([, column]) => column >= first && column < first + WIDE)
    .map(([row, column]) => [column - first, row] as const);
  return trailThrough([[-0.5, cells[0]![1]], ...cells, [WIDE - 0.5, cells.at(-1)![1]]]);
}

/** The piece in the world of an edition. */
export function worldPawn(edition: string): Fragment {
  const [piece, row, column] = skinOf(edition).front.standing;
  return at(column * 100 + 50 - 37, row * 100 + 68 - 92, figure(edition, piece), 1.25);
}
