// Sheets of paper in millimetres: what stands around the pieces, and the marks by which they are cut.
import type { Words } from "../i18n.ts";
import type { Motifs } from "../skins/index.ts";
import { at, escaped, type Fragment, line, rect } from "../art/svg.ts";

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperName = keyof typeof PAPERS;

/** Draws what depends on the language: at once in a page, for every language when a build is made. */
export type Worded = (draw: (words: Words) => Fragment) => Fragment;

/** What is printed, and how it says so. */
export interface Press {
  readonly edition: string;
  readonly motifs: Motifs; // by key
  readonly worded: Worded;
  readonly title: (words: Words) => string;
  /** The name of the treasure with this letter. */
  readonly named: (words: Words, letter: string) => string;
  readonly signed: string; // the letters of the cards that bear the Eclipse's sign
  /** Whether the card with this letter shows its word, and only the tile its picture. */
  readonly wordsOnly: (letter: string) => boolean;
}

/** Sheets that belong together: all tiles, all cards. */
export interface SheetPart {
  readonly name: string; // a key of texts: sheet-tiles, print-part-tiles
  readonly count: number; // of the pieces on its sheets
  readonly width: number; // of what is on each sheet
  readonly sheets: readonly Fragment[]; // at most 255 high
}

const INK = "#222", PALE = "#555";

/** A line of text. */
export const text = (x: number, y: number, size: number, said: string, more = ""): Fragment =>
  `<text x="${x}" y="${y}" font-size="${size}"${
    more.includes("fill=") ? "" : ` fill="${INK}"`
  } font-weight="600"${more && " " + more}>${escaped(said)}</text>`;

const MIDDLE = `text-anchor="middle"`;
export const centred = (x: number, y: number, size: number, said: string, more = ""): Fragment =>
  text(x, y, size, said, `${MIDDLE}${more && " " + more}`);

/** About how wide a letter is, in its own size. */
const LETTER = 0.53;

/** *said* in lines no wider than *width*. */
export function lines(said: string, width: number, size: number): string[] {
  const most = width / (size * LETTER);
  return said.split(" ").reduce<string[]>((made, word) => {
    const last = made.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) return [...made, word];
    return [...made.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** A paragraph; *x* is its left edge, or its middle if it is centred. */
export const paragraph = (
  x: number,
  y: number,
  width: number,
  size: number,
  said: string,
  more = "",
): Fragment =>
  lines(said, width, size).map((each, n) => text(x, y + n * size * 1.35, size, each, more)).join(
    "",
  );

/** Ticks outside the pieces: nothing is printed on what is cut out. */
export function marks(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Fragment {
  let d = "";
  for (let column = 0; column <= columns; column++) {
    const there = x + column * width;
    d += `M${there} ${y - 5}v3.5M${there} ${y + rows * height + 1.5}v3.5`;
  }
  for (let row = 0; row <= rows; row++) {
    const there = y + row * height;
    d += `M${x - 5} ${there}h3.5M${x + columns * width + 1.5} ${there}h3.5`;
  }
  return line(d, INK, 0.3, `class="cut"`);
}

/** Where a paper is folded: dashes. */
export const fold = (d: string): Fragment => line(d, INK, 0.3, `stroke-dasharray="1.6 1.2"`);

/** *fragment* at (*x*, *y*), where a unit is *scale* millimetres; not rounded, unlike `at`. */
export const mm = (x: number, y: number, scale: number, fragment: Fragment): Fragment =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fragment}</g>`;

/** A piece that somebody cuts out; tests count them. */
export const piece = (kind: string, fragment: Fragment): Fragment =>
  `<g data-piece="${kind}">${fragment}</g>`;

const RULER = [0, 10, 20, 30, 40, 50].map((x) => {
  const half = x % 50 ? 1 : 1.5;
  return `M${x} ${-half}v${2 * half}`;
}).join("");

/** What is above the pieces and below them, *long* millimetres. */
const head = (press: Press, part: string, n: number, of: number, long: number): Fragment =>
  press.worded((words) =>
    text(0, 0, 5.2, press.title(words)) +
    text(
      long,
      0,
      3.8,
      of > 1 ? words("sheet-of", { part: words(`sheet-${part}`), n, of }) : words(`sheet-${part}`),
      `text-anchor="end" fill="${PALE}"`,
    )
  );

const foot = (press: Press, long: number): Fragment =>
  line(`M0 0h50${RULER}`, INK, 0.35, `class="ruler"`) +
  press.worded((words) =>
    text(52, 1.2, 3.4, words("sheet-ruler")) +
    text(long, 1.2, 3.4, words("sheet-actual"), `text-anchor="end" fill="${PALE}"`)
  );

/** Where {@link onPaper} leaves room for what is on the sheet. */
export const ROOM = "{{art}}";

/**
 * What is around everything on a sheet, and room for that.  On Letter, which is lower, what is above
 * and below stands at the sides.
 */
export function onPaper(press: Press, name: PaperName, part: SheetPart, n: number): Fragment {
  const { width, height } = PAPERS[name];
  const beside = height < 290, long = (beside ? height : width) - 30;
  const put = ([x, y]: readonly [number, number], art: Fragment): Fragment =>
    `<g transform="translate(${x} ${y})${beside ? " rotate(-90)" : ""}">${art}</g>`;
  const above = head(press, part.name, n + 1, part.sheets.length, long);
  return rect(0, 0, width, height, 0, "#fff") +
    put(beside ? [8.5, height - 15] : [15, 12], above) +
    put(beside ? [width - 5.5, height - 15] : [15, 288], foot(press, long)) +
    `<g transform="translate(${(width - part.width) / 2} ${beside ? 14.7 : 23})">${ROOM}</g>`;
}

/** A box of dashes where something is glued. */
export const flap = (
  x: number,
  y: number,
  width: number,
  height: number,
  said: Fragment,
): Fragment =>
  rect(
    x,
    y,
    width,
    height,
    2,
    "#f4f4f4",
    `stroke="#999" stroke-width=".3" stroke-dasharray="1.5 1.5"`,
  ) + said;

/** A number in a disc, and what to do. */
export const step = (y: number, number: number, said: Fragment): Fragment =>
  at(
    0,
    y,
    `<circle cx="6" cy="6" r="5" fill="${INK}"/>` +
      centred(6, 8.3, 6.4, String(number), `fill="#fff"`) + said,
  );

export const GREY = `fill="#777"`;
