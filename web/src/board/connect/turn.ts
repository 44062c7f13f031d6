// A turn in progress: which tile is chosen, how it is turned, where it is shown, what it catches.
// No elements here: the board shows it, and sends it when it is decided.

import type { Mask } from "../../art/index.ts";
import { turnedSides } from "./art.ts";
import { candidates, Choices, largest, type Lay, toggled, withTake } from "./lays.ts";
import { numberOf, type Place, type Tile } from "./tiles.ts";

export class PlayerTurn {
  choices: Choices;
  chosen = ""; // the pair of the chosen tile in hand
  aim: Place | null = null; // where the chosen tile is shown
  take: readonly Place[] = []; // what it would catch
  sent = false;
  #turns = new Map<string, number>(); // quarter turns of the tiles in hand, by pair
  #held: () => readonly (Tile | null)[];
  #may: () => boolean;

  /** *held*: one's own tiles; *may*: whether something may be done at all. */
  constructor(
    legal: readonly string[],
    held: () => readonly (Tile | null)[],
    may: () => boolean,
  ) {
    this.choices = new Choices(legal);
    this.#held = held;
    this.#may = may;
  }

  /** Start over: nothing is shown; a tile that can be laid is chosen. */
  begin(): void {
    this.clear();
    this.sent = false;
    const tiles = this.tiles().filter((tile): tile is Tile => tile !== null);
    for (const pair of this.#turns.keys()) {
      if (!tiles.some((tile) => tile.pair === pair)) this.#turns.delete(pair);
    }
    const may = (pair: string): boolean => this.choices.has(numberOf(pair));
    if (this.tile() === null || (!may(this.chosen) && tiles.some(({ pair }) => may(pair)))) {
      this.chosen = (tiles.find(({ pair }) => may(pair)) ?? tiles[0])?.pair ?? "";
    }
    if (this.mine()) this.turnToFit();
  }

  /** Nothing is shown in the garden. */
  clear(): void {
    this.aim = null;
    this.take = [];
  }

  // --- the tiles in hand ------------------------------------------------------------------------

  tiles(): readonly (Tile | null)[] {
    return this.#held();
  }

  tile(): Tile | null {
    return this.tiles().find((tile) => tile?.pair === this.chosen) ?? null;
  }

  turnsOf(pair: string): number {
    return this.#turns.get(pair) ?? 0;
  }

  /** A tile as it is turned. */
  turned(tile: Tile): Tile {
    return { ...tile, sides: turnedSides(tile, this.turnsOf(tile.pair)) };
  }

  /** The open sides of the chosen tile as it is turned. */
  sides(): Mask {
    const tile = this.tile();
    return tile === null ? 0 : this.turned(tile).sides;
  }

  turnBy(tile: Tile, quarters: number): void {
    this.#turns.set(tile.pair, (this.turnsOf(tile.pair) + quarters + 4) % 4);
  }

  /** A tile that fits nowhere as it is turned is turned until it does. */
  turnToFit(): void {
    const tile = this.tile();
    if (tile === null) return;
    for (let k = 0; k < 4; k++) {
      const sides = turnedSides(tile, this.turnsOf(tile.pair) + k);
      if (this.choices.places(this.#number(), sides).length > 0) return this.turnBy(tile, k);
    }
  }

  turnTo(sides: Mask): void {
    const tile = this.tile();
    if (tile === null) return;
    const turns = this.turnsOf(tile.pair);
    this.turnBy(
      tile,
      [0, 1, 2, 3].find((more) => turnedSides(tile, turns + more) === sides) ?? 0,
    );
  }

  /** Turn the tile in place to the next rotation that fits; by how much, or null for none. */
  turnThere(): number | null {
    const tile = this.tile();
    if (tile === null || this.aim === null) return null;
    const fits = this.choices.turns(this.#number(), this.aim);
    for (let k = 1; k < 4; k++) {
      const sides = turnedSides(tile, (this.turnsOf(tile.pair) + k) % 4);
      if (sides === this.sides() || !fits.has(sides)) continue;
      this.turnBy(tile, k);
      return k;
    }
    return null;
  }

  // --- what may be done -------------------------------------------------------------------------

  #number(): number {
    return numberOf(this.chosen);
  }

  mine(): boolean {
    return this.#may() && !this.sent;
  }

  /** Where the chosen tile fits as it is turned. */
  plots(): Place[] {
    return this.mine() ? this.choices.places(this.#number(), this.sides()) : [];
  }

  /** Where it fits, however it is turned. */
  everyPlot(): Place[] {
    return this.mine() ? [...this.choices.everywhere].filter((place) => this.fitsOn(place)) : [];
  }

  fitsOn(place: Place): boolean {
    return this.choices.turns(this.#number(), place).size > 0;
  }

  /** The lays of the chosen tile, as it is turned, on a place. */
  laysOn(place: Place): readonly Lay[] {
    return this.choices.lays(this.#number(), place, this.sides());
  }

  /** The lays where the tile is shown. */
  lays(): readonly Lay[] {
    return this.mine() && this.aim !== null ? this.laysOn(this.aim) : [];
  }

  /** The tiles that may be caught. */
  candidates(): readonly Place[] {
    return this.sent ? this.take : candidates(this.lays());
  }

  /** The lay that is shown. */
  lay(): Lay | null {
    return withTake(this.lays(), this.take);
  }

  /** Show the chosen tile on a place, with what it would catch; false where it does not fit. */
  show(place: Place, take?: readonly Place[]): boolean {
    if (!this.mine()) return false;
    const fits = this.choices.turns(this.#number(), place);
    if (fits.size === 0) return false;
    if (!fits.has(this.sides())) { // a plot for another rotation: turn it by the least that fits
      const tile = this.tile()!;
      const turns = this.turnsOf(tile.pair);
      this.turnBy(tile, [1, 3, 2].find((more) => fits.has(turnedSides(tile, turns + more))) ?? 0);
    }
    this.aim = place;
    const lays = this.lays();
    this.take = (take && withTake(lays, take) ? take : largest(lays)?.take) ?? [];
    return true;
  }

  /** Catch a tile, or do not; false where neither is possible. */
  toggle(place: Place): boolean {
    const lay = toggled(this.lays(), this.take, place);
    if (lay !== null) this.take = lay.take;
    return lay !== null;
  }
}
