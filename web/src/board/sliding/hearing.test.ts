import { element, equal, event, noted, within } from "../kit/testing.ts";
import { hear, type Hears } from "./hearing.ts";
import type { View } from "./view.ts";

const GATE = { ".sl-gate": { gate: "b1" } };
const CELL = { ".sl-cell": { cell: "12" } };

// What happens where, and what it means.
const ROWS: readonly (readonly [string, Parameters<typeof within>[0], object, string])[] = [
  ["click", GATE, {}, "on.gate b1"],
  ["click", CELL, {}, "on.cell 12"],
  ["click", { ...GATE, ...CELL }, {}, "on.gate b1"],
  ["click", {}, {}, ""],
  ["pointerover", GATE, { pointerType: "mouse" }, "on.pointed b1 null"],
  ["pointerover", CELL, { pointerType: "mouse" }, "on.pointed null 12"],
  ["pointerover", {}, { pointerType: "mouse" }, "on.pointed null null"],
  ["pointerover", CELL, { pointerType: "touch" }, ""], // a finger points at nothing
  ["pointerleave", {}, {}, "on.left"],
  ["focusin", { ...GATE, ":focus-visible": {} }, {}, "on.focused b1 null true"],
  ["focusin", CELL, {}, "on.focused null 12 false"],
  ["focusout", CELL, {}, "on.blurred"],
];

Deno.test("clicks, the mouse and the focus mean the gate or the cell where they are", () => {
  for (const [name, on, more, wanted] of ROWS) {
    const notes: string[] = [];
    const root = element<HTMLElement>();
    const stop = new AbortController();
    hear({ root } as unknown as View, noted<Hears>("on", notes), stop.signal);
    root.dispatchEvent(event(name, more, within(on)));
    stop.abort();
    root.dispatchEvent(event(name, more, within(on)));
    equal(notes.join(), wanted, `${name} ${JSON.stringify(on)}`);
  }
});
