/** Confetti behind the boards of Go! and around its podium. */
import { circle, type Fragment, line, rect, row } from "../../art/svg.ts";
import type { Scenery } from "../skin.ts";

function confetti(): Fragment {
  const chance = row(31);
  const colours = ["#ff5a8a", "#37d0c0", "#ffc400", "#7a68f2", "#2d9cff"];
  let bits = "";
  for (let n = 0; n < 90; n++) {
    const x = Math.floor(chance() * 1280), y = Math.floor(chance() * 700);
    const turn = Math.floor(chance() * 180), colour = colours[n % 5]!;
    bits += n % 3 === 0
      ? circle(x, y, 5 + n % 5, colour)
      : rect(x, y, 18, 9, 3, colour, `transform="rotate(${turn} ${x} ${y})"`);
  }
  return bits;
}

function backdrop(): string {
  const chance = row(9);
  const colours = ["#ff7ab0", "#37d0c0", "#ffc400", "#7a68f2", "#fff"];
  let bits = "";
  for (let n = 0; n < 54; n++) {
    const x = Math.floor(chance() * 1280), y = Math.floor(chance() * 800), colour = colours[n % 5];
    bits += n % 3
      ? `<circle cx="${x}" cy="${y}" r="${3 + (n % 4)}" fill="${colour}"/>`
      : `<rect x="${x}" y="${y}" width="11" height="7" rx="2" fill="${colour}" transform="rotate(${
        Math.floor(chance() * 90)
      } ${x} ${y})"/>`;
  }
  return `<g fill-opacity=".38">${bits}</g>`;
}

export const SCENERY: Scenery = {
  backdrop,
  sky: confetti,
  ground: () =>
    rect(-20, 50, 1320, 300, 0, "var(--wall)") + rect(-20, 50, 1320, 8, 0, "var(--tex)") +
    rect(-20, 84, 1320, 46, 0, "var(--floor)") +
    line("M-10 107H1300", "var(--joint)", 6, `stroke-dasharray=".1 22" stroke-linecap="round"`),
};
