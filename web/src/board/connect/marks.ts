// What is marked in the garden: the last lay, what may be caught, and the ribbons to what is caught.

import {
  ARM,
  catchMark,
  catchRing,
  creature,
  creatureArms,
  type Fragment,
  planting,
  ribbon,
} from "../../art/index.ts";
import { motifOf } from "./art.ts";
import { ribbonAlong, seatOf, wayBetween } from "./layout.ts";
import type { Picture } from "./picture.ts";
import { at, type Place, shared, type Tile } from "./tiles.ts";

/** The quarter turns of a tile, if they are known. */
export type TurnsOf = (tile: Tile) => number | undefined;

/** All marks, as markup in the units of the garden. */
export function marks(picture: Picture, turnsOf: TurnsOf): Fragment {
  const { lying, ghost, candidates, taken, last } = picture;
  const on = (place: Place, fragment: Fragment, name = ""): Fragment => {
    const [x, y] = at(place);
    return `<g class="${name}" transform="translate(${x * 100} ${y * 100})">${fragment}</g>`;
  };
  const ways = taken.flatMap((place) => meeting(picture, place, turnsOf));
  return (last === null || ghost !== null ? "" : on(
    last.place,
    `<rect x="2.5" y="2.5" width="95" height="93" rx="9" class="cn-last cn-last-${last.cast}"/>`,
  )) +
    candidates.map((place) => on(place, catchMark(taken.includes(place)))).join("") +
    ways.map(({ line }) => ribbon(line)).join("") +
    [...new Set(ways.flatMap(({ way }) => way))].map((place) =>
      on(
        place,
        creaturesOf(ghost?.place === place ? ghost.tile : lying.get(place)!, turnsOf),
      )
    ).join("") + // a ribbon never hides a creature
    ways.flatMap(({ ends }) =>
      ends.map(({ place, letter, x, y }) =>
        on(place, catchRing(x, y) + creature(motifOf(letter), x, y))
      )
    ).join("") +
    (ghost === null ? "" : on(ghost.place, planting(), "cn-planting"));
}

function creaturesOf(tile: Tile, turnsOf: TurnsOf): Fragment {
  const turns = turnsOf(tile);
  return [...tile.pair].map((letter, index) => {
    const [x, y] = ARM[creatureArms(tile.sides, turns)[index]!];
    return creature(motifOf(letter), x, y);
  }).join("");
}

interface Meeting {
  readonly line: string;
  readonly way: readonly Place[];
  readonly ends: readonly { place: Place; letter: string; x: number; y: number }[];
}

/** The ribbon from the new tile to one that it catches, and the creatures that meet. */
function meeting(
  { lying, ghost, last }: Picture,
  place: Place,
  turnsOf: TurnsOf,
): Meeting[] {
  const from = ghost?.place ?? last?.place;
  const here = ghost?.tile ?? (from === undefined ? undefined : lying.get(from));
  const there = lying.get(place);
  if (from === undefined || here === undefined || there === undefined) return [];
  const [letter] = shared(here.pair, there.pair);
  const way = wayBetween(new Map([...lying, [from, here]]), from, place);
  if (letter === undefined || way.length < 2) return [];
  const start = seatOf(here, letter, turnsOf(here));
  const end = seatOf(there, letter, turnsOf(there));
  return [{
    way,
    line: ribbonAlong(way, start, end),
    ends: [
      { place: from, letter, x: start[1], y: start[2] },
      { place, letter, x: end[1], y: end[2] },
    ],
  }];
}
