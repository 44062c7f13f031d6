/** The frame of a sliding board and the arrows in it; tile (0, 0) has its corner at (0, 0). */
import { PLAIN_FRAME, skinOf } from "../skins/index.ts";
import { TILE } from "./geometry.ts";
import { at, type Fragment, line, path, rect } from "./svg.ts";

export const FRAME = 56;

/** The viewBox of a board with its frame. */
export const boardBox = (columns = 7, rows = 7): string =>
  `${-FRAME} ${-FRAME} ${columns * TILE + 2 * FRAME} ${rows * TILE + 2 * FRAME}`;

/** The gradient of the frame, once per page and inside the themed container. */
export const frameDefs = (theme: string): Fragment =>
  `<linearGradient id="dd-${theme}-frame" x1="0" y1="0" x2="0" y2="1">` +
  `<stop offset="0" stop-color="var(--frame-hi)"/>` +
  `<stop offset=".08" stop-color="var(--frame)"/>` +
  `<stop offset="1" stop-color="var(--frame)"/></linearGradient>`;

/** The frame and the bed on which the tiles lie; needs {@link frameDefs}. */
export function boardFrame(theme: string, columns = 7, rows = 7): Fragment {
  const width = columns * TILE,
    height = rows * TILE,
    { line: edge, corner } = skinOf(theme).frame ?? PLAIN_FRAME;
  return rect(
    -FRAME,
    -FRAME,
    width + 2 * FRAME,
    height + 2 * FRAME,
    28,
    `url(#dd-${theme}-frame)`,
  ) +
    rect(-48, -48, width + 96, height + 96, 22, "none", edge) +
    [[-28, -28], [width + 28, -28], [-28, height + 28], [width + 28, height + 28]]
      .map(([x, y]) => at(x!, y!, corner))
      .join("") +
    rect(-7, -7, width + 14, height + 14, 9, "var(--frame-lo)") +
    rect(-4, -4, width + 8, height + 8, 7, "var(--bed)");
}

export type ArrowState = "normal" | "hover" | "barred";

const PORTCULLIS = "M13 11h34M13 17.5h34M16 8v21M25.3 8v24M34.7 8v24M44 8v21";
const HALO = "M30 44L2 12Q-2 2 8 2H52Q62 2 58 12z";
const BACK = "M30 37.5L8.5 12.5Q4.5 5.5 12 5.5H48Q55.5 5.5 51.5 12.5z";
const FRONT = "M30 35.5L9.5 11.8Q6 5.5 12.5 5.5H47.5Q54 5.5 50.5 11.8z";

/** An arrow that points down, in a box of 60 by 40; a barred one is a portcullis. */
export function arrow(state: ArrowState = "normal"): Fragment {
  if (state === "barred") {
    return rect(5, 5, 50, 30, 8, "var(--frame-lo)") +
      line(PORTCULLIS, "var(--bar)", 3, `stroke-linecap="round"`);
  }
  const hover = state === "hover";
  return (hover ? path(HALO, "var(--gold-hi)", `opacity=".35"`) : "") +
    path(BACK, "var(--frame-lo)", `transform="translate(0 2)"`) +
    path(
      FRONT,
      hover ? "var(--gold-hi)" : "var(--arrow)",
      `stroke="${hover ? "#fff" : "var(--frame-lo)"}" stroke-width="${
        hover ? 2.4 : 1.6
      }" stroke-linejoin="round"`,
    ) +
    line("M14 9.5H46", "#fff", 2.2, `stroke-linecap="round" opacity="${hover ? 0.9 : 0.45}"`);
}

export type Edge = "top" | "right" | "bottom" | "left";

/** Where an arrow of the frame goes: its centre, and how far it is turned from pointing down. */
export function arrowPlace(
  edge: Edge,
  index: number,
  columns = 7,
  rows = 7,
): { readonly x: number; readonly y: number; readonly angle: number } {
  const along = index * TILE + TILE / 2, out = FRAME / 2;
  switch (edge) {
    case "top":
      return { x: along, y: -out, angle: 0 };
    case "right":
      return { x: columns * TILE + out, y: along, angle: 90 };
    case "bottom":
      return { x: along, y: rows * TILE + out, angle: 180 };
    case "left":
      return { x: -out, y: along, angle: 270 };
  }
}

/** The transform that puts an {@link arrow} into the frame; phones use a scale of 1.22. */
export function arrowTransform(
  edge: Edge,
  index: number,
  scale = 1,
  columns = 7,
  rows = 7,
): string {
  const { x, y, angle } = arrowPlace(edge, index, columns, rows);
  return `translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-30 -20)`;
}
