// What a player does with the tiles: choose one, turn it, show it on a place, choose what it
// catches, lay it, or take it back.

import type { BoardApi } from "../board.ts";
import type { Reel } from "../kit/reel.ts";
import type { Cursor } from "./cursor.ts";
import type { Hand } from "./hand.ts";
import type { Lens } from "./lens.ts";
import { capital } from "../../speech.ts";
import type { Speech } from "./speech.ts";
import type { Place } from "./tiles.ts";
import type { PlayerTurn } from "./turn.ts";
import type { View } from "./view.ts";

/** The table that is played at. */
export interface GardenTable {
  speech(): Speech;
  paint(): void;
  coach(sentence: string): void;
  changed(): void; // the turn has changed: paint it, say it, keep the focus
}

export class Playing {
  #turn: PlayerTurn;
  #cursor: Cursor;
  #lens: Lens;
  #view: View;
  #hand: Hand;
  #reel: Reel;
  #api: BoardApi;
  #table: GardenTable;

  constructor(
    turn: PlayerTurn,
    cursor: Cursor,
    lens: Lens,
    view: View,
    hand: Hand,
    reel: Reel,
    api: BoardApi,
    table: GardenTable,
  ) {
    this.#turn = turn;
    this.#cursor = cursor;
    this.#lens = lens;
    this.#view = view;
    this.#hand = hand;
    this.#reel = reel;
    this.#api = api;
    this.#table = table;
  }

  choose(pair: string): void {
    const turn = this.#turn;
    if (turn.sent || pair === turn.chosen) return;
    turn.chosen = pair;
    const aim = this.#unaim();
    if (turn.mine()) turn.turnToFit();
    this.#api.sounds.play("turn");
    if (aim !== null && turn.plots().includes(aim)) return this.aimAt(aim);
    this.#table.changed();
    this.#lens.showPlot();
    const tile = turn.tile();
    if (tile !== null) this.#api.say(this.#table.speech().tile(turn.turned(tile)));
  }

  async turnTile(quarters: 1 | -1): Promise<void> {
    const turn = this.#turn;
    const tile = turn.tile();
    if (tile === null || turn.sent) return;
    turn.turnBy(tile, quarters);
    this.#api.sounds.play("turn");
    const aim = this.#unaim();
    if (aim !== null && turn.plots().includes(aim)) this.aimAt(aim);
    else {
      this.#table.changed();
      this.#lens.showPlot();
    }
    this.#api.say(
      this.#api.words("connect-turned", {
        tile: capital(this.#table.speech().tile(turn.turned(tile))),
        count: turn.plots().length,
      }),
    );
    const index = turn.tiles().findIndex((each) => each?.pair === tile.pair);
    await Promise.all([
      this.#hand.turn(index, quarters, this.#reel),
      this.#view.turnGhost(quarters, this.#reel),
    ]);
  }

  /** Turn the tile in place to the next rotation that fits. */
  turnThere(): void {
    const { aim } = this.#turn;
    if (this.#turn.tile() === null || aim === null || !this.#turn.mine()) return;
    const quarters = this.#turn.turnThere();
    if (quarters === null) {
      this.#api.sounds.play("barred");
      this.#table.coach(this.#api.words("connect-one-way"));
      return;
    }
    this.#api.sounds.play("turn");
    this.aimAt(aim);
    void this.#view.turnGhost(quarters, this.#reel);
  }

  /** Show the chosen tile on a place, with what it would catch. */
  aimAt(place: Place, take?: readonly Place[]): void {
    if (!this.#turn.show(place, take)) return;
    this.#cursor.spot = place;
    this.#cursor.catching = false;
    this.#table.changed();
    this.#lens.reveal([...this.#turn.take, place]); // what it catches too, if there is room
  }

  /** Show nothing any more; return what was shown. */
  #unaim(): Place | null {
    const { aim } = this.#turn;
    this.#turn.clear();
    this.#cursor.catching = false;
    return aim;
  }

  toggle(place: Place): void {
    if (!this.#turn.toggle(place)) return;
    this.#api.sounds.play("turn");
    this.#table.changed();
  }

  lay(): void {
    const lay = this.#turn.lay();
    if (lay === null) return;
    this.#turn.sent = true;
    this.#cursor.catching = false;
    this.#table.paint();
    this.#table.coach("");
    this.#api.send([lay.text]);
  }

  takeBack(): void {
    if (this.#turn.aim === null || this.#turn.sent) return;
    this.#unaim();
    this.#table.changed();
  }
}
