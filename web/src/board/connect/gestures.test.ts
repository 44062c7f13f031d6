import { element, equal, event } from "../kit/testing.ts";
import { hearGestures } from "./gestures.ts";

/** Move fingers on the garden: "down 0,0 move 20,0 up"; #2 is a second finger. */
function moved(moves: string): string[] {
  const notes: string[] = [];
  const globals = globalThis as { document?: unknown };
  const page = globals.document = new EventTarget();
  const stop = new AbortController();
  const garden = element<HTMLElement>({
    classList: {
      add: (name: string) => notes.push(`+${name}`),
      remove: (name: string) => notes.push(`-${name}`),
    },
    setPointerCapture: (id: number) => notes.push(`capture ${id}`),
  });
  hearGestures(garden, {
    pan: (dx, dy) => notes.push(`pan ${dx},${dy}`),
    zoom: (factor, x, y) => notes.push(`zoom ${Math.round(factor * 1000) / 1000} at ${x},${y}`),
  }, stop.signal);
  try {
    for (
      const [, what, more, point, id] of moves.matchAll(
        /([a-z]+)(!?)(?: (-?\d+,-?\d+))?(?:#(\d))?/g,
      )
    ) {
      const [clientX, clientY] = (point ?? "0,0").split(",").map(Number);
      const names: Record<string, string> = {
        click: "click",
        slide: "touchmove",
        outside: "pointerup",
      };
      const made = event(names[what!] ?? `pointer${what}`, {
        clientX,
        clientY,
        button: more ? 2 : 0,
        pointerId: Number(id ?? 1),
      });
      (what === "outside" ? page : garden).dispatchEvent(made);
      if (what === "click" || what === "slide") {
        notes.push(`${what} ${made.defaultPrevented ? "ignored" : "counts"}`);
      }
    }
  } finally {
    stop.abort();
    delete globals.document;
  }
  return notes;
}

const BEGIN = "+cn-moving; capture 1";
const ROWS: readonly (readonly [string, string, string])[] = [
  ["a tap stays a click", "down 5,5 move 13,5 up click", "-cn-moving; click counts"],
  [
    "one finger pans by what it moves",
    "down 0,0 move 9,0 move 12,-5 up click click",
    `${BEGIN}; pan 9,0; pan 3,-5; -cn-moving; click ignored; click counts`,
  ],
  [
    "two fingers zoom around their middle, at once",
    "down 0,0 down 100,0#2 move 200,0#2 up up#2",
    "+cn-moving; capture 1; capture 2; pan 50,0; zoom 2 at 100,0; -cn-moving",
  ],
  [
    "a third finger changes nothing",
    "down 0,0 down 100,0#2 down 50,50#3 move 90,90#3",
    "+cn-moving; capture 1; capture 2; capture 3",
  ],
  ["the right button does not pan", "down! 0,0 move 50,0", ""],
  ["a mouse without a button does not pan", "move 50,0", ""],
  ["who lets go outside pans no more", "down 0,0 outside move 50,0", "-cn-moving"],
  ["what is cancelled pans no more", "down 0,0 cancel move 50,0", "-cn-moving"],
  [
    "a finger scrolls unless it pans",
    "down 0,0 slide move 0,30 slide",
    `slide counts; ${BEGIN}; pan 0,30; slide ignored`,
  ],
];

for (const [title, moves, wanted] of ROWS) {
  Deno.test(`the garden under fingers: ${title}`, () => equal(moved(moves).join("; "), wanted));
}

Deno.test("the wheel zooms around the pointer: towards one larger, faster with Control, never far", () => {
  const rows: readonly (readonly [object, string])[] = [
    [{ deltaY: -40, deltaMode: 0 }, "1.105"],
    [{ deltaY: 40, deltaMode: 0 }, "0.905"],
    [{ deltaY: 40, deltaMode: 0, ctrlKey: true }, "0.67"],
    [{ deltaY: -2.5, deltaMode: 1 }, "1.105"], // lines
    [{ deltaY: -5000, deltaMode: 0 }, "1.35"],
    [{ deltaY: 5000, deltaMode: 0 }, "0.741"],
  ];
  const globals = globalThis as { document?: unknown };
  globals.document = new EventTarget();
  try {
    for (const [wheel, wanted] of rows) {
      const stop = new AbortController();
      const garden = element<HTMLElement>();
      const notes: string[] = [];
      hearGestures(garden, {
        pan: () => notes.push("pan"),
        zoom: (factor, x, y) => notes.push(`${Math.round(factor * 1000) / 1000} at ${x},${y}`),
      }, stop.signal);
      const made = event("wheel", { clientX: 7, clientY: 8, ctrlKey: false, ...wheel });
      garden.dispatchEvent(made);
      stop.abort();
      garden.dispatchEvent(event("wheel", { clientX: 7, clientY: 8, ...wheel }));
      equal([notes, made.defaultPrevented], [[`${wanted} at 7,8`], true]);
    }
  } finally {
    delete globals.document;
  }
});
