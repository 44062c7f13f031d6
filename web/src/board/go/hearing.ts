// Clicks and the pointer on the elements of Go!: what they mean.

import { cellOf, type View } from "./view.ts";

export interface Hears {
  press(cell: number): void;
  point(cell: number | null): void;
  settle(): void;
  main(): void;
  look(seat: number): void;
  pick(tile: string): void;
  turn(): void;
  flip(): void;
}

export function hear(
  { field, tray, rivals, hand }: View,
  on: Hears,
  signal: AbortSignal,
): void {
  field.grid.addEventListener("click", (event) => {
    const cell = cellOf(event.target);
    if (cell !== null) on.press(cell);
  }, { signal });
  field.grid.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") on.point(cellOf(event.target));
  }, { signal });
  field.grid.addEventListener("pointerleave", () => on.point(null), { signal });
  field.root.addEventListener("click", () => on.settle(), { signal });
  tray.root.addEventListener("click", () => {
    if (tray.root.dataset.throw === "true") on.main();
  }, { signal });
  rivals.root.addEventListener("click", (event) => {
    const seat = (event.target as Element).closest<HTMLElement>(".go-rival")?.dataset.seat;
    if (seat !== undefined) on.look(Number(seat));
  }, { signal });
  hand.addEventListener("click", (event) => {
    const target = event.target as Element;
    const tile = target.closest<HTMLElement>("[data-tile]")?.dataset.tile;
    const does = target.closest<HTMLElement>("[data-does]")?.dataset.does;
    if (tile !== undefined) on.pick(tile);
    else if (does === "turn") on.turn();
    else if (does === "flip") on.flip();
    else if (does !== undefined) on.main();
  }, { signal });
}
