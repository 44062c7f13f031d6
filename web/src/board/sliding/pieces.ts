// The pieces on the board: where they stand, and how they walk.

import { drawn } from "../kit/drawn.ts";
import { MOTION, type Reel, stepMs } from "../kit/reel.ts";
import { standing, TILE } from "./layout.ts";
import type { Look } from "./look.ts";
import { type Cell, type Maze, NOWHERE, rowOf, type Sides, stepOf } from "./maze.ts";
import { atCell, sizeAsTile } from "./places.ts";
import { cellOf, type Walker } from "./plan.ts";
import { isGone, type Position } from "./position.ts";

export class Pieces {
  #layer: HTMLElement;
  #maze: Maze;
  #elements = new Map<Walker, HTMLElement>();

  constructor(layer: HTMLElement, look: Look, first: Position, cast: readonly number[]) {
    this.#layer = layer;
    this.#maze = first.maze;
    first.pieces.forEach((_, seat) => this.#make(seat, look.piece(cast[seat] as 1)));
    if (first.lord !== NOWHERE) this.#make("lord", look.piece("lord"));
  }

  #make(piece: Walker, drawing: string): void {
    const made = document.createElement("div");
    made.className = "sl-piece";
    made.dataset.piece = String(piece);
    sizeAsTile(made, this.#maze);
    const hop = document.createElement("div");
    hop.className = "sl-hop";
    hop.append(drawn("0 0 100 100", drawing, "sl-pawn"));
    made.append(hop);
    this.#layer.append(made);
    this.#elements.set(piece, made);
  }

  paint(position: Position, walker: Walker | null): void {
    for (const [piece, element] of this.#elements) {
      const cell = cellOf(position, piece);
      element.hidden = cell === NOWHERE;
      if (cell === NOWHERE) continue;
      element.style.transform = this.stand(position, piece);
      element.style.zIndex = String(20 + 2 * rowOf(cell, this.#maze.width));
      element.classList.toggle("sl-turn", piece === walker);
      element.classList.toggle("sl-gone", piece !== "lord" && isGone(position, piece));
    }
  }

  element(piece: Walker): HTMLElement {
    return this.#elements.get(piece)!;
  }

  /** A copy of a piece, for one that is in two places while it is pushed off the maze. */
  ghost(piece: Walker): HTMLElement {
    const made = this.element(piece).cloneNode(true) as HTMLElement;
    this.#layer.append(made);
    return made;
  }

  /** Who stands on one of *cells*. */
  on(cells: readonly Cell[], position: Position): readonly Walker[] {
    return [...this.#elements.keys()].filter((piece) => cells.includes(cellOf(position, piece)));
  }

  /** Where a piece stands, beside the others on its cell. */
  stand(position: Position, piece: Walker, dx = 0, dy = 0): string {
    const cell = cellOf(position, piece);
    const there = this.on([cell], position);
    const [right, down] = standing(there.length, there.indexOf(piece));
    return atCell(this.#maze, cell, dx + right / TILE, dy + down / TILE);
  }

  /** A piece walks cell by cell and hops at each; *onwards* it leaves the maze by that side. */
  async walk(
    piece: Walker,
    path: readonly Cell[],
    reel: Reel,
    onStep: (at: number) => void,
    onwards?: Sides,
  ): Promise<void> {
    const element = this.element(piece);
    const steps = path.length - 1 + (onwards === undefined ? 0 : 1);
    const places = path.map((cell) => atCell(this.#maze, cell));
    if (onwards !== undefined) {
      const by = stepOf(onwards, 100);
      const [dx, dy] = Math.abs(by) === 1 ? [by, 0] : [0, by / 100];
      places.push(atCell(this.#maze, path[path.length - 1]!, dx, dy));
    } else {
      places[places.length - 1] = element.style.transform; // beside the pieces already there
    }
    const ms = stepMs(steps);
    element.hidden = false;
    element.style.zIndex = "60";
    const hop = element.firstElementChild!;
    const beats = Array.from({ length: steps }, (_, at) => at);
    const arc = beats.flatMap((at): Keyframe[] => [
      { transform: "none", offset: at / steps, easing: "ease-out" },
      { transform: "translateY(-16%)", offset: (at + 0.5) / steps, easing: "ease-in" },
    ]);
    await Promise.all([
      reel.play(
        {
          on: element,
          frames: places.map((transform, at) => ({
            transform,
            easing: MOTION.step.easing,
            opacity: onwards !== undefined && at === places.length - 1 ? 0 : 1,
          })),
          ms: ms * steps,
        },
        { on: hop, frames: [...arc, { transform: "none", offset: 1 }], ms: ms * steps },
      ),
      ...beats.map((at) => reel.wait(ms * (at + 1)).then((heard) => heard && onStep(at))),
    ]);
  }

  /** The winner hops twice. */
  async cheer(piece: Walker, reel: Reel): Promise<void> {
    const hop = this.#elements.get(piece)?.firstElementChild;
    if (!hop || reel.still) return;
    await reel.play({
      on: hop,
      frames: [0, 1, 0, 1, 0].map((up) => ({ transform: `translateY(${-26 * up}%)` })),
      ms: MOTION.win.ms,
      easing: "ease-in-out",
    });
  }
}
