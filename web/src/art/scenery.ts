/** What is behind and before the podium: a sky and a ground for each world, 1280 units wide. */
import { at, circle, type Fragment, line, path, rect, round, row } from "./svg.ts";
import type { Theme } from "./tiles.ts";

export const SKY_BOX = "0 0 1280 800";
export const GROUND_BOX = "0 0 1280 220";

const point = (r: number, angle: number): string =>
  `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;

export const SUN_BOX = "-180 -180 360 360";

/** What the winner stands before: a disc, and beams that reach beyond every edge. */
export function sun(): Fragment {
  let d = "";
  for (let n = 0; n < 24; n++) {
    d += `M0 0L${point(1600, n * Math.PI / 12)}L${point(1600, (n + 0.5) * Math.PI / 12)}z`;
  }
  return `<path class="rays" d="${d}"/><circle class="sun" r="180"/>` +
    `<circle class="sun-ring" r="166"/>`;
}

/** A wavy upper edge with everything below it filled. */
function waves(y: number, high: number, long: number, fill: string, more = ""): Fragment {
  let d = `M${-long} ${y}`;
  for (let x = -long; x < 1280 + long; x += long) {
    d += `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`;
  }
  return path(`${d}V900H${-long}z`, fill, more);
}

/** Rounded tufts along an upper edge: hedges, moss, clouds. */
function tufts(y: number, size: number, fill: string, seed: number): Fragment {
  const chance = row(seed);
  let d = "";
  for (let x = -size; x < 1280 + size; x += size * 0.8) {
    const r = size * (0.5 + chance() * 0.3);
    d += `M${round(x - r)} ${y}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0z`;
  }
  return path(`${d}M-20 ${y - 1}H1300V900H-20z`, fill);
}

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

function confetti(): Fragment {
  const chance = row(31);
  const colours = ["#ff5a8a", "#37d0c0", "#ffc400", "#7a68f2", "#2d9cff"];
  let bits = "";
  for (let n = 0; n < 90; n++) {
    const x = Math.floor(chance() * 1280), y = Math.floor(chance() * 700);
    const turn = Math.floor(chance() * 180), colour = colours[n % 5]!;
    bits += n % 3 === 0
      ? circle(x, y, 5 + n % 5, colour)
      : rect(x, y, 18, 9, 3, colour, `transform="rotate(${turn} ${x} ${y})"`);
  }
  return bits;
}

function cloud(x: number, y: number, scale: number): Fragment {
  return at(
    x,
    y,
    path("M-70 20a26 26 0 0 1 4-52a40 40 0 0 1 74-14a32 32 0 0 1 54 16a26 26 0 0 1 2 50z", "#fff"),
    scale,
  );
}

function flowers(y: number, seed: number): Fragment {
  const chance = row(seed);
  const colours = ["#ff8fb8", "#fff2a8", "#fff"];
  let drawn = "";
  for (let n = 0; n < 34; n++) {
    const x = Math.floor(chance() * 1280), top = y + Math.floor(chance() * 110);
    const petal = colours[n % 3]!;
    for (let p = 0; p < 5; p++) {
      const angle = p * 2 * Math.PI / 5;
      drawn += circle(
        round(x + 6 * Math.cos(angle)),
        round(top + 6 * Math.sin(angle)),
        4.6,
        petal,
      );
    }
    drawn += circle(x, top, 4, "var(--gold)");
  }
  return drawn;
}

const SKY: Record<Theme, () => Fragment> = {
  classic: () => moon() + towers() + tufts(640, 70, "var(--wall3)", 4),
  pirates: () =>
    birds() + compass() +
    waves(600, 20, 120, "var(--tex)", `opacity=".8"`) + waves(632, 20, 120, "var(--wall)"),
  galaxy: space,
  go: confetti,
  connect: () =>
    `<g opacity=".85">${cloud(220, 190, 1.3)}${cloud(1060, 150, 1.6)}</g>` +
    cloud(1180, 270, 0.8) + tufts(600, 90, "var(--tex)", 7) + tufts(640, 70, "var(--wall)", 8),
};

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

const GROUND: Record<Theme, () => Fragment> = {
  classic: flagstones,
  pirates: () =>
    waves(56, 20, 120, "var(--wall3)") + waves(92, 20, 120, "var(--wall2)", `opacity=".75"`),
  galaxy: craters,
  go: () =>
    rect(-20, 50, 1320, 300, 0, "var(--wall)") + rect(-20, 50, 1320, 8, 0, "var(--tex)") +
    rect(-20, 84, 1320, 46, 0, "var(--floor)") +
    line("M-10 107H1300", "var(--joint)", 6, `stroke-dasharray=".1 22" stroke-linecap="round"`),
  connect: () => tufts(66, 26, "var(--wall2)", 11) + flowers(84, 12),
};

/** What is behind the stands. */
export const sky = (theme: Theme): Fragment => SKY[theme]();

/** What the stands stand in: it is drawn before them. */
export const ground = (theme: Theme): Fragment => GROUND[theme]();
