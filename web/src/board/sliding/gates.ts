// The gates around the board: an arrow that is seen, and a button that is chosen.
import type { ArrowState } from "../../art/index.ts";
import { drawn } from "../kit/drawn.ts";
import { arrowTransform, gateBox, inPercent, TILE } from "./layout.ts";
import type { Look } from "./look.ts";
import { type Maze, slots } from "./maze.ts";
import type { Picture } from "./picture.ts";
import { percent } from "./places.ts";

export class Gates {
  readonly arrows: SVGSVGElement;
  readonly group = document.createElement("div");
  #look: Look;
  #maze: Maze;
  #arrows = new Map<string, SVGGElement>();
  #buttons = new Map<string, HTMLButtonElement>();

  constructor(look: Look, maze: Maze, box: string) {
    this.#look = look;
    this.#maze = maze;
    this.arrows = drawn(box, "", "sl-arrows");
    this.group.className = "sl-gates";
    this.group.setAttribute("role", "group");
    for (const slot of slots(maze.width, maze.height)) {
      const arrow = document.createElementNS(this.arrows.namespaceURI!, "g") as SVGGElement;
      arrow.setAttribute("class", "sl-way-in");
      arrow.setAttribute("transform", arrowTransform(slot, maze));
      this.arrows.append(arrow);
      this.#arrows.set(slot.name, arrow);
      const gate = document.createElement("button");
      gate.type = "button";
      gate.className = "sl-gate";
      gate.tabIndex = -1;
      gate.dataset.gate = slot.name;
      this.group.append(gate);
      this.#buttons.set(slot.name, gate);
    }
  }

  button(name: string): HTMLButtonElement {
    return this.#buttons.get(name)!;
  }

  label(all: string, each: (name: string) => string): void {
    this.group.setAttribute("aria-label", all);
    for (const [name, gate] of this.#buttons) gate.setAttribute("aria-label", each(name));
  }

  paint({ open, shut, chosen, aimed, walking, lit }: Picture): void {
    const here = (chosen ?? aimed)?.name;
    for (const slot of slots(this.#maze.width, this.#maze.height)) {
      const gate = this.button(slot.name);
      const barred = slot.name === shut;
      const state = barred ? "barred" : slot.name === here ? "hover" : "normal";
      this.#setArrow(slot.name, state);
      gate.classList.toggle("sl-open", open.has(slot.name));
      gate.classList.toggle("sl-shut", barred);
      gate.setAttribute("aria-disabled", String(!open.has(slot.name)));
      gate.setAttribute("aria-pressed", String(slot.name === here));
      // A cell that can be walked to keeps all of its room; others lend half of it to the gate.
      const tight = walking && (lit === null || lit.has(slot.cell));
      gate.classList.toggle("sl-tight", tight);
      const box = inPercent(gateBox(slot, this.#maze, tight ? 0 : TILE / 2), this.#maze);
      gate.style.left = percent(box.left);
      gate.style.top = percent(box.top);
      gate.style.width = percent(box.width);
      gate.style.height = percent(box.height);
    }
  }

  /** Let the arrow of a gate stand out, beside that of the chosen one. */
  point(over: string | undefined, { shut, chosen, aimed }: Picture): void {
    for (const name of this.#arrows.keys()) {
      const lit = name === over || name === (chosen ?? aimed)?.name;
      this.#setArrow(name, name === shut ? "barred" : lit ? "hover" : "normal");
    }
  }

  #setArrow(name: string, state: ArrowState): void {
    const arrow = this.#arrows.get(name)!;
    if (arrow.dataset.state === state) return;
    arrow.dataset.state = state;
    arrow.innerHTML = `<g class="sl-arrow">${this.#look.arrow(state)}</g>`;
  }
}
