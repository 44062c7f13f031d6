// The pictures of the kinds, each in a world of its own.  Pure.
import {
  catchRing,
  chevron,
  connectTile,
  creature,
  disc,
  discBesidePawn,
  entering,
  goCell,
  goCellFramed,
  goDefs,
  goTile,
  type Piece,
  planting,
  tileDefs,
  tileUse,
  trail,
} from "../art/index.ts";
import { figure } from "../art/pieces.ts";
import { at, circle, type Fragment, line, path, round } from "../art/svg.ts";
import type { Motifs } from "../skins/index.ts";

export const KINDS = ["fetch", "run", "guard", "duel", "weave", "harvest"] as const;
export type Kind = typeof KINDS[number];

/** The world that a kind is shown in. */
export const WORLD: Readonly<Record<Kind, string>> = {
  fetch: "classic",
  run: "pirates",
  guard: "galaxy",
  duel: "classic",
  weave: "go",
  harvest: "connect",
};

const TOP = 18; // where the middle row begins

type Rows = readonly (readonly number[])[];

/** Three rows of tiles, of which the middle one is seen whole. */
function ground(theme: string, rows: Rows, moved = -1): Fragment {
  const tiles = rows.map((row, line) =>
    row.map((mask, column) =>
      at(
        column * 100,
        TOP + (line - 1) * 100 - (column === moved ? 52 : 0),
        tileUse(theme, mask),
      )
    ).join("")
  );
  return `<defs>${tileDefs(theme, { masks: [...new Set(rows.flat())] })}</defs>` +
    `<rect x="-200" y="-100" width="700" height="400" fill="var(--bed)"/>${tiles.join("")}`;
}

const stand = (theme: string, piece: Piece, column: number): Fragment =>
  at(column * 100 + 21, TOP - 5, figure(theme, piece), 0.98);

const tag = (x: number, y: number, number: number): Fragment =>
  circle(x, y, 17, "var(--mi)") + circle(x, y, 14.5, "#fff") +
  `<text x="${x}" y="${round(y + 7.6)}" text-anchor="middle" font-size="22" font-weight="800" ` +
  `font-family="var(--f-body)" fill="#1f1a14">${number}</text>`;

const SHIELD = "M0 -31L27 -21C27 6 19 23 0 33C-19 23 -27 6 -27 -21z";

const DRAWN: Readonly<Record<Kind, (motif: (key: string) => Fragment) => Fragment>> = {
  fetch: (motif) =>
    ground("classic", [[7, 5, 12], [10, 10, 11], [5, 6, 3]], 1) +
    at(200, TOP, disc(motif("owl"))) + at(100, TOP - 52, entering()) +
    `<g transform="translate(150 ${TOP + 70}) rotate(90) scale(1.25)">${chevron()}</g>` +
    stand("classic", 1, 0),
  run: (motif) =>
    ground("pirates", [[3, 12, 5], [14, 11, 10], [5, 9, 6]]) +
    trail(`M-10 ${TOP + 50}H310`) +
    ["compass", "turtle", "shell"].map((key, place) =>
      at(place * 100, TOP, disc(motif(key))) + tag(place * 100 + 79, TOP + 23, place + 1)
    ).join(""),
  guard: (motif) =>
    ground("galaxy", [[12, 5, 6], [10, 5, 10], [3, 5, 9]]) +
    at(0, TOP, discBesidePawn(motif("rocket"))) + stand("galaxy", 3, 0) + stand("galaxy", 2, 2) +
    at(
      150,
      TOP + 47,
      path(SHIELD, "var(--disc)", `stroke="var(--mi)" stroke-width="3.5" stroke-linejoin="round"`) +
        path("M0 -22L19 -15C19 4 13 16 0 24z", "var(--accent)"),
    ),
  duel: (motif) =>
    ground("classic", [[6, 5, 9], [10, 14, 10], [9, 5, 6]]) +
    at(100, TOP, disc(motif("crown"))) + stand("classic", 1, 0) + stand("classic", 4, 2),
  weave: (motif) => {
    const cells = ["moth", "keys", "ghost", "dragon", "bat", "crown", "ring", "map", "book"];
    return `<defs>${goDefs()}${tileDefs("go", { masks: [] })}</defs>` +
      `<rect x="-200" y="-100" width="700" height="400" fill="var(--frame)"/>` +
      cells.map((key, place) =>
        at(
          place % 3 * 100,
          TOP + (Math.floor(place / 3) - 1) * 100,
          goCell(motif(key), place % 2 === 1),
        )
      ).join("") + at(0, TOP, goCellFramed(motif("dragon"))) +
      at(0, TOP, goTile({ masks: [10, 10], hole: true }, "e")) +
      `<g transform="translate(196 ${TOP - 8}) rotate(-7 50 50)">${
        goTile({ masks: [12], hole: false }, "e")
      }</g>`;
  },
  harvest: (motif) =>
    `<defs>${tileDefs("connect", { masks: [10] })}</defs>` +
    `<rect x="-200" y="-100" width="700" height="400" fill="var(--bed)"/>` +
    at(-6, TOP, connectTile(10, [motif("bee"), motif("frog")])) +
    at(100, TOP, connectTile(10, [motif("frog"), motif("fox")])) +
    at(206, TOP, connectTile(10, [motif("fox"), motif("owl")])) + at(100, TOP, planting()) +
    catchRing(69, TOP + 49) + catchRing(125, TOP + 49) +
    creature(motif("frog"), 69, TOP + 49) + creature(motif("frog"), 125, TOP + 49),
};

/** The picture of a kind: 300 by 136 units. */
export function kindArt(kind: Kind, motifs: Motifs): Fragment {
  return DRAWN[kind]((key) => motifs[key] ?? "");
}

const FLYING = [
  [20, 4, -18, 0.5, 9],
  [84, 36, 14, 0.62, 5],
  [150, -6, 32, 0.5, 12],
  [206, 30, -9, 0.72, 10],
  [286, 2, 22, 0.46, 3],
  [-26, 52, 24, 0.5, 6],
] as const;

/** Tiles in the wind, and a clock: 350 by 120 units. */
export function stormArt(): Fragment {
  const tiles = FLYING.map(([x, y, turn, scale, mask]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 50 50) scale(${scale})">${
      tileUse("classic", mask)
    }</g>`
  );
  const clock = circle(0, 3, 34, "#000", `opacity=".3"`) +
    circle(0, 0, 34, "#fffaea", `stroke="#8a6a25" stroke-width="3"`) +
    path("M0 0V-27A27 27 0 1 1 -25.7 -8.3z", "#ffe09a") +
    line("M0 -27V0L-13 10", "#2a2118", 4.5, `stroke-linecap="round" stroke-linejoin="round"`) +
    circle(0, 0, 3.5, "#2a2118");
  const wind = line(
    "M-10 30q60 -22 110 0t110 0t110 0M-10 92q70 -22 130 0t120 0t110 0M40 64q40 -14 80 0",
    "var(--tex)",
    3.5,
    `stroke-linecap="round" opacity=".55"`,
  );
  return `<defs>${tileDefs("classic", { masks: FLYING.map((each) => each[4]) })}</defs>` +
    wind + tiles.join("") + at(298, 62, clock);
}
