// Offers of this device.  One that nobody has answered serves the next guest: a browser lets go of
// closed connections late, and when some hundreds wait for that it makes no more.
import type { Offered } from "./peer.ts";

const KEPT_MS = 10_000; // for those who change their mind; later, the network may be another one

export class Offers {
  #spare: Offered | null = null;
  #until = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly make: (stun: string) => Promise<Offered>) {}

  /** An offer that nobody has; one is made after the other. */
  take(stun: string): Promise<Offered> {
    const next = this.#last.then(() => this.#again(stun) ?? this.make(stun));
    this.#last = next.catch(() => {});
    return next;
  }

  /** Nobody has answered an offer, and nobody may any more. */
  giveBack(offered: Offered): void {
    this.#drop();
    this.#spare = offered;
    this.#until = setTimeout(() => this.#drop(), KEPT_MS);
  }

  #again(stun: string): Offered | null {
    const spare = this.#spare;
    if (spare?.stun !== stun) {
      this.#drop();
      return null;
    }
    clearTimeout(this.#until);
    this.#spare = null;
    return spare;
  }

  #drop(): void {
    clearTimeout(this.#until);
    this.#spare?.close();
    this.#spare = null;
  }
}
