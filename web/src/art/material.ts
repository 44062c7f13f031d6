/** What materials have in common. */
import { circle, type Fragment, rect, round } from "./svg.ts";

export const LEAST_GAP = 29; // ornaments keep this far from the centre line

export const LIT = `transform="translate(.8 2)"`; // the lit floor leaves a shadow at its top and left

export const confetti = (x: number, y: number, n: number, chance: () => number): Fragment => {
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
