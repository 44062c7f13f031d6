// What the keys do.

import type { BoardApi } from "../board.ts";
import { isBusyElsewhere, isFree } from "../kit/focus.ts";
import type { Building } from "./building.ts";
import type { Claim } from "./claim.ts";
import type { Field } from "./field.ts";
import { type Intent, intentOf, type Question } from "./input.ts";
import { besideOf, type BoardMoment, largeOf, seatOf } from "./moment.ts";
import { type Laid, SIZE } from "./position.ts";

/** The table that the keys act at. */
export interface KeysTable {
  moment(): BoardMoment;
  label(board: readonly Laid[]): void;
  answer(what: Question): string;
}

export class Keys {
  #field: Field;
  #building: Building;
  #claim: Claim;
  #api: BoardApi;
  #table: KeysTable;

  constructor(field: Field, building: Building, claim: Claim, api: BoardApi, table: KeysTable) {
    this.#field = field;
    this.#building = building;
    this.#claim = claim;
    this.#api = api;
    this.#table = table;
  }

  key(event: KeyboardEvent): void {
    const target = event.target;
    const intent = intentOf(event);
    if (intent === null || isBusyElsewhere(target) || this.#table.moment().scene.seat === null) {
      return;
    }
    if (this.#api.locked() && intent.kind !== "ask") return;
    const onCell = target instanceof Node && this.#field.grid.contains(target);
    const onBody = isFree(target);
    if (intent.kind === "place" && !onBody) return; // a button presses itself
    if (intent.kind === "arrow" && !onCell && !onBody) return;
    event.preventDefault();
    this.#do(intent);
  }

  #do(intent: Intent): void {
    const building = this.#building;
    switch (intent.kind) {
      case "turn":
        return building.turn(intent.quarters);
      case "flip":
        return building.flip();
      case "choose":
        if (!besideOf(this.#table.moment()).includes(intent.tile) || !building.touchable()) return;
        if (intent.tile !== building.hand.chosen) return building.pick(intent.tile);
        return building.sayTile(intent.tile);
      case "arrow":
        return this.#walk(intent.step);
      case "place":
        return building.press(building.cursor);
      case "main":
        return this.#claim.press();
      case "ask":
        return this.#api.say(this.#table.answer(intent.what));
    }
  }

  #walk(step: number): void {
    const building = this.#building;
    const there = building.cursor + step;
    const wraps = Math.abs(step) === 1 &&
      Math.floor(there / SIZE) !== Math.floor(building.cursor / SIZE);
    if (there >= 0 && there < SIZE * SIZE && !wraps) building.cursor = there;
    building.aim = building.cursor;
    const moment = this.#table.moment();
    this.#table.label(largeOf(moment) === seatOf(moment) ? moment.board : []);
    building.paintGhost();
    this.#field.cells[building.cursor]!.focus();
  }
}
