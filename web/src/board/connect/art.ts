// Tiles of Connect as drawings, and how they are turned.

import {
  connectTile,
  type Fragment,
  type Mask,
  motifLetter,
  motifUse,
  turned,
} from "../../art/index.ts";
import { printed, type Tile } from "./tiles.ts";
import { keyOf, WORLD } from "./world.ts";

/** The drawing of a tile with its creatures; *turns* selects the look of a straight. */
export function tileArt(tile: Tile, turns?: number): Fragment {
  const motifs = [...tile.pair].map(motifOf);
  return connectTile(tile.sides, [motifs[0] ?? "", motifs[1] ?? ""], turns);
}

export function motifOf(letter: string): Fragment {
  const key = keyOf(letter);
  return key ? motifUse(WORLD, key) : motifLetter(letter);
}

/** The open sides of a tile after quarter turns from its printed rotation. */
export const turnedSides = (tile: Tile, turns: number): Mask => turned(printed(tile.sides), turns);
