/** Go!: the board of 5 by 5, tiles of two cells with real holes, joker, dice, score tiles. */
import { corridor, distanceTo, type Mask, spine, turned } from "./geometry.ts";
import { at, circle, type Fragment, line, path, picture, rect, row, type Shown } from "./svg.ts";
import { confetti } from "./material.ts";

/** A path tile as printed: its masks when it heads east, and whether its first cell is open. */
export interface GoTile {
  readonly masks: readonly [Mask] | readonly [Mask, Mask];
  readonly hole: boolean;
}

/** From the first cell to the second, clockwise from east: the notation's e, s, w and n. */
export type Heading = "e" | "s" | "w" | "n";
export const HEADINGS: readonly Heading[] = ["e", "s", "w", "n"];

const HOLE = 24;
const CELL = 100;

/** Whether a tile of two cells lies upright. */
const upright = (heading: Heading): boolean => heading === "s" || heading === "n";
/** Whether the first cell is the right or the lower one. */
const backwards = (heading: Heading): boolean => heading === "w" || heading === "n";

/** The size of a tile as it lies, in units. */
export const goTileSize = (tile: GoTile, heading: Heading): readonly [number, number] =>
  tile.masks.length === 1 ? [CELL, CELL] : upright(heading) ? [CELL, 2 * CELL] : [2 * CELL, CELL];

/** The top left corner of the tile, in cells from its first cell. */
export const goTileOffset = (tile: GoTile, heading: Heading): readonly [number, number] =>
  tile.masks.length === 1 || !backwards(heading) ? [0, 0] : heading === "w" ? [-1, 0] : [0, -1];

const outline = (width: number, height: number): string => {
  const r = 14, w = width - 4, h = height - 7;
  return `M${2 + r} 2h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${
    h - 2 * r
  }a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
};

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The name of a tile's clip path: its shape, and the cell with the hole. */
const clipOf = (width: number, height: number, hole: number | null): string =>
  `dd-go-${width / CELL}x${height / CELL}${hole === null ? "" : `h${hole}`}`;

const SHAPES: readonly (readonly [number, number, number | null])[] = [
  [100, 100, null],
  [200, 100, null],
  [200, 100, 0],
  [200, 100, 1],
  [100, 200, null],
  [100, 200, 0],
  [100, 200, 1],
];

const holeAt = (width: number, hole: number): readonly [number, number] =>
  width > CELL ? [50 + hole * CELL, 49] : [50, 49 + hole * CELL];

/** The clip paths of Go! tiles, once per page. */
export function goDefs(): Fragment {
  const clips = SHAPES.map(([width, height, hole]) => {
    const cut = hole === null ? "" : round(...holeAt(width, hole), HOLE);
    return `<clipPath id="${clipOf(width, height, hole)}"><path clip-rule="evenodd" d="${
      outline(width, height)
    }${cut}"/></clipPath>` +
      `<clipPath id="${clipOf(width, height, hole)}b"><path clip-rule="evenodd" d="${
        outline(width, height)
      }${cut}" transform="translate(0 4)"/></clipPath>`;
  });
  return clips.join("") +
    `<clipPath id="dd-go-cell"><rect x="-1" y="-1" width="102" height="102"/></clipPath>`;
}

const TURNS: Record<Heading, number> = { e: 0, s: 1, w: 2, n: 3 };

/** A path tile as it lies; its holes show what is below.  Needs {@link goDefs}. */
export function goTile(tile: GoTile, heading: Heading): Fragment {
  const [width, height] = goTileSize(tile, heading);
  const printed = tile.masks.map((mask) => turned(mask, TURNS[heading]));
  const masks = backwards(heading) ? [...printed].reverse() : printed;
  const hole = !tile.hole ? null : backwards(heading) ? masks.length - 1 : 0;
  const place = (i: number): readonly [number, number] =>
    width > CELL ? [i * CELL, 0] : [0, i * CELL];
  const layer = (stroke: string, w: number, of: (mask: Mask) => string, more = ""): Fragment =>
    masks
      .map((mask, i) =>
        at(
          ...place(i),
          `<g clip-path="url(#dd-go-cell)">${line(of(mask), stroke, w, more)}</g>`,
        )
      )
      .join("");
  const chance = row((masks[0] ?? 0) * 17 + (masks[1] ?? 0) * 5 + TURNS[heading]);
  const off = masks.map(distanceTo);
  let pieces = "";
  for (let i = 0, n = 0; i < 120 && n < (masks.length === 1 ? 5 : 9); i++) {
    const x = 9 + chance() * (width - 18), y = 9 + chance() * (height - 22);
    const cell = Math.floor(width > CELL ? x / CELL : y / CELL), [dx, dy] = place(cell);
    if (off[cell]!(x - dx, y - dy) < 30) continue;
    if (hole === cell && Math.hypot(x - dx - 50, y - dy - 49) < 33) continue;
    pieces += confetti(x, y, ++n, chance);
  }
  const id = clipOf(width, height, hole), cap = `stroke-linecap="round"`;
  const [hx, hy] = holeAt(width, hole ?? 0);
  return `<g clip-path="url(#${id}b)">${rect(2, 4, width - 4, height - 5, 14, "var(--edge)")}</g>` +
    `<g clip-path="url(#${id})"><rect width="${width}" height="${height}" fill="var(--wall)"/>` +
    pieces +
    layer("var(--curb-d)", 47, corridor, cap) +
    layer("var(--floor-sh)", 40, corridor, cap) +
    layer("var(--floor)", 36, corridor, `${cap} transform="translate(.6 2)"`) +
    layer("var(--joint)", 4, spine, `stroke-dasharray=".1 11" stroke-dashoffset="-5" ${cap}`) +
    `</g>` +
    (hole === null ? "" : goHole(hx, hy)) +
    rect(
      3,
      3,
      width - 6,
      height - 9,
      13,
      "none",
      `stroke="#fff" stroke-width="2" opacity=".35"`,
    );
}

/** The rim of a hole and the shadow inside it. */
const goHole = (x: number, y: number): Fragment =>
  at(
    x,
    y,
    path("M-24 0A24 24 0 0 1 24 0A24 20 0 0 0 -24 0z", "#3a2400", `opacity=".3"`) +
      circle(0, 0, 25.4, "none", `stroke="var(--curb-d)" stroke-width="3.4"`),
  );

/** The joker: a crossing with a jester on it, one cell. */
export const goJoker = (): Fragment =>
  goTile({ masks: [15], hole: false }, "e") + at(32, 30, jester(), 0.56);

/** A cell of the board with its treasure; *odd* cells are a little darker. */
export const goCell = (motif: Fragment, odd: boolean): Fragment =>
  rect(3, 3, 94, 93, 13, odd ? "var(--cell2,#ffdf85)" : "var(--cell1,#ffe9ad)") +
  at(25.5, 24.5, motif, 1.53);

/** A smaller treasure, as it shows through a hole: use it for the cell below a laid tile. */
export const goCellFramed = (motif: Fragment): Fragment =>
  circle(50, 49, 26, "var(--cell2,#ffdf85)") + at(50 - 17.6, 49 - 17, motif, 1.1);

/** The printed middle of the board, open to all sides. */
export const goMiddle = (): Fragment => {
  const d = "M50 0V100M0 50H100";
  return rect(3, 3, 94, 93, 13, "var(--frame)") +
    `<g clip-path="url(#dd-go-cell)">${line(d, "var(--curb-d)", 47)}${
      line(d, "var(--floor-sh)", 40)
    }${line(d, "var(--floor)", 36, `transform="translate(.6 2)"`)}</g>` +
    circle(50, 50, 15, "var(--gold)", `stroke="var(--curb-d)" stroke-width="3"`) +
    path(
      "M50 38.500l3.4 7.3 8 .9-6 5.4 1.7 7.9-7.1-4-7.1 4 1.7-7.9-6-5.4 8-.9z",
      "#fff",
      `stroke="var(--curb-d)" stroke-width="1.8" stroke-linejoin="round"`,
    );
};

export const GO_FRAME = 30;
export const GO_BOX = `${-GO_FRAME} ${-GO_FRAME} ${500 + 2 * GO_FRAME} ${500 + 2 * GO_FRAME + 8}`;

/** The frame and bed of a board of 5 by 5 cells; cell (0, 0) has its corner at (0, 0). */
export const goFrame = (): Fragment =>
  rect(-30, -22, 560, 560, 34, "var(--frame-lo)") +
  rect(-30, -30, 560, 560, 34, "var(--frame)") +
  rect(
    -24,
    -24,
    548,
    548,
    29,
    "none",
    `stroke="var(--frame-line,var(--frame-hi))" stroke-width="5"`,
  ) +
  rect(-12, -12, 524, 526, 18, "var(--frame-lo)") +
  rect(-12, -9, 524, 523, 18, "var(--bed)");

/** Around the cells where a hint shows a tile. */
export const goHint = (width: number, height: number): Fragment => {
  const edge = (stroke: string, w: number, more = ""): Fragment =>
    rect(2, 2, width - 4, height - 4, 16, "none", `stroke="${stroke}" stroke-width="${w}"${more}`);
  return edge("#fff", 11) + edge("var(--accent)", 7, ' stroke-dasharray="18 12"');
};

/** A dashed outline around where a tile of that size would land. */
export const goLanding = (width: number, height: number, fits: boolean): Fragment => {
  const colour = fits ? "var(--ok)" : "var(--danger)";
  const dashes = `stroke-dasharray="${fits ? "14 9" : "4 9"}" stroke-linecap="round"`;
  const edge = (fill: string, stroke: string, w: number): Fragment =>
    rect(
      5,
      5,
      width - 10,
      height - 10,
      14,
      fill,
      `fill-opacity=".22" stroke="${stroke}" stroke-width="${w}" ${dashes}`,
    );
  return edge("none", "var(--mi)", 8) + edge(colour, colour, 4.5);
};

/** A die that shows a treasure, or nothing while it rolls; 64 by 64. */
export const die = (motif?: Fragment): Fragment =>
  rect(4, 7, 56, 55, 14, "var(--die-edge,var(--mi))") +
  rect(4, 3, 56, 54, 14, "var(--disc)", `stroke="var(--mi)" stroke-width="2.4"`) +
  line("M13 9.500Q32 6 51 9.5", "#fff", 2.6, `stroke-linecap="round"`) +
  (motif === undefined
    ? [[-12, -11], [12, -11], [0, 0], [-12, 11], [12, 11]]
      .map(([x, y]) => circle(32 + x!, 30 + y!, 3.6, "var(--mi)", `opacity=".35"`))
      .join("")
    : at(12.5, 10.5, motif, 1.22));

export const diePicture = (motif: Fragment | undefined, size: number, shown: Shown = {}): string =>
  picture("0 0 64 64", die(motif), { width: size, height: size, class: "die", ...shown });

/** The jester's head of the joker, 64 by 64. */
export const jester = (): Fragment =>
  circle(32, 35, 28, "var(--mi)") +
  circle(32, 32, 28, "#fff", `stroke="var(--mi)" stroke-width="2.4"`) +
  `<g stroke="var(--mi)" stroke-width="2.2" stroke-linejoin="round">` +
  path("M17 38C9 33 8 22 13 14c7 4 11 8 13 15z", "var(--p3)") +
  path("M47 38c8-5 9-16 4-24-7 4-11 8-13 15z", "var(--p1)") +
  path("M23 30C21 20 26 12 32 8c6 4 11 12 9 22l-1 8H24z", "var(--p2)") +
  circle(13, 13, 3.6, "#fff") + circle(32, 8, 3.6, "#fff") + circle(51, 13, 3.6, "#fff") +
  path("M17 36Q32 30 47 36Q46 53 32 53T17 36z", "#ffe9cf") +
  path("M25 46q7 5 14 0", "none", `stroke-linecap="round"`) +
  `</g>` + circle(26, 40, 2.2, "var(--mi)") + circle(38, 40, 2.2, "var(--mi)");

const MEDAL =
  "M32 3L41 8l10-1 3 10 8 7-4 9 1 11-10 3-7 8-10-3-10 3-7-8-10-3 1-11-4-9 8-7 3-10 10 1z";

/** A score tile, 64 by 64: a blue star for gains; its back is a red drop with a minus. */
export function scoreTile(value: number): Fragment {
  const loss = value < 0;
  const shape = loss ? "M32 2C44 14 56 24 56 38A24 23 0 0 1 8 38C8 24 20 14 32 2z" : MEDAL;
  const fill = loss ? "var(--loss,#c8102e)" : "var(--gain,#2456d6)";
  return path(shape, "var(--mi)", `transform="translate(0 3)"`) +
    path(shape, fill, `stroke="var(--mi)" stroke-width="2" stroke-linejoin="round"`) +
    circle(32, loss ? 37 : 29, 18, "#fff", `opacity=".94"`) +
    `<text x="32" y="${loss ? 44.5 : 38}" text-anchor="middle" font-size="${
      loss ? 22 : 26
    }" font-weight="800"` +
    ` fill="var(--score-ink,#1f1650)" font-family="var(--f-body)">${
      loss ? `\u2212${-value}` : value
    }</text>`;
}

export const scoreTilePicture = (value: number, size: number, shown: Shown = {}): string =>
  picture("0 0 64 64", scoreTile(value), { width: size, height: size, class: "score", ...shown });
