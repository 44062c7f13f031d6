// Where things are on the screen: the camera over the lawn, the next plot in a direction, and the
// way a ribbon takes between two creatures.

import { ARM, creatureArms, type Side } from "../../art/index.ts";
import { at, type Place, placeOf, type Tile } from "./tiles.ts";

/** Pixels of a tile's side, and where the top left corner of the place 0,0 is. */
export interface Camera {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
}

/** In places; right and bottom are those of the last one. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const LEAST = 14; // a fit never makes tiles smaller
export const MOST = 118;
const SMALLEST = 44; // zooming by hand may
const LARGEST = 220;
const RIM = 6; // pixels around what is fitted
const REACH = 26; // pixels around a fingertip: where tiles are small, the nearest plot is meant

export function boxOf(places: Iterable<Place>): Extent {
  let box: Extent | null = null;
  for (const place of places) {
    const [x, y] = at(place);
    box = box === null ? { left: x, top: y, right: x, bottom: y } : {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
    };
  }
  return box ?? { left: 0, top: 0, right: 1, bottom: 1 };
}

/** The camera that shows all of *box*, or as much around *focus* as *LEAST* allows. */
export function fit(box: Extent, { width, height }: Size, focus?: Place): Camera {
  const columns = box.right - box.left + 1;
  const rows = box.bottom - box.top + 1;
  const room = Math.min((width - 2 * RIM) / columns, (height - 2 * RIM) / rows);
  const tile = Math.floor(Math.min(MOST, Math.max(LEAST, room)));
  const [x, y] = focus === undefined
    ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    : at(focus);
  return {
    tile,
    x: along(width, tile, box.left, box.right + 1, x + 0.5),
    y: along(height, tile, box.top, box.bottom + 1, y + 0.5),
  };
}

function along(size: number, tile: number, from: number, to: number, focus: number): number {
  if ((to - from) * tile <= size) return Math.round(size / 2 - ((from + to) / 2) * tile);
  const most = RIM - from * tile; // the first place at the near edge
  const least = size - RIM - to * tile; // the last one at the far edge
  return Math.round(Math.min(most, Math.max(least, size / 2 - focus * tile)));
}

/** Whether a place is seen whole. */
export function isSeen(place: Place, camera: Camera, { width, height }: Size): boolean {
  const [x, y] = at(place);
  const left = camera.x + x * camera.tile;
  const top = camera.y + y * camera.tile;
  return left >= 0 && top >= 0 && left + camera.tile <= width && top + camera.tile <= height;
}

/** The camera moved by the least that shows all of *place*. */
export function reveal(place: Place, camera: Camera, { width, height }: Size): Camera {
  const [x, y] = at(place);
  const rim = Math.min(RIM * 2, camera.tile / 4);
  const shift = (start: number, size: number): number =>
    Math.max(0, rim - start) - Math.max(0, start + camera.tile + rim - size);
  return {
    tile: camera.tile,
    x: camera.x + shift(camera.x + x * camera.tile, width),
    y: camera.y + shift(camera.y + y * camera.tile, height),
  };
}

/** The camera moved as little as shows one of *places* whole, the nearest to *from*. */
export function withOneOf(
  places: readonly Place[],
  from: Place,
  camera: Camera,
  size: Size,
): Camera {
  if (places.some((place) => isSeen(place, camera, size))) return camera;
  const next = nearest(from, places);
  return next === null ? camera : reveal(next, camera, size);
}

/** The camera with tiles *factor* times as large, and what lies at (*x*, *y*) staying there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const tile = Math.min(LARGEST, Math.max(SMALLEST, camera.tile * factor));
  const scale = tile / camera.tile;
  return { tile, x: x - (x - camera.x) * scale, y: y - (y - camera.y) * scale };
}

/** The camera moved, but never so far that the garden is out of sight. */
export function panned(
  camera: Camera,
  dx: number,
  dy: number,
  box: Extent,
  { width, height }: Size,
): Camera {
  const { tile } = camera;
  const held = (value: number, size: number, from: number, to: number): number =>
    Math.min(size - tile - from * tile, Math.max(tile - to * tile, value));
  return {
    tile,
    x: held(camera.x + dx, width, box.left, box.right + 1),
    y: held(camera.y + dy, height, box.top, box.bottom + 1),
  };
}

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The place an arrow key leads to: the nearest ahead, sideways counting double; or null. */
export function placeAhead(from: Place, key: string, choice: Iterable<Place>): Place | null {
  const heading = HEADINGS[key];
  if (heading === undefined) return null;
  const [dx, dy] = heading;
  const [x, y] = at(from);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of choice) {
    const [px, py] = at(place);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 0 && far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}

/** The nearest of *choice* to a place. */
export function nearest(from: Place, choice: Iterable<Place>): Place | null {
  const [x, y] = at(from);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of choice) {
    const [px, py] = at(place);
    const far = Math.abs(px - x) + Math.abs(py - y);
    if (far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}

/** The plot that is meant by a tap at a point of the garden: the nearest, if one is near. */
export function meant(
  plots: Iterable<Place>,
  x: number,
  y: number,
  { tile, x: left, y: top }: Camera,
): Place | null {
  let best: Place | null = null;
  let least = Math.max(REACH, tile / 2);
  for (const place of plots) {
    const [px, py] = at(place);
    const far = Math.hypot(left + (px + 0.5) * tile - x, top + (py + 0.5) * tile - y);
    if (far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}

// --- ways -----------------------------------------------------------------------------------------

const STEPS: readonly (readonly [Side, number, number, Side])[] = [
  [1, 0, -1, 4],
  [2, 1, 0, 8],
  [4, 0, 1, 1],
  [8, -1, 0, 2],
];

/** A shortest unbroken path between two tiles, both included; empty when there is none. */
export function wayBetween(lying: ReadonlyMap<Place, Tile>, from: Place, to: Place): Place[] {
  const came = new Map<Place, Place | null>([[from, null]]);
  const open = [from];
  for (let next = open.shift(); next !== undefined && !came.has(to); next = open.shift()) {
    const [x, y] = at(next);
    const sides = lying.get(next)?.sides ?? 0;
    for (const [side, dx, dy, facing] of STEPS) {
      const there = placeOf(x + dx, y + dy);
      if (sides & side && (lying.get(there)?.sides ?? 0) & facing && !came.has(there)) {
        came.set(there, next);
        open.push(there);
      }
    }
  }
  const way: Place[] = [];
  for (
    let place: Place | null | undefined = to;
    place && came.has(place);
    place = came.get(place)
  ) {
    way.unshift(place);
  }
  return way;
}

/** Where a creature sits on a lying tile, in units of the tile. */
export function seatOf(
  tile: Tile,
  letter: string,
  turns?: number,
): readonly [Side, number, number] {
  const side = creatureArms(tile.sides, turns)[tile.pair.indexOf(letter)] ?? 1;
  const [x, y] = ARM[side];
  return [side, x, y];
}

/** The line from one creature to another along *way*, in units of 100 to a tile. */
export function ribbonAlong(
  way: readonly Place[],
  start: readonly [Side, number, number],
  end: readonly [Side, number, number],
): string {
  const sideTo = (from: Place, to: Place): Side => {
    const [x, y] = at(from);
    const [px, py] = at(to);
    return STEPS.find(([, dx, dy]) => px - x === dx && py - y === dy)![0];
  };
  if (way.length < 2) return "";
  const points: [number, number][] = [];
  way.forEach((place, index) => {
    const [x, y] = at(place);
    const corner = (px: number, py: number): void => void points.push([x * 100 + px, y * 100 + py]);
    if (index === 0) {
      corner(start[1], start[2]);
      if (sideTo(place, way[1]!) !== start[0]) corner(50, 49);
    } else if (index === way.length - 1) {
      if (sideTo(place, way[index - 1]!) !== end[0]) corner(50, 49);
      corner(end[1], end[2]);
    } else {
      corner(50, 49);
    }
  });
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x},${y}`).join("");
}
