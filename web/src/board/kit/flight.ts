// A tile flies on an arc from where it is held to where a hint shows it.

import { MOTION, type Move } from "./reel.ts";

const ARC = 0.22; // how high, as a part of the way

/** A point in the middle of a box, in pixels of the window. */
function middle({ x, y, width, height }: DOMRect): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}

/** The flight of *on*, which lies where it lands; *unit* is how many pixels one of its own units is. */
export function flight(on: Element, from: DOMRect, unit = 1): Move {
  const to = on.getBoundingClientRect();
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const [dx, dy] = [(fx - tx) / unit, (fy - ty) / unit];
  const scale = Math.max(from.width, from.height) / Math.max(to.width, to.height, 1);
  const high = Math.hypot(dx, dy) * ARC;
  const at = (part: number, lift: number): string =>
    `translate(${dx * part}px, ${dy * part - lift}px) scale(${1 + (scale - 1) * part})`;
  return {
    on,
    ...MOTION.fly,
    frames: [
      { transform: at(1, 0) },
      { transform: at(0.72, high * 0.8) },
      { transform: at(0.36, high) },
      { transform: "none" },
    ],
  };
}
