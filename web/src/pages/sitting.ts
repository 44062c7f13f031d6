// Where everybody sits around one screen.
import type { BoardModule, Corner, Scene } from "../board/board.ts";

/** A corner of the screen, or the middle of a side. */
export type TableSpot = Corner | "w" | "e";

const NEAR_RIGHT_ON: Readonly<Record<number, readonly TableSpot[]>> = {
  2: ["se", "nw"],
  3: ["se", "sw", "nw"],
  4: ["se", "sw", "nw", "ne"],
  5: ["se", "sw", "w", "nw", "ne"],
  6: ["se", "sw", "w", "nw", "ne", "e"],
};

/** At one's corner of the board, if it has any; else in the order of turns, clockwise. */
export function seatedAt(scene: Scene, seat: number, board: BoardModule | null): TableSpot {
  return board?.corners?.(scene)[seat] ?? NEAR_RIGHT_ON[scene.names.length]?.[seat] ?? "se";
}
