// The elements of Go!: how they are made, written and shaken.

import type { Reel } from "../kit/reel.ts";
import { SVG } from "../kit/drawn.ts";

export function part<K extends "div" | "button" | "p" | "h2" | "span" | "b">(
  tag: K,
  name: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = name;
  if (made instanceof HTMLButtonElement) made.type = "button";
  return made;
}

export function group(name: string): SVGGElement {
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", name);
  return made;
}

/** Write markup only if it changed: everyone acts at once, so there is much to repaint. */
export function put(on: Element & { painted?: string }, markup: string): void {
  if (on.painted === markup) return;
  on.painted = markup;
  on.innerHTML = markup;
}

export function name(on: Element, label: string): void {
  if (on.getAttribute("aria-label") !== label) on.setAttribute("aria-label", label);
}

/** What cannot be done shakes, so *far* to each side. */
export async function shake(on: Element, reel: Reel, far = 5): Promise<void> {
  await reel.play({
    on,
    ms: 320,
    frames: [0, -far, far, -far, far / 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  });
}
