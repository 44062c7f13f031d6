/** Sea charts: channels between sandbanks, and ships. */
import { distanceTo } from "../../art/geometry.ts";
import { LIT } from "../../art/material.ts";
import { circle, dots, ellipse, type Fragment, line, path, round } from "../../art/svg.ts";
import type { Material, Skin } from "../skin.ts";

const reef = (x: number, y: number): Fragment =>
  ellipse(round(x), round(y + 2), 8.5, 5.4, "var(--grain)") +
  path(
    `M${round(x - 7)} ${round(y + 2)}q1-7 4.500-6.500q2.500-4.500 5.500 0q4 0 4 6.500q-7 3-14 0z`,
    "var(--bank3)",
  ) +
  line(
    `M${round(x - 4)} ${round(y - 1)}q1.500-2.500 3-2M${round(x + 2)} ${
      round(y - 2)
    }q1.500-1 2.500 .5`,
    "var(--shoal)",
    1.4,
    `stroke-linecap="round" opacity=".7"`,
  );

const palm = (x: number, y: number): Fragment =>
  ellipse(round(x + 2.5), round(y + 7.5), 7, 2.6, "var(--grain)") +
  line(
    `M${round(x)} ${round(y + 7)}q-1.500-5 1-10`,
    "var(--joint)",
    2.2,
    `stroke-linecap="round"`,
  ) +
  line(
    [[-8, 1], [-6, -6], [1.5, -8.5], [8, -4], [8, 2]].map(([dx, dy]) =>
      `M${round(x + 1)} ${round(y - 3)}q${round(dx! * 0.5)} ${round(dy! * 0.5 - 3)} ${dx} ${dy}`
    ).join(""),
    "var(--moss2)",
    3,
    `stroke-linecap="round"`,
  );

const MATERIAL: Material = {
  wall(mask, chance) {
    const off = distanceTo(mask);
    const grains: [number, number][] = [], shells: [number, number][] = [];
    for (let i = 0; i < 60 && grains.length < 22; i++) {
      const x = 5 + chance() * 90, y = 5 + chance() * 88;
      if (off(x, y) >= 27) (i % 5 ? grains : shells).push([x, y]);
    }
    let drawn = dots(grains, 2, "var(--grain)") + dots(shells, 2.4, "var(--shell)");
    for (let i = 0, n = 0; i < 60 && n < 2; i++) {
      const x = 13 + chance() * 74, y = 13 + chance() * 72;
      if (off(x, y) < 35) continue;
      drawn += n ? palm(x, y) : reef(x, y);
      n++;
      i += 12;
    }
    return drawn;
  },
  floor(d, _across, mask) {
    const off = distanceTo(mask);
    const swell = ["", ""];
    for (let r = 0; r < 11; r++) {
      const y = 5 + r * 9;
      for (let x = -8 + (r % 2 ? 11 : 0); x < 104; x += 22) {
        if (off(x + 4.5, y) < 13) swell[r % 2] += `M${x} ${y}q4.500-4.500 9 0`;
      }
    }
    return line(d, "var(--grain)", 49.5, `transform="translate(0 1.500)"`) +
      line(d, "var(--curb-d)", 47) +
      line(d, "var(--shoal)", 43.5) +
      line(d, "var(--water-sh)", 37.5) +
      line(d, "var(--water)", 34, LIT) +
      swell.map((marks, n) =>
        line(marks, "var(--swell)", 1.7, `stroke-linecap="round" opacity="${n ? 0.9 : 0.6}"`)
      ).join("");
  },
};

const CARD_BACK: Fragment = circle(60, 84, 33, "none", `stroke="var(--gold-hi)" stroke-width="4"`) +
  path(
    "M60 42l9 33 33 9-33 9-9 33-9-33-33-9 33-9z",
    "var(--frame-lo)",
    `stroke="var(--gold-hi)" stroke-width="4" stroke-linejoin="round"`,
  );

export const SKIN: Skin = {
  material: MATERIAL,
  pieces: "ship",
  front: {
    place: 2,
    motifs: [[0, 0, "compass"], [3, 1, "anchor"]],
    standing: [2, 1, 1],
  },
  face: 'italic 700 1em "Daedalus Tale"',
  em: 0.5,
  cardBack: CARD_BACK,
  frame: {
    line: `stroke="var(--gold-hi)" stroke-width="4" stroke-dasharray="9 4" opacity=".7"`,
    corner: circle(0, 0, 16, "var(--frame-lo)") +
      path("M0 -14L3.5 -3.5 14 0 3.5 3.5 0 14 -3.5 3.5 -14 0 -3.5 -3.5z", "var(--gold-hi)"),
    relics: ["anchor", "compass", "anchor", "chart"],
  },
  book: "One Piece",
  push({ note, rush }) {
    rush({ from: 900, to: 420, length: 0.32, loud: 0.16, sharp: 6 });
    note({ hertz: 150, to: 95, wave: "triangle", length: 0.3, loud: 0.18 });
  },
};
