// The line that is pushed: the frame opens for it, its tiles slide, one enters and one leaves.

import { LEAVING_OPACITY } from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { MOTION, type Move, type Reel } from "../kit/reel.ts";
import type { Gates } from "./gates.ts";
import { isSigned } from "./goals.ts";
import { cellBox, gateBox, pushVector, TILE } from "./layout.ts";
import type { Look } from "./look.ts";
import {
  type Cell,
  lineOf,
  type Maze,
  opposite,
  type Sides,
  type Slot,
  slots,
  type Tile,
} from "./maze.ts";
import type { Picture } from "./picture.ts";
import type { Pieces } from "./pieces.ts";
import { atCell, shift, sizeAsTile } from "./places.ts";
import type { Step } from "./plan.ts";
import type { Squares } from "./squares.ts";

const PEEK = 0.3;

/** A tile that lies on no cell, hidden at first. */
export function looseTile(layer: HTMLElement, maze: Maze): HTMLElement {
  const made = document.createElement("div");
  made.className = "sl-loose";
  made.setAttribute("aria-hidden", "true");
  made.hidden = true;
  sizeAsTile(made, maze);
  layer.append(made);
  return made;
}

/** What the line is a part of. */
export interface Surroundings {
  readonly frame: SVGSVGElement;
  readonly leaving: HTMLElement; // the tile that leaves
  readonly entering: HTMLElement; // the tile that is about to enter
  readonly over: SVGSVGElement; // marks above the pieces
  readonly gates: Gates;
  readonly squares: Squares;
  readonly pieces: Pieces;
}

export class MovingLine {
  #look: Look;
  #maze: Maze;
  #around: Surroundings;
  #channels: readonly [SVGRectElement, SVGRectElement];
  #picture: Picture | null = null;
  #peeked: Slot | null = null;

  constructor(look: Look, maze: Maze, around: Surroundings) {
    this.#look = look;
    this.#maze = maze;
    this.#around = around;
    const { frame } = around;
    frame.insertAdjacentHTML("beforeend", `<rect class="sl-channel"/><rect class="sl-channel"/>`);
    const [one, other] = frame.querySelectorAll<SVGRectElement>(".sl-channel");
    this.#channels = [one!, other!];
  }

  /** Show the line at rest, with the tile that a push would bring out. */
  paint(picture: Picture): void {
    this.#picture = picture;
    this.#peeked = null;
    const { leaving, entering } = this.#around;
    entering.hidden = true;
    this.#openChannel(null);
    leaving.hidden = picture.chosen === null || picture.leaving === null;
    if (picture.chosen === null || picture.leaving === null) return;
    this.#openChannel(picture.chosen, true);
    this.#put(leaving, picture.leaving, picture.chosen, true, 1);
    leaving.style.opacity = String(LEAVING_OPACITY);
  }

  /** The frame opens for a tile: where it enters, where one leaves, or both. */
  #openChannel(slot: Slot | null, leavingOnly = false): void {
    for (const channel of this.#channels) channel.setAttribute("width", "0");
    if (slot === null) return;
    const { width, height } = this.#maze;
    const line = lineOf(slot, width, height);
    const ends: readonly [Cell, Sides][] = [
      [line[0]!, slot.side],
      [line[line.length - 1]!, opposite(slot.side)],
    ];
    ends.forEach(([cell, side], at) => {
      if (leavingOnly && at === 0) return;
      const far = slots(width, height).find((one) => one.cell === cell && one.side === side)!;
      const box = gateBox(far, this.#maze, 4);
      const channel = this.#channels[at]!;
      channel.setAttribute("x", String(box.left));
      channel.setAttribute("y", String(box.top));
      channel.setAttribute("width", String(box.width));
      channel.setAttribute("height", String(box.height));
    });
  }

  /** Put a loose tile before its slot, or behind the end of the line, *by* tiles along. */
  #put(loose: HTMLElement, tile: Tile, slot: Slot, leaves: boolean, by: number): void {
    const line = lineOf(slot, this.#maze.width, this.#maze.height);
    const [dx, dy] = pushVector(slot);
    const cell = leaves ? line[line.length - 1]! : line[0]!;
    const off = leaves ? by : by - 1;
    const key = `${tile.sides}${tile.motif}`;
    if (loose.dataset.shows !== key) {
      loose.dataset.shows = key;
      const position = this.#picture!.position;
      loose.replaceChildren(
        drawn(
          "0 0 100 100",
          this.#look.tile(tile.sides) +
            (tile.motif ? this.#look.disc(tile.motif, isSigned(position, tile.motif)) : ""),
          "sl-tile",
        ),
      );
    }
    loose.style.transform = atCell(this.#maze, cell, dx * off, dy * off);
  }

  /** Let a line lean in its direction of movement, with the spare half in. */
  peek(slot: Slot | null, spare: Tile | null, reel: Reel): void {
    if (this.#picture === null || slot?.name === this.#peeked?.name && spare === null) return;
    const from = this.#peeked;
    if (from !== null && from.name !== slot?.name) this.#lean(from, null, 0, reel);
    this.#peeked = slot;
    if (slot !== null) this.#lean(slot, spare, PEEK, reel);
    else this.#around.entering.hidden = true;
    this.#around.gates.point(slot?.name, this.#picture);
  }

  /** How far the line at a slot leans already. */
  leaning(slot: Slot): number {
    return this.#peeked?.name === slot.name ? PEEK : 0;
  }

  #lean(slot: Slot, spare: Tile | null, by: number, reel: Reel): void {
    const { squares, pieces, entering } = this.#around;
    const { position } = this.#picture!;
    const line = lineOf(slot, this.#maze.width, this.#maze.height);
    const [dx, dy] = pushVector(slot);
    const moves: [HTMLElement | SVGElement, string][] = [];
    for (const cell of line) {
      const to = atCell(this.#maze, cell, dx * by, dy * by);
      moves.push([squares.tile(cell), to], [squares.disc(cell), to]);
    }
    for (const piece of pieces.on(line, position)) {
      moves.push([pieces.element(piece), pieces.stand(position, piece, dx * by, dy * by)]);
    }
    // Read everything before writing anything, to avoid a layout per element.
    const before = moves.map(([element]) => getComputedStyle(element).transform);
    moves.forEach(([element, to], at) => {
      element.style.transform = to;
      if (reel.still) return;
      element.animate([{ transform: before[at]! }, { transform: to }], {
        duration: 140,
        easing: MOTION.turn.easing,
      });
    });
    for (const cell of line) squares.tile(cell).style.zIndex = by === 0 ? "" : "1";
    squares.tile(line[line.length - 1]!).style.opacity = by === 0 ? "" : ".55";
    this.#openChannel(by === 0 ? null : slot);
    entering.hidden = spare === null;
    if (spare !== null) {
      entering.classList.add("sl-about");
      this.#put(entering, spare, slot, false, by);
    }
  }

  /** Play a push whose end is painted: all tiles of the line and the pieces on it move as one. */
  async slide(
    step: Extract<Step, { kind: "push" }>,
    reel: Reel,
    stays: boolean,
    lean = 0,
  ): Promise<void> {
    const { slot, line, rides } = step;
    const { squares, pieces, leaving } = this.#around;
    const { position } = this.#picture!;
    if (reel.still) return this.#cutTo(line);
    const [dx, dy] = pushVector(slot);
    const back = lean - 1;
    const far = line[line.length - 1]!;
    const moves: Move[] = [];
    const glide = (on: Element, from: string, to: string, first: Keyframe = {}): void => {
      moves.push({
        on,
        frames: [{ transform: from, ...first }, { transform: to }],
        ...MOTION.push,
      });
    };
    for (const cell of line) {
      const tile = squares.tile(cell), disc = squares.disc(cell);
      tile.style.zIndex = "1"; // above those that lie still, so that these stay one picture
      glide(tile, atCell(this.#maze, cell, dx * back, dy * back), atCell(this.#maze, cell));
      if (disc.firstChild) {
        glide(disc, atCell(this.#maze, cell, dx * back, dy * back), atCell(this.#maze, cell));
      }
    }
    const ghosts: HTMLElement[] = [];
    for (const { piece, wraps } of rides) {
      const to = pieces.stand(position, piece);
      glide(pieces.element(piece), pieces.stand(position, piece, dx * back, dy * back), to);
      if (!wraps) continue;
      const ghost = pieces.ghost(piece);
      ghosts.push(ghost);
      moves.push({
        on: ghost,
        frames: [
          { transform: atCell(this.#maze, far, dx * lean, dy * lean), opacity: 1 },
          { transform: atCell(this.#maze, far, dx, dy), opacity: 0 },
        ],
        ...MOTION.push,
      });
    }
    this.#openChannel(slot);
    leaving.hidden = false;
    this.#put(leaving, step.leaving, slot, true, 1);
    if (!stays) leaving.style.opacity = "1";
    glide(
      leaving,
      atCell(this.#maze, far, dx * lean, dy * lean),
      atCell(this.#maze, far, dx, dy),
      { opacity: 1 },
    );
    await reel.play(...moves);
    for (const ghost of ghosts) ghost.remove();
    if (stays) this.#openChannel(slot, true);
    else await this.#eject(slot, reel);
  }

  /** The tile that came out tips over and falls into the hand. */
  async #eject(slot: Slot, reel: Reel): Promise<void> {
    const { leaving } = this.#around;
    if (!leaving.hidden && !reel.still) {
      const [dx, dy] = pushVector(slot);
      const from = leaving.style.transform;
      await reel.play({
        on: leaving,
        frames: [
          { transform: from, opacity: leaving.style.opacity || "1" },
          { transform: `${from} ${shift(34 * dx, 34 * dy + 26)} rotate(14deg)`, opacity: 0 },
        ],
        ...MOTION.eject,
      });
    }
    leaving.hidden = true;
    this.#openChannel(null);
  }

  /** With reduced motion: the line fades in and stays outlined for a moment, without blocking. */
  #cutTo(line: readonly Cell[]): void {
    const { over, squares } = this.#around;
    const boxes = line.map((cell) => cellBox(cell, this.#maze));
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const width = Math.max(...boxes.map((box) => box.left)) + TILE - left;
    const height = Math.max(...boxes.map((box) => box.top)) + TILE - top;
    const outline = document.createElementNS(over.namespaceURI!, "rect");
    const shape = { x: left + 3, y: top + 3, width: width - 6, height: height - 6, rx: 9 };
    outline.setAttribute("class", "sl-outline");
    for (const [name, value] of Object.entries(shape)) outline.setAttribute(name, String(value));
    over.append(outline);
    setTimeout(() => outline.remove(), 600);
    for (const cell of line) {
      squares.tile(cell).animate([{ opacity: 0.2 }, { opacity: 1 }], MOTION.fade.ms);
    }
  }
}
