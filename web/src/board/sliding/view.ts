// The board's elements, written only here.  `paint` shows a picture, whatever was there
// before; the motions animate how it came about.  What moves is an element of its own, so that the
// browser's compositor moves it and nothing is redrawn.

import { drawn } from "../kit/drawn.ts";
import { LIGHT_STEP_MS, MOTION, type Move, type Reel } from "../kit/reel.ts";
import { Gates } from "./gates.ts";
import { isSigned } from "./goals.ts";
import { boardSize, cellBox, inPercent, TILE } from "./layout.ts";
import { looseTile, MovingLine } from "./line.ts";
import type { Look } from "./look.ts";
import { above, below, light, way } from "./marks.ts";
import type { Cell, Maze, Sides } from "./maze.ts";
import type { Picture } from "./picture.ts";
import { Pieces } from "./pieces.ts";
import { atCell, percent, sizeAsTile } from "./places.ts";
import type { Walker } from "./plan.ts";
import { homesOf, type Position } from "./position.ts";
import { Squares } from "./squares.ts";

export interface Labels {
  board(): string;
  keys(): string;
  gates(): string;
  cell(cell: Cell): string;
  gate(name: string): string;
}

export class View {
  readonly root: HTMLElement;
  readonly maze: Maze;
  #look: Look;
  readonly gates: Gates;
  readonly squares: Squares;
  readonly pieces: Pieces;
  readonly line: MovingLine;
  #grid: HTMLElement;
  #things: HTMLElement;
  #light: SVGSVGElement;
  #dark = true; // the light is still to be painted
  #under: SVGSVGElement; // marks below the pieces
  #over: SVGSVGElement; // marks above them
  #picture: Picture | null = null;

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
    this.#grid = make("sl-maze");
    this.#grid.setAttribute("role", "grid");
    const tiles = make("sl-tiles");
    tiles.setAttribute("aria-hidden", "true");
    this.#grid.append(tiles);
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
    const leaving = looseTile(tiles, this.maze), entering = looseTile(tiles, this.maze);
    this.#things.append(this.#under, this.#over);
    const layers = { grid: this.#grid, tiles, things: this.#things };
    this.squares = new Squares(layers, look, this.maze, homesOf(first), cast);
    this.pieces = new Pieces(this.#things, look, first, cast);
    this.line = new MovingLine(look, this.maze, {
      frame,
      leaving,
      entering,
      over: this.#over,
      gates: this.gates,
      squares: this.squares,
      pieces: this.pieces,
    });
    this.root.append(
      look.definitions(this.maze),
      frame,
      this.#grid,
      this.#light,
      this.gates.arrows,
      this.#things,
      this.gates.group,
    );
    host.append(this.root);
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
    const { position, lit } = picture;
    this.root.classList.toggle("sl-lights", lit !== null);
    this.root.classList.toggle("sl-lord-walks", picture.walker === "lord");
    this.squares.paint(position, lit);
    this.pieces.paint(position, picture.walker);
    this.#paintLight(position, unlit ? null : lit);
    this.#under.innerHTML = below(picture);
    this.#over.innerHTML = above(picture);
    this.gates.paint(picture);
    this.line.paint(picture);
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

  // --- motions -----------------------------------------------------------------------------------

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

  /** A piece walks; a treasure where it ends stays in the middle of its tile until it arrives. */
  async walk(
    piece: Walker,
    path: readonly Cell[],
    reel: Reel,
    onStep: (at: number) => void,
    onwards?: Sides,
  ): Promise<void> {
    if (reel.still || (path.length < 2 && onwards === undefined)) return;
    const { position, lit } = this.#picture!;
    const end = path[path.length - 1]!;
    const first = this.pieces.on([end], position).every((one) => one === piece);
    if (onwards === undefined && first && position.maze.tiles[end]!.motif !== "") {
      this.squares.centre(end, position);
    }
    await this.pieces.walk(piece, path, reel, onStep, onwards);
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

  destroy(): void {
    this.root.remove();
  }
}
