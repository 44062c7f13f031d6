// Drawings as elements of a board.
import type { Fragment } from "../../art/svg.ts";

export const SVG = "http://www.w3.org/2000/svg";

/** An `<svg>` with a drawing in it; only what moves on its own is an element of its own. */
export function drawn(box: string, fragment: Fragment, name: string): SVGSVGElement {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", box);
  made.setAttribute("class", name);
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("focusable", "false");
  made.innerHTML = fragment;
  return made;
}
