// A tile under a finger: it lifts, tilts, shows through its hole what it would frame, and is let go
// over the board or beside it.

import { goTileSize } from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { carriedArt } from "./art.ts";
import { drawing, type Held, SIZE } from "./position.ts";

const SLACK = 8; // pixels a tap may wander
const LIFT = 22; // how high a tile is carried
const FINGER = 46; // a finger must not hide what it carries
const TILT = -5; // degrees

export interface Carrying {
  /** What a press on this takes up, or null for nothing that can be carried. */
  pick(event: PointerEvent): { readonly tile: string } | null;
  /** The tile as it is turned now: it can be turned while it is carried. */
  held(tile: string): Held;
  lift(tile: string): void;
  over(tile: string, cell: number | null): void;
  /** Let go; *at* is where the tile was seen, in pixels of the window. */
  drop(tile: string, cell: number | null, at: DOMRect): void;
}

export class Carry {
  #grid: HTMLElement;
  #on: Carrying;
  #ghost: HTMLElement | null = null;
  #tile = "";
  #cell: number | null = null;
  #point: readonly [number, number] = [0, 0];
  #stop: AbortController | null = null;

  constructor(
    places: readonly HTMLElement[],
    grid: HTMLElement,
    on: Carrying,
    signal: AbortSignal,
  ) {
    this.#grid = grid;
    this.#on = on;
    for (const place of places) {
      place.addEventListener("pointerdown", (event) => this.#press(event), { signal });
      // Releasing a moving finger must not count as a flick, which would swallow the next tap.
      place.addEventListener("touchmove", (event) => {
        if (this.#ghost !== null) event.preventDefault();
      }, { passive: false, signal });
    }
    signal.addEventListener("abort", () => this.cancel());
  }

  /** The tile that is carried just now. */
  get tile(): string | null {
    return this.#ghost === null ? null : this.#tile;
  }

  /** Redraw the carried tile: it was turned or flipped. */
  redraw(): void {
    if (this.#ghost === null) return;
    this.#follow();
  }

  cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.#ghost?.remove();
    this.#ghost = null;
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || this.#stop !== null) return;
    const picked = this.#on.pick(event);
    if (picked === null) return;
    const start = [event.clientX, event.clientY] as const;
    const high = event.pointerType === "mouse" ? LIFT : FINGER;
    const stop = this.#stop = new AbortController();
    const hear = (name: "pointermove" | "pointerup" | "pointercancel") =>
      addEventListener(name, (at: PointerEvent) => {
        if (at.pointerId !== event.pointerId) return;
        const far = Math.hypot(at.clientX - start[0], at.clientY - start[1]);
        this.#point = [at.clientX, at.clientY - high];
        if (name === "pointermove") {
          if (this.#ghost === null && far < SLACK) return;
          if (this.#ghost === null) this.#lift(picked.tile);
          this.#follow();
        } else this.#release(name === "pointerup");
      }, { signal: stop.signal });
    hear("pointermove");
    hear("pointerup");
    hear("pointercancel");
  }

  #lift(tile: string): void {
    this.#tile = tile;
    this.#cell = null;
    const ghost = this.#ghost = document.createElement("div");
    ghost.className = "go-carried";
    ghost.setAttribute("aria-hidden", "true");
    this.#grid.parentElement!.append(ghost);
    if ("popover" in ghost) { // the top layer: nothing clips it
      ghost.popover = "manual";
      ghost.showPopover();
    }
    this.#on.lift(tile);
  }

  #follow(): void {
    const ghost = this.#ghost!;
    const held = this.#on.held(this.#tile);
    const grid = this.#grid.getBoundingClientRect();
    const unit = grid.width / SIZE;
    const [width, height] = goTileSize(drawing(held), held.heading);
    const [columns, rows] = [width / 100, height / 100];
    const [x, y] = this.#point;
    const reach = unit * 0.45;
    const inside = x > grid.left - reach && x < grid.right + reach && y > grid.top - reach &&
      y < grid.bottom + reach;
    const along = (from: number, at: number, long: number): number =>
      Math.max(0, Math.min(SIZE - long, Math.round((at - from) / unit - long / 2)));
    const column = along(grid.left, x, columns), row = along(grid.top, y, rows);
    const back = held.heading === "w" ? 1 : held.heading === "n" ? SIZE : 0;
    this.#cell = inside ? row * SIZE + column + (held.tile === "J" ? 0 : back) : null;
    ghost.replaceChildren(
      drawn(`0 0 ${width} ${height}`, carriedArt(held, this.#cell), "go-carried-art"),
    );
    ghost.style.width = `${unit * columns}px`;
    ghost.style.height = `${unit * rows}px`;
    ghost.style.transform =
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${TILT}deg) scale(1.04)`;
    this.#on.over(this.#tile, this.#cell);
  }

  #release(well: boolean): void {
    const ghost = this.#ghost;
    this.#stop?.abort();
    this.#stop = null;
    if (ghost === null) return;
    hushClick();
    const at = ghost.getBoundingClientRect();
    const cell = well ? this.#cell : null;
    ghost.remove();
    this.#ghost = null;
    this.#on.drop(this.#tile, cell, at);
  }
}

/** Ignore the click that ends a drag, but not one that is pressed for anew. */
function hushClick(): void {
  const hush = new AbortController();
  addEventListener("pointerdown", () => hush.abort(), { capture: true, signal: hush.signal });
  addEventListener("click", (click) => click.stopPropagation(), {
    capture: true,
    signal: hush.signal,
  });
  setTimeout(() => hush.abort(), 50);
}
