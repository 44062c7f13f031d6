// What the keys do.

import type { BoardApi } from "../board.ts";
import type { Focus } from "../kit/focus.ts";
import type { Building } from "./building.ts";
import type { Claim } from "./claim.ts";
import type { Field } from "./field.ts";
import { HEARD, type Intent, intentOf, type Question } from "./input.ts";
import { besideOf, type BoardMoment, largeOf, seatOf } from "./moment.ts";
import { type Laid, SIZE } from "./position.ts";

/** The table that the keys act at. */
export interface KeysTable {
  focus(target: EventTarget | null): Focus;
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
    const intent = intentOf(event);
    if (intent === null || this.#table.moment().scene.seat === null) return;
    if (!HEARD[intent.kind].includes(this.#table.focus(event.target))) return;
    if (this.#api.locked() && intent.kind !== "ask") return;
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
        return this.#walk(intent.dx, intent.dy);
      case "place":
        return building.press(building.cursor);
      case "main":
        return this.#claim.press();
      case "ask":
        return this.#api.say(this.#table.answer(intent.what));
    }
  }

  #walk(dx: number, dy: number): void {
    const building = this.#building;
    const column = building.cursor % SIZE + dx, row = Math.floor(building.cursor / SIZE) + dy;
    const within = [column, row].every((at) => at >= 0 && at < SIZE);
    if (within) building.cursor = row * SIZE + column;
    building.aim = building.cursor;
    const moment = this.#table.moment();
    this.#table.label(largeOf(moment) === seatOf(moment) ? moment.board : []);
    building.paintGhost();
    this.#field.cells[building.cursor]!.focus();
  }
}
