// What the sliding editions print: the board on four sheets, tiles, cards, pieces, rules.
import { arrow, arrowPlace, boardFrame, type Edge, FRAME, frameDefs } from "../../art/board.ts";
import { cardBack, cardFace, cardName, cardWord } from "../../art/cards.ts";
import { CREW } from "../../art/craft.ts";
import { home, type Piece, type Seat } from "../../art/cast.ts";
import { EAST, MASKS, NORTH, SOUTH } from "../../art/geometry.ts";
import { motifDefs, motifUse } from "../../art/motifs/symbols.ts";
import { figureOnTile } from "../../art/pieces.ts";
import { at, type Fragment, rect } from "../../art/svg.ts";
import { disc, discBesidePawn, tileDefs, tileUse } from "../../art/tiles.ts";
import { motifKey } from "../../motifs.ts";
import {
  centred,
  flap,
  fold,
  GREY,
  marks,
  mm,
  paragraph,
  piece,
  type Press,
  type SheetPart,
  text,
} from "../../print/paper.ts";
import { piecesPart } from "../../print/folded.ts";
import { rulesPart } from "../../print/rules.ts";
import type { Printed } from "../../print/sheets.ts";
import { tilesPart } from "../../print/tiled.ts";
import { DEALT, PIECES } from "./box.ts";
import { FIGURES } from "./figures.ts";
import { type Cell, columnOf, isFixed, rowOf, type Slot, slots, type Tile } from "./maze.ts";
import { homesOf, readPosition } from "./position.ts";

const { width: SIZE } = DEALT;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWX"];
/** How a loose tile lies on its sheet: straights, bends and Ts all the same way. */
const UPRIGHT = [5, 3, 7];
const QUARTERS: Readonly<Record<number, readonly number[]>> = {
  5: [5, 10],
  3: [3, 6, 12, 9],
  7: [7, 14, 13, 11],
};

const upright = ({ sides }: Tile): number =>
  UPRIGHT.find((each) => QUARTERS[each]!.includes(sides)) ?? sides;

const motif = (press: Press, letter: string): Fragment =>
  motifUse(press.edition, motifKey(press.edition, letter));

/** The loose tiles of the box: those with a treasure first. */
const LOOSE: readonly Tile[] = [
  ...DEALT.tiles.filter((_, cell) => !isFixed(cell, SIZE, SIZE)),
  DEALT.spare,
].sort((one, other) => (one.motif || "~") < (other.motif || "~") ? -1 : 1);

const tiles = (press: Press): SheetPart =>
  tilesPart(LOOSE.map((tile) =>
    at(0, 1, tileUse(press.edition, upright(tile))) +
    (tile.motif ? disc(motif(press, tile.motif)) : "")
  ));

/** Where the arrow of a slot is, in units of the board. */
function placeOf({ cell, side }: Slot, width: number, height: number) {
  const edge: Edge = side === NORTH
    ? "top"
    : side === EAST
    ? "right"
    : side === SOUTH
    ? "bottom"
    : "left";
  const upright = side === NORTH || side === SOUTH;
  return arrowPlace(edge, upright ? columnOf(cell, width) : rowOf(cell, width), width, height);
}

// --- the board --------------------------------------------------------------------------------------

const HALF = SIZE * 50; // in units: half a board
const BORDER = 20; // around it, for the arrows
const PIECE = (HALF + BORDER) / 2; // in millimetres

/** The whole board with its border and the cells where tiles are laid. */
function board(press: Press): Fragment {
  const full = 2 * HALF + 2 * BORDER;
  const cells = DEALT.tiles.map(({ sides, motif: letter }, cell) => {
    const drawn = isFixed(cell, SIZE, SIZE)
      ? tileUse(press.edition, sides, true) +
        (PIECES.includes(cell) ? home(PIECES.indexOf(cell) + 1 as Seat) : "") +
        (letter ? disc(motif(press, letter)) : "")
      : rect(
        3,
        3,
        94,
        94,
        8,
        "none",
        `stroke="var(--gold-hi)" stroke-width="1.5" stroke-dasharray="6 6" opacity=".6"`,
      );
    return at(columnOf(cell, SIZE) * 100, rowOf(cell, SIZE) * 100, drawn);
  }).join("");
  const arrows = slots(SIZE, SIZE).map((slot) => {
    const { x, y, angle } = placeOf(slot, SIZE, SIZE);
    const near = (along: number): number =>
      along < 0 ? -BORDER / 2 : along > 2 * HALF ? 2 * HALF + BORDER / 2 : along;
    return `<g transform="translate(${near(x)} ${near(y)}) rotate(${angle}) scale(.42) ` +
      `translate(-30 -20)">${arrow()}</g>`;
  }).join("");
  return rect(-BORDER, -BORDER, full, full, 0, "var(--frame)") +
    rect(0, 0, 2 * HALF, 2 * HALF, 0, "var(--bed)") + cells + arrows;
}

/** A quarter with the flaps on which its neighbours are glued. */
function quarter(press: Press, n: number): Fragment {
  const right = n % 2, down = Math.floor(n / 2);
  const [x, y] = [right ? 10 : 0, 8];
  const view = [right ? HALF : -BORDER, down ? HALF : -BORDER, HALF + BORDER, HALF + BORDER];
  const glue = (number: number, turned: boolean): Fragment => {
    const [mx, my] = turned ? [x + PIECE + 6.2, y + PIECE / 2] : [x + PIECE / 2, y + PIECE + 6.2];
    return press.worded((words) =>
      `<g transform="translate(${mx} ${my})${turned ? " rotate(90)" : ""}">${
        centred(0, 0, 4, words("sheet-glue-here", { n: number }), GREY)
      }</g>`
    );
  };
  const flaps = (right ? "" : flap(x + PIECE, y + 8, 9, PIECE - 16, glue(n + 2, true))) +
    (down ? "" : flap(x + 8, y + PIECE, PIECE - 16, 9, glue(n + 3, false)));
  const plan = [0, 1, 2, 3].map((each) => {
    const [px, py] = [(each % 2) * 17, Math.floor(each / 2) * 17];
    return rect(
      px,
      py,
      17,
      17,
      0,
      each === n ? "#d5ded6" : "#fff",
      `stroke="#555" stroke-width=".5"`,
    ) +
      centred(px + 8.5, py + 10.6, 6, String(each + 1));
  }).join("");
  return flaps +
    `<svg x="${x}" y="${y}" width="${PIECE}" height="${PIECE}" viewBox="${view.join(" ")}">` +
    piece("board", board(press)) + `</svg>` + marks(x, y, PIECE, PIECE, 1, 1) +
    press.worded((words) =>
      paragraph(4, 218, 130, 4.4, words("sheet-board-told")) +
      paragraph(4, 238, 130, 3, words("ours-sliding"), `fill="#555"`)
    ) + mm(148, 212, 1, plan);
}

const boardPart = (press: Press): SheetPart => ({
  name: "board",
  count: 1,
  width: PIECE + 10,
  sheets: [0, 1, 2, 3].map((n) => quarter(press, n)),
});

// --- cards ------------------------------------------------------------------------------------------

const CARD = [44, 62] as const, ACROSS = 2, ROWS = 4, CARD_SCALE = 0.3575;

function card(press: Press, letter: string): Fragment {
  const signed = press.signed.includes(letter);
  const face = press.wordsOnly(letter)
    ? cardFace("", { signed })
    : cardFace(motif(press, letter), { signed });
  const named = press.worded((words) => {
    const said = press.named(words, letter);
    return press.wordsOnly(letter) ? cardWord(said) : cardName(said, press.edition);
  });
  return mm(0.6, 0.6, CARD_SCALE, face + named) +
    mm(CARD[0] + 0.6, 0.6, CARD_SCALE, cardBack(press.edition));
}

function cards(press: Press): SheetPart {
  const sheets: Fragment[] = [];
  for (let from = 0; from < LETTERS.length; from += ACROSS * ROWS) {
    const some = LETTERS.slice(from, from + ACROSS * ROWS);
    const xy = (n: number): readonly [number, number] => [
      (n % ACROSS) * 2 * CARD[0],
      Math.floor(n / ACROSS) * CARD[1],
    ];
    const below = some.map((_, n) => {
      const [x, y] = xy(n);
      return rect(x - (n % 2 ? 0 : 1.5), y - 1, CARD[0] + 1.5, CARD[1] + 2, 0, "var(--disc)") +
        rect(x + CARD[0], y - 1, CARD[0] + (n % 2 ? 1.5 : 0), CARD[1] + 2, 0, "var(--cardback)");
    }).join("");
    const art = some.map((letter, n) => piece("card", mm(...xy(n), 1, card(press, letter)))).join(
      "",
    );
    const folds = [0, 1].map((column) => {
      const x = CARD[0] + column * 2 * CARD[0];
      return fold(`M${x} -5v3.5M${x} ${ROWS * CARD[1] + 1.5}v3.5`);
    }).join("");
    sheets.push(
      below + art + folds + marks(0, 0, 2 * CARD[0], CARD[1], ACROSS, ROWS) +
        press.worded((words) => centred(88, 257.5, 3.6, words("sheet-cards-told"))),
    );
  }
  return { name: "cards", count: LETTERS.length, width: 4 * CARD[0], sheets };
}

// --- a position ---------------------------------------------------------------------------------------

/** How the printed tiles lie: the board seen from above, with the pieces and the spare tile. */
function placed(press: Press, position: string): Fragment {
  const told = readPosition(position);
  const { maze, pieces } = told;
  const homes = homesOf(told);
  const place = (cell: Cell): readonly [number, number] => [
    columnOf(cell, maze.width) * 100,
    rowOf(cell, maze.width) * 100,
  ];
  const tile = ({ sides, motif: letter }: Tile, cell: Cell): Fragment =>
    at(
      ...place(cell),
      tileUse(press.edition, sides, isFixed(cell, maze.width, maze.height)) +
        (homes.includes(cell) ? home(homes.indexOf(cell) + 1 as Seat) : "") +
        (letter ? (pieces.includes(cell) ? discBesidePawn : disc)(motif(press, letter)) : ""),
    );
  const stands = (cell: Cell, who: Piece): Fragment =>
    cell < 0 ? "" : at(...place(cell), figureOnTile(press.edition, who));
  const span = Math.max(maze.width, maze.height) * 100 + 2 * FRAME;
  const scale = 180 / span;
  const arrows = slots(maze.width, maze.height).map((slot) => {
    const { x, y, angle } = placeOf(slot, maze.width, maze.height);
    return `<g transform="translate(${x} ${y}) rotate(${angle}) translate(-30 -20)">${
      arrow(slot.name === told.barred ? "barred" : "normal")
    }</g>`;
  }).join("");
  const drawn = boardFrame(press.edition, maze.width, maze.height) + arrows +
    maze.tiles.map(tile).join("") + pieces.map((cell, n) => stands(cell, n + 1 as Seat)).join("") +
    stands(told.lord, "lord");
  return mm(FRAME * scale, FRAME * scale, scale, piece("position", drawn)) +
    press.worded((words) => paragraph(0, 192, 120, 4.4, words("sheet-placed-sliding"))) +
    mm(
      140,
      188,
      0.4,
      tileUse(press.edition, maze.spare.sides) +
        (maze.spare.motif ? disc(motif(press, maze.spare.motif)) : ""),
    ) +
    press.worded((words) => text(140, 236, 4, words("sheet-spare")));
}

export const SHEETS: Printed = {
  parts: (press) => [
    boardPart(press),
    tiles(press),
    cards(press),
    piecesPart(press, press.signed ? [...CREW, "lord"] : CREW),
    rulesPart(press, "sliding", FIGURES, ["set-up", "push", "barred", "ride", "walk", "counts"]),
  ],
  placed,
  defs: ({ edition, motifs }) =>
    tileDefs(edition, { fixed: MASKS }) + frameDefs(edition) + motifDefs(edition, motifs),
  style: "",
};
