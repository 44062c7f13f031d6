/** The geometry of a tile of 100 by 100 units: its corridor as lines, the distance from it. */

/** Open sides as bits: north 1, east 2, south 4, west 8. */
export type Mask = number;

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const SIDES = [NORTH, EAST, SOUTH, WEST] as const;

export type Side = (typeof SIDES)[number];

/** The masks of straights, corners, Ts and the crossing. */
export const MASKS: readonly Mask[] = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15];

export const TILE = 100;

const BEND = 24; // radius of the centre line of a bend
const OVERSHOOT = 8; // lines run past the edge of the tile and are clipped
const JUNCTION = 19; // half the corridor

export type Point = readonly [number, number];

const END: Record<Side, Point> = {
  1: [50, -OVERSHOOT],
  2: [100 + OVERSHOOT, 50],
  4: [50, 100 + OVERSHOOT],
  8: [-OVERSHOOT, 50],
};
const NEAR: Record<Side, Point> = {
  1: [50, 50 - BEND],
  2: [50 + BEND, 50],
  4: [50, 50 + BEND],
  8: [50 - BEND, 50],
};
const STOP: Record<Side, Point> = {
  1: [50, 50 - JUNCTION],
  2: [50 + JUNCTION, 50],
  4: [50, 50 + JUNCTION],
  8: [50 - JUNCTION, 50],
};
const CORNERS: readonly (readonly [Side, Side])[] = [[1, 2], [2, 4], [4, 8], [8, 1]];

const open = (mask: Mask): Side[] => SIDES.filter((side) => mask & side);
const segment = (from: Point, to: Point): string => `M${from[0]},${from[1]}L${to[0]},${to[1]}`;

/** *mask* turned clockwise by *quarters* quarter turns, which may be negative. */
export function turned(mask: Mask, quarters = 1): Mask {
  const k = ((quarters % 4) + 4) % 4;
  return ((mask << k) | (mask >> (4 - k))) & 15;
}

/** The centre lines of all ways through a tile; bends are rounded, so inner corners are too. */
export function corridor(mask: Mask): string {
  let d = "";
  if ((mask & 5) === 5) d += segment(END[1], END[4]);
  if ((mask & 10) === 10) d += segment(END[8], END[2]);
  for (const [a, b] of CORNERS) {
    if (mask & a && mask & b) {
      d += `${segment(END[a], NEAR[a])}A${BEND},${BEND} 0 0 0 ${NEAR[b].join()}L${END[b].join()}`;
    }
  }
  const [side, ...others] = open(mask);
  if (side !== undefined && others.length === 0) d += segment(END[side], [50, 50]);
  return d;
}

/** Centre lines that never overlap, for joints and planks laid across them. */
export function spine(mask: Mask): string {
  const straight = (mask & 5) === 5, across = (mask & 10) === 10;
  if (!straight && !across) return corridor(mask);
  const through = straight && across
    ? []
    : straight
    ? [segment(END[1], END[4])]
    : [segment(END[8], END[2])];
  const arms = open(mask)
    .filter((side) => (straight && across) || !((straight ? 5 : 10) & side))
    .map((side) => segment(END[side], STOP[side]));
  return [...through, ...arms].join("");
}

function samples(mask: Mask): Point[] {
  const points: Point[] = [];
  const sample = (a: Point, b: Point): void => {
    for (let i = 0; i <= 20; i++) {
      points.push([a[0] + ((b[0] - a[0]) * i) / 20, a[1] + ((b[1] - a[1]) * i) / 20]);
    }
  };
  if ((mask & 5) === 5) sample(END[1], END[4]);
  if ((mask & 10) === 10) sample(END[8], END[2]);
  for (const [a, b] of CORNERS) {
    if (!(mask & a && mask & b)) continue;
    sample(END[a], NEAR[a]);
    sample(NEAR[b], END[b]);
    const centre: Point = [NEAR[a][0] + NEAR[b][0] - 50, NEAR[a][1] + NEAR[b][1] - 50];
    for (let i = 0; i <= 16; i++) {
      const angle = (i / 16) * Math.PI / 2, cos = Math.cos(angle), sin = Math.sin(angle);
      points.push([
        centre[0] + (NEAR[a][0] - centre[0]) * cos + (NEAR[b][0] - centre[0]) * sin,
        centre[1] + (NEAR[a][1] - centre[1]) * cos + (NEAR[b][1] - centre[1]) * sin,
      ]);
    }
  }
  const [side, ...others] = open(mask);
  if (side !== undefined && others.length === 0) sample(END[side], [50, 50]);
  return points;
}

/** A function that returns the distance of a point from the centre line of *mask*. */
export function distanceTo(mask: Mask): (x: number, y: number) => number {
  const points = samples(mask);
  return (x, y) => Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
}

/** The path of a pawn across tiles, through the centres of (column, row) cells. */
export const trailThrough = (cells: readonly (readonly [number, number])[]): string =>
  cells
    .map(([column, row], i) => `${i ? "L" : "M"}${column * TILE + 50},${row * TILE + 50}`)
    .join("");
