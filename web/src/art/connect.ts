/** Connect: garden tiles with two creatures, plots, catches and the lawn they lie on. */
import { type Mask, type Side, SIDES, turned } from "./geometry.ts";
import { at, circle, ellipse, type Fragment, line, path, rect, row } from "./svg.ts";
import { tileUse } from "./tiles.ts";

/** Where a creature's disc lies on each arm: evenly spaced across the seams. */
export const ARM: Record<Side, readonly [number, number]> = {
  1: [50, 25],
  2: [75, 49],
  4: [50, 73],
  8: [25, 49],
};

const BARS: readonly Mask[] = [5, 3, 7]; // straight, corner and T as they are printed
const PRINTED: Record<number, readonly [Side, Side]> = { 5: [1, 4], 3: [1, 2], 7: [1, 4] };

/** The arms of a tile's two creatures; a straight in hand lies two ways, so give its *turns*. */
export function creatureArms(mask: Mask, turns?: number): readonly [Side, Side] {
  for (const bar of BARS) {
    for (let k = 0; k < 4; k++) {
      if (turned(bar, k) !== mask || (turns !== undefined && (turns - k) % (bar === 5 ? 2 : 4))) {
        continue;
      }
      const [a, b] = PRINTED[bar]!;
      return [turned(a, turns ?? k) as Side, turned(b, turns ?? k) as Side];
    }
  }
  const [a, b] = SIDES.filter((side) => mask & side);
  return [a ?? 1, b ?? 4];
}

/** A creature's disc around (*x*, *y*); *motif* is a fragment of 32 by 32 units. */
export const creature = (motif: Fragment, x: number, y: number, scale = 0.68): Fragment =>
  at(
    x,
    y,
    circle(0, 2.5, 23, "#000", `opacity=".28"`) +
      circle(0, 0, 23, "var(--disc)") +
      circle(0, 0, 21.7, "none", `stroke="var(--disc-ring)" stroke-width="2"`) +
      at(-18, -18, motif, 1.125),
    scale,
  );

/** A tile with its creatures and its shadow on the lawn; needs the defs of the theme. */
export function connectTile(
  mask: Mask,
  creatures: readonly [Fragment, Fragment],
  turns?: number,
): Fragment {
  const arms = creatureArms(mask, turns);
  return ellipse(50, 98, 46, 7, "#1d3018", `opacity=".28"`) + tileUse("connect", mask) +
    creatures.map((motif, i) => creature(motif, ...ARM[arms[i]!])).join("");
}

/** The back of a tile: the pile, and what other players hold. */
export const connectBack = (): Fragment =>
  rect(1.5, 3, 97, 96, 9, "var(--edge)") +
  rect(1.5, 1.5, 97, 94, 9, "var(--wall2)") +
  rect(7, 7, 86, 83, 7, "none", `stroke="var(--gold-hi)" stroke-width="2" opacity=".85"`) +
  path(
    "M50 80V44M50 66C36 66 32 56 32 48c10 0 18 6 18 18zM50 58c14 0 18-10 18-18-10 0-18 6-18 18z",
    "var(--wall3)",
    `stroke="var(--gold-hi)" stroke-width="3" stroke-linecap="round"`,
  ) +
  circle(50, 32, 8.5, "var(--bloom,var(--moss))", `stroke="var(--gold-hi)" stroke-width="2"`);

/** A plot where the chosen tile fits. */
export const plot = (): Fragment =>
  rect(5, 5, 90, 90, 14, "var(--surface)", `opacity=".45"`) +
  rect(
    5,
    5,
    90,
    90,
    14,
    "none",
    `stroke="var(--ink)" stroke-width="3" stroke-dasharray="8 7" stroke-linecap="round" opacity=".65"`,
  ) +
  line("M50 38v24M38 50h24", "var(--ink)", 5, `stroke-linecap="round" opacity=".65"`);

/** The outline of the tile that is about to be laid. */
export const planting = (): Fragment =>
  rect(1, 1, 98, 98, 12, "none", `stroke="#fff" stroke-width="7"`) +
  rect(1, 1, 98, 98, 12, "none", `stroke="var(--ribbon)" stroke-width="4" stroke-dasharray="10 7"`);

/** The dotted ribbon along *d* between two creatures that meet. */
export const ribbon = (d: string): Fragment => {
  const joined = `stroke-linecap="round" stroke-linejoin="round"`;
  return line(d, "#fff", 13, `${joined} opacity=".95"`) +
    line(d, "var(--ribbon)", 7, `${joined} stroke-dasharray=".1 13"`);
};

/** The ring around a creature that is caught, at the creature's place. */
export const catchRing = (x: number, y: number): Fragment =>
  circle(x, y, 20.5, "#fff") +
  circle(x, y, 19.5, "none", `stroke="var(--ribbon)" stroke-width="5"`);

/** A tile that may be caught: *taken* ones carry a tick, others an empty box. */
export const catchMark = (taken: boolean): Fragment =>
  rect(
    3,
    3,
    94,
    92,
    10,
    taken ? "var(--accent)" : "none",
    `fill-opacity=".22" stroke="var(--accent)" stroke-width="5"${
      taken ? "" : ` stroke-dasharray="3 9" stroke-linecap="round"`
    }`,
  ) +
  at(
    83,
    17,
    circle(0, 0, 13, "#fff", `stroke="var(--ribbon)" stroke-width="4"`) +
      (taken
        ? line(
          "M-5.5 .5l4 4 7-8.5",
          "var(--ribbon)",
          3.6,
          `stroke-linecap="round" stroke-linejoin="round"`,
        )
        : ""),
  );

/** Mown grass with tufts and daisies, for *width* by *height* pixels. */
export function lawn(width: number, height: number): Fragment {
  const chance = row(8);
  let drawn = "";
  for (let x = -260; x < width + height / 3; x += 110) {
    drawn += path(
      `M${x} -20h55l${-(height + 40) / 3} ${height + 40}h-55z`,
      "var(--stripe,#fff)",
      `opacity=".13"`,
    );
  }
  const count = Math.round((width * height) / 12000);
  for (let i = 0; i < count; i++) {
    const x = Math.floor(chance() * width), y = Math.floor(chance() * height);
    // white and pink would be behind text at the sides and the top
    const flower = i % 2 && x > 260 && x < width - 280 && y > 215;
    const petals = [0, 72, 144, 216, 288].map((a) =>
      circle(
        Math.round(42 * Math.cos((a * Math.PI) / 180)) / 10,
        Math.round(42 * Math.sin((a * Math.PI) / 180)) / 10,
        3.4,
        i % 4 === 1 ? "#fff" : "#ffb0cd",
      )
    );
    drawn += flower ? at(x, y, petals.join("") + circle(0, 0, 2.8, "#f6c332")) : line(
      `M${x} ${y}l-4 -11M${x} ${y}l0 -14M${x} ${y}l5 -10`,
      "var(--wall)",
      2.2,
      `stroke-linecap="round" opacity=".5"`,
    );
  }
  return drawn;
}
