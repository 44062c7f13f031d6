// What the buttons and the keys do.

import type { BoardApi } from "../board.ts";
import type { Focus } from "../kit/focus.ts";
import type { Reel } from "../kit/reel.ts";
import type { Cursor } from "./cursor.ts";
import { HEARD, type Intent, intentOf, type Question } from "./input.ts";
import { candidates } from "./lays.ts";
import type { Lens } from "./lens.ts";
import type { Playing } from "./playing.ts";
import type { PlayerTurn } from "./turn.ts";

export class Keys {
  #focus: (target: EventTarget | null) => Focus;
  #turn: PlayerTurn;
  #cursor: Cursor;
  #lens: Lens;
  #playing: Playing;
  #reel: Reel;
  #api: BoardApi;
  #answer: (what: Question) => string;

  constructor(
    focus: (target: EventTarget | null) => Focus,
    turn: PlayerTurn,
    cursor: Cursor,
    lens: Lens,
    playing: Playing,
    reel: Reel,
    api: BoardApi,
    answer: (what: Question) => string,
  ) {
    this.#focus = focus;
    this.#turn = turn;
    this.#cursor = cursor;
    this.#lens = lens;
    this.#playing = playing;
    this.#reel = reel;
    this.#api = api;
    this.#answer = answer;
  }

  async do(what: string): Promise<void> {
    switch (what) {
      case "zoom-in":
        return this.#lens.zoomMiddle(1.25);
      case "zoom-out":
        return this.#lens.zoomMiddle(0.8);
      case "fit":
        return this.#lens.fitNow();
    }
    await this.#reel.skip();
    switch (what) {
      case "tile-0":
      case "tile-1":
      case "tile-2": {
        const pair = this.#turn.tiles()[Number(what.slice(-1))]?.pair;
        if (pair === undefined) return;
        return pair === this.#turn.chosen ? this.#playing.turnTile(1) : this.#playing.choose(pair);
      }
      case "turn-left":
        return this.#playing.turnTile(-1);
      case "turn-right":
        return this.#playing.turnTile(1);
      case "lay":
        return this.#playing.lay();
      case "back":
        return this.#playing.takeBack();
    }
  }

  key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const intent = intentOf(event);
    if (intent === null) return;
    const focus = this.#focus(event.target);
    if (!HEARD[intent.kind].includes(focus)) return;
    event.preventDefault();
    void this.#mean(intent, focus === "nothing");
  }

  async #mean(intent: Intent, free: boolean): Promise<void> {
    switch (intent.kind) {
      case "pan":
        return this.#lens.pan(intent.dx, intent.dy);
      case "zoom":
        return this.#lens.zoomMiddle(intent.factor);
      case "fit":
        return this.#lens.fitNow();
      case "ask":
        return this.#api.say(this.#answer(intent.what));
    }
    await this.#reel.skip();
    const cursor = this.#cursor;
    const { aim } = this.#turn;
    switch (intent.kind) {
      case "arrow":
        // The first arrow key only moves the focus to the board.
        return free ? cursor.element()?.focus() : this.#arrow(intent.key);
      case "turn":
        return this.#playing.turnTile(intent.quarters);
      case "choose": {
        const pair = this.#turn.tiles()[intent.index]?.pair;
        return pair === undefined ? undefined : this.#playing.choose(pair);
      }
      case "lay":
        if (aim === null || (!cursor.catching && !cursor.looking && cursor.spot !== aim)) {
          return this.#playing.aimAt(cursor.spot);
        }
        return this.#playing.lay();
      case "toggle":
        return this.#space();
      case "look":
        return this.#turn.mine() ? cursor.look() : undefined;
      case "back":
        return cursor.catching && aim !== null ? cursor.uncatch(aim) : this.#playing.takeBack();
    }
  }

  /** Space: shows the tile on the plot, toggles the only catch, or goes to choose among several. */
  #space(): void {
    const { catching, looking, spot } = this.#cursor;
    if (this.#turn.aim === null) return this.#playing.aimAt(spot);
    const may = candidates(this.#turn.lays());
    if (catching || (looking && may.includes(spot))) return this.#playing.toggle(spot);
    if (may.length === 1) return this.#playing.toggle(may[0]!);
    if (may.length > 1) this.#cursor.catch(may[0]!);
  }

  #arrow(key: string): void {
    const cursor = this.#cursor;
    if (!cursor.ahead(key)) return;
    if (!cursor.catching && !cursor.looking) this.#playing.aimAt(cursor.spot);
    cursor.step();
  }
}
