// A push and a walk, in the colours of each sliding edition.

import { arrow } from "../../art/board.ts";
import { trailThrough } from "../../art/geometry.ts";
import { entering, trail } from "../../art/marks.ts";
import { motifKey } from "../../motifs.ts";
import type { Motifs } from "../../skins/index.ts";
import { figureOnTile } from "../../art/pieces.ts";
import { at, type Fragment } from "../../art/svg.ts";
import { disc, tileDefs, tileUse } from "../../art/tiles.ts";
import { type Draw, type Figures, type Motion } from "../../ui/figures.ts";

/** Three rows of four; the middle one is pushed from the left by a tile of its own. */
const BOARD = [[6, 10, 14, 12], [5, 3, 9, 5], [3, 10, 11, 9]] as const;
const SPARE = 10;
const TREASURE = [1, 2] as const;

function board(theme: string, motifs: Motifs, more: Fragment): Fragment {
  const motif = motifs[motifKey(theme, "A")];
  const cell = (row: number, column: number, mask: number) =>
    at(
      column * 100,
      row * 100,
      tileUse(theme, mask) +
        (motif && row === TREASURE[0] && column === TREASURE[1] ? disc(motif) : ""),
    );
  const rows = BOARD.map((line, row) =>
    line.map((mask, column) => cell(row, column, mask)).join("")
  );
  const used = [...new Set([...BOARD.flat(), SPARE])];
  return `<defs>${tileDefs(theme, { masks: used })}</defs>` +
    `<rect x="-4" y="-4" width="408" height="308" rx="10" fill="var(--bed)"/>` +
    rows[0] + rows[2] +
    `<g class="line">${at(-100, 100, tileUse(theme, SPARE) + entering())}${rows[1]}</g>` + more;
}

const PUSHER = `<g transform="translate(-28 150) rotate(-90) translate(-30 -20)">${
  arrow("hover")
}</g>`;

const push: Draw = (theme, motifs) => ({
  box: "-106 -12 620 324",
  art: board(theme, motifs, PUSHER),
  ms: 3600,
  motions: [{
    on: ".line",
    frames: [
      { transform: "translateX(0)", offset: 0 },
      { transform: "translateX(0)", offset: 0.35, easing: "cubic-bezier(.34,1.18,.64,1)" },
      { transform: "translateX(100px)", offset: 0.5 },
      { transform: "translateX(100px)", offset: 1 },
    ],
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

const DRAWINGS: Readonly<Record<string, Draw>> = { push, walk };

export const FIGURES: Figures = { drawings: DRAWINGS, after: { 4: ["push"], 5: ["walk"] } };
