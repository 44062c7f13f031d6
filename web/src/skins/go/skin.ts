/** Go!: bright card and confetti. */
import { distanceTo } from "../../art/geometry.ts";
import { confetti, LEAST_GAP } from "../../art/material.ts";
import { type Fragment, line, path } from "../../art/svg.ts";
import type { Material, Skin } from "../skin.ts";

const MATERIAL: Material = {
  wall(mask, chance) {
    const off = distanceTo(mask);
    let drawn = "";
    for (let i = 0, n = 0; i < 60 && n < 6; i++) {
      const x = 8 + chance() * 84, y = 8 + chance() * 80;
      if (off(x, y) < LEAST_GAP) continue;
      drawn += confetti(x, y, ++n, chance);
    }
    return drawn;
  },
  floor: (d, across) =>
    line(d, "var(--curb-d)", 47, `stroke-linecap="round"`) +
    line(d, "var(--floor-sh)", 40, `stroke-linecap="round"`) +
    line(d, "var(--floor)", 36, `stroke-linecap="round" transform="translate(.6 2)"`) +
    line(
      across,
      "var(--joint)",
      3.6,
      `stroke-dasharray=".1 11" stroke-dashoffset="-5" stroke-linecap="round"`,
    ),
};

const CARD_BACK: Fragment = path(
  "M66 42L34 92h22l-8 36 38-52H62z",
  "var(--gold)",
  `stroke="#fff" stroke-width="4" stroke-linejoin="round"`,
);

export const SKIN: Skin = {
  material: MATERIAL,
  pieces: "pawn",
  front: {
    place: 4,
    motifs: [[0, 1, "moth"], [3, 0, "crown"]],
    standing: [3, 1, 0],
  },
  face: '600 1em "Daedalus Toy"',
  em: 0.6,
  cardBack: CARD_BACK,
  motifsOf: "classic", // the treasures of old magic
  book: "Go!",
  push({ rush }) {
    rush({ from: 3200, to: 1500, length: 0.16, loud: 0.22, sharp: 0.7 });
  },
};
