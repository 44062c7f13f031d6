// Tiles and places of Connect as the position texts name them.

import type { Mask } from "../../art/index.ts";

/** A cell in notation: "2,-1"; x grows to the right, y downwards. */
export type Place = string;

export interface Tile {
  readonly sides: Mask; // open sides: N=1 E=2 S=4 W=8
  readonly pair: string; // the letters of its two creatures; no two tiles of a box have the same
}

/** The tiles as printed, in the order of their numbers (docs/notation-connect.md). */
const PRINTED = "5AB 3BC 5CD 3DE 7EF 5FG 3GH 3HI 3IJ 5JK 3KL 7LM 3MN 7NO 7OP 7PQ 3QR 3RS " +
  "7ST 3TU 7UV 5VW 5WX 7XY 3AY 7AH 7BI 7CJ 7DK 5EL 3FM 7GN 5HO 5IP 5JQ 7KR 3LS 5MT 3NU 3OV " +
  "3PW 3QX 5RY 7AS 7BT 3CU 3DV 3EW 7FX 7GY";

/** The fifty tiles of a box. */
export const BOX: readonly Tile[] = PRINTED.split(" ").map((text) => ({
  sides: Number.parseInt(text[0]!, 16),
  pair: text.slice(1),
}));

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/** All pairs in the order of their numbers: those of the box, then the others by the alphabet. */
const PAIRS: readonly string[] = (() => {
  const box = BOX.map(({ pair }) => pair);
  const all = [...LETTERS].flatMap((one, at) => [...LETTERS.slice(at)].map((two) => one + two));
  return [...box, ...all.filter((pair) => !box.includes(pair))];
})();

/** The number of the tile with this pair, from 1. */
export const numberOf = (pair: string): number => PAIRS.indexOf(pair) + 1;

/** The pair on the tile with this number. */
export const pairOf = (number: number): string => PAIRS[number - 1] ?? "";

/** Column and row of a place. */
export function at(place: Place): readonly [number, number] {
  const [x, y] = place.split(",");
  return [Number(x), Number(y)];
}

export const placeOf = (x: number, y: number): Place => `${x},${y}`;

/** By reading order: row by row from the top, each from the left. */
export function byReading(one: Place, other: Place): number {
  const [x, y] = at(one);
  const [right, down] = at(other);
  return y - down || x - right;
}

const SHAPES: readonly Mask[] = [5, 3, 7];

/** The printed rotation of a tile of this shape; turns count from there. */
export function printed(sides: Mask): Mask {
  for (const shape of SHAPES) {
    for (let k = 0; k < 4; k++) {
      if ((((shape << k) | (shape >> (4 - k))) & 15) === sides) return shape;
    }
  }
  return sides;
}

/** The creatures that two tiles share. */
export const shared = (one: string, other: string): string[] =>
  [...new Set(one)].filter((letter) => other.includes(letter));
