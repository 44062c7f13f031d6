// What lies behind a board: a faint labyrinth, stars, waves, confetti or a lawn.
import { lawn } from "../art/connect.ts";
import { row } from "../art/svg.ts";

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

function classic(): string {
  const d = labyrinth();
  return `<g fill="none" stroke="var(--ink)" stroke-width="13" stroke-linecap="round" stroke-opacity=".055">` +
    `<path transform="translate(96 730)" d="${d}"/>` +
    `<path transform="translate(1210 90) rotate(150)" d="${d}"/></g>`;
}

function pirates(): string {
  let d = "";
  for (let y = 60; y < 800; y += 74) {
    for (let x = (y / 74) % 2 ? 0 : 60; x < 1280; x += 120) d += `M${x} ${y}q14-16 28 0t28 0`;
  }
  return `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" stroke-opacity=".06"/>`;
}

function galaxy(): string {
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

function go(): string {
  const chance = row(9);
  const colours = ["#ff7ab0", "#37d0c0", "#ffc400", "#7a68f2", "#fff"];
  let bits = "";
  for (let n = 0; n < 54; n++) {
    const x = Math.floor(chance() * 1280), y = Math.floor(chance() * 800), colour = colours[n % 5];
    bits += n % 3
      ? `<circle cx="${x}" cy="${y}" r="${3 + (n % 4)}" fill="${colour}"/>`
      : `<rect x="${x}" y="${y}" width="11" height="7" rx="2" fill="${colour}" transform="rotate(${
        Math.floor(chance() * 90)
      } ${x} ${y})"/>`;
  }
  return `<g fill-opacity=".38">${bits}</g>`;
}

const DRAWN: Record<string, () => string> = {
  classic,
  pirates,
  galaxy,
  go,
  connect: () => lawn(1280, 800),
};

/** Drawn once: a table shows itself anew many times. */
const kept = new Map<string, string>();

function drawing(theme: string): string {
  if (!kept.has(theme)) kept.set(theme, DRAWN[theme]?.() ?? "");
  return kept.get(theme)!;
}

export function Backdrop({ theme }: { theme: string }) {
  return (
    <svg
      class="backdrop"
      viewBox="0 0 1280 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing(theme) }}
    />
  );
}
