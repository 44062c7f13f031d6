// Below the garden: the pile, what everybody has caught, and the buttons that zoom.

import { badge, type Fragment, icon, type Seat } from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { tileArt } from "./art.ts";
import { name, part } from "./parts.ts";
import type { Tile } from "./tiles.ts";

export interface Caught {
  readonly cast: number;
  readonly count: number;
  readonly top: Tile | null;
  readonly text: string;
}

function tool(name: "plus" | "minus" | "fit", does: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "cn-tool";
  made.dataset.does = does;
  made.innerHTML = icon(name, 22);
  return made;
}

export class Foot {
  readonly root = part("cn-foot");
  #tools = [tool("plus", "zoom-in"), tool("minus", "zoom-out"), tool("fit", "fit")] as const;
  #pile = part("cn-pile");
  #caught = part("cn-caught");

  constructor() {
    const tools = part("cn-tools");
    tools.append(...this.#tools);
    this.#pile.setAttribute("role", "img");
    this.root.append(this.#pile, this.#caught, tools);
  }

  /** The number of tiles still to be drawn, as a stack in the corner. */
  paintPile(count: number, picture: Fragment, text: string): void {
    this.#pile.setAttribute("aria-label", text);
    this.#pile.title = text;
    const shows = `${count}${text}`;
    if (this.#pile.dataset.shows === shows) return;
    this.#pile.dataset.shows = shows;
    const number = document.createElement("b");
    number.textContent = String(count);
    this.#pile.replaceChildren(drawn("0 0 100 100", picture, "cn-back"), number);
    this.#pile.classList.toggle("cn-empty", count === 0);
  }

  /** What everybody has caught: the last tile on top, and how many. */
  paintCaught(piles: readonly Caught[]): void {
    const shows = JSON.stringify(piles);
    if (this.#caught.dataset.shows === shows) return;
    this.#caught.dataset.shows = shows;
    this.#caught.replaceChildren(...piles.map(({ cast, count, top, text }) => {
      const made = part("cn-caught-pile");
      made.setAttribute("role", "img");
      made.setAttribute("aria-label", text);
      made.title = text;
      const number = document.createElement("b");
      number.textContent = String(count);
      const mark = drawn("0 0 32 32", badge(cast as Seat), "cn-badge");
      const tile = drawn("0 0 100 100", top === null ? "" : tileArt(top), "cn-top");
      made.classList.toggle("cn-stacked", count > 1);
      made.append(mark, ...(top === null ? [] : [tile]), number);
      return made;
    }));
  }

  label(zoomIn: string, zoomOut: string, fit: string): void {
    const [plus, minus, whole] = this.#tools;
    name(plus, zoomIn);
    name(minus, zoomOut);
    name(whole, fit);
  }
}
