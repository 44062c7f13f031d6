// The tiles as one holds them: each shows a face and is turned to a heading; one of them is chosen.

import { HEADINGS } from "../../art/index.ts";
import type { Held } from "./position.ts";

export const TILES = ["1", "2", "3", "4", "5", "6", "J"];

const flat = (): Map<string, Held> =>
  new Map(TILES.map((tile) => [tile, { tile, face: 0, heading: "e" }]));

export class Hand {
  chosen = "1";
  #held = flat();

  of(tile: string): Held | undefined {
    return this.#held.get(tile);
  }

  /** A tile in hand as it lay. */
  take({ tile, face, heading }: Held): void {
    this.#held.set(tile, { tile, face, heading });
    this.chosen = tile;
  }

  turn(held: Held, quarters: 1 | 3): void {
    const heading = HEADINGS[(HEADINGS.indexOf(held.heading) + quarters) % 4]!;
    this.#held.set(held.tile, { ...held, heading });
  }

  flip(held: Held): void {
    this.#held.set(held.tile, { ...held, face: 1 - held.face });
  }

  /** One of the tiles that are *beside* the board is chosen. */
  choose(beside: readonly string[]): void {
    if (!beside.includes(this.chosen)) this.chosen = beside[0] ?? "";
  }

  lieFlat(): void {
    this.#held = flat();
  }
}
