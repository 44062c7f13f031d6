/** Behind a board of old magic: a faint labyrinth; around the podium: towers in the night. */
import { tufts } from "../../art/scenery.ts";
import { at, type Fragment, line, path, rect } from "../../art/svg.ts";
import type { Scenery } from "../skin.ts";

/** Far towers with pointed roofs and battlements. */
function towers(): Fragment {
  const tower = (x: number, wide: number, top: number, pointed: boolean): Fragment => {
    const merlons = Array.from(
      { length: 4 },
      (_, n) => `M${x + n * wide / 3.4} ${top}h${wide / 6}v-16h${-wide / 6}z`,
    ).join("");
    return path(
      `M${x} ${top}h${wide}V800H${x}z` +
        (pointed
          ? `M${x - 10} ${top}L${x + wide / 2} ${top - 110}L${x + wide + 10} ${top}z`
          : merlons),
      "var(--wall3)",
    ) + rect(x + wide / 2 - 6, top + 40, 12, 26, 6, "var(--gold-hi)", `opacity=".8"`);
  };
  return `<g opacity=".34">` + tower(70, 74, 420, true) + tower(144, 110, 500, false) +
    tower(262, 54, 450, true) + tower(1130, 76, 400, true) + tower(1010, 120, 490, false) +
    tower(950, 50, 440, true) + "</g>";
}

const star = (x: number, y: number, r: number): Fragment =>
  path(
    `M${x} ${y - r}q${r * 0.15} ${r * 0.85} ${r} ${r}q${-r * 0.85} ${r * 0.15} ${-r} ${r}` +
      `q${-r * 0.15} ${-r * 0.85} ${-r} ${-r}q${r * 0.85} ${-r * 0.15} ${r} ${-r}z`,
    "var(--gold)",
  );

function moon(): Fragment {
  return at(
    1120,
    150,
    path("M30-62a68 68 0 1 0 32 100a54 54 0 1 1-32-100z", "var(--gold)", `opacity=".75"`),
  ) +
    `<g opacity=".7">` +
    [[1000, 90, 12], [1210, 250, 10], [150, 120, 14], [250, 210, 9], [90, 270, 8], [960, 210, 8]]
      .map(([x, y, r]) => star(x!, y!, r!)).join("") +
    "</g>";
}

function flagstones(): Fragment {
  let joints = "";
  for (let line = 0; line < 4; line++) {
    const y = 62 + line * 44;
    joints += `M0 ${y}H1280`;
    for (let x = line % 2 ? 0 : 54; x < 1280; x += 108) joints += `M${x} ${y}v44`;
  }
  return rect(-10, 60, 1300, 300, 0, "var(--floor)") + line(joints, "var(--joint)", 3) +
    tufts(62, 22, "var(--moss2)", 14).replace("V900", "V70") +
    path("M-20 60H1300V70H-20z", "var(--moss2)");
}

function labyrinth(): string {
  const gaps = [30, 200, 110, 300, 60, 250, 150, 340, 20];
  const widths = [0.5, 0.34, 0.26, 0.22, 0.2, 0.18, 0.15, 0.13, 0.12];
  const point = (r: number, angle: number) =>
    `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  let d = "";
  gaps.forEach((gap, ring) => {
    const r = 40 + ring * 36, at = gap * Math.PI / 180, width = widths[ring]!;
    d += `M${point(r, at + width)}A${r} ${r} 0 1 1 ${point(r, at - width)}`;
    if (ring < 8) d += `M${point(r, at + width + 0.5)}L${point(r + 36, at + width + 0.5)}`;
  });
  return d;
}

function backdrop(): string {
  const d = labyrinth();
  return `<g fill="none" stroke="var(--ink)" stroke-width="13" stroke-linecap="round" stroke-opacity=".055">` +
    `<path transform="translate(96 730)" d="${d}"/>` +
    `<path transform="translate(1210 90) rotate(150)" d="${d}"/></g>`;
}

export const SCENERY: Scenery = {
  backdrop,
  sky: () => moon() + towers() + tufts(640, 70, "var(--wall3)", 4),
  ground: flagstones,
};
