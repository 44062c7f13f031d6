// Requests that are not answered yet: one is in flight, the rest are queued.

import type { Scene } from "../board.ts";
import type { Laid } from "./position.ts";

export class Outbox {
  wish: readonly Laid[] | null = null; // one's own board, including pending changes
  #send: (actions: readonly string[]) => void;
  #flying = false; // a request was sent and not answered yet
  #waiting: string[][] = []; // what to send after it
  #asked = false; // the button was pressed: ignore a second press

  constructor(send: (actions: readonly string[]) => void) {
    this.#send = send;
  }

  /** Send a change of one's own board, after those still in flight. */
  send(actions: string[], wish: readonly Laid[]): void {
    this.wish = wish;
    if (this.#flying) this.#waiting.push(actions);
    else {
      this.#flying = true;
      this.#send(actions);
    }
  }

  /** Send what the button does, and not again before it is answered. */
  once(action: string): void {
    if (this.#asked) return;
    this.#asked = true;
    if (this.#flying) this.#waiting.push([action]);
    else this.#send([action]);
  }

  /** Our own action came back, or the state was resent: all requests are settled. */
  answered(scene: Scene, building: boolean): void {
    if (!building) return this.clear();
    if (!scene.anew && (scene.by === null || scene.by !== scene.seat)) return;
    this.#asked = this.#flying = false;
    const next = scene.anew ? undefined : this.#waiting.shift();
    if (next === undefined) return this.clear();
    this.#flying = true;
    queueMicrotask(() => this.#send(next));
  }

  clear(): void {
    this.#asked = this.#flying = false;
    this.#waiting = [];
    this.wish = null;
  }
}
