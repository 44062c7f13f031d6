// Clicks, the pointer and the focus on the maze and its gates: what they mean.

import type { Cell } from "./maze.ts";
import type { View } from "./view.ts";

export interface Hears {
  /** A gate or a cell was chosen. */
  gate(name: string): void;
  cell(cell: Cell): void;
  /** The mouse is at a gate or a cell, or at neither. */
  pointed(gate: string | null, cell: Cell | null): void;
  left(): void;
  /** The focus came to a gate or a cell, perhaps by a key. */
  focused(gate: string | null, cell: Cell | null, byKey: boolean): void;
  blurred(): void;
}

const gateOf = (event: Event): string | null =>
  (event.target as Element).closest<HTMLElement>(".sl-gate")?.dataset.gate ?? null;

function cellAt(event: Event): Cell | null {
  const cell = (event.target as Element).closest<HTMLElement>(".sl-cell");
  return cell ? Number(cell.dataset.cell) : null;
}

export function hear({ root }: View, on: Hears, signal: AbortSignal): void {
  root.addEventListener("click", (event) => {
    const gate = gateOf(event);
    const cell = cellAt(event);
    if (gate !== null) on.gate(gate);
    else if (cell !== null) on.cell(cell);
  }, { signal });
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") on.pointed(gateOf(event), cellAt(event));
  }, { signal });
  root.addEventListener("pointerleave", () => on.left(), { signal });
  root.addEventListener("focusin", (event) => {
    const byKey = (event.target as Element).matches(":focus-visible");
    on.focused(gateOf(event), cellAt(event), byKey);
  }, { signal });
  root.addEventListener("focusout", () => on.blurred(), { signal });
}
