// Clicks, gestures and drags in the garden and the hand: what they mean.

import { draggable } from "../kit/drag.ts";
import { hearGestures } from "./gestures.ts";
import type { Hand } from "./hand.ts";
import type { Place } from "./tiles.ts";
import type { View } from "./view.ts";

export interface Hears {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void; // around a point of the garden
  does(what: string): void; // a button
  plot(place: Place): void;
  tile(place: Place): void;
  ground(x: number, y: number): void; // a click beside everything, at a point of the garden
  at(place: Place): void; // the focus has come here
  mayDrag(index: number): boolean;
  lift(index: number): void;
  fitsOn(place: Place): boolean;
  drop(place: Place): void;
}

/** Listen until *signal*; the answer ends the dragging. */
export function hear(view: View, hand: Hand, on: Hears, signal: AbortSignal): () => void {
  const { root, garden } = view;
  hearGestures(garden, {
    pan: (dx, dy) => on.pan(dx, dy),
    zoom: (factor, x, y) => on.zoom(factor, ...view.pointAt(x, y)),
  }, signal);
  const does = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>("[data-does]");
    if (button) on.does(button.dataset.does!);
  };
  root.addEventListener("click", (event) => {
    does(event);
    const target = event.target as Element;
    if (target.closest("[data-does]")) return;
    const plot = target.closest<HTMLElement>(".cn-plot")?.dataset.place;
    const tile = target.closest<HTMLElement>(".cn-tile")?.dataset.place;
    if (plot !== undefined) on.plot(plot);
    else if (tile !== undefined) on.tile(tile);
    else on.ground(...view.pointAt(event.clientX, event.clientY));
  }, { signal });
  hand.root.addEventListener("click", does, { signal });
  root.addEventListener("focusin", (event) => {
    const target = event.target as HTMLElement;
    const place = target.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
    if (place !== null) on.at(place);
    view.cursor(target.matches(":focus-visible") ? place : null);
  }, { signal });
  root.addEventListener("focusout", () => view.cursor(null), { signal });
  garden.addEventListener("keyup", (event) => { // the space bar would click a button
    if (event.key === " ") event.preventDefault();
  }, { signal });
  const fitting = (x: number, y: number): Place | null => {
    const place = view.placeAt(x, y);
    return place !== null && on.fitsOn(place) ? place : null;
  };
  const undrag = hand.tiles.map((held, index) =>
    draggable(held, {
      may: () => on.mayDrag(index),
      lift: () => on.lift(index),
      over: (x, y) => view.cursor(fitting(x, y)),
      drop: (x, y) => {
        view.cursor(null);
        const place = fitting(x, y);
        if (place !== null) on.drop(place);
      },
      cancel: () => view.cursor(null),
    })
  );
  return () => undrag.forEach((end) => end());
}
