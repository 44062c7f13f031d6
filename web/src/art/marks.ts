/** What tiles show during play: reach, targets, trails, previews, refusals. */
import { corridor, type Mask } from "./geometry.ts";
import { at, circle, type Fragment, line, path, rect } from "./svg.ts";
import { faceId } from "./tiles.ts";

/** A corridor lit up because it is in reach; always dim the other cells too. */
export const reach = (theme: string, mask: Mask, fixed = false): Fragment =>
  `<g clip-path="url(#${faceId(theme, fixed)})">${
    line(corridor(mask), "var(--reach)", 36, `opacity="var(--reach-alpha,.62)"`)
  }</g>`;

/** The cover of a cell out of reach. */
export const dim = (): Fragment =>
  rect(1, 1, 98, 98, 8, "var(--bed)", `opacity="var(--dim-alpha,.5)"`);

/** The ring around a cell that is aimed at. */
export const target = (): Fragment =>
  circle(50, 49, 28, "none", `stroke="#fff" stroke-width="7.5"`) +
  circle(50, 49, 28, "none", `stroke="var(--mi)" stroke-width="3.6" stroke-dasharray="8 6.66"`);

/** The ring of a cell that has the keyboard's focus. */
export const focus = (): Fragment =>
  rect(4, 4, 92, 92, 9, "none", `stroke="#fff" stroke-width="8"`) +
  rect(4, 4, 92, 92, 9, "none", `stroke="var(--focus)" stroke-width="4.5"`);

/** The dotted way of a pawn along *d*; see `trailThrough`. */
export const trail = (d: string): Fragment => {
  const dotted = `stroke-linecap="round" stroke-linejoin="round" stroke-dasharray=".1 17"`;
  return line(d, "var(--mi)", 9, `${dotted} opacity=".7"`) + line(d, "#fff", 5.5, dotted);
};

/** The outline of the tile that is about to enter. */
export const entering = (): Fragment =>
  rect(3, 3, 94, 94, 8, "none", `stroke="var(--gold-hi)" stroke-width="4" stroke-dasharray="9 6"`);

/** The opacity of a tile that is about to leave. */
export const LEAVING_OPACITY = 0.55;

/** A chevron that points right across a seam, around (0, 0): the line is about to move that way. */
export const chevron = (): Fragment => {
  const d = "M-5 -10l10 10-10 10", round = `stroke-linecap="round" stroke-linejoin="round"`;
  return line(d, "var(--mi)", 9, `${round} opacity=".55"`) + line(d, "#fff", 5, round);
};

/** A cell where something does not fit: a cross, not only a colour. */
export const refused = (): Fragment => {
  const d = "M34 33L66 65M66 33L34 65", round = `stroke-linecap="round"`;
  return rect(3, 3, 94, 92, 9, "var(--danger)", `opacity=".28"`) +
    line(d, "#fff", 13, round) + line(d, "#b3122b", 7, round);
};

/** A tick on a green disc, around (0, 0), 32 across: found, solved. */
export const tick = (): Fragment =>
  circle(0, 0, 16, "#fff") + circle(0, 0, 13.4, "var(--ok)") +
  line(
    "M-6.4 .6l4.4 4.4 8.2-9",
    "var(--ok-ink,#fff)",
    3.2,
    `stroke-linecap="round" stroke-linejoin="round"`,
  );

/** A cross on a red disc, around (0, 0), 32 across: missing. */
export const missing = (): Fragment =>
  circle(0, 0, 16, "#fff") + circle(0, 0, 13.4, "var(--danger)") +
  line("M-5 -5L5 5M5 -5L-5 5", "var(--danger-ink,#fff)", 3.2, `stroke-linecap="round"`);

const RAYS = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12, r = i % 2 ? 9.5 : 13;
  return `${Math.round(r * Math.cos(angle) * 10) / 10} ${
    Math.round(r * Math.sin(angle) * 10) / 10
  }`;
}).join("L");

/** The mark of the Eclipse around (0, 0), 26 across: on the four signed cards and their discs. */
export const signedMark = (): Fragment =>
  path(
    `M${RAYS}z`,
    "var(--px-rim)",
    `stroke="var(--px)" stroke-width="1.2" stroke-linejoin="round"`,
  ) +
  circle(0, 0, 7.6, "#0b0718") +
  line("M-5 -2A5.4 5.4 0 0 1 1.8 -5.1", "#fff", 1.8, `stroke-linecap="round"`);

/** {@link signedMark} at a disc's upper right. */
export const signedDisc = (disc: Fragment, x = 50, y = 49, scale = 1): Fragment =>
  circle(x, y, 25 * scale, "none", `stroke="var(--px-rim)" stroke-width="${4 * scale}"`) +
  circle(x, y, 27.2 * scale, "none", `stroke="var(--px)" stroke-width="${1.6 * scale}"`) +
  disc + at(x + 18 * scale, y - 17 * scale, signedMark(), 0.8 * scale);
