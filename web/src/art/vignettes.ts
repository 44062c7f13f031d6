/** Pictures for empty pages: a board of five by three shows what happened. */
import { type Motifs, skinOf } from "../skins/index.ts";
import { boardFrame, frameDefs } from "./board.ts";
import { home, type Piece, type Seat } from "./cast.ts";
import { creature, plot } from "./connect.ts";
import { type Mask, TILE } from "./geometry.ts";
import { figure, figureOnTile } from "./pieces.ts";
import { at, type Fragment, line, rect } from "./svg.ts";
import { disc, tileDefs, tileUse } from "./tiles.ts";

type CellAt = readonly [row: number, column: number];

const COLUMNS = 5;
const ROWS = 3;

/** The story of the picture; each has its own world, which the first two may change. */
export type Story = "cleared" | "broken" | "lost" | "nobody" | "used";

const STORY_WORLD: Record<Story, string> = {
  cleared: "pirates",
  broken: "galaxy",
  lost: "classic",
  nobody: "connect",
  used: "go",
};

export const STORY_BOX: Record<Story, string> = {
  cleared: "-60 -60 620 430",
  broken: "-100 -60 700 430",
  lost: "-60 -60 660 450",
  nobody: "-10 -10 520 330",
  used: "-6 -6 612 262",
};

const cell = ([row, column]: CellAt, fragment: Fragment): Fragment =>
  at(column * TILE, row * TILE, fragment);

/** The tiles of a world, row by row; 0 is a hole. */
function laid(theme: string, masks: readonly (readonly Mask[])[]): Fragment {
  return masks.map((row, r) =>
    row.map((mask, c) => mask ? cell([r, c], tileUse(theme, mask)) : "").join("")
  ).join("");
}

const defs = (theme: string, masks: readonly (readonly Mask[])[]): Fragment =>
  tileDefs(theme, { masks: [...new Set(masks.flat())].filter(Boolean) });

const shown = (motifs: Motifs, key: string, place: CellAt): Fragment =>
  motifs[key] ? cell(place, disc(motifs[key])) : "";

/** A place where a tile was. */
const hole = (): Fragment =>
  rect(
    4,
    4,
    92,
    92,
    10,
    "none",
    `stroke="var(--gold-hi)" stroke-width="4" stroke-dasharray="10 8" opacity=".8"`,
  );

const standing = (theme: string, piece: Piece, place: CellAt): Fragment =>
  cell(place, figureOnTile(theme, piece));

const LOST = [[6, 10, 12, 5, 6], [11, 10, 11, 0, 10], [3, 10, 9, 5, 3]];

/** The tile that the path needs lies beside the board. */
function lost(theme: string, motifs: Motifs): Fragment {
  return `<defs>${frameDefs(theme)}${defs(theme, LOST)}</defs>` +
    boardFrame(theme, COLUMNS, ROWS) + laid(theme, LOST) + cell([1, 3], hole()) +
    shown(motifs, "keys", [1, 0]) + shown(motifs, "owl", [0, 4]) + standing(theme, 1, [1, 2]) +
    `<g transform="translate(497 262) rotate(14)">${tileUse(theme, 5)}</g>`;
}

const CORNERS: readonly CellAt[] = [[0, 0], [0, 4], [2, 4], [2, 0]];

/** All tiles are put away; one piece is still there. */
function cleared(theme: string, motifs: Motifs): Fragment {
  const [key = ""] = skinOf(theme).frame?.relics ?? [];
  let holes = "";
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) holes += cell([row, column], hole());
  }
  return `<defs>${frameDefs(theme)}</defs>` + boardFrame(theme, COLUMNS, ROWS) + holes +
    CORNERS.map((place, n) => cell(place, `<g opacity=".6">${home(n + 1 as Seat)}</g>`)).join("") +
    shown(motifs, key, [1, 3]) + at(202, 62, figure(theme, 1), 1.6);
}

const WHOLE = [[6, 10, 12, 6, 12], [5, 6, 9, 5, 5], [3, 10, 10, 9, 3]];
/** Where the picture is torn: from, to, how far aside. */
const TORN: readonly (readonly [top: number, bottom: number, aside: number])[] = [
  [-60, 36, 0],
  [36, 56, 34],
  [56, 118, 0],
  [118, 132, -40],
  [132, 196, 10],
  [196, 218, -30],
  [218, 278, 0],
  [278, 296, 40],
  [296, 380, 0],
];
const TRACES = [[-44, 38, "loss"], [-54, 134, "loss"], [524, 120, "curb"], [520, 198, "curb"]];

/** A board whose picture is torn. */
function broken(theme: string, motifs: Motifs): Fragment {
  const [, ...keys] = skinOf(theme).frame?.relics ?? [];
  const board = boardFrame(theme, COLUMNS, ROWS) + laid(theme, WHOLE) +
    ([[0, 0], [1, 4], [2, 2]] as const).map((place, n) => shown(motifs, keys[n] ?? "", place))
      .join("") +
    standing(theme, 4, [1, 2]);
  return `<defs>${frameDefs(theme)}${defs(theme, WHOLE)}<g id="dd-torn">${board}</g>` +
    TORN.map(([top, bottom], n) =>
      `<clipPath id="dd-tear${n}">${rect(-120, top, 740, bottom - top, 0, "#000")}</clipPath>`
    ).join("") + "</defs>" +
    TORN.map(([, , aside], n) =>
      `<g clip-path="url(#dd-tear${n})"><use href="#dd-torn" x="${aside}"/></g>`
    ).join("") +
    TRACES.map(([x, y, ink]) => rect(x as number, y as number, 12, 16, 0, `var(--${ink})`)).join(
      "",
    );
}

const GARDEN = [[6, 10, 14, 10, 12], [5, 0, 5, 0, 5], [3, 10, 11, 10, 9]];
const GROWN = [[0, 0, "owl"], [0, 2, "bee"], [0, 4, "hare"], [2, 0, "fox"], [2, 2, "frog"], [
  2,
  4,
  "swan",
]] as const;

/** A garden in which two plots are still free. */
function nobody(theme: string, motifs: Motifs): Fragment {
  return `<defs>${defs(theme, GARDEN)}</defs>` + laid(theme, GARDEN) +
    cell([1, 1], plot()) + cell([1, 3], plot()) +
    GROWN.map(([row, column, key]) =>
      motifs[key] ? cell([row, column], creature(motifs[key], 50, 49)) : ""
    ).join("");
}

const screen = (x: number, y: number, width: number, height: number): Fragment =>
  rect(x + 4, y + 9, width, height, 24, "#000", `opacity=".25"`) +
  rect(x, y, width, height, 24, "var(--ink)") +
  rect(x + 9, y + 9, width - 18, height - 18, 15, "var(--surface)");

/** The way from one screen to the other is closed. */
function used(theme: string): Fragment {
  return `<defs>${defs(theme, [[10, 12, 15]])}</defs>` + screen(0, 0, 134, 240) +
    screen(394, 42, 206, 158) + at(37, 78, figure(theme, 1)) + at(476, 76, figure(theme, 1)) +
    at(130, 70, tileUse(theme, 10)) + at(230, 70, tileUse(theme, 12)) +
    `<g transform="translate(350 82) rotate(9)">${tileUse(theme, 15)}</g>` +
    line("M256 176h48", "#fff", 17, `stroke-linecap="round"`) +
    line("M257 176h46", "var(--loss)", 9, `stroke-linecap="round"`);
}

/** The world a story is told in, if *theme* is the world of what it is about: one with a frame. */
export const worldOf = (story: Story, theme?: string): string =>
  theme && (story === "cleared" || story === "broken") && skinOf(theme).frame
    ? theme
    : STORY_WORLD[story];

/** The picture of a story in the world that {@link worldOf} names. */
export function vignette(story: Story, theme: string, motifs: Motifs): Fragment {
  switch (story) {
    case "cleared":
      return cleared(theme, motifs);
    case "broken":
      return broken(theme, motifs);
    case "lost":
      return lost(theme, motifs);
    case "nobody":
      return nobody(theme, motifs);
    case "used":
      return used(theme);
  }
}
