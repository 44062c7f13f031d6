// A few tiles of the garden around the one that was laid, with what was caught.
import { catchMark, connectTile, planting } from "../../art/connect.ts";
import { motifLetter } from "../../art/motifs/symbols.ts";
import { at, definitions, type Fragment } from "../../art/svg.ts";
import { tileDefs } from "../../art/tiles.ts";
import type { Motifs } from "../../skins/index.ts";
import type { Small, SmallView } from "../board.ts";
import { readLay } from "./lays.ts";
import { readPosition } from "./position.ts";
import { at as spotOf, pairOf, type Place, type Tile } from "./tiles.ts";
import { keyOf, WORLD } from "./world.ts";

const WIDE = 400, HIGH = 270;

/** The tiles that the pictures are laid with. */
export const smallDefs = (): Fragment => definitions(tileDefs(WORLD));

function tileOf({ sides, pair }: Tile, motifs: Motifs): Fragment {
  const [one = "", two = ""] = [...pair].map((letter) =>
    motifs[keyOf(letter)] ?? motifLetter(letter)
  );
  return connectTile(sides, [one, two]);
}

/** Where a picture of *size* begins that has *spots*, or the first of them, and no empty lawn. */
function firstShown(spots: readonly number[], garden: readonly number[], size: number): number {
  const ends = (of: readonly number[]): readonly [number, number] => [
    100 * Math.min(...of),
    100 * Math.max(...of) + 100,
  ];
  const [low, high] = ends(spots), [start, end] = ends(garden);
  const wanted = (high - low <= size ? (low + high) / 2 : 100 * spots[0]! + 50) - size / 2;
  if (end - start <= size) return (start + end - size) / 2;
  return Math.max(start, Math.min(end - size, wanted));
}

/** The picture; null if nothing lies there, or an action is told that lays nothing. */
export function drawSmall({ position, before, push, motifs }: SmallView): Small | null {
  const lay = readLay(push ?? "");
  const lying = new Map<Place, Tile>(readPosition(before ?? position).lying);
  if (lay) lying.set(lay.place, { sides: lay.sides, pair: pairOf(lay.tile) });
  else if (push !== undefined || !lying.size) return null;
  const garden = [...lying.keys()].map(spotOf);
  const spots = lay ? [lay.place, ...lay.take].map(spotOf) : garden;
  const left = firstShown(spots.map(([x]) => x), garden.map(([x]) => x), WIDE);
  const top = firstShown(spots.map(([, y]) => y), garden.map(([, y]) => y), HIGH);
  const put = (place: Place, art: Fragment): Fragment => {
    const [x, y] = spotOf(place);
    return at(100 * x, 100 * y, art);
  };
  const [x, y] = spots[0]!;
  return {
    box: `${left} ${top} ${WIDE} ${HIGH}`,
    art: [...lying].map(([place, tile]) => put(place, tileOf(tile, motifs))).join("") +
      (lay
        ? lay.take.map((place) => put(place, catchMark(true))).join("") +
          put(lay.place, planting())
        : ""),
    free: 100 * x < left + 80 && 100 * y < top + 80 ? "right" : "left",
  };
}
