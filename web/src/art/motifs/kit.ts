/**
 * What motifs are drawn with: a 32 grid, an outline of 1.8 in var(--mi), two or three flat fills
 * and one highlight; a silhouette that one can name at 20 px.
 */
import { circle as ring, type Fragment, path } from "../svg.ts";

export const GOLD = "#f2b632",
  BRASS = "#d98f1a",
  RED = "#d8483a",
  BLUE = "#3d7fd6",
  GREEN = "#2fa37a",
  LEAF = "#6fbf4a",
  VIOLET = "#8c5bd0",
  CREAM = "#fff6e0",
  WOOD = "#a8652b",
  STEEL = "#b9c3cf",
  NIGHT = "#1d2547",
  GLASS = "#cfeeff",
  PINK = "#ff9db0",
  ORANGE = "#f28f2b";

const INK = "var(--mi)";

export const fill = path;
export const dot = ring;
export { ellipse as oval } from "../svg.ts";

/** A line in the outline's ink. */
export const ink = (d: string, width = 1.8): Fragment =>
  `<path d="${d}" fill="none" stroke-width="${width}"/>`;

/** A line in a colour of its own. */
export const stroke = (d: string, colour: string, width = 1.8): Fragment =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A line in a colour with an outline around it: rods, ropes, tentacles. */
export const rod = (d: string, colour: string, width: number): Fragment =>
  `<path d="${d}" fill="none" stroke-width="${width + 3}"/>` +
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The one highlight. */
export const shine = (d: string, width = 1.6): Fragment =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity=".85"/>`;

/** An eye, or anything else that is a spot of ink. */
export const eye = (x: number, y: number, r = 1.2): Fragment => ring(x, y, r, INK, `stroke="none"`);

/** A spot without an outline. */
export const spot = (x: number, y: number, r: number, colour: string): Fragment =>
  ring(x, y, r, colour, `stroke="none"`);

/** A motif of the parts, bottom first. */
export const motif = (...parts: Fragment[]): Fragment =>
  `<g stroke="var(--mi)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${
    parts.join("")
  }</g>`;

/** *part* mirrored at the vertical middle, for what is alike on both sides. */
export const mirrored = (part: Fragment): Fragment =>
  part + `<g transform="matrix(-1 0 0 1 32 0)">${part}</g>`;

/** Thick lines of one colour that grow together under one outline: bodies, limbs, tails. */
export const limbs = (colour: string, ...parts: readonly (readonly [string, number])[]): Fragment =>
  parts.map(([d, width]) => `<path d="${d}" fill="none" stroke-width="${width + 3}"/>`).join("") +
  parts.map(([d, width]) => stroke(d, colour, width)).join("");
