import { element, equal, event, noted } from "../kit/testing.ts";
import { hear, type Hears } from "./hearing.ts";
import type { View } from "./view.ts";

class Touched {
  constructor(readonly elements: Readonly<Record<string, object>>) {}

  closest(selector: string): object | null {
    return selector in this.elements ? { dataset: this.elements[selector] } : null;
  }
}

const CELL = { ".go-cell": { cell: "7" } };
const TILE = { "[data-tile]": { tile: "3" } };
const does = (what: string) => ({ "[data-does]": { does: what } });

// What happens on which part, where, and what it means.
const ROWS: readonly (readonly [string, string, Record<string, object>, object, string])[] = [
  ["grid", "click", CELL, {}, "on.press 7"],
  ["grid", "click", {}, {}, ""],
  ["grid", "pointerover", CELL, { pointerType: "mouse" }, "on.point 7"],
  ["grid", "pointerover", {}, { pointerType: "pen" }, "on.point null"],
  ["grid", "pointerover", CELL, { pointerType: "touch" }, ""], // a finger points at nothing
  ["grid", "pointerleave", CELL, {}, "on.point null"],
  ["field", "click", {}, {}, "on.settle"],
  ["tray", "click", {}, {}, ""],
  ["throw", "click", {}, {}, "on.main"],
  ["rivals", "click", { ".go-rival": { seat: "2" } }, {}, "on.look 2"],
  ["rivals", "click", {}, {}, ""],
  ["hand", "click", TILE, {}, "on.pick 3"],
  ["hand", "click", { ...TILE, ...does("turn") }, {}, "on.pick 3"],
  ["hand", "click", does("turn"), {}, "on.turn"],
  ["hand", "click", does("flip"), {}, "on.flip"],
  ["hand", "click", does("primary"), {}, "on.main"],
  ["hand", "click", {}, {}, ""],
];

Deno.test("clicks and the pointer mean the part of the board where they are", () => {
  const globals = globalThis as { Element?: unknown };
  globals.Element = Touched;
  try {
    for (const [part, name, on, more, wanted] of ROWS) {
      const notes: string[] = [];
      const roots: Record<string, HTMLElement & EventTarget> = {};
      for (const each of ["grid", "field", "tray", "rivals", "hand"]) {
        roots[each] = element<HTMLElement>({ dataset: { throw: String(part === "throw") } });
      }
      const view = {
        field: { grid: roots.grid, root: roots.field },
        tray: { root: roots.tray },
        rivals: { root: roots.rivals },
        hand: roots.hand,
      };
      const stop = new AbortController();
      hear(view as unknown as View, noted<Hears>("on", notes), stop.signal);
      const root = roots[part === "throw" ? "tray" : part]!;
      root.dispatchEvent(event(name, more, new Touched(on)));
      stop.abort();
      root.dispatchEvent(event(name, more, new Touched(on)));
      equal(notes.join(), wanted, `${name} on ${part} ${JSON.stringify(on)}`);
    }
  } finally {
    delete globals.Element;
  }
});
