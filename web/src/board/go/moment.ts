// A moment of Go!: what everything that is seen and said is derived from.

import type { Scene } from "../board.ts";
import type { Check } from "./check.ts";
import { type Hand, TILES } from "./hand.ts";
import { cellsUnder, type Laid, passes, type Position } from "./position.ts";

export interface BoardMoment {
  readonly scene: Scene;
  readonly position: Position;
  readonly legal: ReadonlySet<string>;
  readonly locked: boolean;
  readonly board: readonly Laid[]; // one's own, including pending changes
  readonly hand: Pick<Hand, "of" | "chosen">;
  readonly carried: string | null; // the tile that is being dragged
  readonly found: ReadonlySet<number>; // the treasures that were tapped while searching
  readonly check: Pick<Check, "looked" | "scores" | "marks" | "traces" | "verdict" | "running">;
}

export function seatOf({ scene }: Pick<BoardMoment, "scene">): number {
  return scene.seat ?? 0;
}

/** The seat whose board is the large one. */
export function largeOf(moment: BoardMoment): number {
  return moment.check.looked ?? seatOf(moment);
}

/** The board that is the large one. */
export function boardShown(moment: BoardMoment): readonly Laid[] {
  const large = largeOf(moment);
  return large === seatOf(moment) ? moment.board : moment.position.boards[large] ?? [];
}

export function mayBuild({ legal, locked }: BoardMoment): boolean {
  return legal.has("claim") && !locked;
}

/** The tiles beside the board. */
export function besideOf(moment: BoardMoment): string[] {
  const lying = new Set(moment.board.map(({ tile }) => tile));
  return TILES.filter((tile) =>
    !lying.has(tile) && (tile !== "J" || moment.position.joker === seatOf(moment))
  );
}

export function lyingOn({ board }: BoardMoment, cell: number): Laid | undefined {
  return board.find((laid) => cellsUnder(laid)?.includes(cell));
}

/** Whether a claim now would fail; in a solo game one just keeps building. */
export function costly({ position, board }: BoardMoment): boolean {
  return position.scores.length > 1 && !passes(board, position);
}
