/** Old magic: mossy stone, and pawns that walk. */
import { distanceTo } from "../../art/geometry.ts";
import { LEAST_GAP, LIT } from "../../art/material.ts";
import { circle, ellipse, type Fragment, line, round } from "../../art/svg.ts";
import type { Material, Skin } from "../skin.ts";

const mossCushion = (x: number, y: number, size: number): Fragment =>
  ellipse(
    round(x),
    round(y + 1.4),
    round(size * 1.3),
    round(size),
    "var(--wall3)",
    `opacity=".6"`,
  ) +
  ellipse(round(x), round(y), round(size * 1.25), round(size * 0.9), "var(--moss2)") +
  ellipse(round(x - 1), round(y - 1.1), round(size * 0.75), round(size * 0.5), "var(--moss)");

const MATERIAL: Material = {
  wall(mask, chance) {
    const courses = [18, 36, 64, 82];
    let joints = "";
    [2, ...courses].forEach((y, k) => {
      for (let x = 14 + (k % 2) * 11; x < 98; x += 24) joints += `M${x} ${y}v${y === 36 ? 28 : 16}`;
    });
    let drawn = line(
      courses.map((y) => `M3 ${y}H97`).join("") + joints,
      "var(--tex2)",
      1.6,
      `opacity=".55"`,
    ) + line(courses.map((y) => `M3 ${y + 1.6}H97`).join(""), "var(--tex)", 1, `opacity=".5"`);
    const off = distanceTo(mask);
    for (let i = 0, n = 0; i < 80 && n < 7; i++) {
      const x = 6 + chance() * 88, y = 6 + chance() * 86;
      if (off(x, y) < LEAST_GAP) continue;
      n++;
      drawn += mossCushion(x, y, 3.2 + chance() * 3);
    }
    return drawn;
  },
  floor: (d, across) =>
    line(d, "var(--curb-d)", 49) +
    line(d, "var(--curb)", 45.5) +
    line(across, "var(--tick,var(--curb-d))", 45.5, `stroke-dasharray="1.4 9.6" opacity=".55"`) +
    line(d, "var(--floor-sh)", 38) +
    line(d, "var(--floor)", 34, LIT) +
    line(across, "var(--joint)", 33, `stroke-dasharray="1.5 14.5" stroke-dashoffset="3" ${LIT}`) +
    line(across, "var(--joint)", 1.4, `stroke-dasharray="14.5 17.5" stroke-dashoffset="2" ${LIT}`),
};

const CARD_BACK: Fragment = line(
  "M60 50a34 34 0 1 0 .1 0M60 62a22 22 0 1 0 22 22M60 74a10 10 0 1 0 10 10V50",
  "var(--gold-hi)",
  5,
  `stroke-linecap="round"`,
);

export const SKIN: Skin = {
  material: MATERIAL,
  pieces: "pawn",
  front: {
    place: 1,
    motifs: [[0, 2, "owl"], [3, 2, "dragon"], [0, 0, "keys"]],
    standing: [1, 1, 1],
  },
  face: '700 1em "Daedalus Tale"',
  em: 0.54,
  cardBack: CARD_BACK,
  frame: {
    line: `stroke="var(--gold)" stroke-width="2" opacity=".75"`,
    corner: circle(0, 0, 15, "var(--frame-lo)") +
      line(
        "M0 -11a11 11 0 1 1 -11 11M0 -5.5a5.5 5.5 0 1 0 5.5 5.5",
        "var(--gold)",
        2.6,
        `stroke-linecap="round"`,
      ),
    relics: ["chest", "owl", "keys", "map"],
  },
  book: "Labirinto magico",
  push({ rush }) {
    rush({ from: 260, to: 140, length: 0.32, loud: 0.5, sharp: 0.8 });
  },
};
