/**
 * Tiles of 100 by 100 units in the material of each skin.
 *
 * Light comes from the top left and never turns, so a tile is drawn per mask: to turn one, rotate
 * its box by 90 degrees and then show the turned mask at 0.  Tiles are symbols; boards use them.
 */
import { skinOf } from "../skins/index.ts";
import { corridor, type Mask, MASKS, spine } from "./geometry.ts";
import { at, circle, type Fragment, line, path, rect, row } from "./svg.ts";

const PLATE = "M1.5 1.5H19Q21 1.5 20 4L17 8.5H11Q8.5 8.5 8.5 11V17L4 20Q1.5 21 1.5 19z";

/** The four corner plates that pin a fixed tile to the board. */
function pins(): Fragment {
  const plate = path(PLATE, "var(--pin-d)", `transform="translate(0 1.4)"`) +
    path(PLATE, "var(--pin)") +
    circle(6, 6, 2.5, "var(--pin-d)") +
    circle(5.5, 5.5, 1.3, "#fff", `opacity=".8"`);
  return [[0, 0, 1, 1], [100, 0, -1, 1], [0, 97, 1, -1], [100, 97, -1, -1]]
    .map(([x, y, sx, sy]) =>
      `<g transform="translate(${x} ${y}) scale(${sx! * 0.74} ${sy! * 0.74})">${plate}</g>`
    )
    .join("");
}

/** The id of a tile's symbol. */
export const tileId = (theme: string, mask: Mask, fixed = false): string =>
  `dd-${theme}-${mask}${fixed ? "f" : ""}`;

/** The id of the clip path of a tile's face, for what is painted on it. */
export const faceId = (theme: string, fixed = false): string =>
  `dd-${theme}-face${fixed ? "f" : ""}`;

/** A tile in full; needs {@link tileDefs} of its theme in the page. */
export function tile(theme: string, mask: Mask, fixed = false): Fragment {
  const chance = row((fixed ? mask + 40 : mask) * 977 + mask * 31);
  const d = corridor(mask);
  const { material } = skinOf(theme);
  const face = `<g clip-path="url(#${faceId(theme, fixed)})">` +
    `<rect width="100" height="100" fill="${
      fixed ? "var(--bank2,var(--wall2))" : `url(#dd-${theme}-wall)`
    }"/>` +
    material.wall(mask, chance) +
    material.floor(d, spine(mask), mask, chance) +
    (material.over?.(mask, chance) ?? "") +
    `</g>`;
  if (fixed) {
    return rect(0, 0, 100, 100, 0, "var(--bank3,var(--wall3))") + face +
      rect(
        0.8,
        0.8,
        98.4,
        98.4,
        3,
        "none",
        `stroke="var(--pin-d)" stroke-width="1.6" opacity=".55"`,
      ) +
      pins();
  }
  return rect(1.5, 3, 97, 96, 9, "var(--edge)") +
    `<g clip-path="url(#dd-${theme}-body)">${
      line(d, "var(--water-sh,var(--floor-sh))", 38, `opacity=".55"`)
    }</g>` +
    face +
    rect(2.3, 2.3, 95.4, 92.4, 8.3, "none", `stroke="#fff" stroke-width="1.4" opacity=".22"`);
}

/** Which tiles of a theme a page shows. */
export interface TileDefs {
  readonly masks?: readonly Mask[];
  readonly fixed?: readonly Mask[];
}

/**
 * The symbols of a theme's tiles and what they share, once per page.
 *
 * Put them inside the element that carries `data-theme`: gradients take their colours where they
 * are defined.
 */
export function tileDefs(theme: string, { masks = MASKS, fixed = [] }: TileDefs = {}): Fragment {
  const symbol = (mask: Mask, pinned: boolean): Fragment =>
    `<symbol id="${tileId(theme, mask, pinned)}" viewBox="0 0 100 100" overflow="visible">${
      tile(theme, mask, pinned)
    }</symbol>`;
  const clip = (id: string, shape: Fragment): Fragment =>
    `<clipPath id="${id}">${shape}</clipPath>`;
  return clip(faceId(theme), `<rect x="1.5" y="1.5" width="97" height="94" rx="9"/>`) +
    clip(faceId(theme, true), `<rect width="100" height="100" rx="2"/>`) +
    clip(`dd-${theme}-body`, `<rect x="1.5" y="3" width="97" height="96" rx="9"/>`) +
    `<linearGradient id="dd-${theme}-wall" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="0" stop-color="var(--bank,var(--wall))"/>` +
    `<stop offset="1" stop-color="var(--bank2,var(--wall2))"/></linearGradient>` +
    masks.map((mask) => symbol(mask, false)).join("") +
    fixed.map((mask) => symbol(mask, true)).join("");
}

/** A tile by its symbol. */
export const tileUse = (theme: string, mask: Mask, fixed = false): Fragment =>
  `<use href="#${tileId(theme, mask, fixed)}" width="100" height="100"/>`;

/** A treasure's disc around (*x*, *y*); *motif* is a fragment of 32 by 32 units. */
export const disc = (motif: Fragment, x = 50, y = 49, scale = 1): Fragment =>
  at(
    x,
    y,
    circle(0, 2.2, 23, "#000", `opacity=".3"`) +
      circle(0, 0, 23, "var(--disc)") +
      circle(0, 0, 21.8, "none", `stroke="var(--disc-ring)" stroke-width="1.8"`) +
      at(-17.3, -17.3, motif, 1.08),
    scale,
  );

/** The disc moved aside, so that a pawn on the tile does not hide it. */
export const discBesidePawn = (motif: Fragment): Fragment => disc(motif, 79, 74, 0.8);
