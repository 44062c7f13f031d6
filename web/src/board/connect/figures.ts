// The rules of Connect in pictures: laying, catching along a path, and a choice of catches.

import {
  ARM,
  catchMark,
  catchRing,
  creature,
  creatureArms,
  plot,
  ribbon,
} from "../../art/connect.ts";
import { missing } from "../../art/marks.ts";
import { motifDefs, motifUse } from "../../art/motifs/symbols.ts";
import type { Motifs } from "../../skins/index.ts";
import type { Fragment } from "../../art/svg.ts";
import { tileDefs } from "../../art/tiles.ts";
import { ribbonAlong, seatOf, wayBetween } from "./layout.ts";
import { at, type Place, shared, type Tile } from "./tiles.ts";
import { tileArt } from "./art.ts";
import { box, setUp } from "./box.ts";
import { keyOf, WORLD } from "./world.ts";
import { appear, type Draw, type Figures } from "../../ui/figures.ts";

const tile = (sides: number, pair: string): Tile => ({ sides, pair });

const defs = (motifs: Motifs): Fragment =>
  `<defs>${tileDefs(WORLD)}${motifDefs(WORLD, motifs)}</defs>` +
  `<rect x="-460" y="-60" width="1400" height="520" fill="var(--bed)" opacity=".35"/>`;

function on(place: Place, art: Fragment, name = ""): Fragment {
  const [x, y] = at(place);
  return `<g transform="translate(${x * 100} ${y * 100})"><g class="${name}">${art}</g></g>`;
}

const garden = (lying: ReadonlyMap<Place, Tile>, name: (place: Place) => string): Fragment =>
  [...lying].map(([place, each]) => on(place, tileArt(each), name(place))).join("");

/** The creatures of a tile once more: neither a ribbon nor a ring hides one. */
function creatures({ sides, pair }: Tile): Fragment {
  return [...pair].map((letter, n) => {
    const [x, y] = ARM[creatureArms(sides)[n]!];
    return creature(motifUse(WORLD, keyOf(letter)), x, y);
  }).join("");
}

/** The ribbon between two tiles with the same creature, and rings around both of them. */
function meeting(
  lying: ReadonlyMap<Place, Tile>,
  from: Place,
  to: Place,
  name: string,
): Fragment {
  const [one, other] = [lying.get(from)!, lying.get(to)!];
  const letter = shared(one.pair, other.pair)[0]!;
  const start = seatOf(one, letter), end = seatOf(other, letter);
  const way = wayBetween(lying, from, to);
  return `<g class="${name}">${ribbon(ribbonAlong(way, start, end))}` +
    on(from, catchRing(start[1], start[2])) + on(to, catchRing(end[1], end[2])) +
    way.map((place) => on(place, creatures(lying.get(place)!))).join("") + `</g>`;
}

const SQUARE: readonly (readonly [Place, Tile])[] = [
  ["0,0", tile(6, "AB")],
  ["1,0", tile(14, "CJ")],
  ["0,1", tile(3, "DE")],
  ["1,1", tile(13, "BT")],
];

const lay: Draw = (_, motifs) => {
  const lying = new Map(SQUARE);
  const places: Place[] = ["2,0", "1,2", "-1,1"];
  return {
    box: "-110 -6 420 316",
    art: defs(motifs) + garden(lying, () => "") +
      places.slice(0, 2).map((place) => on(place, plot(), "plot")).join("") +
      on("2,0", tileArt(tile(9, "CU")), "new"),
    ms: 4200,
    motions: [
      appear(".new", 0.4, 0.5, { transform: "translate(50px, -90px) rotate(9deg) scale(1.1)" }),
      appear(".plot", 0.08, 0.18, {}),
    ],
  };
};

const caught: Draw = (_, motifs) => {
  const lying = new Map<Place, Tile>([
    ["0,0", tile(6, "AS")],
    ["1,0", tile(14, "CJ")],
    ["0,1", tile(3, "DE")],
    ["1,1", tile(11, "BT")],
    ["2,1", tile(9, "AH")],
    ["2,0", tile(12, "GY")],
  ]);
  const way = meeting(lying, "2,1", "0,0", "way");
  return {
    box: "-30 -20 440 240",
    art: defs(motifs) +
      garden(lying, (place) => place === "2,1" ? "new" : place === "0,0" ? "prey" : "") + way,
    ms: 6000,
    motions: [
      appear(".new", 0.08, 0.16, { transform: "translate(40px, 70px) rotate(8deg) scale(1.1)" }),
      appear(".way", 0.26, 0.34, {}),
      {
        on: ".prey",
        frames: [
          { transform: "none", opacity: 1, offset: 0 },
          { transform: "none", opacity: 1, offset: 0.6, easing: "cubic-bezier(.65,0,.35,1)" },
          { transform: "translateY(-12px) scale(1.08)", opacity: 1, offset: 0.66 },
          {
            transform: "translate(-60px, -60px) scale(.4) rotate(-14deg)",
            opacity: 0,
            offset: 0.8,
          },
          {
            transform: "translate(-60px, -60px) scale(.4) rotate(-14deg)",
            opacity: 0,
            offset: 0.97,
          },
          { transform: "none", opacity: 1, offset: 1 },
        ],
      },
    ],
  };
};

/** Either of two tiles may go, but not both: what is left must stay connected. */
const choice: Draw = (_, motifs) => {
  const lying = new Map<Place, Tile>([
    ["0,0", tile(6, "AB")],
    ["1,0", tile(12, "AH")],
    ["0,1", tile(3, "BI")],
    ["1,1", tile(9, "GY")],
  ]);
  const marks = (taken: Place, other: Place, name: string): Fragment =>
    `<g class="${name}">${on(taken, catchMark(true))}${on(other, catchMark(false))}${
      meeting(lying, "0,0", taken, "")
    }</g>`;
  const turnsWith = (name: string, first: boolean) => ({
    on: name,
    frames: [
      { opacity: first ? 1 : 0, offset: 0 },
      { opacity: first ? 1 : 0, offset: 0.48 },
      { opacity: first ? 0 : 1, offset: 0.5 },
      { opacity: first ? 0 : 1, offset: 1 },
    ],
  });
  return {
    box: "-110 -10 420 222",
    art: defs(motifs) + garden(lying, () => "") +
      marks("1,0", "0,1", "one").replace('class="one"', 'class="one" opacity="0"') +
      marks("0,1", "1,0", "two"),
    ms: 4800,
    motions: [turnsWith(".one", true), turnsWith(".two", false)],
  };
};

/** Without the tile between them, two tiles touch only at a corner: it may not be taken. */
const corner: Draw = (_, motifs) => {
  const lying = new Map<Place, Tile>([
    ["0,0", tile(6, "AB")],
    ["1,0", tile(12, "AH")],
    ["1,1", tile(9, "GY")],
  ]);
  return {
    box: "-110 -10 420 222",
    art: defs(motifs) +
      garden(lying, (place) => place === "1,0" ? "between" : "")
        .replace('class="between"', 'class="between" opacity=".3"') +
      `<g transform="translate(100 100)"><g class="sign">${missing()}</g></g>`,
    ms: 4800,
    motions: [
      {
        on: ".between",
        frames: [
          { opacity: 1, offset: 0 },
          { opacity: 1, offset: 0.25 },
          { opacity: 0.15, offset: 0.4 },
          { opacity: 0.15, offset: 0.85 },
          { opacity: 1, offset: 1 },
        ],
      },
      appear(".sign", 0.4, 0.48, {}),
    ],
  };
};

const DRAWINGS: Readonly<Record<string, Draw>> = {
  "connect-box": box,
  "connect-set-up": setUp,
  "connect-lay": lay,
  "connect-catch": caught,
  "connect-choice": choice,
  "connect-corner": corner,
};

export const FIGURES: Figures = {
  drawings: DRAWINGS,
  after: {
    2: ["connect-box"],
    3: ["connect-set-up"],
    4: ["connect-lay"],
    5: ["connect-catch", "connect-choice", "connect-corner"],
  },
};
