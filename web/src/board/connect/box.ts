// What is in the box of Connect, and the garden when all is set up.

import { connectBack } from "../../art/connect.ts";
import { pawn, SEATS } from "../../art/cast.ts";
import { motifDefs } from "../../art/motifs/symbols.ts";
import { at, type Fragment } from "../../art/svg.ts";
import { tileDefs } from "../../art/tiles.ts";
import type { Motifs } from "../../skins/index.ts";
import { appear, counted, type Draw } from "../../ui/figures.ts";
import { tileArt } from "./art.ts";
import { WORLD } from "./world.ts";

const defs = (motifs: Motifs): Fragment =>
  `<defs>${tileDefs(WORLD)}${motifDefs(WORLD, motifs)}</defs>`;

export const box: Draw = (_, motifs) => ({
  box: "-16 -16 600 252",
  art: defs(motifs) +
    ([[5, "AB", 12], [6, "CJ", 20], [14, "DE", 18]] as const).map(([sides, pair, many], n) =>
      at(n * 198, 0, tileArt({ sides, pair }) + counted(many, 110, 62))
    ).join("") +
    SEATS.map((seat, n) => at(n * 94 + 24, 136, pawn(seat))).join(""),
  ms: 1,
  motions: [],
});

const SQUARE = [[6, "AB"], [14, "CJ"], [3, "DE"], [13, "BT"]] as const;
const HAND = [[9, "CU"], [5, "AH"]] as const;

export const setUp: Draw = (_, motifs) => ({
  box: "-24 -24 560 370",
  art: defs(motifs) +
    SQUARE.map(([sides, pair], n) =>
      at(
        (n % 2) * 100,
        Math.floor(n / 2) * 100,
        `<g class="square">${tileArt({ sides, pair })}</g>`,
      )
    ).join("") +
    [3, 2, 1, 0].map((n) => at(300 + n * 4, 40 + n * 5, connectBack())).join("") +
    counted(42, 418, 102) +
    HAND.map(([sides, pair], n) =>
      at(60 + n * 116, 226, `<g class="hand">${tileArt({ sides, pair })}</g>`)
    ).join("") +
    at(0, 240, pawn(1)),
  ms: 5000,
  motions: [
    appear(".hand", 0.08, 0.18, { transform: "translate(200px, -160px)" }),
    appear(".square", 0.3, 0.42, { transform: "translate(160px, -10px)" }),
  ],
});
