// What the buttons of the hand and the keys do.

import type { BoardApi } from "../board.ts";
import type { Focus } from "../kit/focus.ts";
import type { Reel } from "../kit/reel.ts";
import { walkingTurn } from "./coach.ts";
import type { Cursor } from "./cursor.ts";
import { HEARD, type Intent, intentOf, type Question } from "./input.ts";
import { canPush, walksOf } from "./picture.ts";
import type { Playing, SlidingTable } from "./playing.ts";
import { ownCell } from "./said.ts";
import { slotNamed } from "./speech.ts";
import { goalCell, shown, walker, walkers } from "./turn.ts";

export class Keys {
  #focus: (target: EventTarget | null) => Focus;
  #table: SlidingTable;
  #playing: Playing;
  #cursor: Cursor;
  #reel: Reel;
  #api: BoardApi;
  #answer: (what: Question) => string;

  constructor(
    focus: (target: EventTarget | null) => Focus,
    table: SlidingTable,
    playing: Playing,
    cursor: Cursor,
    reel: Reel,
    api: BoardApi,
    answer: (what: Question) => string,
  ) {
    this.#focus = focus;
    this.#table = table;
    this.#playing = playing;
    this.#cursor = cursor;
    this.#reel = reel;
    this.#api = api;
    this.#answer = answer;
  }

  async do(what: string): Promise<void> {
    await this.#reel.skip();
    switch (what) {
      case "turn-left":
        return this.#playing.turnSpare(-1);
      case "turn-right":
        return this.#playing.turnSpare(1);
      case "back":
        return this.#playing.takeBack();
      case "push":
        return this.#playing.makePush();
      case "leave":
        if (walksOf(this.#table.moment()).includes("out")) this.#playing.send("out");
        return;
      case "stay":
        return this.#playing.choose(ownCell(this.#table.moment()), true);
      case "walk-goal": {
        const cell = goalCell(
          this.#table.position(),
          this.#table.scene(),
          walkingTurn(this.#table.moment()),
        );
        return cell === null ? undefined : this.#playing.choose(cell, true);
      }
      case "walk-aim":
        if (
          this.#playing.turn.aim !== null &&
          walksOf(this.#table.moment()).includes(this.#playing.turn.aim)
        ) {
          this.#playing.send(this.#playing.turn.aim);
        }
        return;
      case "walk-own":
      case "walk-lord":
        this.#playing.turn = {
          ...this.#playing.turn,
          aim: null,
          piece: what === "walk-lord" ? "lord" : this.#table.position().seat,
        };
        this.#cursor.cell = ownCell(this.#table.moment());
        this.#table.paint();
        this.#table.coach();
        this.#api.say(this.#table.speech().name(this.#playing.turn.piece!));
    }
  }

  key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const intent = intentOf(event);
    if (intent === null) return;
    const focus = this.#focus(event.target);
    if (!HEARD[intent.kind].includes(focus)) return;
    event.preventDefault();
    // The first arrow key only moves the focus to the board.
    if (intent.kind === "arrow" && focus === "nothing") this.#cursor.spot().focus();
    else void this.#mean(intent);
  }

  async #mean(intent: Intent): Promise<void> {
    await this.#reel.skip();
    switch (intent.kind) {
      case "turn":
        return this.#playing.turnSpare(intent.quarters);
      case "back":
        return this.#playing.takeBack();
      case "leave":
        return this.do("leave");
      case "look":
        if (!canPush(this.#table.moment()) || this.#playing.turn.push !== null) return;
        this.#cursor.looking = !this.#cursor.looking;
        this.#cursor.spot().focus();
        return;
      case "other": {
        const who = walkers(this.#table.position(), this.#table.scene(), this.#playing.turn);
        if (walksOf(this.#table.moment()).length === 0 || who.length < 2) return;
        const now = walker(this.#table.position(), this.#table.scene(), this.#playing.turn);
        return this.do(now === "lord" ? "walk-own" : "walk-lord");
      }
      case "enter":
        if (this.#cursor.onGates()) {
          const slot = slotNamed(this.#cursor.gate, this.#table.position());
          return slot ? this.#playing.push(slot) : undefined;
        }
        return this.#playing.choose(this.#cursor.cell);
      case "arrow":
        return this.#cursor.arrow(intent.key);
      case "row":
        return this.#api.say(
          this.#table.speech().row(intent.row, shown(this.#table.position(), this.#playing.turn)),
        );
      case "ask":
        return this.#api.say(this.#answer(intent.what));
    }
  }
}
