// A page without a browser: elements that can be written and read, and nothing is ever laid out.

import { parseHTML } from "linkedom";

const { document, window } = parseHTML(
  "<!doctype html><html><body></body></html>",
);

/** What moves, waits or is asked for, in the order in which it happens. */
export const happened: string[] = [];

const box = {
  left: 40,
  top: 30,
  right: 540,
  bottom: 430,
  width: 500,
  height: 400,
  x: 40,
  y: 30,
};

function animate(this: Element, frames: unknown, options: unknown): unknown {
  happened.push(
    `move ${nameOf(this)} ${JSON.stringify(frames)} ${JSON.stringify(options)}`,
  );
  return {
    finished: Promise.resolve(),
    finish() {},
    cancel() {},
    onfinish: null,
  };
}

const nameOf = (on: Element): string => on.getAttribute("class") ?? on.tagName;

Object.assign(window.Element.prototype, {
  animate,
  getBoundingClientRect: () => box,
  getAnimations: () => [],
  setPointerCapture() {},
  showPopover() {},
  scrollIntoView() {},
  focus(this: Element) {
    happened.push(`focus ${nameOf(this)}`);
  },
});
for (
  const size of ["clientWidth", "clientHeight", "offsetWidth", "offsetHeight"]
) {
  Object.defineProperty(window.Element.prototype, size, {
    get: () => 400,
    configurable: true,
  });
}

const still = {
  matches: false,
  addEventListener() {},
  removeEventListener() {},
};

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  document,
  Element: window.Element,
  HTMLElement: window.HTMLElement,
  HTMLButtonElement: window.HTMLButtonElement,
  SVGElement: window.SVGElement,
  Node: window.Node,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: () => still,
  getComputedStyle: () => ({ transform: "none", getPropertyValue: () => "" }),
  requestAnimationFrame: (done: (at: number) => void) => setTimeout(() => done(0)),
  cancelAnimationFrame: () => {},
  CSS: { escape: (text: string) => text },
  setInterval: () => 0,
  LATE_STYLES: { connect: "connect.css", go: "go.css", sliding: "sliding.css" },
});
Object.assign(document.head, { // nobody sees a style: each is there at once
  append: (sheet: { onload?: () => void }) => sheet.onload?.(),
});
performance.now = () => 1000;
const later = globalThis.setTimeout;
globalThis.setTimeout = ((done: () => void, ms = 0) => {
  if (ms > 0) happened.push(`wait ${Math.round(ms)}`);
  return later(done, 0);
}) as typeof setTimeout;

export const page = document as unknown as Document;

/** Let everything happen that waits for nothing but its turn. */
export const rest = async (): Promise<void> => {
  for (let times = 0; times < 8; times++) {
    await new Promise((done) => later(done, 0));
  }
};

/** Let an event happen to an element, if that is there. */
export function fire(
  on: EventTarget | null | undefined,
  name: string,
  more: object = {},
): void {
  const made = new window.Event(name, { bubbles: true, cancelable: true });
  on?.dispatchEvent(Object.assign(made, more) as unknown as Event);
}

/** Press a key: "r", "Shift+Enter". */
export function press(on: EventTarget | null | undefined, name: string): void {
  const shiftKey = name.startsWith("Shift+");
  const key = name.replace("Shift+", "");
  fire(on, "keydown", {
    key,
    shiftKey,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
  });
}
