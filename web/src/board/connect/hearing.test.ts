import { element, equal, event, noted, within } from "../kit/testing.ts";
import type { Hand } from "./hand.ts";
import { hear, type Hears } from "./hearing.ts";
import type { View } from "./view.ts";

function heard() {
  const notes: string[] = [];
  const globals = globalThis as { document?: unknown };
  globals.document = new EventTarget();
  const stop = new AbortController();
  const view = noted<View>("view", notes, {
    root: element(),
    garden: element(),
    pointAt: (x: number, y: number) => [x - 10, y - 10],
  });
  const hand = { root: element(), tiles: [] } as unknown as Hand;
  hear(view, hand, noted<Hears>("on", notes), stop.signal);
  const end = () => {
    stop.abort();
    delete globals.document;
  };
  return { view, hand, notes, end };
}

Deno.test("a click in the garden means what it hits: a button, a plot, a tile or the ground", () => {
  const { view, hand, notes, end } = heard();
  const plot = { ".cn-plot": { place: "1,0" } };
  const tile = { ".cn-tile": { place: "0,0" } };
  const click = (on: Parameters<typeof within>[0], root: EventTarget = view.root) =>
    root.dispatchEvent(event("click", { clientX: 30, clientY: 40 }, within(on)));
  click(plot);
  click(tile);
  click({ ...plot, ...tile });
  click({});
  click({ ...plot, "[data-does]": { does: "zoom-in" } });
  click({ "[data-does]": { does: "lay" } }, hand.root);
  click({}, hand.root);
  end();
  click(plot);
  equal(notes, [
    "on.plot 1,0",
    "on.tile 0,0",
    "on.plot 1,0",
    "on.ground 20 30",
    "on.does zoom-in",
    "on.does lay",
  ]);
});

Deno.test("the focus is followed, and marked if keys have brought it", () => {
  const { view, notes, end } = heard();
  const focus = (on: Parameters<typeof within>[0]) =>
    view.root.dispatchEvent(event("focusin", {}, within(on)));
  focus({ "[data-place]": { place: "2,1" }, ":focus-visible": {} });
  focus({ "[data-place]": { place: "2,1" } });
  focus({ ":focus-visible": {} });
  view.root.dispatchEvent(event("focusout"));
  end();
  equal(notes, [
    "on.at 2,1",
    "view.cursor 2,1",
    "on.at 2,1",
    "view.cursor null",
    "view.cursor null",
    "view.cursor null",
  ]);
});

Deno.test("the wheel zooms around a point of the garden, and the space bar clicks no button", () => {
  const { view, notes, end } = heard();
  const wheel = { clientX: 30, clientY: 50, deltaY: 0, deltaMode: 0 };
  view.garden.dispatchEvent(event("wheel", wheel));
  const released = [" ", "Enter"].map((key) => event("keyup", { key }));
  for (const each of released) view.garden.dispatchEvent(each);
  end();
  equal(notes, ["on.zoom 1 20 40"]);
  equal(released.map((each) => each.defaultPrevented), [true, false]);
});
