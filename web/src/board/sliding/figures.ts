// A push and what it does to pieces, a walk and what it finds, in the colours of each sliding edition.

import { arrow } from "../../art/board.ts";
import { type Mask, trailThrough } from "../../art/geometry.ts";
import { entering, missing, tick, trail } from "../../art/marks.ts";
import { motifKey } from "../../motifs.ts";
import type { Motifs } from "../../skins/index.ts";
import { figureOnTile } from "../../art/pieces.ts";
import { at, type Fragment } from "../../art/svg.ts";
import { disc, tileDefs, tileUse } from "../../art/tiles.ts";
import { box, setUp } from "./box.ts";
import { appear, type Draw, type Figures, type Motion } from "../../ui/figures.ts";

/** Three rows of four; the middle one is pushed from the left by a tile of its own. */
const BOARD = [[6, 10, 14, 12], [5, 3, 9, 5], [3, 10, 11, 9]] as const;
const SPARE = 10;
const TREASURE = [1, 2] as const;

/** The board; *moved* if its middle row has been pushed already. */
function board(
  theme: string,
  motifs: Motifs,
  more: Fragment,
  { moved = false, masks = BOARD as readonly (readonly Mask[])[] } = {},
): Fragment {
  const motif = motifs[motifKey(theme, "A")];
  const cell = (row: number, column: number, mask: number) =>
    at(
      column * 100,
      row * 100,
      tileUse(theme, mask) +
        (motif && row === TREASURE[0] && column === TREASURE[1] ? disc(motif) : ""),
    );
  const rows = masks.map((line, row) =>
    line.map((mask, column) => cell(row, column, mask)).join("")
  );
  const used = [...new Set([...masks.flat(), SPARE])];
  return `<defs>${tileDefs(theme, { masks: used })}</defs>` +
    `<rect x="-4" y="-4" width="408" height="308" rx="10" fill="var(--bed)"/>` +
    rows[0] + rows[2] +
    `<g class="line" transform="translate(${moved ? 100 : 0} 0)">${
      at(-100, 100, tileUse(theme, SPARE) + entering())
    }${rows[1]}</g>` + more;
}

const PUSHER = `<g transform="translate(-28 150) rotate(-90) translate(-30 -20)">${
  arrow("hover")
}</g>`;

const PUSHED: readonly Keyframe[] = [
  { transform: "translateX(0)", offset: 0 },
  { transform: "translateX(0)", offset: 0.35, easing: "cubic-bezier(.34,1.18,.64,1)" },
  { transform: "translateX(100px)", offset: 0.5 },
  { transform: "translateX(100px)", offset: 1 },
];

const push: Draw = (theme, motifs) => ({
  box: "-106 -12 620 324",
  art: board(theme, motifs, PUSHER),
  ms: 3600,
  motions: [{
    on: ".line",
    frames: PUSHED,
  }],
});

const WAY = [[1, 0], [2, 0], [3, 0], [3, 1]] as const;

const walk: Draw = (theme, motifs) => {
  const walking: Motion = {
    on: ".walker",
    frames: [
      { transform: "translate(100px, 0px)", offset: 0 },
      ...WAY.map(([x, y], step) => ({
        transform: `translate(${x * 100}px, ${y * 100}px)`,
        offset: 0.2 + step * 0.13,
      })),
      { transform: "translate(300px, 100px)", offset: 1 },
    ],
  };
  const walker = `<g class="walker" transform="translate(300 100)">${figureOnTile(theme, 1)}</g>`;
  return {
    box: "-106 -12 620 324",
    art: board(theme, motifs, trail(trailThrough(WAY)) + walker),
    ms: 3600,
    motions: [walking],
  };
};

/** A piece on the last tile of the line drops off and returns on the tile that came in. */
const ride: Draw = (theme, motifs) => {
  const [from, off, back] = [
    "translate(300px, 100px)",
    "translate(400px, 100px)",
    "translate(0px, 100px)",
  ];
  const piece = figureOnTile(theme, 1);
  return {
    box: "-106 -12 620 324",
    art: board(
      theme,
      motifs,
      PUSHER +
        `<g transform="translate(400 100)"><g class="ghost" opacity=".4">${piece}</g></g>` +
        `<g class="walker" transform="translate(0 100)">${piece}</g>`,
      { moved: true },
    ),
    ms: 4800,
    motions: [
      { on: ".line", frames: PUSHED },
      {
        on: ".walker",
        frames: [
          { transform: from, opacity: 1, offset: 0 },
          { transform: from, opacity: 1, offset: 0.35, easing: "cubic-bezier(.34,1.18,.64,1)" },
          { transform: off, opacity: 1, offset: 0.5 },
          { transform: off, opacity: 0, offset: 0.6 },
          { transform: back, opacity: 0, offset: 0.61 },
          { transform: back, opacity: 1, offset: 0.7 },
          { transform: back, opacity: 1, offset: 1 },
        ],
      },
      appear(".ghost", 0.52, 0.6, {}),
    ],
  };
};

/** Where the tile came out it may not go back in. */
const barred: Draw = (theme, motifs) => ({
  box: "-106 -12 700 324",
  art: board(
    theme,
    motifs,
    PUSHER +
      `<g class="bars"><g transform="translate(536 150) rotate(90) translate(-30 -20)">${
        arrow("barred")
      }</g></g>`,
    { moved: true },
  ),
  ms: 3600,
  motions: [{ on: ".line", frames: PUSHED }, appear(".bars", 0.55, 0.65, {})],
});

const ENDS_THERE = [[1, 0], [2, 0], [2, 1]] as const;
const PASSES_BY = [...ENDS_THERE, [1, 1]] as const;

/** The first walk passes the treasure and ends beside it; the second ends on it. */
const counts: Draw = (theme, motifs) => {
  const along = (way: readonly (readonly [number, number])[], from: number): Keyframe[] =>
    way.map(([x, y], step) => ({
      transform: `translate(${x * 100}px, ${y * 100}px)`,
      offset: from + step * 0.08,
    }));
  const start = "translate(100px, 0px)";
  return {
    box: "-106 -12 620 324",
    art: board(
      theme,
      motifs,
      `<g class="wrong">${trail(trailThrough(PASSES_BY))}${at(118, 118, missing(), 1.4)}</g>` +
        `<g class="walker" transform="translate(200 100)">${figureOnTile(theme, 1)}</g>` +
        `<g class="right">${at(286, 118, tick(), 1.4)}</g>`,
    ),
    ms: 6400,
    motions: [
      {
        on: ".walker",
        frames: [
          { transform: start, offset: 0 },
          ...along(PASSES_BY, 0.08),
          { transform: "translate(100px, 100px)", offset: 0.48 },
          { transform: start, offset: 0.5 },
          ...along(ENDS_THERE, 0.56),
          { transform: "translate(200px, 100px)", offset: 1 },
        ],
      },
      {
        on: ".wrong",
        frames: [
          { opacity: 0, offset: 0 },
          { opacity: 0, offset: 0.33 },
          { opacity: 1, offset: 0.36 },
          { opacity: 1, offset: 0.48 },
          { opacity: 0, offset: 0.5 },
          { opacity: 0, offset: 1 },
        ],
      },
      appear(".right", 0.74, 0.78, {}),
    ],
  };
};

/** The same board with a way out at the top right. */
const OPEN = [[6, 10, 14, 13], ...BOARD.slice(1)];
const WAY_OUT = [[1, 0], [2, 0], [3, 0], [3, -1]] as const;

const edge: Draw = (theme, motifs) => ({
  box: "-106 -112 620 424",
  art: board(
    theme,
    motifs,
    trail(trailThrough(WAY_OUT)) +
      `<g class="walker" transform="translate(300 -100)">${figureOnTile(theme, 1)}</g>`,
    { masks: OPEN },
  ),
  ms: 3600,
  motions: [{
    on: ".walker",
    frames: [
      { transform: "translate(100px, 0px)", offset: 0 },
      ...WAY_OUT.map(([x, y], step) => ({
        transform: `translate(${x * 100}px, ${y * 100}px)`,
        offset: 0.2 + step * 0.13,
      })),
      { transform: "translate(300px, -100px)", offset: 1 },
    ],
  }],
});

const DRAWINGS: Readonly<Record<string, Draw>> = {
  box,
  "set-up": setUp,
  push,
  ride,
  barred,
  walk,
  counts,
  edge,
};

export const FIGURES: Figures = {
  drawings: DRAWINGS,
  after: {
    2: ["box"],
    3: ["set-up"],
    4: ["push", "ride", "barred"],
    5: ["walk", "counts"],
    6: ["edge"],
  },
};
