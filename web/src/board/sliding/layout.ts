// Positions on the screen, in hundredths of a tile, and neighbours
// for the arrow keys.

import {
  type Cell,
  columnOf,
  EAST,
  type Maze,
  NORTH,
  rowOf,
  type Sides,
  type Slot,
  slots,
  SOUTH,
  WEST,
} from "./maze.ts";

export const TILE = 100;
export const FRAME = 56; // the rim around the bed, with the gates in it
const GATE_DEPTH = 28; // how far into the rim an arrow is centred
export const ARROW = { width: 60, height: 40 };

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole board with its frame; the top left corner of the maze is at (0, 0). */
export function boardSize(maze: Size): Size {
  return { width: maze.width * TILE + 2 * FRAME, height: maze.height * TILE + 2 * FRAME };
}

/** *box* in percent of the board, so that the browser does the scaling. */
export function inPercent(box: Box, maze: Size): Box {
  const board = boardSize(maze);
  return {
    left: (100 * (box.left + FRAME)) / board.width,
    top: (100 * (box.top + FRAME)) / board.height,
    width: (100 * box.width) / board.width,
    height: (100 * box.height) / board.height,
  };
}

export function cellBox(cell: Cell, maze: Size): Box {
  const left = columnOf(cell, maze.width) * TILE;
  return { left, top: rowOf(cell, maze.width) * TILE, width: TILE, height: TILE };
}

/** Where a gate can be touched: a tile wide, the frame and *reach* of the first tile deep. */
export function gateBox(slot: Slot, maze: Size, reach = 0): Box {
  const { left, top } = cellBox(slot.cell, maze);
  const depth = FRAME + reach;
  switch (slot.side) {
    case NORTH:
      return { left, top: -FRAME, width: TILE, height: depth };
    case SOUTH:
      return { left, top: top + TILE - reach, width: TILE, height: depth };
    case WEST:
      return { left: -FRAME, top, width: depth, height: TILE };
    default:
      return { left: left + TILE - reach, top, width: depth, height: TILE };
  }
}

/** Where the arrow of a gate is drawn, and how far it is turned: it is made pointing down. */
export function arrowPlace(slot: Slot, maze: Size): { x: number; y: number; turn: number } {
  const { left, top } = cellBox(slot.cell, maze);
  const centre = TILE / 2;
  const places: Record<Sides, { x: number; y: number; turn: number }> = {
    [NORTH]: { x: left + centre, y: -GATE_DEPTH, turn: 0 },
    [EAST]: { x: maze.width * TILE + GATE_DEPTH, y: top + centre, turn: 90 },
    [SOUTH]: { x: left + centre, y: maze.height * TILE + GATE_DEPTH, turn: 180 },
    [WEST]: { x: -GATE_DEPTH, y: top + centre, turn: 270 },
  };
  return places[slot.side]!;
}

/** The transform that puts a 60 by 40 arrow at its gate. */
export function arrowTransform(slot: Slot, maze: Size, scale = 1): string {
  const { x, y, turn } = arrowPlace(slot, maze);
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale}) ` +
    `translate(${-ARROW.width / 2} ${-ARROW.height / 2})`;
}

/** How far a tile moves that is pushed in at a slot, in tiles. */
export function pushVector(slot: Slot): readonly [number, number] {
  switch (slot.side) {
    case NORTH:
      return [0, 1];
    case SOUTH:
      return [0, -1];
    case WEST:
      return [1, 0];
    default:
      return [-1, 0];
  }
}

/** The gate *steps* further clockwise; a barred one can be looked at too. */
export function gateAfter(name: string, steps: number, maze: Size): string {
  const all = slots(maze.width, maze.height);
  const at = Math.max(0, all.findIndex((slot) => slot.name === name));
  return all[(at + steps + all.length) % all.length]!.name;
}

/** The gate of a line nearest to a point of the board, or null when none is near. */
export function gateAt(x: number, y: number, maze: Size): Slot | null {
  const all = slots(maze.width, maze.height).map((slot) => {
    const place = arrowPlace(slot, maze);
    return { slot, far: Math.hypot(place.x - x, place.y - y) };
  });
  all.sort((one, other) => one.far - other.far);
  const [nearest] = all;
  return nearest !== undefined && nearest.far < 1.1 * TILE ? nearest.slot : null;
}

const AHEAD: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The cell of *choice* that an arrow key leads to: the nearest ahead, preferring straight on. */
export function cellAhead(
  from: Cell,
  key: string,
  choice: Iterable<Cell>,
  width: number,
): Cell | null {
  const [dx, dy] = AHEAD[key] ?? [0, 0];
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of choice) {
    const right = columnOf(cell, width) - columnOf(from, width);
    const down = rowOf(cell, width) - rowOf(from, width);
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    if (ahead <= 0) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** Where several pieces stand on one cell, so that all can be seen: shifts in units of the tile. */
export function standing(count: number, at: number): readonly [number, number] {
  if (count === 1) return [0, 0];
  const places: Record<number, readonly (readonly [number, number])[]> = {
    2: [[-19, -4], [19, 6]],
    3: [[-24, -6], [24, -6], [0, 12]],
    4: [[-25, -12], [19, -12], [-19, 10], [25, 10]],
    5: [[-28, -12], [0, -14], [28, -12], [-17, 11], [17, 11]],
  };
  return places[Math.min(count, 5)]![at % 5] ?? [0, 0];
}

/** The dotted way of a walk through the centres of its cells, as a path of the maze. */
export function trail(path: readonly Cell[], maze: Pick<Maze, "width">): string {
  return path
    .map((cell, at) => {
      const x = columnOf(cell, maze.width) * TILE + TILE / 2;
      const y = rowOf(cell, maze.width) * TILE + TILE / 2;
      return `${at === 0 ? "M" : "L"}${x},${y + 2}`;
    })
    .join("");
}
