/**
 * Tiles of 100 by 100 units in the five materials.
 *
 * Light comes from the top left and never turns, so a tile is drawn per mask: to turn one, rotate
 * its box by 90 degrees and then show the turned mask at 0.  Tiles are symbols; boards use them.
 */
import { corridor, distanceTo, type Mask, MASKS, spine } from "./geometry.ts";
import {
  at,
  circle,
  dots,
  ellipse,
  type Fragment,
  line,
  path,
  picture,
  rect,
  round,
  row,
} from "./svg.ts";
import type { Shown } from "./svg.ts";

export const THEMES = ["classic", "pirates", "galaxy", "go", "connect"] as const;
export type Theme = (typeof THEMES)[number];

type Chance = () => number;

const LEAST_GAP = 29; // ornaments keep this far from the centre line

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

export const confetti = (x: number, y: number, n: number, chance: Chance): Fragment => {
  const colour = ["var(--moss)", "var(--moss2)", "var(--joint)"][n % 3]!;
  if (n % 2) return circle(round(x), round(y), 3.2, colour);
  const angle = Math.floor(chance() * 90);
  return rect(
    round(x - 2.6),
    round(y - 2.6),
    5.2,
    5.2,
    1,
    colour,
    `transform="rotate(${angle} ${round(x)} ${round(y)})"`,
  );
};

/** What lies beside the way: drawn below the corridor. */
const WALL: Record<Theme, (mask: Mask, chance: Chance) => Fragment> = {
  classic(mask, chance) {
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
  pirates(mask, chance) {
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
  galaxy(mask, chance) {
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
  go(mask, chance) {
    const off = distanceTo(mask);
    let drawn = "";
    for (let i = 0, n = 0; i < 60 && n < 6; i++) {
      const x = 8 + chance() * 84, y = 8 + chance() * 80;
      if (off(x, y) < LEAST_GAP) continue;
      drawn += confetti(x, y, ++n, chance);
    }
    return drawn;
  },
  connect(mask, chance) {
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
};

const LIT = `transform="translate(.8 2)"`; // the lit floor leaves a shadow at its top and left

/** The way itself: casing, rim, shaded floor, lit floor, what it is paved with. */
const FLOOR: Record<Theme, (d: string, across: string, mask: Mask, chance: Chance) => Fragment> = {
  classic: (d, across) =>
    line(d, "var(--curb-d)", 49) +
    line(d, "var(--curb)", 45.5) +
    line(across, "var(--tick,var(--curb-d))", 45.5, `stroke-dasharray="1.4 9.6" opacity=".55"`) +
    line(d, "var(--floor-sh)", 38) +
    line(d, "var(--floor)", 34, LIT) +
    line(across, "var(--joint)", 33, `stroke-dasharray="1.5 14.5" stroke-dashoffset="3" ${LIT}`) +
    line(across, "var(--joint)", 1.4, `stroke-dasharray="14.5 17.5" stroke-dashoffset="2" ${LIT}`),
  pirates(d, _across, mask) {
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
  galaxy: (d, across) =>
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
  go: (d, across) =>
    line(d, "var(--curb-d)", 47, `stroke-linecap="round"`) +
    line(d, "var(--floor-sh)", 40, `stroke-linecap="round"`) +
    line(d, "var(--floor)", 36, `stroke-linecap="round" transform="translate(.6 2)"`) +
    line(
      across,
      "var(--joint)",
      3.6,
      `stroke-dasharray=".1 11" stroke-dashoffset="-5" stroke-linecap="round"`,
    ),
  connect(d, _across, mask, chance) {
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
};

/** Leaves of the hedge that hang over the edge of the path. */
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

const PLATE = "M1.5 1.5H19Q21 1.5 20 4L17 8.5H11Q8.5 8.5 8.5 11V17L4 20Q1.5 21 1.5 19z";

/** The four corner plates that pin a fixed tile to the board. */
function pins(): Fragment {
  const plate = path(PLATE, "var(--pin-d)", `transform="translate(0 1.4)"`) +
    path(PLATE, "var(--pin)") +
    circle(6, 6, 2.5, "var(--pin-d)") +
    circle(5.5, 5.5, 1.3, "#fff", `opacity=".8"`);
  return [[0, 0, 1, 1], [100, 0, -1, 1], [0, 97, 1, -1], [100, 97, -1, -1]]
    .map(([x, y, sx, sy]) =>
      `<g transform="translate(${x} ${y}) scale(${sx! * 0.74} ${sy! * 0.74})">${plate}</g>`
    )
    .join("");
}

/** The id of a tile's symbol. */
export const tileId = (theme: Theme, mask: Mask, fixed = false): string =>
  `dd-${theme}-${mask}${fixed ? "f" : ""}`;

/** The id of the clip path of a tile's face, for what is painted on it. */
export const faceId = (theme: Theme, fixed = false): string =>
  `dd-${theme}-face${fixed ? "f" : ""}`;

/** A tile in full; needs {@link tileDefs} of its theme in the page. */
export function tile(theme: Theme, mask: Mask, fixed = false): Fragment {
  const chance = row((fixed ? mask + 40 : mask) * 977 + mask * 31);
  const d = corridor(mask);
  const face = `<g clip-path="url(#${faceId(theme, fixed)})">` +
    `<rect width="100" height="100" fill="${
      fixed ? "var(--bank2,var(--wall2))" : `url(#dd-${theme}-wall)`
    }"/>` +
    WALL[theme](mask, chance) +
    FLOOR[theme](d, spine(mask), mask, chance) +
    (theme === "connect" ? overhang(mask, chance) : "") +
    `</g>`;
  if (fixed) {
    return rect(0, 0, 100, 100, 0, "var(--bank3,var(--wall3))") + face +
      rect(
        0.8,
        0.8,
        98.4,
        98.4,
        3,
        "none",
        `stroke="var(--pin-d)" stroke-width="1.6" opacity=".55"`,
      ) +
      pins();
  }
  return rect(1.5, 3, 97, 96, 9, "var(--edge)") +
    `<g clip-path="url(#dd-${theme}-body)">${
      line(d, "var(--water-sh,var(--floor-sh))", 38, `opacity=".55"`)
    }</g>` +
    face +
    rect(2.3, 2.3, 95.4, 92.4, 8.3, "none", `stroke="#fff" stroke-width="1.4" opacity=".22"`);
}

/** Which tiles of a theme a page shows. */
export interface TileDefs {
  readonly masks?: readonly Mask[];
  readonly fixed?: readonly Mask[];
}

/**
 * The symbols of a theme's tiles and what they share, once per page.
 *
 * Put them inside the element that carries `data-theme`: gradients take their colours where they
 * are defined.
 */
export function tileDefs(theme: Theme, { masks = MASKS, fixed = [] }: TileDefs = {}): Fragment {
  const symbol = (mask: Mask, pinned: boolean): Fragment =>
    `<symbol id="${tileId(theme, mask, pinned)}" viewBox="0 0 100 100" overflow="visible">${
      tile(theme, mask, pinned)
    }</symbol>`;
  const clip = (id: string, shape: Fragment): Fragment =>
    `<clipPath id="${id}">${shape}</clipPath>`;
  return clip(faceId(theme), `<rect x="1.5" y="1.5" width="97" height="94" rx="9"/>`) +
    clip(faceId(theme, true), `<rect width="100" height="100" rx="2"/>`) +
    clip(`dd-${theme}-body`, `<rect x="1.5" y="3" width="97" height="96" rx="9"/>`) +
    `<linearGradient id="dd-${theme}-wall" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="0" stop-color="var(--bank,var(--wall))"/>` +
    `<stop offset="1" stop-color="var(--bank2,var(--wall2))"/></linearGradient>` +
    masks.map((mask) => symbol(mask, false)).join("") +
    fixed.map((mask) => symbol(mask, true)).join("");
}

/** A tile by its symbol. */
export const tileUse = (theme: Theme, mask: Mask, fixed = false): Fragment =>
  `<use href="#${tileId(theme, mask, fixed)}" width="100" height="100"/>`;

/** A whole picture of a tile, with what lies on it. */
export const tilePicture = (
  theme: Theme,
  mask: Mask,
  on: Fragment = "",
  shown: Shown & { readonly fixed?: boolean } = {},
): string =>
  picture("0 0 100 100", tileUse(theme, mask, shown.fixed) + on, { class: "tile", ...shown });

/** A treasure's disc around (*x*, *y*); *motif* is a fragment of 32 by 32 units. */
export const disc = (motif: Fragment, x = 50, y = 49, scale = 1): Fragment =>
  at(
    x,
    y,
    circle(0, 2.2, 23, "#000", `opacity=".3"`) +
      circle(0, 0, 23, "var(--disc)") +
      circle(0, 0, 21.8, "none", `stroke="var(--disc-ring)" stroke-width="1.8"`) +
      at(-17.3, -17.3, motif, 1.08),
    scale,
  );

/** The disc moved aside, so that a pawn on the tile does not hide it. */
export const discBesidePawn = (motif: Fragment): Fragment => disc(motif, 79, 74, 0.8);
