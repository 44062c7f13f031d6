/** Connect: hedges, and creatures between them. */
import { distanceTo, type Mask } from "../../art/geometry.ts";
import { circle, dots, type Fragment, line, path, round } from "../../art/svg.ts";
import type { Chance, Material, Skin } from "../skin.ts";

function overhang(mask: Mask, chance: Chance): Fragment {
  const off = distanceTo(mask);
  const leaves: [number, number][][] = [[], [], []];
  for (let y = 2; y < 97; y += 5) {
    for (let x = 2; x < 98; x += 5) {
      const px = x + (chance() - 0.5) * 2, py = y + (chance() - 0.5) * 2, gap = off(px, py);
      if (gap >= 20.5 && gap <= 24.5) leaves[Math.floor(chance() * 3)]!.push([px, py]);
    }
  }
  return dots(leaves[0]!, 6.2, "var(--wall)") +
    dots(leaves[1]!, 6.2, "var(--wall2)") +
    dots(leaves[2]!, 6, "var(--tex)");
}

const MATERIAL: Material = {
  wall(mask, chance) {
    const off = distanceTo(mask);
    const leaves: [number, number, number][] = [];
    for (let y = 3; y < 99; y += 7.5) {
      for (let x = 3; x < 99; x += 7.5) {
        const px = x + (chance() - 0.5) * 4, py = y + (chance() - 0.5) * 4, gap = off(px, py);
        if (gap >= 22.5) leaves.push([px, py, gap]);
      }
    }
    const light: [number, number][] = [], dark: [number, number][] = [];
    for (const [x, y] of leaves) (chance() < 0.5 ? light : dark).push([x, y - 0.6]);
    let drawn = dots(leaves.map(([x, y]) => [x, y + 1.2] as const), 11.5, "var(--wall3)") +
      dots(light, 9, "var(--wall)") + dots(dark, 9.6, "var(--wall2)");
    const glints = leaves
      .filter(() => chance() < 0.62)
      .map(([x, y]) => `M${round(x - 2.4)} ${round(y - 0.6)}q1.2-3 4.2-2.6q-.4 3-4.2 2.6z`);
    drawn += path(glints.join(""), "var(--tex)");
    let n = 0;
    for (const [x, y, gap] of leaves) {
      if (n === 4 || gap <= 27 || chance() >= 0.13) continue;
      n++;
      const petals = [0, 72, 144, 216, 288].map((a) =>
        [x + 2.1 * Math.cos((a * Math.PI) / 180), y + 2.1 * Math.sin((a * Math.PI) / 180)] as const
      );
      drawn += dots(petals, 3.4, n % 2 ? "var(--moss)" : "var(--petal,#fff)") +
        dots([[x, y]], 2.8, "var(--moss2)");
    }
    return drawn;
  },
  floor(d, _across, mask, chance) {
    const off = distanceTo(mask);
    const pebbles: [number, number][] = [];
    for (let i = 0; i < 90 && pebbles.length < 14; i++) {
      const x = chance() * 100, y = chance() * 100;
      if (off(x, y) < 14) pebbles.push([x, y]);
    }
    return line(d, "var(--curb-d)", 44) +
      line(d, "var(--floor-sh)", 40) +
      line(d, "var(--floor)", 35.5, `transform="translate(.8 2.2)"`) +
      dots(pebbles.slice(0, 7), 2.2, "var(--joint)") +
      dots(pebbles.slice(7), 3.4, "var(--joint)");
  },
  over: overhang,
};

const CARD_BACK: Fragment = path(
  "M60 124V70M60 104C40 104 34 90 34 78c14 0 26 8 26 26zM60 92c20 0 26-14 26-26-14 0-26 8-26 26z",
  "var(--wall3)",
  `stroke="var(--gold-hi)" stroke-width="4" stroke-linecap="round"`,
) + circle(60, 58, 11, "var(--bloom,var(--moss))");

export const SKIN: Skin = {
  material: MATERIAL,
  pieces: "pawn",
  front: {
    place: 5,
    motifs: [[0, 0, "frog"], [3, 1, "bee"]],
    standing: [4, 1, 1],
  },
  face: '600 1em "Daedalus Toy"',
  em: 0.57,
  cardBack: CARD_BACK,
  book: "Connect",
  push({ rush }) {
    rush({ from: 2600, to: 3600, length: 0.24, loud: 0.16, sharp: 0.6 });
  },
};
