// Square tiles of 50 mm, fifteen to a sheet; what they are made of runs over each cut.
import { type Fragment, rect } from "../art/svg.ts";
import { marks, mm, piece, type SheetPart } from "./paper.ts";

export const TILE_MM = 50;
const ACROSS = 3, DOWN = 5, OVER = 1.5;

/** The sheets of tiles that are each drawn in 100 by 100 units. */
export function tilesPart(tiles: readonly Fragment[]): SheetPart {
  const many = ACROSS * DOWN;
  const place = (n: number): readonly [number, number] => [
    n % ACROSS * TILE_MM,
    Math.floor(n / ACROSS) * TILE_MM,
  ];
  const sheets: Fragment[] = [];
  for (let from = 0; from < tiles.length; from += many) {
    const some = tiles.slice(from, from + many);
    const below = some.map((_, n) => {
      const [x, y] = place(n), size = TILE_MM + 2 * OVER;
      return rect(x - OVER, y - OVER, size, size, 0, "var(--bank2,var(--wall2))");
    });
    const art = some.map((tile, n) => piece("tile", mm(...place(n), 0.5, tile)));
    const rows = Math.ceil(some.length / ACROSS);
    sheets.push(
      below.join("") + art.join("") +
        marks(0, 0, TILE_MM, TILE_MM, Math.min(ACROSS, some.length), rows),
    );
  }
  return { name: "tiles", count: tiles.length, width: ACROSS * TILE_MM, sheets };
}
