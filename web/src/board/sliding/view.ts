// The board's elements, written only here.  `paint` shows a picture, whatever was there
// before; the motions animate how it came about.  What moves is an element of its own, so that the
// browser's compositor moves it and nothing is redrawn.

import { LEAVING_OPACITY } from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { LIGHT_STEP_MS, MOTION, type Move, type Reel, stepMs } from "../kit/reel.ts";
import { Gates } from "./gates.ts";
import { isSigned } from "./goals.ts";
import { boardSize, cellBox, gateBox, inPercent, pushVector, standing, TILE } from "./layout.ts";
import type { Look } from "./look.ts";
import { above, below, light, way } from "./marks.ts";
import {
  type Cell,
  lineOf,
  type Maze,
  NOWHERE,
  opposite,
  rowOf,
  type Sides,
  type Slot,
  slots,
  stepOf,
  type Tile,
} from "./maze.ts";
import type { Picture } from "./picture.ts";
import { atCell, percent, shift, sizeAsTile } from "./places.ts";
import { cellOf, type Piece, type Step } from "./plan.ts";
import { homesOf, isGone, type Position } from "./position.ts";
import { Squares } from "./squares.ts";

export interface Labels {
  board(): string;
  keys(): string;
  gates(): string;
  cell(cell: Cell): string;
  gate(name: string): string;
}

const PEEK = 0.3;

export class View {
  readonly root: HTMLElement;
  readonly maze: Maze;
  #look: Look;
  readonly gates: Gates;
  readonly squares: Squares;
  #pieces = new Map<Piece, HTMLElement>();
  #grid: HTMLElement;
  #tiles: HTMLElement;
  #things: HTMLElement;
  #light: SVGSVGElement;
  #dark = true; // the light is still to be painted
  #under: SVGSVGElement; // marks below the pieces
  #over: SVGSVGElement; // marks above them
  #extra: HTMLElement; // the tile that leaves
  #spare: HTMLElement; // the tile that is about to enter
  #channels: readonly [SVGRectElement, SVGRectElement];
  #picture: Picture | null = null;
  #peeked: Slot | null = null;

  constructor(host: HTMLElement, look: Look, first: Position, cast: readonly number[]) {
    this.#look = look;
    this.maze = first.maze;
    const { width, height } = this.maze;
    const make = (name: string): HTMLElement => {
      const made = document.createElement("div");
      made.className = name;
      return made;
    };
    this.root = make("sl-board");
    // Arrow keys and letters belong to the board here, not to the screen reader's own cursor.
    this.root.setAttribute("role", "application");
    this.root.style.aspectRatio = `${boardSize(this.maze).width} / ${boardSize(this.maze).height}`;
    this.root.style.setProperty("--columns", String(width));
    this.root.style.setProperty("--rows", String(height));
    const frame = look.frame(this.maze);
    frame.insertAdjacentHTML("beforeend", `<rect class="sl-channel"/><rect class="sl-channel"/>`);
    const [one, other] = frame.querySelectorAll<SVGRectElement>(".sl-channel");
    this.#channels = [one!, other!];
    this.#grid = make("sl-maze");
    this.#grid.setAttribute("role", "grid");
    this.#tiles = make("sl-tiles");
    this.#tiles.setAttribute("aria-hidden", "true");
    this.#grid.append(this.#tiles);
    const inside = inPercent(
      { left: 0, top: 0, width: width * TILE, height: height * TILE },
      first.maze,
    );
    const place = (element: HTMLElement | SVGElement): void => {
      element.style.left = percent(inside.left);
      element.style.top = percent(inside.top);
      element.style.width = percent(inside.width);
      element.style.height = percent(inside.height);
    };
    const box = `0 0 ${width * TILE} ${height * TILE}`;
    this.#light = drawn(box, "", "sl-light");
    this.#under = drawn(box, "", "sl-marks");
    this.#over = drawn(box, "", "sl-marks sl-over");
    this.#things = make("sl-things");
    this.#things.setAttribute("aria-hidden", "true");
    this.gates = new Gates(look, this.maze, frame.getAttribute("viewBox")!);
    [this.#grid, this.#light, this.#things].forEach(place);
    this.#extra = this.#loose();
    this.#spare = this.#loose();
    for (const layer of [this.#under, this.#over]) this.#things.append(layer);
    const layers = { grid: this.#grid, tiles: this.#tiles, things: this.#things };
    this.squares = new Squares(layers, look, this.maze, homesOf(first), cast);
    this.root.append(
      look.definitions(this.maze),
      frame,
      this.#grid,
      this.#light,
      this.gates.arrows,
      this.#things,
      this.gates.group,
    );
    first.pieces.forEach((_, seat) => this.#makePiece(seat, cast[seat]!));
    if (first.lord !== NOWHERE) this.#makePiece("lord", 0);
    host.append(this.root);
  }

  #loose(): HTMLElement {
    const made = document.createElement("div");
    made.className = "sl-loose";
    made.setAttribute("aria-hidden", "true");
    made.hidden = true;
    sizeAsTile(made, this.maze);
    this.#tiles.append(made);
    return made;
  }

  #makePiece(piece: Piece, cast: number): void {
    const made = document.createElement("div");
    made.className = "sl-piece";
    made.dataset.piece = String(piece);
    sizeAsTile(made, this.maze);
    const hop = document.createElement("div");
    hop.className = "sl-hop";
    hop.append(
      drawn("0 0 100 100", this.#look.piece(piece === "lord" ? "lord" : cast as 1), "sl-pawn"),
    );
    made.append(hop);
    this.#things.append(made);
    this.#pieces.set(piece, made);
  }

  /** A point of the window in the units of the maze. */
  unitsAt(x: number, y: number): readonly [number, number] {
    const box = this.#grid.getBoundingClientRect();
    return [
      ((x - box.left) / box.width) * this.maze.width * TILE,
      ((y - box.top) / box.height) * this.maze.height * TILE,
    ];
  }

  label(labels: Labels): void {
    this.root.setAttribute("aria-label", labels.board());
    this.root.setAttribute("aria-description", labels.keys());
    this.#grid.setAttribute("aria-label", labels.board());
    this.gates.label(labels.gates(), (name) => labels.gate(name));
    this.squares.label((cell) => labels.cell(cell));
  }

  // --- what is to be seen ------------------------------------------------------------------------

  /** Show a picture; *unlit* leaves the light to {@link lightUp}. */
  paint(picture: Picture, unlit = false): void {
    this.#picture = picture;
    this.#peeked = null;
    this.#spare.hidden = true;
    const { position, lit, chosen } = picture;
    this.root.classList.toggle("sl-lights", lit !== null);
    this.root.classList.toggle("sl-lord-walks", picture.walker === "lord");
    this.squares.paint(position, lit);
    this.#paintPieces(position, picture.walker);
    this.#paintLight(position, unlit ? null : lit);
    this.#under.innerHTML = below(picture);
    this.#over.innerHTML = above(picture);
    this.gates.paint(picture);
    this.#openChannel(null);
    if (chosen !== null && picture.leaving !== null) {
      this.#openChannel(chosen, true);
      this.#putLoose(this.#extra, picture.leaving, chosen, true, 1);
      this.#extra.style.opacity = String(LEAVING_OPACITY);
      this.#extra.hidden = false;
    } else {
      this.#extra.hidden = true;
    }
  }

  #paintPieces(position: Position, walker: Piece | null): void {
    for (const [piece, element] of this.#pieces) {
      const cell = cellOf(position, piece);
      element.hidden = cell === NOWHERE;
      if (cell === NOWHERE) continue;
      element.style.transform = this.#stand(position, piece);
      element.style.zIndex = String(20 + 2 * rowOf(cell, this.maze.width));
      element.classList.toggle("sl-turn", piece === walker);
      element.classList.toggle("sl-gone", piece !== "lord" && isGone(position, piece));
    }
  }

  /** Where a piece stands, beside the others on its cell. */
  #stand(position: Position, piece: Piece, dx = 0, dy = 0): string {
    const cell = cellOf(position, piece);
    const there = [...this.#pieces.keys()].filter((one) => cellOf(position, one) === cell);
    const [right, down] = standing(there.length, there.indexOf(piece));
    return atCell(this.maze, cell, dx + right / TILE, dy + down / TILE);
  }

  #paintLight({ maze }: Position, lit: ReadonlyMap<Cell, number> | null): void {
    this.#dark = lit === null;
    this.squares.fade(lit);
    if (lit === null) this.#light.replaceChildren();
    else this.#light.innerHTML = light(maze, lit, this.#look, (cell) => this.squares.home(cell));
  }

  /** Show with a ring where the keyboard is. */
  cursor(cell: Cell | null): void {
    const mark = this.#over.querySelector(".sl-cursor");
    if (mark === null) return;
    mark.setAttribute("visibility", cell === null ? "hidden" : "visible");
    if (cell !== null) {
      const { left, top } = cellBox(cell, this.maze);
      mark.setAttribute("transform", `translate(${left} ${top})`);
    }
  }

  /** Draw the way to a cell that the pointer is over. */
  showTrail(path: readonly Cell[]): void {
    this.#under.querySelectorAll(".sl-hover-trail").forEach((old) => old.remove());
    if (path.length < 2) return;
    this.#under.insertAdjacentHTML(
      "beforeend",
      `<g class="sl-hover-trail">${way(path, this.maze)}</g>`,
    );
  }

  // --- the line that moves -----------------------------------------------------------------------

  /** The frame opens for a tile: where it enters, where one leaves, or both. */
  #openChannel(slot: Slot | null, leavingOnly = false): void {
    for (const channel of this.#channels) channel.setAttribute("width", "0");
    if (slot === null) return;
    const { width, height } = this.maze;
    const line = lineOf(slot, width, height);
    const ends: readonly [Cell, Sides][] = [
      [line[0]!, slot.side],
      [line[line.length - 1]!, opposite(slot.side)],
    ];
    ends.forEach(([cell, side], at) => {
      if (leavingOnly && at === 0) return;
      const far = slots(width, height).find((one) => one.cell === cell && one.side === side)!;
      const box = gateBox(far, this.maze, 4);
      const channel = this.#channels[at]!;
      channel.setAttribute("x", String(box.left));
      channel.setAttribute("y", String(box.top));
      channel.setAttribute("width", String(box.width));
      channel.setAttribute("height", String(box.height));
    });
  }

  #putLoose(loose: HTMLElement, tile: Tile, slot: Slot, leaves: boolean, by: number): void {
    const line = lineOf(slot, this.maze.width, this.maze.height);
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
    loose.style.transform = atCell(this.maze, cell, dx * off, dy * off);
  }

  /** Let a line lean in its direction of movement, with the spare half in. */
  peek(slot: Slot | null, spare: Tile | null, reel: Reel): void {
    if (this.#picture === null || slot?.name === this.#peeked?.name && spare === null) return;
    const from = this.#peeked;
    if (from !== null && from.name !== slot?.name) this.#lean(from, null, 0, reel);
    this.#peeked = slot;
    if (slot !== null) this.#lean(slot, spare, PEEK, reel);
    else this.#spare.hidden = true;
    this.gates.point(slot?.name, this.#picture);
  }

  #lean(slot: Slot, spare: Tile | null, by: number, reel: Reel): void {
    const { position } = this.#picture!;
    const line = lineOf(slot, this.maze.width, this.maze.height);
    const [dx, dy] = pushVector(slot);
    const moves: [HTMLElement | SVGElement, string][] = [];
    for (const cell of line) {
      const tile = this.squares.tile(cell), disc = this.squares.disc(cell);
      const to = atCell(this.maze, cell, dx * by, dy * by);
      moves.push([tile, to], [disc, to]);
    }
    for (const [piece, element] of this.#pieces) {
      if (line.includes(cellOf(position, piece))) {
        moves.push([element, this.#stand(position, piece, dx * by, dy * by)]);
      }
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
    for (const cell of line) this.squares.tile(cell).style.zIndex = by === 0 ? "" : "1";
    this.squares.tile(line[line.length - 1]!).style.opacity = by === 0 ? "" : ".55";
    this.#openChannel(by === 0 ? null : slot);
    this.#spare.hidden = spare === null;
    if (spare !== null) {
      this.#spare.classList.add("sl-about");
      this.#putLoose(this.#spare, spare, slot, false, by);
    }
  }

  // --- motions -----------------------------------------------------------------------------------

  /** How far the line at a slot leans already. */
  leaning(slot: Slot): number {
    return this.#peeked?.name === slot.name ? PEEK : 0;
  }

  /** Play a push whose end is painted: all tiles of the line, and who rides, as one. */
  async slide(
    step: Extract<Step, { kind: "push" }>,
    reel: Reel,
    stays: boolean,
    lean = 0,
  ): Promise<void> {
    const { slot, line, leaving, rides } = step;
    const { position } = this.#picture!;
    if (reel.still) return this.#cutTo(line);
    const [dx, dy] = pushVector(slot);
    const back = lean - 1;
    const moves: Move[] = [];
    const glide = (on: Element, from: string, to: string, first: Keyframe = {}): void => {
      moves.push({
        on,
        frames: [{ transform: from, ...first }, { transform: to }],
        ...MOTION.push,
      });
    };
    for (const cell of line) {
      const tile = this.squares.tile(cell), disc = this.squares.disc(cell);
      tile.style.zIndex = "1"; // above those that lie still, so that these stay one picture
      glide(tile, atCell(this.maze, cell, dx * back, dy * back), atCell(this.maze, cell));
      if (disc.firstChild) {
        glide(disc, atCell(this.maze, cell, dx * back, dy * back), atCell(this.maze, cell));
      }
    }
    const ghosts: HTMLElement[] = [];
    for (const { piece, wraps } of rides) {
      const element = this.#pieces.get(piece)!;
      const to = this.#stand(position, piece);
      glide(element, this.#stand(position, piece, dx * back, dy * back), to);
      if (!wraps) continue;
      const ghost = element.cloneNode(true) as HTMLElement;
      const far = line[line.length - 1]!;
      this.#things.append(ghost);
      ghosts.push(ghost);
      moves.push({
        on: ghost,
        frames: [
          { transform: atCell(this.maze, far, dx * lean, dy * lean), opacity: 1 },
          { transform: atCell(this.maze, far, dx, dy), opacity: 0 },
        ],
        ...MOTION.push,
      });
    }
    this.#openChannel(slot);
    this.#extra.hidden = false;
    this.#putLoose(this.#extra, leaving, slot, true, 1);
    const far = line[line.length - 1]!;
    if (!stays) this.#extra.style.opacity = "1";
    glide(
      this.#extra,
      atCell(this.maze, far, dx * lean, dy * lean),
      atCell(this.maze, far, dx, dy),
      { opacity: 1 },
    );
    await reel.play(...moves);
    for (const ghost of ghosts) ghost.remove();
    if (stays) this.#openChannel(slot, true);
    else await this.eject(slot, reel);
  }

  /** The tile that came out tips over and falls into the hand. */
  async eject(slot: Slot, reel: Reel): Promise<void> {
    if (!this.#extra.hidden && !reel.still) {
      const [dx, dy] = pushVector(slot);
      const from = this.#extra.style.transform;
      await reel.play({
        on: this.#extra,
        frames: [
          { transform: from, opacity: this.#extra.style.opacity || "1" },
          { transform: `${from} ${shift(34 * dx, 34 * dy + 26)} rotate(14deg)`, opacity: 0 },
        ],
        ...MOTION.eject,
      });
    }
    this.#extra.hidden = true;
    this.#openChannel(null);
  }

  /** With reduced motion: the line fades in and stays outlined for a moment, without blocking. */
  #cutTo(line: readonly Cell[]): void {
    const boxes = line.map((cell) => cellBox(cell, this.maze));
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const width = Math.max(...boxes.map((box) => box.left)) + TILE - left;
    const height = Math.max(...boxes.map((box) => box.top)) + TILE - top;
    const outline = document.createElementNS(this.#over.namespaceURI!, "rect");
    const shape = { x: left + 3, y: top + 3, width: width - 6, height: height - 6, rx: 9 };
    outline.setAttribute("class", "sl-outline");
    for (const [name, value] of Object.entries(shape)) outline.setAttribute(name, String(value));
    this.#over.append(outline);
    setTimeout(() => outline.remove(), 600);
    for (const cell of line) {
      this.squares.tile(cell).animate([{ opacity: 0.2 }, { opacity: 1 }], MOTION.fade.ms);
    }
  }

  /** The light fans out from the piece that will walk. */
  async lightUp(reel: Reel): Promise<void> {
    const { position, lit } = this.#picture!;
    if (this.#dark) this.#paintLight(position, lit);
    if (reel.still) return;
    const moves = [...this.#light.children].map((on): Move => {
      const steps = (on as SVGElement).dataset.steps;
      return {
        on,
        frames: [{ opacity: 0 }, { opacity: 1 }],
        delay: steps ? LIGHT_STEP_MS * Number(steps) : 0,
        ...MOTION.light,
      };
    });
    await reel.play(...moves);
  }

  /** A treasure stays in the middle of its tile until the walking piece arrives. */
  #unhold(cell: Cell, piece: Piece): void {
    const { position } = this.#picture!;
    const others = [...this.#pieces.keys()].filter((one) => one !== piece);
    const { motif } = position.maze.tiles[cell]!;
    if (motif === "" || others.some((one) => cellOf(position, one) === cell)) return;
    this.squares.centre(cell, position);
  }

  /** A piece walks cell by cell and hops at each. */
  async walk(
    piece: Piece,
    path: readonly Cell[],
    reel: Reel,
    onStep: (at: number) => void,
    onwards?: Sides,
  ): Promise<void> {
    const element = this.#pieces.get(piece)!;
    const steps = path.length - 1 + (onwards === undefined ? 0 : 1);
    if (steps < 1 || reel.still) return;
    const places = path.map((cell) => atCell(this.maze, cell));
    if (onwards !== undefined) {
      const by = stepOf(onwards, 100);
      const [dx, dy] = Math.abs(by) === 1 ? [by, 0] : [0, by / 100];
      places.push(atCell(this.maze, path[path.length - 1]!, dx, dy));
    } else {
      places[places.length - 1] = element.style.transform; // beside the pieces already there
    }
    const ms = stepMs(steps);
    const { position, lit } = this.#picture!;
    if (onwards === undefined) this.#unhold(path[path.length - 1]!, piece);
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
    this.squares.paint(position, lit);
  }

  /** A treasure pops off the board and flies towards its finder. */
  async find(cell: Cell, motif: string, reel: Reel): Promise<void> {
    if (reel.still) return;
    const { position } = this.#picture!;
    const prize = drawn(
      "0 0 100 100",
      this.#look.disc(motif, isSigned(position, motif)),
      "sl-disc",
    );
    sizeAsTile(prize, this.maze);
    prize.style.zIndex = "80";
    prize.style.transform = atCell(this.maze, cell);
    this.#things.append(prize);
    await reel.play({
      on: prize,
      frames: [
        { transform: `${atCell(this.maze, cell)} scale(1)`, opacity: 1 },
        { transform: `${atCell(this.maze, cell, 0, -0.3)} scale(1.7)`, opacity: 1, offset: 0.5 },
        { transform: `${atCell(this.maze, cell, 0, -1.1)} scale(.5)`, opacity: 0 },
      ],
      ms: 2 * MOTION.find.ms,
      easing: MOTION.step.easing,
    });
    prize.remove();
  }

  /** The winner hops twice. */
  async cheer(piece: Piece, reel: Reel): Promise<void> {
    const hop = this.#pieces.get(piece)?.firstElementChild;
    if (!hop || reel.still) return;
    await reel.play({
      on: hop,
      frames: [0, 1, 0, 1, 0].map((up) => ({ transform: `translateY(${-26 * up}%)` })),
      ms: MOTION.win.ms,
      easing: "ease-in-out",
    });
  }

  destroy(): void {
    this.root.remove();
  }
}
