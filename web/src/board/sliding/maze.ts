// The sliding maze as one small value, of any size: geometry only, the rules stay on the server.
// A cell is row * width + column, 0 is the top left corner; sides are bits N=1 E=2 S=4 W=8.

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const NOWHERE = -1;

export type Cell = number;
export type Sides = number;

export interface Tile {
  readonly sides: Sides;
  readonly motif: string; // the letter of what lies on it, or ""
}

export interface Maze {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[];
  readonly spare: Tile;
}

/** A way into the maze: the cell at which the tile enters, and the side it comes from. */
export interface Slot {
  readonly cell: Cell;
  readonly side: Sides;
  readonly name: string;
}

export const rowOf = (cell: Cell, width: number): number => Math.floor(cell / width);
export const columnOf = (cell: Cell, width: number): number => cell % width;

export function cellName(cell: Cell, width: number): string {
  return String.fromCharCode(97 + columnOf(cell, width)) + String(rowOf(cell, width) + 1);
}

export function readCell(name: string, width: number): Cell {
  return (Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 97;
}

const known = new Map<string, readonly Slot[]>(); // cached per size

/** All slots clockwise from the top left: both ends of every second row and column. */
export function slots(width: number, height: number): readonly Slot[] {
  const size = `${width}x${height}`;
  if (!known.has(size)) known.set(size, slotsOf(width, height));
  return known.get(size)!;
}

function slotsOf(width: number, height: number): readonly Slot[] {
  const columns = Array.from({ length: Math.floor((width - 1) / 2) }, (_, at) => 2 * at + 1);
  const rows = Array.from({ length: Math.floor((height - 1) / 2) }, (_, at) => 2 * at + 1);
  const slot = (cell: Cell, side: Sides): Slot => ({ cell, side, name: cellName(cell, width) });
  return [
    ...columns.map((column) => slot(column, NORTH)),
    ...rows.map((row) => slot(row * width + width - 1, EAST)),
    ...columns.toReversed().map((column) => slot((height - 1) * width + column, SOUTH)),
    ...rows.toReversed().map((row) => slot(row * width, WEST)),
  ];
}

/** The cells of a slot's line, from where the tile enters to where one falls out. */
export function lineOf(slot: Slot, width: number, height: number): Cell[] {
  const row = rowOf(slot.cell, width);
  const column = columnOf(slot.cell, width);
  const step = stepOf(opposite(slot.side), width);
  const length = slot.side === NORTH || slot.side === SOUTH ? height : width;
  return Array.from({ length }, (_, at) => row * width + column + at * step);
}

export function opposite(side: Sides): Sides {
  return turned(side, 2);
}

export function stepOf(side: Sides, width: number): number {
  return side === NORTH ? -width : side === SOUTH ? width : side === EAST ? 1 : -1;
}

/** Sides after clockwise quarter turns. */
export function turned(sides: Sides, quarters = 1): Sides {
  const times = ((quarters % 4) + 4) % 4;
  return ((sides << times) | (sides >> (4 - times))) & 15;
}

/** The ways a tile can lie, in the order of clockwise turns: a straight one has two, not four. */
export function turns(sides: Sides): Sides[] {
  return [...new Set([0, 1, 2, 3].map((quarters) => turned(sides, quarters)))];
}

/** Whether no push can ever move this cell. */
export function isFixed(cell: Cell, width: number, height: number): boolean {
  const row = rowOf(cell, width);
  const column = columnOf(cell, width);
  const slides = (at: number, length: number): boolean => at % 2 === 1 && at < length - 1;
  return !slides(row, height) && !slides(column, width);
}

/** The maze after the spare, turned to *sides*, was inserted at *slot*. */
export function pushed(maze: Maze, slot: Slot, sides: Sides): Maze {
  const line = lineOf(slot, maze.width, maze.height);
  const tiles = [...maze.tiles];
  line.forEach((cell, at) => {
    tiles[cell] = at === 0 ? { ...maze.spare, sides } : maze.tiles[line[at - 1]!]!;
  });
  return { ...maze, tiles, spare: maze.tiles[line[line.length - 1]!]! };
}

/** Where a piece on *cell* stands after a push at *slot*: pushed off, it comes back in. */
export function carried(cell: Cell, slot: Slot, width: number, height: number): Cell {
  const line = lineOf(slot, width, height);
  const at = line.indexOf(cell);
  return at < 0 ? cell : line[(at + 1) % line.length]!;
}

/** The cells that open onto *cell* as the maze lies. */
export function linked(maze: Maze, cell: Cell): Cell[] {
  const { width, height, tiles } = maze;
  const row = rowOf(cell, width);
  const column = columnOf(cell, width);
  const inside: readonly [Sides, boolean][] = [
    [NORTH, row > 0],
    [EAST, column < width - 1],
    [SOUTH, row < height - 1],
    [WEST, column > 0],
  ];
  return inside
    .filter(([side, within]) => within && (tiles[cell]!.sides & side) !== 0)
    .map(([side]) => [cell + stepOf(side, width), opposite(side)] as const)
    .filter(([next, back]) => (tiles[next]!.sides & back) !== 0)
    .map(([next]) => next);
}

/** The steps from *from* to every connected cell, and its predecessor. */
export function wayTo(maze: Maze, from: Cell): Map<Cell, { steps: number; before: Cell }> {
  const ways = new Map([[from, { steps: 0, before: NOWHERE }]]);
  const queue = [from];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    for (const next of linked(maze, cell)) {
      if (ways.has(next)) continue;
      ways.set(next, { steps: ways.get(cell)!.steps + 1, before: cell });
      queue.push(next);
    }
  }
  return ways;
}

/** The cells a piece steps on from *from* to *to*, both included; empty when there is no way. */
export function pathBetween(maze: Maze, from: Cell, to: Cell): Cell[] {
  const ways = wayTo(maze, from);
  if (!ways.has(to)) return [];
  const path: Cell[] = [];
  for (let cell = to; cell !== NOWHERE; cell = ways.get(cell)!.before) path.unshift(cell);
  return path;
}

/** The sides by which *cell* is open to the outside of the maze. */
export function waysOut(maze: Maze, cell: Cell): Sides[] {
  const { width, height, tiles } = maze;
  const row = rowOf(cell, width);
  const column = columnOf(cell, width);
  const border: readonly [Sides, boolean][] = [
    [NORTH, row === 0],
    [EAST, column === width - 1],
    [SOUTH, row === height - 1],
    [WEST, column === 0],
  ];
  return border.filter(([side, edge]) => edge && (tiles[cell]!.sides & side)).map(([side]) => side);
}

/**
 * The home corner of each seat, clockwise from the top left; two sit opposite.
 * In a league they go row by row.
 */
export function homes(width: number, height: number, seats: number, league = false): Cell[] {
  const corners = [0, width - 1, width * height - 1, width * (height - 1)];
  if (league) return [corners[0]!, corners[1]!, corners[3]!, corners[2]!].slice(0, seats);
  return seats === 2 ? [corners[0]!, corners[2]!] : corners.slice(0, seats);
}
