/** The few SVG elements all drawings are made of, as strings; no DOM. */

/** A piece of SVG markup to be put inside an `<svg>`, in the units its maker names. */
export type Fragment = string;

/** One decimal is enough for art, and keeps it small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A random number generator from 0 up to 1; the same seed gives the same sequence. */
export function row(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * How a shape is painted.  Where it has one paint, its opacity is given to that: as a property of
 * the shape it would make the browser keep and blend a picture of its own for each.
 */
function paint(fill: string, more: string): string {
  const only = fill === "none" ? "stroke" : /(^| )stroke[-=]/.test(more) ? "" : "fill";
  const given = only ? more.replace(/(^| )opacity="/, `$1${only}-opacity="`) : more;
  return `fill="${fill}"${given && " " + given}`;
}

export const path = (d: string, fill: string, more = ""): Fragment =>
  `<path d="${d}" ${paint(fill, more)}/>`;

export const line = (d: string, stroke: string, width: number, more = ""): Fragment =>
  path(d, "none", `stroke="${stroke}" stroke-width="${width}"${more && " " + more}`);

export const circle = (x: number, y: number, r: number, fill: string, more = ""): Fragment =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paint(fill, more)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = "",
): Fragment => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${paint(fill, more)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = "",
): Fragment =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${
    paint(fill, more)
  }/>`;

/** Round dots as strokes of length zero: one element however many there are. */
export const dots = (
  places: readonly (readonly [number, number])[],
  width: number,
  colour: string,
): Fragment =>
  places.length === 0
    ? ""
    : `<path d="${
      places.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join("")
    }" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** *fragment* moved to (*x*, *y*) and made *scale* times as large. */
export const at = (x: number, y: number, fragment: Fragment, scale = 1): Fragment =>
  `<g transform="translate(${round(x)} ${round(y)})${
    scale === 1 ? "" : ` scale(${scale})`
  }">${fragment}</g>`;

/** Text made safe for markup. */
export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** How a whole picture is shown: without a label it is decoration and hidden from screen readers. */
export interface Shown {
  readonly width?: number;
  readonly height?: number;
  readonly label?: string;
  readonly class?: string;
}

/** A whole `<svg>` element around *fragment*; *box* is its viewBox. */
export function picture(box: string, fragment: Fragment, shown: Shown = {}): string {
  const size = [
    shown.width === undefined ? "" : ` width="${round(shown.width)}"`,
    shown.height === undefined ? "" : ` height="${round(shown.height)}"`,
  ].join("");
  const name = shown.class === undefined ? "" : ` class="${escaped(shown.class)}"`;
  const role = shown.label === undefined
    ? ` aria-hidden="true"`
    : ` role="img" aria-label="${escaped(shown.label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${name}${size} viewBox="${box}"${role}>${fragment}</svg>`;
}

/**
 * A `<svg>` that shows nothing and holds definitions; keep it inside the themed container.
 *
 * It must not be `display: none`, or what refers to it vanishes too.
 */
export const definitions = (fragment: Fragment): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="nowhere"` +
  ` aria-hidden="true" focusable="false"><defs>${fragment}</defs></svg>`;
