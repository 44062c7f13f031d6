// The rules of Go! in pictures: who claims first, when a maze is solved, what the check looks at,
// and how the pieces move.

import { pawn, type Seat } from "../../art/cast.ts";
import { goDefs, goFrame, scoreTile } from "../../art/go.ts";
import { icon } from "../../art/icons.ts";
import { motifDefs } from "../../art/motifs/symbols.ts";
import type { Motifs } from "../../skins/index.ts";
import { at, type Fragment } from "../../art/svg.ts";
import {
  boardArt,
  carriedArt,
  cellsArt,
  cornerOf,
  missed,
  reached,
  smallBoard,
  stopAt,
  tileArt,
  traced,
  trackArt,
  trackPawn,
} from "./art.ts";
import { goals, type Laid, readPlacement, wayTo } from "./position.ts";
import { box, setUp } from "./box.ts";
import { WORLD } from "./world.ts";
import { appear, type Draw, draw, type Figures, type Motion } from "../../ui/figures.ts";

const ROLL = "STVW";
const SOLVED = ["2B@a1s", "3B@a3e", "4B@d2w", "1A@c5n"].map((text) => readPlacement(text)!);
/** The same with one tile turned the wrong way. */
const WRONG = [...SOLVED.filter(({ tile }) => tile !== "4"), readPlacement("4B@d2e")!];

const defs = (motifs: Motifs): Fragment => `<defs>${goDefs()}${motifDefs(WORLD, motifs)}</defs>`;

/** A tile with the treasure that it frames, where it lies. */
function framed(laid: Laid): Fragment {
  const [x, y] = cornerOf(laid);
  return at(x, y, carriedArt(laid, laid.cell));
}

const solved: Draw = (_, motifs) => {
  const found = goals(SOLVED, ROLL);
  const art = SOLVED.map((laid, n) => `<g class="tile-${n}">${framed(laid)}</g>`).join("") +
    found.map(({ cell }, n) => `<g class="way-${n}">${traced(wayTo(SOLVED, cell))}</g>`).join("") +
    found.map(({ cell }, n) => `<g class="sign-${n}">${reached(cell)}</g>`).join("");
  const motions: Motion[] = [
    ...SOLVED.map((_, n) =>
      appear(`.tile-${n}`, 0.03 + n * 0.08, 0.09 + n * 0.08, {
        transform: "translate(60px, -50px) rotate(4deg)",
      })
    ),
    ...found.flatMap((_, n) => [
      draw(`.way-${n} path`, 0.4 + n * 0.08, 0.48 + n * 0.08),
      appear(`.sign-${n}`, 0.48 + n * 0.08, 0.51 + n * 0.08, {}),
    ]),
  ];
  return {
    box: "-34 -34 568 580",
    art: defs(motifs) + goFrame() + cellsArt([]) + art,
    ms: 8000,
    motions,
  };
};

const check: Draw = (_, motifs) => {
  const found = goals(WRONG, ROLL);
  const signs = found.map(({ cell, joined, framed: hole }, n) =>
    joined
      ? `<g class="way-${n}">${traced(wayTo(WRONG, cell))}</g><g class="sign-${n}">${
        reached(cell)
      }</g>`
      : `<g class="sign-${n}">${missed(WRONG, cell, hole)}</g>`
  ).join("");
  return {
    box: "-34 -34 568 580",
    art: defs(motifs) + boardArt(WRONG, signs),
    ms: 6000,
    motions: found.flatMap(({ joined }, n) => [
      ...(joined ? [draw(`.way-${n} path`, 0.1 + n * 0.15, 0.2 + n * 0.15)] : []),
      appear(`.sign-${n}`, 0.2 + n * 0.15, 0.24 + n * 0.15, {}),
    ]),
  };
};

const MINE = SOLVED.map((laid) => laid);
/** Four boards: whoever is done first takes the best score tile. */
const claim: Draw = (_, motifs) => {
  const order = [2, 0, 1, 3]; // the third is first, the first is second, ...
  const built = [4, 4, 3, 3];
  const tiles = [6, 4, 2, 1];
  const art = order.map((_, seat) => {
    const place = order.indexOf(seat);
    const board = place === 3 ? MINE.slice(0, 2) : MINE.slice(0, Math.max(3, built[place]!));
    return at(
      seat * 150,
      0,
      `<g transform="translate(46 4) scale(.8)">${pawn((seat + 1) as Seat)}</g>` +
        `<g transform="translate(22 84) scale(2)">${smallBoard(board)}</g>`,
    );
  }).join("");
  const medals = tiles.map((tile, place) =>
    `<g class="medal-${place}" transform="translate(${order[place]! * 150 + 92} 66)">${
      scoreTile(tile)
    }</g>`
  ).join("");
  const bell = (place: number): Fragment =>
    `<g class="bell-${place}" transform="translate(${
      order[place]! * 150 + 2
    } 8)" color="var(--accent)">${icon("bell", 40)}</g>`;
  return {
    box: "-6 -6 612 214",
    art: `<defs>${goDefs()}${motifDefs(WORLD, motifs)}</defs>` + art + medals +
      [0, 1, 2].map(bell).join(""),
    ms: 7000,
    motions: tiles.flatMap((_, place) => {
      const start = place < 3 ? 0.12 + place * 0.2 : 0.6;
      const home = `translate(${order[place]! * 150 + 92}px, 66px)`;
      const row = `translate(${170 + place * 70}px, 92px)`;
      return [
        {
          on: `.medal-${place}`,
          frames: [
            { transform: row, offset: 0 },
            { transform: row, offset: start, easing: "cubic-bezier(.65,0,.35,1)" },
            { transform: home, offset: start + 0.08 },
            { transform: home, offset: 1 },
          ],
        },
        ...(place < 3 ? [appear(`.bell-${place}`, start - 0.03, start, {})] : []),
      ];
    }),
  };
};

/** The track: one goes forward by the blue number, one back by the red one. */
const score: Draw = () => {
  const steps = [
    { cast: 1, from: 7, to: 11, tile: 4, y: -74 },
    { cast: 3, from: 13, to: 11, tile: -2, y: -74 },
  ];
  const art = steps.map(({ cast, to, tile, y }, n) => {
    const apart = n === 0 ? -16 : 16;
    return `<g class="piece-${n}" transform="translate(${stopAt(to, 20) + apart} 62)">${
      trackPawn(cast)
    }<g transform="translate(-18 ${y}) scale(.58)">${scoreTile(tile)}</g></g>`;
  }).join("");
  return {
    box: "0 -44 640 146",
    art: trackArt(20, [0, 5, 10, 15, 20], [20]) + art,
    ms: 5000,
    motions: steps.map(({ from, to }, n) => {
      const apart = n === 0 ? -16 : 16;
      const there = (stop: number): string => `translate(${stopAt(stop, 20) + apart}px, 62px)`;
      return {
        on: `.piece-${n}`,
        frames: [
          { transform: there(from), offset: 0 },
          { transform: there(from), offset: 0.2 + n * 0.25, easing: "cubic-bezier(.65,0,.35,1)" },
          { transform: there(to), offset: 0.38 + n * 0.25 },
          { transform: there(to), offset: 1 },
        ],
      };
    }),
  };
};

/** The six tiles, each with its one side above and its other side below. */
const tiles: Draw = (_, motifs) => {
  const art = [..."123456"].map((tile, n) => {
    const side = (face: number): Fragment => tileArt({ tile, face, heading: "e" });
    return at(
      (n % 3) * 230,
      Math.floor(n / 3) * 250,
      side(0) + at(0, 110, `<g class="other">${side(1)}</g>`),
    );
  }).join("");
  return {
    box: "-14 -14 688 488",
    art: defs(motifs) + art,
    ms: 4000,
    motions: [appear(".other", 0.2, 0.4, { transform: "translate(0px, -110px) scale(1, 0.1)" })],
  };
};

const DRAWINGS: Readonly<Record<string, Draw>> = {
  "go-box": box,
  "go-set-up": setUp,
  "go-tiles": tiles,
  "go-solved": solved,
  "go-check": check,
  "go-claim": claim,
  "go-score": score,
};

export const FIGURES: Figures = {
  drawings: DRAWINGS,
  after: {
    2: ["go-box", "go-tiles"],
    3: ["go-set-up"],
    4: ["go-claim"],
    5: ["go-solved"],
    6: ["go-check", "go-score"],
  },
};
