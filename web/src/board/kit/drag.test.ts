import { type Drag, draggable } from "./drag.ts";
import { element, equal, event } from "./testing.ts";

/** Drag the spare tile: "down 0,0 move 9,0 up 9,0", a finger's with "@"; what it led to. */
function dragged(moves: string, may = true): string[] {
  const notes: string[] = [];
  const classes = new Set<string>();
  const ghost = { style: {}, append() {}, remove: () => notes.push("remove") };
  const globals = globalThis as { document?: unknown };
  globals.document = { createElement: () => ghost };
  const handle = element<HTMLElement>({
    classList: { add: (name: string) => classes.add(name), remove: () => classes.clear() },
    setPointerCapture: (id: number) => notes.push(`capture ${id}`),
    getBoundingClientRect: () => ({ width: 60 }),
    querySelector: () => ({ cloneNode() {} }),
    parentElement: { append() {} },
  });
  const drag: Drag = {
    may: () => may,
    lift: () => notes.push(`lift ${[...classes]}`),
    over: (x, y) => notes.push(`over ${x},${y}`),
    drop: (x, y) => notes.push(`drop ${x},${y}`),
    cancel: () => notes.push("cancel"),
  };
  const undo = draggable(handle, drag);
  try {
    for (
      const [, what, button, point, finger, id] of moves.matchAll(
        /([a-z]+)(!?)(?: (-?\d+,-?\d+)(@?)(?:#(\d))?)?/g,
      )
    ) {
      const [clientX, clientY] = (point ?? "0,0").split(",").map(Number);
      const name = { click: "click", slide: "touchmove" }[what!] ?? `pointer${what}`;
      const made = event(name, {
        clientX,
        clientY,
        button: button ? 2 : 0,
        pointerId: Number(id ?? 1),
        pointerType: finger ? "touch" : "mouse",
      });
      handle.dispatchEvent(made);
      if (what === "click" || what === "slide") {
        notes.push(`${what} ${made.defaultPrevented ? "ignored" : "counts"}`);
      }
    }
  } finally {
    undo();
    delete globals.document;
  }
  if (classes.size > 0) notes.push("still lifted");
  return notes;
}

const ROWS: readonly (readonly [string, string, string])[] = [
  ["a tap stays a click", "down 5,5 up 5,5 click", "capture 1; click counts"],
  ["a tap may wander by eight pixels", "down 0,0 move 8,0 up 8,0 click", "capture 1; click counts"],
  [
    "beyond that the tile is lifted and dropped, and the click after it is no tap",
    "down 0,0 move 9,0 move 40,50 up 41,50 click",
    "capture 1; lift sl-lifted; over 9,0; over 40,50; remove; drop 41,50; click ignored",
  ],
  [
    "only one click is ignored",
    "down 0,0 move 0,9 up 0,9 click click",
    "capture 1; lift sl-lifted; over 0,9; remove; drop 0,9; click ignored; click counts",
  ],
  [
    "a click that is pressed for anew counts",
    "down 0,0 move 0,9 up 0,9 down 0,0 up 0,0 click",
    "capture 1; lift sl-lifted; over 0,9; remove; drop 0,9; capture 1; click counts",
  ],
  [
    "a finger does not hide what it drags",
    "down 0,0@ move 0,100@ up 0,200@",
    "capture 1; lift sl-lifted; over 0,66; remove; drop 0,166",
  ],
  [
    "a drag that is cancelled drops nothing",
    "down 0,0 move 0,9 cancel click",
    "capture 1; lift sl-lifted; over 0,9; cancel; remove; click counts",
  ],
  ["a press that is cancelled was nothing", "down 0,0 cancel move 0,30", "capture 1"],
  [
    "another finger does not drag",
    "down 0,0 move 0,30#2 up 0,30#2 click",
    "capture 1; click counts",
  ],
  ["the right button does not drag", "down! 0,0 move 0,30 up 0,30", ""],
  [
    "a finger scrolls unless it drags",
    "down 0,0@ slide move 0,30@ slide",
    "capture 1; slide counts; lift sl-lifted; over 0,-4; slide ignored; remove",
  ],
];

for (const [title, moves, wanted] of ROWS) {
  Deno.test(`a dragged tile: ${title}`, () => equal(dragged(moves).join("; "), wanted));
}

Deno.test("a dragged tile: nothing is lifted while nothing may be", () => {
  equal(dragged("down 0,0 move 0,30 up 0,30 click", false), ["click counts"]);
});
