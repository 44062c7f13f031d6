// What Go! prints: a board and six tiles for each player, dice, and what all share.
import { pawn, type Seat } from "../../art/cast.ts";
import { goDefs, goFrame, goJoker, scoreTile } from "../../art/go.ts";
import { motifDefs } from "../../art/motifs/symbols.ts";
import { at, circle, type Fragment, line, rect } from "../../art/svg.ts";
import {
  centred,
  fold,
  marks,
  mm,
  paragraph,
  piece,
  type Press,
  type SheetPart,
} from "../../print/paper.ts";
import { rulesPart } from "../../print/rules.ts";
import type { Printed } from "../../print/sheets.ts";
import { boardArt, cellsArt, motifOf, tileArt } from "./art.ts";
import { FIGURES } from "./figures.ts";
import { readPosition } from "./position.ts";
import { WORLD } from "./world.ts";

const BOARD = 165; // millimetres, with its frame of 560 units
const UNIT = BOARD / 560; // board and tiles have one scale: a cell is 29.5 mm
const CELL = 100 * UNIT;
const PLAYERS = [1, 2, 3, 4] as const;
const WIDE = 194;
/** Which treasures share a die: as in editions/go/board.py. */
const DICE = ["SEPHNK", "GXTDBQ", "CULVIM", "WJFROA"];
/** The points of a score tile, and those on its back. */
const SCORES = [[6, -3], [4, -2], [2, -1], [1, 1]] as const;
const LAST = 20;

// --- tiles, which have two faces --------------------------------------------------------------------

const HOLED = "1234";

/** Both faces of a tile, one above the other: folded in the middle they lie back to back. */
function twoFaced(tile: string): Fragment {
  const face = (side: number): Fragment =>
    mm(0, 0, UNIT, tileArt({ tile, face: side, heading: "e" })) +
    (HOLED.includes(tile)
      ? circle(CELL / 2, 0.49 * CELL, 24 * UNIT, "#fff", `stroke="#222" stroke-width=".3"`)
      : "");
  // Turned over along the fold, the back has its first cell on the same side as the front.
  return face(0) + `<g transform="translate(0 ${CELL})">${face(1)}</g>`;
}

/** Three tiles in a row. */
function row(y: number, tiles: readonly string[]): Fragment {
  const gap = (WIDE - 6 * CELL) / 2;
  return tiles.map((tile, n) => {
    const x = n * (2 * CELL + gap);
    const over = rect(x - 0.8, y - 0.8, 2 * CELL + 1.6, 2 * CELL + 1.6, 0, "var(--wall)");
    const ticks = line(
      `M${x} ${y - 5}v3.5M${x + 2 * CELL} ${y - 5}v3.5M${x} ${y + 2 * CELL + 1.5}v3.5` +
        `M${x + 2 * CELL} ${y + 2 * CELL + 1.5}v3.5`,
      "#222",
      0.3,
      `class="cut"`,
    );
    return over + piece("tile", mm(x, y, 1, twoFaced(tile))) + ticks +
      fold(`M${x - 4} ${y + CELL}h2.5M${x + 2 * CELL + 1.5} ${y + CELL}h2.5`);
  }).join("");
}

const BOARD_TOP = 176;

function players(press: Press): SheetPart {
  const told = (y: number): Fragment =>
    press.worded((words) => paragraph(0, y, WIDE, 3.6, words("sheet-go-tiles")));
  const whose = (player: Seat): Fragment => mm(WIDE - 13, 0, 0.16, pawn(player));
  const sheets = PLAYERS.flatMap((player) => [
    whose(player) +
    piece("board", mm((WIDE - BOARD) / 2 + 30 * UNIT, 30 * UNIT, UNIT, goFrame() + cellsArt([]))) +
    row(BOARD_TOP, ["1", "2", "3"]) + told(BOARD_TOP + 2 * CELL + 8),
    whose(player) + row(20, ["4", "5", "6"]) + told(28 + 2 * CELL),
  ]);
  return { name: "players", count: PLAYERS.length, width: WIDE, sheets };
}

// --- dice -------------------------------------------------------------------------------------------

const FACE = 20;
/** The net of a cube: a row of four faces, and one above and below the second. */
const NET = [[0, 1], [1, 1], [2, 1], [3, 1], [1, 0], [1, 2]] as const;
/** Where faces are glued on each other: x, y, width, height. */
const FLAPS = [[4, 1.08, 0.3, 0.84], [0.7, 0.08, 0.3, 0.84], [2, 0.08, 0.3, 0.84]]
  .concat([[0.7, 2.08, 0.3, 0.84], [2, 2.08, 0.3, 0.84], [1.08, -0.3, 0.84, 0.3]])
  .concat([[1.08, 3, 0.84, 0.3]]);

function net(letters: string): Fragment {
  return FLAPS.map(([x, y, width, height]) =>
    rect(
      x! * FACE,
      y! * FACE,
      width! * FACE,
      height! * FACE,
      1,
      "#f4f4f4",
      `stroke="#999" stroke-width=".3"`,
    )
  ).join("") +
    NET.map(([x, y], n) =>
      rect(x * FACE, y * FACE, FACE, FACE, 0, "#fff", `stroke="#222" stroke-width=".3"`) +
      mm(x * FACE + 2, y * FACE + 2, 0.5, motifOf(letters[n]!))
    ).join("");
}

const dice = (press: Press): SheetPart => ({
  name: "dice",
  count: DICE.length,
  width: 180,
  sheets: [
    DICE.map((letters, n) =>
      mm((n % 2) * 94, 8 + Math.floor(n / 2) * 92, 1, piece("die", net(letters)))
    ).join("") +
    press.worded((words) =>
      paragraph(0, 196, 180, 4.4, words("sheet-dice-told")) +
      paragraph(0, 214, 180, 3, words("ours-go"), `fill="#555"`)
    ),
  ],
});

// --- the track, the joker, score tiles, counters -----------------------------------------------------

const STOP = 25, ACROSS = 7;

function track(): Fragment {
  const place = (stop: number): readonly [number, number] => {
    const down = Math.floor(stop / ACROSS), along = stop % ACROSS;
    return [((down % 2 ? ACROSS - 1 - along : along) + 0.5) * STOP, (down + 0.5) * STOP];
  };
  const stops = Array.from({ length: LAST + 1 }, (_, stop) => stop);
  const way = stops.map((stop) => place(stop).join(" ")).join("L");
  return line(`M${way}`, "var(--line)", 5, `stroke-linejoin="round"`) +
    stops.map((stop) => {
      const [x, y] = place(stop);
      return circle(
        x,
        y,
        11,
        stop === LAST ? "var(--gold-hi)" : "#fff",
        `stroke="#222" stroke-width=".5"`,
      ) +
        centred(x, y + 2.4, 7, String(stop));
    }).join("");
}

function shared(press: Press): SheetPart {
  const y = 92;
  const ring = (x: number, at: number): Fragment =>
    circle(x, at, 12, "none", `stroke="#222" stroke-width=".3" class="cut"`);
  const scores = SCORES.map(([front, back], n) => {
    const x = 14 + n * 30;
    const side = (points: number): Fragment => mm(-9.6, -9.6, 0.3, scoreTile(points));
    return piece(
      "score",
      `<g transform="translate(${x} ${y + 14})">${side(front)}</g>` +
        `<g transform="translate(${x} ${y + 38}) rotate(180)">${side(back)}</g>` +
        ring(x, y + 14) + ring(x, y + 38) + fold(`M${x - 12} ${y + 26}h24`),
    );
  }).join("");
  const counters = PLAYERS.map((seat, n) => {
    const x = 14 + n * 30;
    return piece(
      "counter",
      mm(x - 7.2, y + 62, 0.24, pawn(seat, { shadow: false, rim: false })) +
        ring(x, y + 71),
    );
  }).join("");
  const joker = rect(139.2, y + 8.2, CELL + 1.6, CELL + 1.6, 0, "var(--wall)") +
    piece("tile", mm(140, y + 9, UNIT, goJoker())) + marks(140, y + 9, CELL, CELL, 1, 1);
  return {
    name: "shared",
    count: 1,
    width: 180,
    sheets: [
      mm(2, 4, 1, track()) + scores + counters + joker +
      press.worded((words) => paragraph(0, 188, 180, 4.4, words("sheet-go-shared"))),
    ],
  };
}

/** All boards of a position with what is laid on them. */
function placed(press: Press, position: string): Fragment {
  const { boards, roll } = readPosition(position);
  const across = boards.length > 1 ? 2 : 1;
  const scale = (across > 1 ? 86 : 150) / 560;
  return boards.map((laid, n) =>
    mm(
      (n % across) * 94 + 30 * scale + (across > 1 ? 0 : 15),
      Math.floor(n / across) * 94 + 30 * scale,
      scale,
      piece("position", boardArt(laid, "")),
    )
  ).join("") +
    [...roll].map((letter, n) => at(n * 22, 196, motifOf(letter), 0.5)).join("") +
    press.worded((words) => paragraph(0, 224, 180, 4.4, words("sheet-placed-go")));
}

export const SHEETS: Printed = {
  parts: (press) => [
    players(press),
    dice(press),
    shared(press),
    rulesPart(press, "go", FIGURES, [
      "go-set-up",
      "go-tiles",
      "go-claim",
      "go-solved",
      "go-check",
      "go-score",
    ]),
  ],
  placed,
  defs: ({ motifs }) => goDefs() + motifDefs(WORLD, motifs),
  style: ":is(.go-trace,.go-trace-rim,.go-loose,.go-break,.go-break-rim,.go-lost,.go-lost-rim," +
    ".go-track-line){fill:none;stroke-linecap:round;stroke-linejoin:round}" +
    ".go-trace-rim,.go-break-rim,.go-lost-rim{stroke:#fff;stroke-width:16}" +
    ".go-trace{stroke:#0b7a4b;stroke-width:10}" +
    ":is(.go-loose,.go-break,.go-lost){stroke:#b3122b;stroke-width:8}" +
    ".go-track-line{stroke:var(--line);stroke-width:14}" +
    ".go-track-stop{fill:#fff;stroke:#555;stroke-width:2}.go-track-star{fill:#c98e1f}" +
    ".go-track-number{font-size:22px;text-anchor:middle}" +
    ".go-tiny-cell{fill:var(--cell1,#ffe9ad)}.go-tiny-hole{fill:#fff}" +
    ".go-tiny-way{fill:none;stroke:var(--floor);stroke-width:3}",
};
