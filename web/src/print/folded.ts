// Pieces that are cut out, folded to a tent and glued at their feet.
import type { Piece } from "../art/cast.ts";
import { figure } from "../art/pieces.ts";
import { type Fragment, line, path, rect } from "../art/svg.ts";
import {
  centred,
  fold,
  GREY,
  mm,
  paragraph,
  piece,
  type Press,
  type SheetPart,
  step,
} from "./paper.ts";

const WIDE = 34, FOOT = 14, HIGH = 62, SCALE = 0.54;

/** The tent of each piece, front and back. */
export function piecesPart(press: Press, pieces: readonly Piece[]): SheetPart {
  const between = (180 - pieces.length * WIDE) / Math.max(1, pieces.length - 1);
  const one = (who: Piece, n: number): Fragment => {
    const x = n * (WIDE + between), y = 4, middle = y + FOOT + HIGH, end = middle + HIGH;
    const side = mm(
      (WIDE - 60 * SCALE) / 2,
      8,
      SCALE,
      figure(press.edition, who, { shadow: false, rim: false }),
    );
    const glue = (at: number): Fragment =>
      rect(x, at, WIDE, FOOT, 0, "#f4f4f4") +
      press.worded((words) => centred(x + WIDE / 2, at + 8.5, 4, words("sheet-glue"), GREY));
    return piece(
      "pawn",
      glue(y) + glue(end) +
        `<g transform="translate(${x + WIDE} ${middle}) rotate(180)">${side}</g>` +
        `<g transform="translate(${x} ${middle})">${side}</g>` +
        rect(x, y, WIDE, 2 * (FOOT + HIGH), 0, "none", `stroke="#222" stroke-width=".3"`) +
        fold(`M${x} ${y + FOOT}h${WIDE}M${x} ${middle}h${WIDE}M${x} ${end}h${WIDE}`),
    );
  };
  const told = [1, 2, 3].map((n) =>
    step(
      166 + n * 16,
      n,
      press.worded((words) => paragraph(16, 8, 114, 4.6, words(`sheet-pieces-${n}`))),
    )
  ).join("");
  const tent =
    path("M143 242L152 198Q154 194 156 198L165 242", "none", `stroke="#222" stroke-width=".6"`) +
    line("M138 242h32", "#222", 1.2) +
    mm(148, 212, 0.2, figure(press.edition, pieces[0]!, { shadow: false, rim: false }));
  return {
    name: "pieces",
    count: pieces.length,
    width: 180,
    sheets: [pieces.map(one).join("") + told + tent],
  };
}
