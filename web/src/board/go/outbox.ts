// What was asked for and is not answered yet: one thing is on its way, the rest waits its turn.

import type { Scene } from "../board.ts";
import type { Laid } from "./position.ts";

export class Outbox {
  wish: readonly Laid[] | null = null; // the own board as it was asked for
  #send: (actions: readonly string[]) => void;
  #flying = false; // something was sent and not answered yet
  #waiting: string[][] = []; // what to send after it
  #asked = false; // the one button was pressed: a second press is none

  constructor(send: (actions: readonly string[]) => void) {
    this.#send = send;
  }

  /** Send a change of the own board; what is asked for while another is on its way comes after. */
  send(actions: string[], wish: readonly Laid[]): void {
    this.wish = wish;
    if (this.#flying) this.#waiting.push(actions);
    else {
      this.#flying = true;
      this.#send(actions);
    }
  }

  /** Send what the one button does, and not again before it is answered. */
  once(action: string): void {
    if (this.#asked) return;
    this.#asked = true;
    if (this.#flying) this.#waiting.push([action]);
    else this.#send([action]);
  }

  /** Our own action came back, or we were told how things are: what we asked for is settled. */
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
