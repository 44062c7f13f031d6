// The pieces as the review draws them: badges, figures, and their patterns twice as large.
import { badge as badgeOf, type Seat } from "../art/cast.ts";
import { figure } from "../art/pieces.ts";
import { circle, type Fragment, line, path } from "../art/svg.ts";

const seat = (piece: number): Seat => Math.min(6, Math.max(1, piece)) as Seat;

export const badge = (piece: number): Fragment => badgeOf(seat(piece));

/** A piece without a shadow, in its box of 60 by 80. */
export const pawnAt = (world: string, piece: number): Fragment =>
  figure(world, seat(piece), { shadow: false });

const PATTERNS: Readonly<Record<Seat, Fragment>> = {
  1: `<rect y="9" width="16" height="5" fill="var(--p1-l)" fill-opacity=".55"/>`,
  2: circle(4, 4, 2.6, "var(--p2-d)", `opacity=".55"`) +
    circle(12, 12, 2.6, "var(--p2-d)", `opacity=".55"`),
  3: path("M0 0h8v8H0zM8 8h8v8H8z", "var(--p3-l)", `opacity=".5"`),
  4: line("M-2 12L8 4 18 12", "var(--p4-l)", 3, `opacity=".5"`),
  5: `<rect x="5.4" width="5.2" height="16" fill="var(--p5-l)" fill-opacity=".5"/>`,
  6: line("M-2 -2L18 18M18 -2L-2 18", "var(--p6-l)", 3, `opacity=".5"`),
};

/** The patterns of all pieces as `rv-1` to `rv-6`, once per page. */
export const figureOfCast = (): Fragment =>
  ([1, 2, 3, 4, 5, 6] as const).map((piece) =>
    `<pattern id="rv-${piece}" width="16" height="16" patternUnits="userSpaceOnUse">` +
    `<rect width="16" height="16" fill="var(--p${piece})"/>${PATTERNS[piece]}</pattern>`
  ).join("");
