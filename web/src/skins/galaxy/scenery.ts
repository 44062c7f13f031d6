/** Behind a board of deep space: stars; around the podium: a planet, a comet and craters. */
import { at, circle, type Fragment, line, path, round, row } from "../../art/svg.ts";
import type { Scenery } from "../skin.ts";

function space(): Fragment {
  const chance = row(23);
  let stars = "";
  for (let n = 0; n < 140; n++) {
    stars += circle(
      Math.floor(chance() * 1280),
      Math.floor(chance() * 760),
      round(0.6 + chance() * 1.8),
      "var(--ink)",
      `opacity="${round(0.2 + chance() * 0.7)}"`,
    );
  }
  const ring = `M-150 0a150 38 0 1 0 300 0a150 38 0 1 0-300 0z`;
  const planet = at(
    1090,
    210,
    `<g transform="rotate(-18)">` + line(ring, "var(--gold)", 13, `opacity=".5"`) +
      circle(0, 0, 88, "var(--wall2)") +
      path("M-84-24q84 26 168 0a88 88 0 0 1 4 40q-88 26-176 0a88 88 0 0 1 4-40z", "var(--wall3)") +
      path("M-62-62a88 88 0 0 1 90-21a120 120 0 0 0-101 103a88 88 0 0 1 11-82z", "var(--tex)") +
      line("M-149 2a150 38 0 0 0 298 0", "var(--gold)", 13) + "</g>",
  );
  const comet = at(
    250,
    170,
    `<g transform="rotate(24)">` +
      path("M0-11q-170 0-230 14q70 10 230 10z", "var(--curb)", `opacity=".35"`) +
      circle(0, 0, 13, "var(--curb)") + "</g>",
  );
  return stars + planet + comet;
}

function craters(): Fragment {
  return path("M-40 70Q640-30 1320 70V300H-40z", "var(--wall2)") +
    line("M-40 70Q640-30 1320 70", "var(--curb)", 5) +
    [[140, 110, 46], [420, 150, 30], [760, 96, 26], [960, 160, 52], [1180, 120, 34]].map((
      [x, y, r],
    ) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r! * 0.34}" fill="var(--wall3)"/>` +
      line(`M${x! - r!} ${y}a${r} ${r! * 0.34} 0 0 1 ${2 * r!} 0`, "var(--edge)", 3)
    ).join("");
}

function backdrop(): string {
  const chance = row(5);
  let stars = "";
  for (let n = 0; n < 150; n++) {
    const x = chance() * 1280, y = chance() * 800, r = chance() * 1.3 + 0.3;
    stars += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill-opacity="${
      (chance() * 0.6 + 0.15).toFixed(2)
    }"/>`;
  }
  return `<defs><radialGradient id="dd-nebula"><stop offset="0" stop-color="#5b3fd0" stop-opacity=".4"/>` +
    `<stop offset="1" stop-color="#5b3fd0" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="dd-nebula2"><stop offset="0" stop-color="#0aa5c9" stop-opacity=".28"/>` +
    `<stop offset="1" stop-color="#0aa5c9" stop-opacity="0"/></radialGradient></defs>` +
    `<ellipse cx="1130" cy="120" rx="420" ry="300" fill="url(#dd-nebula)"/>` +
    `<ellipse cx="120" cy="720" rx="420" ry="280" fill="url(#dd-nebula2)"/>` +
    `<g class="stars">${stars}</g>`;
}

export const SCENERY: Scenery = {
  backdrop,
  sky: space,
  ground: craters,
};
