/**
 * The cast afloat and aloft: four ships for Sea Charts, four spaceships for Deep Space.
 *
 * The same box as the pieces of `cast.ts`: 60 by 80 units, the foot at (30, 74), outline 2.8,
 * a white rim of 3.75, the same face.  What was a hat is now a sail or a nose, so that a silhouette
 * stays what it was: cone, flower, castle, diamond.  Needs `castDefs()` in the page.
 */
import type { PieceOptions } from "./cast.ts";
import { circle, ellipse, type Fragment, line, path, round } from "./svg.ts";

/** The seats of the sliding family. */
export type Crew = 1 | 2 | 3 | 4;
export const CREW: readonly Crew[] = [1, 2, 3, 4];
export type Craft = "ship" | "spaceship";

/** Shapes from back to front; those that are an outer edge make the rim. */
interface CraftPart {
  readonly d: string;
  readonly fill: string;
  readonly edge?: boolean; // part of the silhouette
  readonly width?: number; // of its outline, where it is not 2.8
  readonly burns?: boolean; // part of a flame
}
interface CraftShape {
  readonly parts: readonly CraftPart[];
  readonly face: number; // the middle of the face
  readonly lights: string; // where light falls, from the top left
  readonly shades: string; // where it does not
  readonly joints?: string; // planks and seams, in the deep colour
  readonly foot: number; // half the width of the shadow
  readonly plate?: string; // closes the rim where the board would show through in specks
}

const c = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;
const flower = (x: number, y: number, ring: number, petal: number, count = 10): string =>
  Array.from({ length: count }, (_, n) => {
    const a = ((n + 0.5) * 2 * Math.PI) / count;
    return c(round(x + ring * Math.cos(a)), round(y + ring * Math.sin(a)), petal);
  }).join("");

const WOOD = "#f3d9a4", FLAME = "#ffb638", SPARK = "#fff3c4", GLASS = "#dff1ff";
const own = (seat: Crew): string => `var(--p${seat})`;
const deep = (seat: Crew): string => `var(--p${seat}-d)`;
const pale = (seat: Crew): string => seat === 4 ? "#bff0dd" : `var(--p${seat}-l)`;
const cloth = (seat: Crew): string => `url(#dd-pattern-${seat})`;

const mast = (top: number): CraftPart => ({
  d: `M28.4 ${top}h3.2V52h-3.2z`,
  fill: WOOD,
  width: 1.8,
  edge: true,
});

const SHIP: Record<Crew, CraftShape> = {
  // A sloop: one tall triangle, the bobble of the hat on its mast.
  1: {
    parts: [
      mast(40),
      {
        d: "M30 5.5C38 16 46 28 50.5 41.5Q30 46.5 9.5 41.5C14 28 22 16 30 5.5z",
        fill: cloth(1),
        edge: true,
      },
      { d: c(30, 5, 4), fill: pale(1), edge: true },
      { d: "M6 49Q30 55 54 49Q53 61 44.5 71Q30 75.5 15.5 71Q7 61 6 49z", fill: own(1), edge: true },
      { d: "M6 49Q30 55 54 49L53.3 53.5Q30 59 6.7 53.5z", fill: WOOD, width: 1.8 },
    ],
    face: 63,
    lights: "M25.5 14.5C20.5 22 16.5 30 14.5 37.5",
    shades: "M46.5 60Q44.5 65.5 41 69.5",
    joints: "M9.5 61.5Q13 62.6 17 63.2M43 63.2Q47 62.6 50.5 61.5",
    foot: 19,
    plate: "M14 40h32v12H14z",
  },
  // A round tub under a sail like a sunflower.
  2: {
    parts: [
      mast(38),
      { d: flower(30, 23, 16.4, 5.1), fill: own(2), edge: true },
      { d: c(30, 23, 16.2), fill: cloth(2), width: 1.8 },
      {
        d: "M9.5 49.5Q30 54.5 50.5 49.5C53.5 64 45 74.3 30 74.3S6.5 64 9.5 49.5z",
        fill: own(2),
        edge: true,
      },
      { d: "M9.5 49.5Q30 54.5 50.5 49.5L51.2 54.2Q30 59.2 8.8 54.2z", fill: WOOD, width: 1.8 },
    ],
    face: 63.5,
    lights: "M18 20.5A12.5 12.5 0 0 1 26 11.5",
    shades: "M47 61Q45 68 39 71",
    joints: "M10.5 62Q13 63 17.5 63.5M42.5 63.5Q47 63 49.5 62",
    foot: 18,
  },
  // A cog: square sail, a tower at either end, battlements all round.
  3: {
    parts: [
      mast(8),
      { d: "M22 1h4.2v3h2v-3h3.6v3h2v-3H38v9.5H22z", fill: own(3), edge: true, width: 2.2 },
      {
        d: "M10.5 11.5Q30 8.5 49.5 11.5Q47.5 25 49.5 38.5Q30 42.5 10.5 38.5Q12.5 25 10.5 11.5z",
        fill: cloth(3),
        edge: true,
      },
      {
        d: "M4.5 43.5h4.7v3.8h3.6v-3.8h4.7V52h25v-8.5h4.7v3.8h3.6v-3.8h4.7V62Q55 71 46 73H14Q5 71 4.5 62z",
        fill: own(3),
        edge: true,
      },
      { d: "M4.8 54h50.4v4.8H4.8z", fill: WOOD, width: 1.8 },
    ],
    face: 64,
    lights: "M15 15.5Q16 24 15 34.5",
    shades: "M51 63Q49.5 69 45 70",
    joints: "M8 64.5h8.5M43.5 64.5H52",
    foot: 20,
    plate: "M17 36h26v18H17z",
  },
  // A skiff with high, pointed ends under a kite of a sail.
  4: {
    parts: [
      mast(40),
      {
        d: "M30 .5Q38.5 12 51.5 22.5Q39.5 33 30 45.5Q20.5 33 8.5 22.5Q21.5 12 30 .5z",
        fill: cloth(4),
        edge: true,
      },
      {
        d: "M1.5 43.5Q12 54.5 30 54.5T58.5 43.5Q58 64 44.5 71.5Q30 75.5 15.5 71.5Q2 64 1.5 43.5z",
        fill: own(4),
        edge: true,
      },
      {
        d: "M1.5 43.5Q12 54.5 30 54.5T58.5 43.5L58 49Q46 59.3 30 59.3T2 49z",
        fill: WOOD,
        width: 1.8,
      },
    ],
    face: 64,
    lights: "M26 10.5Q20.5 16.5 14.5 21.5",
    shades: "M51 61Q48.5 66.5 43.5 69",
    joints: "M8 62Q12 63.6 17 64.2M43 64.2Q48 63.6 52 62",
    foot: 19,
  },
};

const flame = (x: number, top: number, wide: number, tall: number): readonly CraftPart[] => [
  {
    d: `M${x - wide} ${top}h${2 * wide}Q${x + wide * 1.1} ${round(top + tall * 0.55)} ${x} ${
      top + tall
    }` +
      `Q${round(x - wide * 1.1)} ${round(top + tall * 0.55)} ${x - wide} ${top}z`,
    fill: FLAME,
    edge: true,
    width: 2,
    burns: true,
  },
  {
    d: `M${round(x - wide * 0.45)} ${top}h${round(wide * 0.9)}q0 ${round(tall * 0.35)} ${
      round(-wide * 0.45)
    } ${round(tall * 0.55)}` +
      `q${round(-wide * 0.45)} ${round(-tall * 0.2)} ${round(-wide * 0.45)} ${
        round(-tall * 0.55)
      }z`,
    fill: SPARK,
    width: 0,
    burns: true,
  },
];
const pane = (y: number): CraftPart => ({ d: c(30, y, 11.4), fill: GLASS, width: 2.2 });

const SPACESHIP: Record<Crew, CraftShape> = {
  // A rocket: one tall cone, wide fins, the bobble on its tip.
  1: {
    parts: [
      ...flame(30, 62, 7, 14),
      {
        d: "M15.5 42Q4 52 1.5 66.5Q9 63 17 63.5zM44.5 42Q56 52 58.5 66.5Q51 63 43 63.5z",
        fill: own(1),
        edge: true,
      },
      {
        d: "M30 6C41 19 48.5 42 46.5 62.5Q30 67 13.5 62.5C11.5 42 19 19 30 6z",
        fill: cloth(1),
        edge: true,
      },
      { d: "M30 6C33.4 10 36.5 15 39 20.5Q30 23.5 21 20.5C23.5 15 26.6 10 30 6z", fill: own(1) },
      { d: c(30, 5, 4), fill: pale(1), edge: true },
      pane(41),
    ],
    face: 41,
    lights: "M22.5 25Q19 33 17.5 42",
    shades: "M44 46Q44.8 53 43.8 60",
    foot: 15,
  },
  // A sunflower that flies: ten pods around a dome.
  2: {
    parts: [
      ...flame(30, 60, 6, 15),
      { d: "M23 52h14l3 9.5H20z", fill: own(2), edge: true, width: 2.4 },
      { d: flower(30, 31, 20.5, 6.3), fill: own(2), edge: true },
      { d: c(30, 31, 20.2), fill: cloth(2), width: 1.8 },
      pane(31),
    ],
    face: 31,
    lights: "M14.5 27A16.5 16.5 0 0 1 25 15.6",
    shades: "M44 40A17 17 0 0 1 35.5 47",
    foot: 15,
  },
  // A keep with two towers for engines.
  3: {
    parts: [
      ...flame(9.5, 59, 4.5, 14),
      ...flame(50.5, 59, 4.5, 14),
      {
        d: "M3.5 27h3.6v3.6h4.8V27h3.6V60h-12zM44.5 27h3.6v3.6h4.8V27h3.6V60h-12z",
        fill: own(3),
        edge: true,
      },
      {
        d: "M12.5 6.5h8.5v6.5h4.6V6.5h8.8v6.5H39V6.5h8.5V63Q30 67 12.5 63z",
        fill: cloth(3),
        edge: true,
      },
      { d: "M12.5 6.5h8.5v6.5h4.6V6.5h8.8v6.5H39V6.5h8.5V22.5h-35z", fill: own(3) },
      pane(40),
    ],
    face: 40,
    lights: "M16.2 10V19",
    shades: "M44.5 48V60",
    foot: 19,
  },
  // A kite on edge with a fin at either hip.
  4: {
    parts: [
      ...flame(30, 61, 5.5, 15),
      {
        d: "M17 45L7.5 61.5Q6.5 65 10 64.5L24 59zM43 45L52.5 61.5Q53.5 65 50 64.5L36 59z",
        fill: own(4),
        edge: true,
      },
      {
        d: "M30 1Q40.5 19 53.5 33.5Q40.5 48 30 66Q19.5 48 6.5 33.5Q19.5 19 30 1z",
        fill: cloth(4),
        edge: true,
      },
      pane(33.5),
    ],
    face: 33.5,
    lights: "M26.5 12.5Q20 22.5 12.5 31.5",
    shades: "M44 44Q39 50 34.5 57",
    foot: 14,
  },
};

const CRAFT: Record<Craft, Record<Crew, CraftShape>> = { ship: SHIP, spaceship: SPACESHIP };

/** A ship or a spaceship in its box of 60 by 80. */
export function craft(
  kind: Craft,
  seat: Crew,
  { rim = true, shadow = true }: PieceOptions = {},
): Fragment {
  const { parts, face, lights, shades, joints, foot, plate } = CRAFT[kind][seat], ink = deep(seat);
  const inked = (d: string, width: number, colour: string, more: string): Fragment =>
    line(d, colour, width, `${more} stroke-linecap="round"`);
  return `<g class="${kind}" stroke="${ink}" stroke-width="2.8" stroke-linejoin="round">` +
    (shadow
      ? ellipse(
        30,
        kind === "ship" ? 73 : 75.5,
        foot + 2,
        kind === "ship" ? 5.5 : 4,
        "#000",
        `opacity=".32" stroke="none"`,
      )
      : "") +
    (rim
      ? path(
        parts.filter((part) => part.edge).map((part) => part.d).join("") +
          (plate ?? ""),
        "#fff",
        `stroke="#fff" stroke-width="7.5"`,
      )
      : "") +
    parts.map(({ d, fill, width, burns }) =>
      path(
        d,
        fill,
        (width === 0 ? `stroke="none"` : width === undefined ? "" : `stroke-width="${width}"`) +
          (burns ? ` class="flame"` : ""),
      )
    ).join("") +
    (joints ? inked(joints, 1.6, ink, `opacity=".55"`) : "") +
    inked(shades, 3.5, "#000", `opacity=".18"`) +
    inked(lights, 2.6, "#fff", `opacity=".55"`) +
    ellipse(30, face + 0.5, 9, 7.2, "#ffe9cf", `stroke-width="1.8"`) +
    circle(26.6, face - 0.5, 1.7, ink, `stroke="none"`) +
    circle(33.4, face - 0.5, 1.7, ink, `stroke="none"`) +
    line(`M27.5 ${round(face + 2.8)}q2.5 2 5 0`, ink, 1.4, `stroke-linecap="round"`) +
    `</g>`;
}
