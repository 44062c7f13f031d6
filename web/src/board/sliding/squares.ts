// The cells of the board: what is chosen and read, and on layers of their own the tile and the disc
// that each shows.  A drawing is moved to another cell rather than drawn there anew.
import { drawn } from "../kit/drawn.ts";
import { isSigned } from "./goals.ts";
import type { Look } from "./look.ts";
import { type Cell, isFixed, type Maze, rowOf } from "./maze.ts";
import { atCell, percent, sizeAsTile } from "./places.ts";
import type { Position } from "./position.ts";

/** A drawing that can be moved to another cell, which is far cheaper than redrawing it. */
interface TileDrawing {
  readonly on: SVGSVGElement;
  shows: string;
}

interface Square {
  readonly cell: HTMLElement; // what is chosen and read
  tile: TileDrawing;
  disc: TileDrawing;
}

/** The elements that squares are put into. */
export interface Layers {
  readonly grid: HTMLElement;
  readonly tiles: HTMLElement;
  readonly things: HTMLElement;
}

export class Squares {
  #look: Look;
  #maze: Maze;
  #all: Square[] = [];

  constructor(
    layers: Layers,
    look: Look,
    maze: Maze,
    homes: readonly Cell[],
    cast: readonly number[],
  ) {
    this.#look = look;
    this.#maze = maze;
    const { width, height } = maze;
    for (let row = 0; row < height; row++) {
      const strip = document.createElement("div");
      strip.className = "sl-row";
      strip.setAttribute("role", "row");
      strip.style.top = percent((100 * row) / height);
      strip.style.height = percent(100 / height);
      for (let column = 0; column < width; column++) {
        const index = row * width + column;
        const cell = document.createElement("div");
        cell.className = "sl-cell";
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = -1;
        cell.dataset.cell = String(index);
        cell.style.left = percent((100 * column) / width);
        cell.style.width = percent(100 / width);
        const home = homes.indexOf(index);
        if (home >= 0) cell.dataset.home = String(cast[home]);
        strip.append(cell);
        const [tile, disc] = ["sl-tile sl-laid", "sl-disc"].map((name): TileDrawing => {
          const on = drawn("0 0 100 100", "", name);
          sizeAsTile(on, maze);
          return { on, shows: "" };
        });
        layers.tiles.append(tile!.on);
        layers.things.append(disc!.on);
        this.#all.push({ cell, tile: tile!, disc: disc! });
      }
      layers.grid.append(strip);
    }
  }

  cell(cell: Cell): HTMLElement {
    return this.#all[cell]!.cell;
  }

  tile(cell: Cell): SVGSVGElement {
    return this.#all[cell]!.tile.on;
  }

  disc(cell: Cell): SVGSVGElement {
    return this.#all[cell]!.disc.on;
  }

  /** The member of the cast that is at home on a cell, or "". */
  home(cell: Cell): string {
    return this.#all[cell]!.cell.dataset.home ?? "";
  }

  label(text: (cell: Cell) => string): void {
    this.#all.forEach(({ cell }, index) => {
      const said = text(index);
      if (cell.getAttribute("aria-label") !== said) cell.setAttribute("aria-label", said);
    });
  }

  paint(position: Position, lit: ReadonlyMap<Cell, number> | null): void {
    const { width, height, tiles } = position.maze;
    const held = new Set([...position.pieces, position.lord]);
    const fixed = (index: Cell): boolean => isFixed(index, width, height);
    const asideAt = (index: Cell): string => (held.has(index) ? "+" : "");
    this.#reseat(
      "tile",
      tiles.map(({ sides }, index) => `${sides}${fixed(index) ? "f" : ""}${this.home(index)}`),
      (index) =>
        this.#look.tile(tiles[index]!.sides, fixed(index)) +
        (this.home(index) && this.#look.home(Number(this.home(index)))),
    );
    this.#reseat(
      "disc",
      tiles.map(({ motif }, index) => motif && motif + asideAt(index)),
      (index) => {
        const { motif } = tiles[index]!;
        return motif && this.#look.disc(motif, isSigned(position, motif), held.has(index));
      },
    );
    this.#all.forEach((square, index) => {
      const aside = held.has(index);
      const { tile: { on: tile }, disc: { on: disc } } = square;
      tile.style.transform = disc.style.transform = atCell(this.#maze, index);
      tile.style.opacity = tile.style.zIndex = "";
      disc.style.zIndex = String(aside ? 21 + 2 * rowOf(index, width) : 1);
      const reached = lit !== null && lit.has(index);
      square.cell.classList.toggle("sl-reached", reached);
      if (lit === null) square.cell.removeAttribute("aria-disabled");
      else square.cell.setAttribute("aria-disabled", String(!reached));
    });
  }

  /** Give every cell the drawing it needs: an existing one, or a new one. */
  #reseat(kind: "tile" | "disc", wanted: readonly string[], draw: (cell: Cell) => string): void {
    const wrong = this.#all.flatMap((square, index) =>
      square[kind].shows === wanted[index] ? [] : [index]
    );
    const free = wrong.map((index) => this.#all[index]![kind]);
    const without = wrong.filter((index) => {
      const at = free.findIndex(({ shows }) => shows === wanted[index]);
      if (at >= 0) this.#all[index]![kind] = free.splice(at, 1)[0]!;
      return at < 0;
    });
    for (const index of without) {
      const drawing = free.pop()!;
      drawing.shows = wanted[index]!;
      drawing.on.innerHTML = draw(index);
      this.#all[index]![kind] = drawing;
    }
  }

  /** Fade the discs that are out of reach. */
  fade(lit: ReadonlyMap<Cell, number> | null): void {
    this.#all.forEach(({ disc: { on, shows } }, index) => {
      on.classList.toggle("sl-far", shows !== "" && lit !== null && !lit.has(index));
    });
  }

  /** Put the treasure of a cell back into the middle of its tile. */
  centre(cell: Cell, position: Position): void {
    const { motif } = position.maze.tiles[cell]!;
    const { disc } = this.#all[cell]!;
    disc.shows = motif;
    disc.on.innerHTML = this.#look.disc(motif, isSigned(position, motif));
    disc.on.style.zIndex = "1";
  }
}
