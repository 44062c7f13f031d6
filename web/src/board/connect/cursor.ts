// The keyboard's place in the garden: it goes from plot to plot, or reads the tiles, or chooses
// among catches.

import { staysAt } from "../kit/focus.ts";
import { isSeen, nearest, placeAhead, reveal } from "./layout.ts";
import { candidates } from "./lays.ts";
import type { Place } from "./tiles.ts";
import type { PlayerTurn } from "./turn.ts";
import type { View } from "./view.ts";

export class Cursor {
  spot: Place = "0,0";
  looking = false; // the arrow keys read the tiles although a plot is to be chosen
  catching = false; // the arrow keys go from catch to catch
  #view: View;
  #turn: PlayerTurn;
  #lying: () => Iterable<Place>;

  constructor(view: View, turn: PlayerTurn, lying: () => Iterable<Place>) {
    this.#view = view;
    this.#turn = turn;
    this.#lying = lying;
  }

  /** A turn begins: start close to where the last one ended. */
  begin(last = this.spot): void {
    this.looking = false;
    this.catching = false;
    const near = nearest(last, this.#spots());
    if (near !== null) this.spot = near;
  }

  /** What the arrow keys go to: catches, plots or tiles. */
  #spots(): readonly Place[] {
    if (this.catching) return candidates(this.#turn.lays());
    const plots = this.looking ? [] : this.#turn.plots();
    if (plots.length > 0) return plots;
    const turned = this.looking ? [] : this.#turn.everyPlot();
    return turned.length > 0 ? turned : [...this.#lying()];
  }

  /** Go ahead with an arrow key; false at the end. */
  ahead(key: string): boolean {
    const next = placeAhead(this.spot, key, this.#spots());
    if (next !== null) this.spot = next;
    return next !== null;
  }

  /** Read the tiles, or go back to the plots. */
  look(): void {
    this.looking = !this.looking;
    this.#toNearest();
    this.step();
  }

  /** Choose among catches, from *place* on. */
  catch(place: Place): void {
    this.catching = true;
    this.spot = place;
    this.step();
  }

  /** Back from the catches to the tile. */
  uncatch(aim: Place): void {
    this.catching = false;
    this.spot = aim;
    this.step();
  }

  #toNearest(): void {
    this.spot = nearest(this.spot, this.#spots()) ?? this.spot;
  }

  element(): HTMLElement | null {
    return this.catching || this.looking
      ? this.#view.tile(this.spot)
      : this.#view.plot(this.spot) ?? this.#view.tile(this.spot);
  }

  /** The focus comes to where the cursor is. */
  step(): void {
    this.rove();
    const { camera, size } = this.#view;
    if (!isSeen(this.spot, camera, size)) this.#view.look(reveal(this.spot, camera, size));
    this.element()?.focus({ preventScroll: true });
  }

  /** One tab stop for the whole garden: the plot or the tile that the keys are at. */
  rove(): void {
    for (const old of this.#view.garden.querySelectorAll<HTMLElement>("[tabindex='0']")) {
      old.tabIndex = -1;
    }
    if (this.element() === null || !this.#spots().includes(this.spot)) this.#toNearest();
    const element = this.element();
    if (element !== null) element.tabIndex = 0;
  }

  /** Keep the focus in the garden when what had it is no longer the thing to choose. */
  refocus(): void {
    if (staysAt(this.#view.garden)) {
      this.element()?.focus({ preventScroll: true });
    }
  }
}
