// The large board: its cells, the tiles on it, the one about to be laid, and what is marked.

import {
  type Fragment,
  goFrame,
  goHint,
  goLanding,
  goTileOffset,
  goTileSize,
} from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { flight } from "../kit/flight.ts";
import { MOTION, type Reel } from "../kit/reel.ts";
import { cellsArt, foundRing, GO_BOX, laidArt } from "./art.ts";
import { group, name, part, put, shake } from "./parts.ts";
import { drawing, type Laid, SIZE } from "./position.ts";

export class Field {
  readonly root = part("div", "go-field");
  readonly grid = part("div", "go-grid");
  readonly cells: readonly HTMLButtonElement[];
  readonly marks = group("go-marks");
  #cellArt = group("go-cells");
  #found = group("go-founds");
  #tiles = group("go-tiles");
  #ghost = group("go-ghost");
  #count = part("div", "go-count");

  constructor() {
    const svg = drawn(GO_BOX, "", "go-art");
    svg.insertAdjacentHTML("afterbegin", goFrame());
    svg.append(this.#cellArt, this.#found, this.#tiles, this.#ghost, this.marks);
    this.grid.setAttribute("role", "group");
    this.cells = Array.from({ length: SIZE * SIZE }, (_, cell) => {
      const button = part("button", "go-cell");
      button.dataset.cell = String(cell);
      return button;
    });
    this.grid.append(...this.cells);
    this.#count.setAttribute("aria-hidden", "true");
    this.root.append(svg, this.grid, this.#count);
  }

  paint(board: readonly Laid[], carried: string | null): void {
    put(this.#cellArt, cellsArt(board.filter(({ tile }) => tile !== carried)));
    put(this.#tiles, board.filter(({ tile }) => tile !== carried).map(laidArt).join(""));
  }

  /** Whose board is the large one, for screen readers. */
  label(label: string): void {
    name(this.grid, label);
  }

  paintMarks(marks: Fragment): void {
    put(this.marks, marks);
  }

  paintFound(cells: readonly number[]): void {
    put(this.#found, cells.map(foundRing).join(""));
  }

  /** Where the tile in hand would lie, and whether it fits. */
  paintGhost(laid: Laid | null, fits: boolean, whole: boolean): void {
    if (laid === null) return put(this.#ghost, "");
    const [width, height] = goTileSize(drawing(laid), laid.heading);
    const [dx, dy] = goTileOffset(drawing(laid), laid.heading);
    const x = (laid.cell % SIZE + dx) * 100, y = (Math.floor(laid.cell / SIZE) + dy) * 100;
    put(
      this.#ghost,
      (fits && whole ? `<g opacity=".75">${laidArt(laid).replace("go-laid", "")}</g>` : "") +
        `<g transform="translate(${x} ${y})"><g class="go-landing">${
          goLanding(width, height, fits)
        }</g></g>`,
    );
  }

  /** Where a hint shows a tile, or, if it lies there already, that it is in the way. */
  paintHint(laid: Laid, whole: boolean): void {
    const [width, height] = goTileSize(drawing(laid), laid.heading);
    const [dx, dy] = goTileOffset(drawing(laid), laid.heading);
    const x = (laid.cell % SIZE + dx) * 100, y = (Math.floor(laid.cell / SIZE) + dy) * 100;
    put(
      this.#ghost,
      `<g class="go-flying">${
        whole ? `<g opacity=".9">${laidArt(laid).replace("go-laid", "")}</g>` : ""
      }<g transform="translate(${x} ${y})">${goHint(width, height)}</g></g>`,
    );
  }

  /** The tile of a hint flies there *from* the rack. */
  async flyGhost(from: DOMRect, reel: Reel): Promise<void> {
    const on = this.#ghost.querySelector(".go-flying");
    const unit = this.grid.getBoundingClientRect().width / 500;
    if (on !== null) await reel.play(flight(on, from, unit));
  }

  /** A tile that does not fit: its outline shakes. */
  async refuse(reel: Reel): Promise<void> {
    const on = this.#ghost.querySelector(".go-landing") ?? this.grid;
    await shake(on, reel, on instanceof SVGElement ? 9 : 5);
  }

  /** A tile comes to rest: from where it was let go, or from a little above. */
  async snap(tile: string, reel: Reel, from?: DOMRect): Promise<void> {
    const on = this.#tiles.querySelector(`[data-laid="${tile}"]`);
    if (on === null) return;
    const to = on.getBoundingClientRect();
    const unit = this.grid.getBoundingClientRect().width / 500;
    const dx = from ? (from.x + from.width / 2 - to.x - to.width / 2) / unit : 0;
    const dy = from ? (from.y + from.height / 2 - to.y - to.height / 2) / unit : -26;
    await reel.play({
      on,
      ms: 190,
      easing: MOTION.push.easing,
      frames: [
        { transform: `translate(${dx}px, ${dy}px) rotate(${from ? -5 : -3}deg) scale(1.06)` },
        { transform: "none" },
      ],
    });
  }

  /** A number or a word that flashes over the board. */
  count(text: string, reel: Reel): void {
    if (this.#count.textContent === text) return;
    this.#count.textContent = text;
    if (text === "") return;
    void reel.play({
      on: this.#count,
      ms: 420,
      easing: MOTION.find.easing,
      frames: [{ transform: "scale(1.7)", opacity: 0 }, { transform: "scale(1)", opacity: 1 }],
    });
  }
}
