// Panning and zooming: the camera shows the whole garden by itself until someone moves it.

import type { Reel } from "../kit/reel.ts";
import { boxOf, type Camera, fit, isSeen, panned, reveal, withOneOf, zoomed } from "./layout.ts";
import type { Place } from "./tiles.ts";
import type { View } from "./view.ts";

/** What there is to look at. */
export interface Sights {
  all(): readonly Place[]; // tiles, and places to lay on
  plots(): readonly Place[]; // where the chosen tile fits
  focus(): Place | undefined; // where something happens, or has just happened
  near(): Place; // where a plot is looked for first
}

export class Lens {
  #view: View;
  #reel: Reel;
  #sights: Sights;
  #auto = true; // the camera fits automatically until someone moves it

  constructor(view: View, reel: Reel, sights: Sights) {
    this.#view = view;
    this.#reel = reel;
    this.#sights = sights;
  }

  /** Show all tiles and all places to lay on; leave the camera alone where it shows them well. */
  fit(gently: boolean): void {
    const { size } = this.#view;
    if (size.width === 0 || size.height === 0) return;
    const wanted = this.#sights.all();
    const focus = this.#sights.focus();
    if (!this.#auto) {
      if (gently && focus !== undefined) this.reveal([focus]);
      if (gently) this.showPlot();
      return;
    }
    const best = this.#withPlot(fit(boxOf(wanted), size, focus));
    const { camera } = this.#view;
    const well = camera.tile <= best.tile * 1.1 && camera.tile >= best.tile * 0.85;
    if (gently && well && wanted.every((place) => isSeen(place, camera, size))) return;
    this.#view.look(best, gently ? this.#reel : undefined);
  }

  /** A turn begins: whoever has looked elsewhere sees all plots again. */
  begin(): void {
    const { camera, size } = this.#view;
    this.#auto ||= !this.#sights.all().every((place) => isSeen(place, camera, size));
    this.fit(true);
  }

  fitNow(): void {
    this.#auto = true;
    this.fit(false);
  }

  /** Bring places into sight, one after the other; the last is seen in any case. */
  reveal(places: readonly Place[]): void {
    const { camera, size } = this.#view;
    const better = places.reduce(
      (there, place) => isSeen(place, there, size) ? there : reveal(place, there, size),
      camera,
    );
    if (better !== camera) this.#view.look(better, this.#reel);
  }

  /** On a small screen not all plots are in sight, but a bright one always is. */
  #withPlot(camera: Camera): Camera {
    return withOneOf([...this.#sights.plots()], this.#sights.near(), camera, this.#view.size);
  }

  showPlot(): void {
    const { camera } = this.#view;
    const better = this.#withPlot(camera);
    if (better !== camera) this.#view.look(better, this.#reel);
  }

  pan(dx: number, dy: number): void {
    this.#auto = false;
    const { camera, size } = this.#view;
    this.#view.look(panned(camera, dx, dy, boxOf(this.#sights.all()), size));
  }

  zoom(factor: number, x: number, y: number): void {
    this.#auto = false;
    this.#view.look(zoomed(this.#view.camera, factor, x, y));
    this.pan(0, 0);
  }

  zoomMiddle(factor: number): void {
    const { width, height } = this.#view.size;
    this.zoom(factor, width / 2, height / 2);
  }
}
