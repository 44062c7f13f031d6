// The keyboard's place on the board: a gate while one is to be chosen, else a cell.

import { staysAt } from "../kit/focus.ts";
import { cellAhead, gateAfter } from "./layout.ts";
import type { Cell } from "./maze.ts";
import { type BoardMoment, canPush, walksOf } from "./picture.ts";
import { ends } from "./turn.ts";
import type { View } from "./view.ts";

export class Cursor {
  gate: string;
  cell: Cell = 0;
  looking = false; // the arrow keys read the cells although a gate is to be chosen
  #tabStop: HTMLElement | null = null; // the gate or cell that the Tab key comes to
  #view: () => View;
  #moment: () => BoardMoment;

  constructor(gate: string, view: () => View, moment: () => BoardMoment) {
    this.gate = gate;
    this.#view = view;
    this.#moment = moment;
  }

  onGates(): boolean {
    const moment = this.#moment();
    return canPush(moment) && moment.turn.push === null && !this.looking;
  }

  spot(): HTMLElement {
    const { gates, squares } = this.#view();
    return this.onGates() ? gates.button(this.gate) : squares.cell(this.cell);
  }

  /** Go ahead with an arrow key: from gate to gate, or among the cells that may be chosen. */
  arrow(key: string): void {
    const moment = this.#moment();
    const { position, scene, turn } = moment;
    if (this.onGates()) {
      const steps = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
      this.gate = gateAfter(this.gate, steps, position.maze);
    } else {
      const { width, tiles } = position.maze;
      const choice = walksOf(moment).length > 0 ? ends(position, scene, turn).keys() : tiles.keys();
      const next = cellAhead(this.cell, key, choice, width);
      if (next === null) return;
      this.cell = next;
    }
    this.rove();
    this.spot().focus();
  }

  /** One tab stop for the whole board: the gate or the cell that the keys are at. */
  rove(): void {
    const spot = this.spot();
    if (this.#tabStop !== spot && this.#tabStop !== null) this.#tabStop.tabIndex = -1;
    this.#tabStop = spot;
    spot.tabIndex = 0;
  }

  /** Keep the focus on the board when what had it is no longer the thing to choose. */
  refocus(): void {
    this.rove();
    if (staysAt(this.#view().root)) {
      this.spot().focus({ preventScroll: true });
    }
  }
}
