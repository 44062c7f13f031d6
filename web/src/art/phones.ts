/** A tablet with the board in the middle of the table, and phones with cards beside it. */
import { at, circle, type Fragment, line, picture, rect } from "./svg.ts";

const BOX = "0 0 260 112";
const MAZE = "M8 8H26V22H44M8 36H20V50H34V36H50M50 8V22M34 8V14M8 22H14V28M50 50H42";

/** A phone in somebody's hand; *motif* is a fragment of 32 by 32 units. */
const phone = (motif: Fragment): Fragment =>
  rect(0, 0, 52, 92, 10, "var(--ink)") +
  rect(4, 7, 44, 78, 5, "var(--disc)") +
  circle(26, 40, 18, "var(--card-glow,var(--gold-hi))", `opacity=".5"`) +
  at(10, 24, motif) +
  line("M16 70H36", "var(--line)", 4, `stroke-linecap="round"`);

const tablet: Fragment = rect(0, 0, 122, 88, 10, "var(--ink)") +
  rect(6, 6, 110, 76, 5, "var(--bg2)") +
  rect(32, 15, 58, 58, 5, "var(--ink2)") +
  at(
    32,
    15,
    line(MAZE, "var(--disc)", 6, `stroke-linecap="round" stroke-linejoin="round"`) +
      circle(8, 8, 5, "var(--p1)") + circle(50, 50, 5, "var(--p3)"),
  );

/** The whole picture, with two motifs of the world that is played. */
export const phonesPicture = ([one = "", other = ""]: readonly Fragment[]): string =>
  picture(
    BOX,
    `<g transform="rotate(-8 34 58)">${at(8, 12, phone(one))}</g>` +
      at(69, 10, tablet) +
      `<g transform="rotate(8 226 58)">${at(200, 12, phone(other))}</g>`,
    { class: "phones-art" },
  );
