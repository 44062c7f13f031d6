/** Behind a board of sea charts: waves; around the podium: the open sea and a compass. */
import { point, waves } from "../../art/scenery.ts";
import { at, circle, type Fragment, line, path } from "../../art/svg.ts";
import type { Scenery } from "../skin.ts";

function birds(): Fragment {
  return [[420, 150, 1], [880, 210, 1.3], [946, 246, 0.9], [300, 236, 0.7]].map(([x, y, scale]) =>
    at(
      x!,
      y!,
      line("M-18 3q9-12 18-1q9-11 18 1", "var(--disc-ring)", 4, `stroke-linecap="round"`),
      scale!,
    )
  ).join("");
}

/** A compass rose with its ring of ticks. */
function compass(): Fragment {
  let ticks = "";
  for (let n = 0; n < 48; n++) {
    const angle = n * Math.PI / 24;
    ticks += `M${point(58, angle)}L${point(n % 4 ? 63 : 68, angle)}`;
  }
  const half = "M0-94L16-16L0 0z M94 0L16 16L0 0z M0 94L-16 16L0 0z M-94 0L-16-16L0 0z";
  const other = "M0-94L-16-16L0 0z M94 0L16-16L0 0z M0 94L16 16L0 0z M-94 0L-16 16L0 0z";
  return at(
    1130,
    236,
    circle(0, 0, 74, "none", `stroke="var(--disc-ring)" stroke-width="3" opacity=".8"`) +
      line(ticks, "var(--disc-ring)", 2.4, `opacity=".7"`) +
      `<g stroke="var(--disc-ring)" stroke-width="3" stroke-linejoin="round">` +
      path(half, "var(--disc-ring)") + path(other, "var(--disc)") + "</g>",
  );
}

function backdrop(): string {
  let d = "";
  for (let y = 60; y < 800; y += 74) {
    for (let x = (y / 74) % 2 ? 0 : 60; x < 1280; x += 120) d += `M${x} ${y}q14-16 28 0t28 0`;
  }
  return `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" stroke-opacity=".06"/>`;
}

export const SCENERY: Scenery = {
  backdrop,
  sky: () =>
    birds() + compass() +
    waves(600, 20, 120, "var(--tex)", `opacity=".8"`) + waves(632, 20, 120, "var(--wall)"),
  ground: () =>
    waves(56, 20, 120, "var(--wall3)") + waves(92, 20, 120, "var(--wall2)", `opacity=".75"`),
};
