/** What is behind and before the podium: the winner's sun, and what skies and grounds share. */
import { type Fragment, path, round, row } from "./svg.ts";

export const SKY_BOX = "0 0 1280 800";
export const GROUND_BOX = "0 0 1280 220";
export const SUN_BOX = "-180 -180 360 360";

/** A point of a circle around (0, 0), as paths write it. */
export const point = (r: number, angle: number): string =>
  `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;

/** The backdrop of the winner: a disc, and beams that reach beyond every edge. */
export function sun(): Fragment {
  let d = "";
  for (let n = 0; n < 24; n++) {
    d += `M0 0L${point(1600, n * Math.PI / 12)}L${point(1600, (n + 0.5) * Math.PI / 12)}z`;
  }
  return `<path class="rays" d="${d}"/><circle class="sun" r="180"/>` +
    `<circle class="sun-ring" r="166"/>`;
}

/** A wavy upper edge with everything below it filled. */
export function waves(y: number, high: number, long: number, fill: string, more = ""): Fragment {
  let d = `M${-long} ${y}`;
  for (let x = -long; x < 1280 + long; x += long) {
    d += `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`;
  }
  return path(`${d}V900H${-long}z`, fill, more);
}

/** Rounded tufts along an upper edge: hedges, moss, clouds. */
export function tufts(y: number, size: number, fill: string, seed: number): Fragment {
  const chance = row(seed);
  let d = "";
  for (let x = -size; x < 1280 + size; x += size * 0.8) {
    const r = size * (0.5 + chance() * 0.3);
    d += `M${round(x - r)} ${y}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0z`;
  }
  return path(`${d}M-20 ${y - 1}H1300V900H-20z`, fill);
}
