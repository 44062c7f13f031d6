// What is in the box of a sliding edition, and the board when all is set up.

import { boardFrame, FRAME, frameDefs } from "../../art/board.ts";
import { cardBack, cardFace } from "../../art/cards.ts";
import { home, type Seat } from "../../art/cast.ts";
import { motifDefs, motifUse } from "../../art/motifs/symbols.ts";
import { figure, figureOnTile } from "../../art/pieces.ts";
import { at, type Fragment } from "../../art/svg.ts";
import { disc, tileDefs, tileUse } from "../../art/tiles.ts";
import { motifKey } from "../../motifs.ts";
import type { Motifs } from "../../skins/index.ts";
import { appear, counted, type Draw } from "../../ui/figures.ts";
import { type Cell, columnOf, isFixed, rowOf } from "./maze.ts";
import { readPosition } from "./position.ts";

/** A deal for four as any other; its letters are those of all sliding editions. */
export const { maze: DEALT, pieces: PIECES } = readPosition(
  "classic 66eA3SeBcc/55cdQbP66/7C57DcTeEadF/5bO65cWcV3X/7G9bH5dIdNdJ/a9adRaa5/3bMbK9bL3U9 " +
    "a a1,g1,g7,a7 1p - :S?????,:??????,:??????,:??????",
);
const SEATS: readonly Seat[] = [1, 2, 3, 4];
const STRAIGHT = 5, BEND = 3, TEE = 7;

const motifOf = (theme: string, letter: string): Fragment =>
  motifUse(theme, motifKey(theme, letter));

function defs(theme: string, motifs: Motifs): Fragment {
  const masks = [...DEALT.tiles, DEALT.spare].map(({ sides }) => sides);
  return `<defs>${
    tileDefs(theme, {
      masks: [...new Set([...masks, STRAIGHT, BEND, TEE])],
      fixed: [...new Set(masks)],
    })
  }` +
    `${frameDefs(theme)}${motifDefs(theme, motifs)}</defs>`;
}

/** The tiles of the board that *shown* lets through, each in its cell. */
function tiles(theme: string, shown: (cell: Cell) => boolean): Fragment {
  const { width, height } = DEALT;
  return DEALT.tiles.map(({ sides, motif }, cell) =>
    shown(cell)
      ? at(
        columnOf(cell, width) * 100,
        rowOf(cell, width) * 100,
        tileUse(theme, sides, isFixed(cell, width, height)) +
          (PIECES.includes(cell) ? home((PIECES.indexOf(cell) + 1) as Seat) : "") +
          (motif ? disc(motifOf(theme, motif)) : ""),
      )
      : ""
  ).join("");
}

const fixed = (cell: Cell): boolean => isFixed(cell, DEALT.width, DEALT.height);
const board = (theme: string): Fragment => boardFrame(theme) + tiles(theme, fixed);

export const box: Draw = (theme, motifs) => {
  const right = 700 + FRAME + 40;
  const loose = ([[STRAIGHT, 13], [BEND, 15], [TEE, 6]] as const).map(([mask, many], row) =>
    at(right, row * 124 - 20, tileUse(theme, mask) + counted(many, 118, 66))
  ).join("");
  const cards = [2, 1, 0].map((n) =>
    `<g transform="translate(${right + n * 13} ${388 + n * 4})">${
      n ? cardBack(theme) : cardFace(motifOf(theme, "A"))
    }</g>`
  ).join("");
  const pieces = SEATS.map((seat, n) =>
    at(right + 4 + (n % 2) * 100, 582 + Math.floor(n / 2) * 86, figure(theme, seat))
  ).join("");
  return {
    box: `${-FRAME - 6} ${-FRAME - 6} 1120 ${700 + 2 * FRAME + 12}`,
    art: defs(theme, motifs) + board(theme) + loose + cards + counted(24, right + 158, 484) +
      pieces,
    ms: 1,
    motions: [],
  };
};

export const setUp: Draw = (theme, motifs) => {
  const right = 700 + FRAME + 40;
  const pile = [2, 1, 0].map((n) =>
    `<g transform="translate(${right + n * 5} ${n * 5 - 20})">${cardBack(theme)}</g>`
  ).join("");
  const pieces = PIECES.map((cell, seat) =>
    at(
      columnOf(cell, 7) * 100,
      rowOf(cell, 7) * 100,
      `<g class="piece">${figureOnTile(theme, (seat + 1) as Seat)}</g>`,
    )
  ).join("");
  return {
    box: `${-FRAME - 6} ${-FRAME - 6} 1120 ${700 + 2 * FRAME + 12}`,
    art: defs(theme, motifs) + board(theme) +
      `<g class="loose">${tiles(theme, (cell) => !fixed(cell))}</g>` +
      pieces +
      `<g class="pile">${pile}</g>` +
      at(right + 2, 190, `<g class="card">${cardFace(motifOf(theme, "S"))}</g>`) +
      at(right + 2, 470, `<g class="spare">${tileUse(theme, DEALT.spare.sides)}</g>`, 1.3),
    ms: 7000,
    motions: [
      appear(".loose", 0.06, 0.16, { transform: "scale(1.06)" }),
      appear(".spare", 0.22, 0.28, { transform: "translate(-120px, 0px)" }),
      appear(".pile", 0.34, 0.4, { transform: "translate(60px, 0px)" }),
      appear(".card", 0.46, 0.52, { transform: "translate(0px, -160px)" }),
      appear(".piece", 0.6, 0.66, { transform: "translate(0px, -70px)" }),
    ],
  };
};
