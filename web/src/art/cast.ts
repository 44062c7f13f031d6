/**
 * The cast: six pieces, told apart by silhouette, pattern, badge and colour, and the Eclipse.
 *
 * Pieces stand in a box of 60 by 80 units with their feet at (30, 74); badges are 32 by 32.
 */
import { circle, ellipse, type Fragment, line, path, picture, round, type Shown } from "./svg.ts";

/** Seats from 1, as in texts. */
export type Seat = 1 | 2 | 3 | 4 | 5 | 6;
export const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6];

/** A piece: one of the players' or the Eclipse. */
export type Piece = Seat | "lord";

const patternOf = (seat: Seat): string => `url(#dd-pattern-${seat})`;

/** The patterns of the cast and the glow of the Eclipse, once per page. */
export function castDefs(): Fragment {
  const pattern = (seat: Seat, height: number, body: Fragment): Fragment =>
    `<pattern id="dd-pattern-${seat}" width="8" height="${height}" patternUnits="userSpaceOnUse">` +
    `<rect width="8" height="${height}" fill="var(--p${seat})"/>${body}</pattern>`;
  return pattern(1, 8, `<rect y="4.5" width="8" height="2.6" fill="var(--p1-l)"/>`) +
    pattern(2, 8, circle(2, 2, 1.5, "var(--p2-d)") + circle(6, 6, 1.5, "var(--p2-d)")) +
    pattern(3, 8, path("M0 0h4v4H0zM4 4h4v4H4z", "var(--p3-l)")) +
    pattern(4, 7, line("M-1 5.5L4 1.5 9 5.5", "var(--p4-l)", 1.7)) +
    pattern(5, 8, `<rect x="2.7" width="2.6" height="8" fill="var(--p5-l)"/>`) +
    pattern(6, 8, line("M-1 -1L9 9M9 -1L-1 9", "var(--p6-l)", 1.5)) +
    `<radialGradient id="dd-corona"><stop offset=".55" stop-color="#f6d7ff"/>` +
    `<stop offset=".7" stop-color="#c79bff" stop-opacity=".8"/>` +
    `<stop offset="1" stop-color="#8a4dff" stop-opacity="0"/></radialGradient>`;
}

const BODY =
  "M30 38C20 38 15 47 12.5 61Q11 70 17 72.5Q30 76.5 43 72.5Q49 70 47.5 61C45 47 40 38 30 38z";

const petals = (fill: string): Fragment => {
  let drawn = "";
  for (let i = 0; i < 10; i++) {
    const a = (i * 36 * Math.PI) / 180;
    drawn += circle(round(30 + 14.5 * Math.cos(a)), round(22 + 14.5 * Math.sin(a)), 4.6, fill);
  }
  return drawn;
};

/** Heads: the outer shape first, so that a halo can be drawn around it. */
const HEAD: Record<Seat, (fill: string, trim: string) => Fragment> = {
  1: (fill, trim) => path("M30 3L44.5 33Q30 39 15.5 33z", fill) + circle(30, 5, 4, trim),
  2: (fill) => petals(fill) + circle(30, 22, 14.5, fill, `stroke="none"`),
  3: (fill) => path("M14.5 8h7.5v5h4.5V8h7v5H38V8h7.5v28q-15.5 4.5-31 0z", fill),
  4: (fill) => path("M30 1Q37 10 47 21Q40 33 30 40Q20 33 13 21Q23 10 30 1z", fill),
  5: (fill) =>
    path(
      "M30 0L35.6 12.2 49.5 13.8 39.6 23.4 42.5 37.6 30 31.6 17.5 37.6 20.4 23.4 10.5 13.8 24.4 12.2z",
      fill,
    ),
  6: (fill) =>
    path(
      "M30 11C33 3.5 46.5 2.5 47.5 14.500C48.3 25 38 33 30 40C22 33 11.7 25 12.5 14.500C13.5 2.5 27 3.5 30 11z",
      fill,
    ),
};
const FACE: Record<Seat, number> = { 1: 27.5, 2: 22.5, 3: 26, 4: 23, 5: 20, 6: 20.5 };

const halo = (seat: Seat): Fragment =>
  `<g stroke="#fff" stroke-width="7.5">${path(BODY, "#fff")}${
    HEAD[seat]("#fff", "#fff").replace(` stroke="none"`, "")
  }</g>`;

/** How a piece is drawn. */
export interface PieceOptions {
  /** The white rim that lifts it off the board. */
  readonly rim?: boolean;
  readonly shadow?: boolean;
}

function player(seat: Seat, { rim = true, shadow = true }: PieceOptions): Fragment {
  const deep = `var(--p${seat}-d)`, y = FACE[seat];
  return `<g stroke="${deep}" stroke-width="2.8" stroke-linejoin="round">` +
    (shadow ? ellipse(30, 73, 21, 6, "#000", `opacity=".32" stroke="none"`) : "") +
    (rim ? halo(seat) : "") +
    path(BODY, patternOf(seat)) +
    line("M40 45C44 52 45.5 62 44 71", "#000", 3.5, `opacity=".18" stroke-linecap="round"`) +
    HEAD[seat](`var(--p${seat})`, `var(--p${seat}-l)`) +
    ellipse(30, y + 1, 9, 7.2, "#ffe9cf", `stroke-width="1.8"`) +
    circle(26.6, y, 1.7, deep, `stroke="none"`) +
    circle(33.4, y, 1.7, deep, `stroke="none"`) +
    line(`M27.5 ${y + 3.3}q2.5 2 5 0`, deep, 1.4, `stroke-linecap="round"`) +
    `</g>`;
}

const CLOAK =
  "M30 26C17 28 13 46 9.5 68Q9 75 15 73l4-3 5.5 5 5.5-5 5.5 5 5.5-5 4 3Q51 75 50.5 68C47 46 43 28 30 26z";

function eclipse({ shadow = true }: PieceOptions): Fragment {
  const stars = [[24, 50, 1.3], [35, 43, 1], [33, 59, 1.5], [22, 62, 0.9], [39, 64, 1]] as const;
  const rim = `stroke="var(--px-rim)" stroke-width="2.2" stroke-linejoin="round"`;
  return (shadow ? ellipse(30, 75, 22, 6, "#000", `opacity=".45"`) : "") +
    circle(30, 19, 25, "url(#dd-corona)") +
    path(CLOAK, "var(--px)", rim) +
    circle(30, 19, 13.5, "#0b0718", rim) +
    line("M20.5 14A11 11 0 0 1 36 10.5", "#fff", 2.4, `stroke-linecap="round"`) +
    stars.map(([x, y, r]) => circle(x, y, r, "#e9d8ff")).join("");
}

/** A pawn or the Eclipse in its box of 60 by 80; needs {@link castDefs} in the page. */
export const pawn = (piece: Piece, options: PieceOptions = {}): Fragment =>
  piece === "lord" ? eclipse(options) : player(piece, options);

/** The ring around the feet of the piece whose turn it is, in the box of the piece. */
export const turnRing = (): Fragment =>
  ellipse(30, 72, 31, 11, "none", `stroke="#fff" stroke-width="4"`) +
  ellipse(30, 72, 31, 11, "none", `stroke="var(--mi)" stroke-width="1.5"`);

const BADGE: Record<Seat, string> = {
  1: "M16 3L30 28H2z",
  2: "M16 2.5a13.5 13.5 0 1 0 .01 0z",
  3: "M4 4h24v24H4z",
  4: "M16 1.5L30.5 16 16 30.5 1.5 16z",
  5: "M16 1.500l4.4 9.3 10.2 1.3-7.5 7 1.9 10.100L16 24.3 7 29.200l1.9-10.1-7.5-7 10.2-1.300z",
  6: "M16 29C8 22.5 1.5 17.5 1.5 10.800C1.5 3 11.5 0.5 16 7.800C20.5 0.5 30.5 3 30.5 10.800C30.5 17.5 24 22.5 16 29z",
};

/** A seat's badge, 32 by 32, and a rim around it where the ground is dark. */
export const badge = (seat: Seat): Fragment =>
  path(
    BADGE[seat],
    "none",
    `stroke="var(--badge-rim,transparent)" stroke-width="6" stroke-linejoin="round"`,
  ) +
  path(
    BADGE[seat],
    patternOf(seat),
    `stroke="var(--p${seat}-d)" stroke-width="2.6" stroke-linejoin="round"`,
  );

export const badgePicture = (seat: Seat, size: number, shown: Shown = {}): string =>
  picture("-1.5 -1.5 35 35", badge(seat), { width: size, height: size, class: "badge", ...shown });

/** A start corner: a patterned ring inlaid in the floor of a tile. */
export const home = (seat: Seat): Fragment =>
  circle(50, 50, 18.8, "none", `stroke="var(--home-rim,transparent)" stroke-width="1.8"`) +
  circle(50, 50, 17, patternOf(seat), `stroke="var(--p${seat}-d)" stroke-width="2.6"`) +
  circle(50, 50, 10, "var(--floor)", `stroke="var(--p${seat}-d)" stroke-width="2"`);
