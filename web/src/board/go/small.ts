// The middle of a player's board, with the ways to the treasures that were reached.
import { goDefs } from "../../art/go.ts";
import { motifDefs } from "../../art/motifs/symbols.ts";
import { definitions, type Fragment, line } from "../../art/svg.ts";
import type { Motifs } from "../../skins/index.ts";
import type { Small, SmallView } from "../board.ts";
import { boardArt, lineThrough, reached } from "./art.ts";
import { cellsUnder, goals, type Laid, readPosition, SIZE, wayTo } from "./position.ts";
import { WORLD } from "./world.ts";

const WIDE = 400, HIGH = 270;

/** What the pictures use: once per page. */
export const smallDefs = (_: string, motifs: Motifs): Fragment =>
  definitions(goDefs() + motifDefs(WORLD, motifs));

/** The middle of what was built, in units of the board. */
function middleOf(board: readonly Laid[]): readonly [number, number] {
  const cells = board.flatMap((laid) => cellsUnder(laid) ?? []);
  const mean = (of: (cell: number) => number): number =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length * 100 + 50;
  return [mean((cell) => cell % SIZE), mean((cell) => Math.floor(cell / SIZE))];
}

function way(board: readonly Laid[], cell: number): Fragment {
  const d = lineThrough(wayTo(board, cell)), round = `stroke-linecap="round"`;
  return line(d, "#fff", 17, round) + line(d, "#0b7a4b", 10, round);
}

/** The picture; null if nobody has built anything. */
export function drawSmall({ position, seat }: SmallView): Small | null {
  const { boards, roll } = readPosition(position);
  const own = boards[seat] ?? [];
  const board = own.length ? own : boards.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (!board.length) return null;
  const [x, y] = middleOf(board);
  const within = (value: number, size: number): number =>
    Math.round(Math.max(0, Math.min(100 * SIZE - size, value - size / 2)));
  const joined = goals(board, roll).filter((goal) => goal.joined).map((goal) => goal.cell);
  const marks = joined.map((cell) => way(board, cell)).join("") + joined.map(reached).join("");
  return {
    box: `${within(x, WIDE)} ${within(y, HIGH)} ${WIDE} ${HIGH}`,
    art: boardArt(board, marks),
    free: "left",
  };
}
