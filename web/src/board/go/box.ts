// What is in the box of Go!, and where everyone starts.

import { pawn, type Seat } from "../../art/cast.ts";
import { die, goDefs, goFrame, goJoker, scoreTile } from "../../art/go.ts";
import { motifDefs } from "../../art/motifs/symbols.ts";
import { at, type Fragment } from "../../art/svg.ts";
import type { Motifs } from "../../skins/index.ts";
import { appear, counted, type Draw } from "../../ui/figures.ts";
import { cellsArt, motifOf, stopAt, tileArt, trackArt, trackPawn } from "./art.ts";
import { WORLD } from "./world.ts";

const SCORES = [6, 4, 2, 1];
const defs = (motifs: Motifs): Fragment => `<defs>${goDefs()}${motifDefs(WORLD, motifs)}</defs>`;

export const box: Draw = (_, motifs) => {
  const right = 570;
  const pair = ["1", "5"].map((tile, n) =>
    at(right, n * 116, tileArt({ tile, face: 0, heading: "e" }))
  ).join("");
  return {
    box: "-34 -34 900 568",
    art: defs(motifs) + goFrame() + cellsArt([]) +
      pair + counted(6, right + 214, 124) +
      at(right + 50, 236, goJoker()) +
      [..."STVW"].map((letter, n) => at(right + n * 66, 350, die(motifOf(letter)))).join("") +
      SCORES.map((tile, n) => at(right + n * 66, 432, scoreTile(tile))).join(""),
    ms: 1,
    motions: [],
  };
};

/** Four, three and two players: where they start, and which score tiles they play for. */
const STARTS = [
  { seats: 4, at: 0, tiles: SCORES },
  { seats: 3, at: 3, tiles: [4, 2, 1] },
  { seats: 2, at: 7, tiles: [4, 2] },
] as const;

export const setUp: Draw = () => ({
  box: "0 -8 640 558",
  art: `<defs>${goDefs()}</defs>` +
    STARTS.map(({ seats, at: start, tiles }, row) =>
      at(
        0,
        row * 186,
        Array.from({ length: seats }, (_, n) => at(20 + n * 46, 0, pawn((n + 1) as Seat), 0.8))
          .join("") +
          tiles.map((tile, n) => at(340 + n * 72, 2, scoreTile(tile))).join("") +
          at(
            0,
            70,
            trackArt(20, [0, 5, 10, 15, 20], [20]) +
              Array.from(
                { length: seats },
                (_, n) =>
                  `<g transform="translate(${stopAt(start, 20) + n * 13 - (start ? 10 : 0)} 62)">` +
                  `<g class="start-${row}">${trackPawn(n + 1)}</g></g>`,
              ).join(""),
          ),
      )
    ).join(""),
  ms: 5000,
  motions: STARTS.map((_, row) =>
    appear(`.start-${row}`, 0.1 + row * 0.2, 0.18 + row * 0.2, {
      transform: "translate(0px, -40px)",
    })
  ),
});
