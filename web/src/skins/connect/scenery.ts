/** A lawn behind the garden of Connect, and hedges around its podium. */
import { lawn } from "../../art/connect.ts";
import { tufts } from "../../art/scenery.ts";
import { at, circle, type Fragment, path, round, row } from "../../art/svg.ts";
import type { Scenery } from "../skin.ts";

function cloud(x: number, y: number, scale: number): Fragment {
  return at(
    x,
    y,
    path("M-70 20a26 26 0 0 1 4-52a40 40 0 0 1 74-14a32 32 0 0 1 54 16a26 26 0 0 1 2 50z", "#fff"),
    scale,
  );
}

function flowers(y: number, seed: number): Fragment {
  const chance = row(seed);
  const colours = ["#ff8fb8", "#fff2a8", "#fff"];
  let drawn = "";
  for (let n = 0; n < 34; n++) {
    const x = Math.floor(chance() * 1280), top = y + Math.floor(chance() * 110);
    const petal = colours[n % 3]!;
    for (let p = 0; p < 5; p++) {
      const angle = p * 2 * Math.PI / 5;
      drawn += circle(
        round(x + 6 * Math.cos(angle)),
        round(top + 6 * Math.sin(angle)),
        4.6,
        petal,
      );
    }
    drawn += circle(x, top, 4, "var(--gold)");
  }
  return drawn;
}

export const SCENERY: Scenery = {
  backdrop: () => lawn(1280, 800),
  sky: () =>
    `<g opacity=".85">${cloud(220, 190, 1.3)}${cloud(1060, 150, 1.6)}</g>` +
    cloud(1180, 270, 0.8) + tufts(600, 90, "var(--tex)", 7) + tufts(640, 70, "var(--wall)", 8),
  ground: () => tufts(66, 26, "var(--wall2)", 11) + flowers(84, 12),
};
