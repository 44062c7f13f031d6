/** Deep space: machines and wonders; the four signed ones belong to the Eclipse and look it. */
import {
  dot,
  eye,
  fill,
  ink,
  LEAF,
  limbs,
  motif,
  NIGHT,
  oval,
  RED,
  rod,
  shine,
  spot,
  stroke,
} from "../../art/motifs/kit.ts";

const THIN = `stroke-width="1.2"`;
const VOID = "#160d2b", GLOW = "#b46bff", PALE = "#e6ccff";
const HULL = "#eef3ff", PLATE = "#9fb3c9", LAMP = "#ffe27a";

const star = (x: number, y: number, r: number, colour: string, more = ""): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (i * 36 - 90) * Math.PI / 180, q = i % 2 ? r * 0.45 : r;
    return `${Math.round((x + q * Math.cos(a)) * 10) / 10} ${
      Math.round((y + q * Math.sin(a)) * 10) / 10
    }`;
  });
  return fill(`M${points.join("L")}z`, colour, more);
};

export const MOTIFS = {
  planet: motif(
    dot(16, 16, 9.5, "#ef8e3c"),
    stroke("M8 12c5 2 11.5 1.5 16-.8M8 20.500c5 1.8 11.5 1.3 15.5-.8", "#b85f1e", 1.8),
    ...[["", 5], [` stroke="#e3d2ff"`, 2.3]].map(([colour, width]) =>
      `<ellipse cx="16" cy="16.5" rx="14.5" ry="4.6" fill="none" transform="rotate(-20 16 16)"${colour} stroke-width="${width}" stroke-dasharray="46 18" stroke-dashoffset="9.5"/>`
    ),
  ),
  rocket: motif(
    fill("M11 20l-5 3 1.5 5 5.5-3zM21 20l5 3-1.5 5-5.5-3z", RED),
    fill("M16 2.500c5 4 6.5 9 5.5 17l-2 4.500h-7l-2-4.500c-1-8 .5-13 5.5-17z", HULL),
    dot(16, 12, 3.2, "#4cc3e6"),
    fill("M13.5 24h5L16 30z", "#ffb02e"),
  ),
  comet: motif(
    fill("M3.5 4L19 11l2 9-8 1z", "#7fdcff"),
    fill("M9 4.500L22 12l-8 5z", "#c9f3ff", `stroke-width="1"`),
    dot(20.5, 20.5, 7.5, "#ffd35c"),
    spot(18.5, 19, 1.7, "#e0a02a"),
    spot(23, 22.5, 2, "#e0a02a"),
  ),
  crystal: motif(
    fill("M12 28L6 20l4-12 5 4zM20 28l6-8-4-12-5 4z", "#5fd3c8"),
    fill("M16 2.500l5 7-1.5 18.500h-7L11 9.500z", "#a6fff0"),
    ink("M16 3v25M11 9.500l5 3 5-3", 1.1),
  ),
  helmet: motif(
    dot(16, 15, 11.5, "#eef1fa"),
    `<rect x="8" y="9" width="16" height="11.5" rx="5.7" fill="#27346e"/>`,
    shine("M11.5 15c.2-2 1.2-3 3-3.4"),
    fill("M8 24.500h16v4H8z", "#f2a65a"),
  ),
  dish: motif(
    fill("M13 19l6 3 2 7H9z", "#7f95ad"),
    fill("M4.5 8C5 18 12 25 23 24.500z", HULL),
    ink("M14 16l9-9", 2),
    dot(24, 6.5, 2.8, RED),
  ),
  starmap: motif(
    fill("M4 7l8-2.5 8 2.5 8-2.500v20L20 27l-8-2.500L4 27z", "#2a3a86"),
    ink("M12 4.500v20M20 7v20", 1.1),
    stroke("M7 20l6-8 6 6 6-9", "#7ff0ff", 1.6),
    spot(7, 20, 1.7, LAMP),
    spot(13, 12, 1.7, LAMP),
    spot(19, 18, 1.7, LAMP),
    spot(25, 9.5, 1.7, LAMP),
  ),
  core: motif(
    fill("M9 7h14v18H9z", "#37c9bd"),
    fill("M7 3.500h18V8H7zM7 24h18v4.500H7z", "#8e99b8"),
    fill("M18 9.500l-6.5 8h4l-2 6 7-8.500h-4z", LAMP, THIN),
  ),
  station: motif(
    `<circle cx="16" cy="16" r="11" fill="none" stroke-width="7"/>` +
      `<circle cx="16" cy="16" r="11" fill="none" stroke="${PLATE}" stroke-width="4"/>`,
    rod("M16 6v20M6 16h20", HULL, 1.8),
    dot(16, 16, 4.4, HULL),
    dot(16, 16, 1.7, "#4cc3e6", THIN),
    ...[[8.2, 8.2], [23.8, 8.2], [8.2, 23.8], [23.8, 23.8]].map(([x, y]) =>
      spot(x!, y!, 1.4, LAMP)
    ),
  ),
  telescope: motif(
    ink("M16 18.500L8.5 29M16 18.500L23.5 29M16 18.500V29.5", 2.2),
    fill("M3 18.500l5-2.7 2.3 4.2-5 2.700z", "#5b6a8c"),
    fill("M7 15l12.5-7 4 7.300L11 22.300z", "#7a5fd6"),
    fill("M19 6.500l6-3.5 6 10.5-6 3.500z", HULL),
    ink("M12 12.500l3.7 6.8", 1.3),
    dot(16, 18.5, 2, "#ffb454", `stroke-width="1.4"`),
  ),
  rover: motif(
    ink("M21 13V5.500M8 14L5.5 7", 1.8),
    fill("M17.5 3h7.500v4.500h-7.500z", "#4cc3e6"),
    dot(5.2, 6, 1.8, RED, `stroke-width="1.4"`),
    fill("M4.5 13h23l2 6.500H2.500z", "#ffb454"),
    fill("M9 13l1.5-3.500h7l1.5 3.500z", HULL),
    ...[6.5, 16, 25.5].map((x) =>
      dot(x, 23.5, 4.3, "#5b6a8c") + dot(x, 23.5, 1.4, HULL, `stroke-width="1.2"`)
    ),
  ),
  satellite: motif(
    `<g transform="rotate(-40 16 16)">`,
    fill("M-.5 11.500h9.500v9H-.5zM23 11.500h9.500v9H23z", "#3d7fd6"),
    ink("M4.2 11.500v9M-.5 16h9.500M27.8 11.500v9M23 16h9.500M9 16h3M20 16h3", 1.3),
    fill("M12 9.500h8v12h-8z", "#ffcf6b"),
    ink("M16 21.500v3", 1.8),
    fill("M11 28c0-5 10-5 10 0z", HULL),
    ink("M12 13.500h8", 1.3),
    `</g>`,
  ),
  orb: motif(
    ...[[-70, 3], [-5, 4], [50, 2.6], [105, 3.6], [160, 2.8], [215, 3.8], [255, 2.4]].map((
      [angle, size],
    ) =>
      `<g transform="rotate(${angle} 16 16) translate(16 1.8)">` +
      fill(
        `M0 ${-size! * 0.3}l${size! * 0.6} ${size! * 0.6}L0 ${size}l${-size! * 0.6} ${
          -size! * 0.4
        }z`,
        GLOW,
        `stroke-width="1.3"`,
      ) + `</g>`
    ),
    dot(16, 16, 9.8, VOID),
    dot(16, 16, 8, "none", `stroke="#4b2a86" stroke-width="1.6"`),
    stroke("M10 11.500l4.5 2.5-2 3.5 5 1.5-1 4.500M17.5 19l4.5-4-1-4", PALE, 1.5),
  ),
  "black-hole": motif(
    ...[0, 120, 240].map((a) =>
      fill(
        "M16 9C9.5 8 8 2.8 13.5 1.5 22 .5 28.5 6 29 13.5 26 9.5 22 7 16 9z",
        a === 0 ? "#e06aa8" : a === 120 ? GLOW : "#6a3fd0",
        `transform="rotate(${a} 16 16)"`,
      )
    ),
    dot(16, 16, 8.2, "#07040f"),
    dot(16, 16, 6.4, "none", `stroke="${PALE}" stroke-width="1.2"`),
  ),
  "ghost-ship": motif(
    ink("M10 24V4M20 24V2", 2),
    fill(
      "M10.5 5c4 1 6 4 6 8.500l-2.5 5.5-1-3-2 3.5-1-4.5-3 1.5 2-5z",
      "#cdb8ff",
      `stroke-width="1.5"`,
    ),
    fill("M20.5 3c5 2 7.5 5.5 7.5 11l-2 5-1.5-3.5-1.5 4.5-2.5-4z", "#cdb8ff", `stroke-width="1.5"`),
    fill("M2.5 18.500l5 3h16l6-5.500c.5 6.5-2.5 12.5-7 13.500H9.500C6 29 3 24.5 2.5 18.500z", VOID),
    stroke("M5.5 23.500c6 1.5 15 1.5 21.5-1", GLOW, 1.4),
    spot(10.5, 26.5, 1.3, "#a6f0cf"),
    spot(15.8, 26.8, 1.3, "#a6f0cf"),
    spot(21, 26.3, 1.3, "#a6f0cf"),
  ),
  "dark-gate": motif(
    fill("M3.5 30V15C3.5 9 9 5.5 16 1.5 23 5.5 28.5 9 28.5 15v15z", "#4a4262"),
    ink("M3.5 19h4M3.5 24.500h4M24.5 19h4M24.5 24.500h4M8.5 9l2.5 3.300M23.5 9L21 12.3", 1.4),
    fill("M8 30V16.500c0-4 3.5-6 8-9 4.5 3 8 5 8 9V30z", VOID),
    stroke("M9.5 29V16.800c0-3 2.5-4.8 6.5-7.5 4 2.7 6.5 4.5 6.5 7.500V29", GLOW, 1.8),
    fill("M11 19.500l4 1.2-3 1.600zM21 19.500l-4 1.2 3 1.600z", PALE, `stroke="none"`),
  ),
  robot: motif(
    ink("M16 8V3.5"),
    dot(16, 3.8, 1.8, RED, `stroke-width="1.3"`),
    fill("M6 8h20v13H6z", PLATE),
    fill("M9 11h14v6.500H9z", NIGHT, THIN),
    spot(12.8, 14.2, 1.7, "#6dffd2"),
    spot(19.2, 14.2, 1.7, "#6dffd2"),
    fill("M10 21h12v7H10z", "#7f95ad"),
    ink("M3.5 13v6M28.5 13v6", 2.6),
  ),
  ufo: motif(
    fill("M9 14c0-6 3-9 7-9s7 3 7 9z", "#a6f0ff"),
    oval(16, 17.5, 13.5, 5.5, "#a58be8"),
    dot(8, 17.5, 1.5, LAMP, `stroke-width="1"`),
    dot(16, 19.5, 1.5, LAMP, `stroke-width="1"`),
    dot(24, 17.5, 1.5, LAMP, `stroke-width="1"`),
    fill("M12 23.500h8l2.5 5h-13z", LAMP, `stroke-width="1.2" opacity=".9"`),
  ),
  alien: motif(
    ink("M11 7.500L8.5 3M21 7.500L23.5 3", 1.8),
    dot(8, 3, 1.7, "#ffcf6b", THIN),
    dot(24, 3, 1.7, "#ffcf6b", THIN),
    fill(
      "M16 5.500c8 0 11 4.5 11 9.5 0 7-6 13.5-11 13.500S5 22 5 15c0-5 3-9.5 11-9.500z",
      "#9be36b",
    ),
    oval(11, 15.5, 2.6, 4, NIGHT, `stroke="none" transform="rotate(-20 11 15.5)"`),
    oval(21, 15.5, 2.6, 4, NIGHT, `stroke="none" transform="rotate(20 21 15.5)"`),
    spot(10.2, 14, 0.9, "#fff"),
    spot(20.2, 14, 0.9, "#fff"),
    ink("M13.5 23.500c1.5 1.2 3.5 1.2 5 0", 1.5),
  ),
  "star-whale": motif(
    fill(
      "M2.5 18.500C2.5 12 8 8.5 14 8.500c6.5 0 8 4.5 11 5 1.8.3 2.3-1 1.8-2.800C24.5 9.5 23.8 7.5 24 4.500c2.5.2 3.8 1.3 4.5 3 .8-1.5 2-2.2 3-2 .2 3.5-.6 5.5-2.2 6.5 1.5 9.5-6 15.5-14.8 15.5-7 0-12-3.5-12-9z",
      "#4a3fae",
    ),
    fill("M3 21c5 2.5 10.5 2.5 15 0 .5 3-1 5.5-3.5 6.5-6 .2-10.3-2.2-11.5-6.500z", "#b9b0f5", THIN),
    eye(7.5, 17.5, 1.6),
    spot(7.9, 17.1, 0.6, "#fff"),
    star(14, 13.5, 2.8, LAMP, `stroke="none"`),
    star(20.5, 18, 2.2, LAMP, `stroke="none"`),
    star(22.5, 23.5, 1.6, LAMP, `stroke="none"`),
    star(7, 4.5, 2.6, LAMP, `stroke-width="1.1"`),
  ),
  jelly: motif(
    limbs("#e58fd0", [
      "M9 17c-2 3 1 5-1 9.500M14 18c-1.5 3.5 1 6-.5 11M19 18c1.5 3.5-1 6 .5 11M23.5 17c2 3-1 5 1 9.5",
      1.3,
    ]),
    fill(
      "M16 3c7.5 0 11.5 5 11.5 12 0 2.5-3 4-5 2-1.5 2.5-5 2.5-6.5 0-1.5 2.5-5 2.5-6.5 0-2 2-5 .5-5-2C4.5 8 8.5 3 16 3z",
      "#ffb3e6",
    ),
    star(16, 10.5, 3.8, "#fff3b0", `stroke-width="1.1"`),
  ),
  sprout: motif(
    fill("M2.5 29.500C3 23.5 9 20.5 16 20.500s13 3 13.5 9z", PLATE),
    oval(9.5, 26, 2.4, 1.3, "#7f95ad", `stroke-width="1.1"`),
    oval(22.5, 25.8, 2.8, 1.4, "#7f95ad", `stroke-width="1.1"`),
    rod("M16 21.500V11.5", LEAF, 1.6),
    fill("M16 13.500C15 6.5 9.5 3.5 2.5 4.5 3.5 11.5 9 15.5 16 13.500z", LEAF),
    fill("M16 11C17 5.5 22 2.5 29 3c-.5 6.5-6 10.5-13 8z", "#9be36b"),
    ink("M7 7.500c3 1 5.5 2.8 7.5 5M25 6c-3 .8-5.5 2.2-7.5 4", 1.1),
  ),
  beacon: motif(
    stroke(
      "M8.5 6L2.5 3.500M8 9.500H2M8.5 13l-6 2.500M23.5 6l6-2.500M24 9.500h6M23.5 13l6 2.5",
      "#f2a21e",
      2.2,
    ),
    fill("M12.5 15h7l4 14.500h-15z", HULL),
    fill("M11.6 18.500h8.900l1 3.700h-10.900zM9.6 25.800h12.800l1.1 3.700h-15z", RED, THIN),
    fill("M11 5.500h10V15H11z", LAMP),
    fill("M10 5.500L16 1l6 4.500z", "#5b6a8c"),
    ink("M9.5 15h13", 2.2),
  ),
  "water-bear": motif(
    limbs("#c98fd6", ["M9 22v5M14.5 23.500v4.500M20 23.500v4.500M25.5 21.500v5", 3.2]),
    fill(
      "M3 16.500c0-4 2.5-5.5 5-6.5 3-2.5 7-3.5 11-3.5 6.5 0 11 4.5 11 10 0 5.5-4 8-10.5 8H11c-5 0-8-3-8-8z",
      "#e3b0ea",
    ),
    ink(
      "M13.5 7.500c-1.5 5-1.5 11 0 16.500M20 6.800c1.5 5 1.5 12 0 17.500M25.5 9c1.5 4 1.5 9.5-.5 13.5",
      1.2,
    ),
    oval(4.8, 17.2, 3.2, 3.5, "#c98fd6"),
    eye(4.3, 17.2, 1.3),
    eye(9, 13.5, 1.4),
  ),
} as const;
