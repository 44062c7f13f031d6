/** Deep space: plates of metal, lit rails, and spaceships. */
import { distanceTo } from "../../art/geometry.ts";
import { LEAST_GAP, LIT } from "../../art/material.ts";
import { circle, ellipse, type Fragment, line, rect } from "../../art/svg.ts";
import type { Material, Skin } from "../skin.ts";

const MATERIAL: Material = {
  wall(mask, chance) {
    const seams = (o: number): string =>
      `M3 ${25 + o}H97M3 ${75 + o}H97M${25 + o} 3V97M${75 + o} 3V97`;
    let drawn = line(seams(0), "var(--tex2)", 1.4) +
      line(seams(1.2), "var(--tex)", 0.9, `opacity=".8"`);
    for (const [x, y] of [[9, 9], [91, 9], [9, 89], [91, 89]] as const) {
      drawn += circle(x, y, 2.6, "var(--wall3)") + circle(x - 0.5, y - 0.6, 1.6, "var(--tex)");
    }
    const off = distanceTo(mask);
    for (let i = 0, n = 0; i < 40 && n < 2; i++) {
      const x = [16, 84][Math.floor(chance() * 2)]!,
        y = [16, 38, 62, 84][Math.floor(chance() * 4)]!;
      if (off(x, y) < LEAST_GAP) continue;
      n++;
      drawn += n % 2
        ? line(`M${x - 5} ${y - 3}h10M${x - 5} ${y}h10M${x - 5} ${y + 3}h10`, "var(--tex2)", 1.6)
        : rect(x - 4, y - 2, 8, 4, 2, "var(--moss)", `opacity=".9"`);
    }
    return drawn;
  },
  floor: (d, across) =>
    line(d, "var(--curb)", 54, `opacity=".16"`) +
    line(d, "var(--curb-d)", 49) +
    line(d, "var(--curb)", 43) +
    line(d, "#fff", 40.5, `opacity=".55"`) +
    line(d, "var(--floor-sh)", 38) +
    line(d, "var(--floor)", 33, LIT) +
    line(across, "var(--joint)", 30, `stroke-dasharray="1.3 11" opacity=".75"`) +
    line(
      across,
      "var(--tick,var(--curb))",
      2,
      `stroke-dasharray="3 9.3" stroke-dashoffset="-4.6" stroke-linecap="round" opacity=".8"`,
    ),
};

const CARD_BACK: Fragment =
  circle(60, 84, 22, "var(--px)", `stroke="var(--px-rim)" stroke-width="4"`) +
  ellipse(
    60,
    84,
    46,
    14,
    "none",
    `stroke="var(--curb)" stroke-width="4" transform="rotate(-24 60 84)"`,
  ) +
  [[26, 46, 2], [94, 56, 1.6], [32, 128, 1.6], [88, 124, 2.2]]
    .map(([x, y, r]) => circle(x!, y!, r!, "#fff"))
    .join("");

export const SKIN: Skin = {
  material: MATERIAL,
  pieces: "spaceship",
  front: {
    place: 3,
    motifs: [[2, 0, "planet"], [3, 1, "rocket"]],
    standing: ["lord", 1, 1],
    dark: true,
  },
  face: '600 1em "Daedalus Toy"',
  em: 0.78,
  cardBack: CARD_BACK,
  frame: {
    line: `stroke="var(--curb)" stroke-width="1.6" opacity=".55"`,
    corner: circle(0, 0, 14, "var(--frame-lo)", `stroke="var(--frame-hi)" stroke-width="2"`) +
      circle(0, 0, 5, "var(--moss,#fff)"),
    relics: ["satellite", "planet", "dish", "rocket"],
  },
  book: "Star Wars",
  push({ note, rush }) {
    note({ hertz: 90, to: 190, wave: "sawtooth", length: 0.32, loud: 0.07 });
    rush({ from: 1600, to: 700, length: 0.3, loud: 0.07, sharp: 3 });
  },
};
