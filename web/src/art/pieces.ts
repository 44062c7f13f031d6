/** The pieces of a world: pawns, ships or spaceships. */
import { pawn, type Piece, type PieceOptions } from "./cast.ts";
import { type PieceKind, skinOf } from "../skins/index.ts";
import { craft, CREW } from "./craft.ts";
import { type Fragment, picture, round, type Shown } from "./svg.ts";

/** What the pieces of a world are: "pawn", "ship" or "spaceship"; a key for texts, not a text. */
export const kindOf = (world: string): PieceKind => skinOf(world).pieces;

/** A piece of a world in its box of 60 by 80; needs `castDefs` in the page. */
export function figure(world: string, piece: Piece, options: PieceOptions = {}): Fragment {
  const kind = kindOf(world), seat = CREW.find((each) => each === piece);
  return kind !== "pawn" && seat ? craft(kind, seat, options) : pawn(piece, options);
}

/** A piece that stands on a tile whose corner is at (0, 0). */
export const figureOnTile = (world: string, piece: Piece, scale = 1.02): Fragment =>
  `<g transform="translate(${round(50 - 30 * scale)} ${round(66 - 74 * scale)}) scale(${scale})">${
    figure(world, piece)
  }</g>`;

/** A whole picture of a piece, *height* pixels high. */
export const figurePicture = (
  world: string,
  piece: Piece,
  height: number,
  shown: Shown = {},
): string =>
  picture("-2 -6 64 86", figure(world, piece), {
    width: (height * 64) / 86,
    height,
    class: "pawn",
    ...shown,
  });
