/** Old magic: the treasures and creatures of classic, and of Go!. */
import { moth, owl } from "../../art/motifs/both.ts";
import {
  BLUE,
  BRASS,
  CREAM,
  dot,
  eye,
  fill,
  GOLD,
  ink,
  limbs,
  mirrored,
  motif,
  ORANGE,
  oval,
  RED,
  rod,
  shine,
  spot,
  STEEL,
  stroke,
  VIOLET,
  WOOD,
} from "../../art/motifs/kit.ts";

const THIN = `stroke-width="1.2"`;

const key = (x: number, y: number, angle: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">` +
  fill("M-1.5 2h3v8.500h3.500v3h-3.500v1.500h3v3h-6z", colour) +
  dot(0, 0, 3.4, colour) + dot(0, 0, 1, CREAM, `stroke-width="1"`) + `</g>`;

const candle = (x: number, y: number): string =>
  fill(`M${x - 2.2} ${y}h4.400v7h-4.400z`, CREAM, `stroke-width="1.5"`) +
  fill(
    `M${x} ${y - 6.8}c2.6 2.6 2.4 5 0 5.8-2.4-.8-2.6-3.2 0-5.800z`,
    ORANGE,
    `stroke-width="1.4"`,
  );

export const MOTIFS = {
  book: motif(
    fill("M6 7c0-2 1-3 3-3h16v20H9c-2 0-3 1-3 2z", BLUE),
    fill("M6 26c0-2 1-3 3-3h16v5H9c-2 0-3-.5-3-2z", CREAM),
    fill(
      "M16 8l1.5 3.6 3.8.3-2.9 2.5.9 3.8-3.3-2-3.3 2 .9-3.8-2.9-2.5 3.8-.3z",
      "#ffdf6b",
      THIN,
    ),
  ),
  purse: motif(
    fill(
      "M12 10h8c5 4 8 9 7 14-.6 3-3 4.5-5 4.500H10c-2 0-4.4-1.5-5-4.5-1-5 2-10 7-14z",
      "#b77a3c",
    ),
    fill("M10 4.500c2 1.5 3 0 4.5.5s2 1 3.5 0 2.5 1 4-.5L20 10h-8z", "#d9a061"),
    fill("M10.5 9.500h11v2.600h-11z", RED, `stroke-width="1.3"`),
    dot(16, 20, 4, GOLD, `stroke-width="1.4"`),
  ),
  map: motif(
    fill("M3.5 8l8.5-3.5 8 3.5 8.5-3.500v20L20 28l-8-3.500L3.5 28z", "#f0d79c"),
    fill("M12 4.500l8 3.500v20l-8-3.500z", "#dcb873", `stroke-width="1.2"`),
    `<path d="M7 22c2-4 5-5 8-4s4-1 4-4" fill="none" stroke-width="1.8" stroke-dasharray="2.2 2.7"/>`,
    stroke("M20.5 9.500l5 5M25.5 9.500l-5 5", RED, 2.6),
  ),
  crown: motif(
    fill("M4.5 10l5.5 5 6-9 6 9 5.5-5-2.5 14h-18z", GOLD),
    fill("M7 23h18v4H7z", BRASS),
    dot(16, 18, 2.2, RED, THIN),
    dot(4.8, 9.5, 1.6, CREAM, THIN),
    dot(16, 5.5, 1.8, CREAM, THIN),
    dot(27.2, 9.5, 1.6, CREAM, THIN),
  ),
  keys: motif(
    key(11.5, 12, 20, STEEL),
    key(20.5, 12, -20, GOLD),
    `<circle cx="16" cy="8" r="5" fill="none" stroke-width="4.6"/>` +
      `<circle cx="16" cy="8" r="5" fill="none" stroke="${BRASS}" stroke-width="2"/>`,
  ),
  skull: motif(
    fill(
      "M16 3.500c7.5 0 12 4.8 12 11.3 0 4-1.5 6.5-4 8.200v5H8v-5c-2.5-1.7-4-4.2-4-8.200C4 8.3 8.5 3.5 16 3.500z",
      "#f3ead2",
    ),
    oval(10.8, 15.5, 3.3, 3.6, "var(--mi)", `stroke="none"`),
    oval(21.2, 15.5, 3.3, 3.6, "var(--mi)", `stroke="none"`),
    fill("M16 18.500l2 3.500h-4z", "var(--mi)", `stroke="none"`),
    ink("M12.8 24.500V28M16 24.500V28M19.2 24.500V28", 1.4),
  ),
  ring: motif(
    `<circle cx="16" cy="20" r="7.5" fill="none" stroke-width="6"/>` +
      `<circle cx="16" cy="20" r="7.5" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
    fill("M11.5 4h9l3 4-7.5 7L8.5 8z", "#e05a8a"),
    ink("M8.5 8h15M13.5 8l2.5 7 2.5-7", 1.1),
  ),
  chest: motif(
    fill("M4 15h24v12.500H4z", WOOD),
    fill("M4 15v-2.500C4 8 7 5 11 5h10c4 0 7 3 7 7.500V15z", "#c9843d"),
    fill("M8 5.500V27.500h3.500V5zM20.5 5v22.500H24V5.500z", GOLD, THIN),
    ink("M4 15h24"),
    fill("M13.5 13h5v6.500h-5z", CREAM, `stroke-width="1.5"`),
    eye(16, 16, 1.1),
  ),
  emerald: motif(
    fill("M10 5h12l6.5 7.500L16 28.5 3.5 12.500z", "#1fa866"),
    fill("M11 12.500h10L16 28.500z", "#63dd9c", `stroke-width="1.2"`),
    ink("M3.5 12.500h25M10 5l1 7.500M22 5l-1 7.5", 1.2),
    shine("M7.5 11l3-3.7"),
  ),
  sword: motif(
    `<g transform="translate(16 16) rotate(45) scale(.93) translate(-16 -16)">` +
      fill("M16 -4l3.6 4.500V19h-7.200V.5z", STEEL),
    ink("M16 3v15", 1.2),
    fill("M7.5 18.500h17v4h-17z", GOLD),
    fill("M14 22.500h4V29h-4z", WOOD),
    dot(16, 30.5, 2.4, GOLD) + `</g>`,
  ),
  candelabrum: motif(
    rod("M5.5 15.500c0 5 4 6.5 10.5 6.500s10.5-1.5 10.5-6.500M16 14v11", GOLD, 2.2),
    fill("M9.5 29l2.5-3.500h8l2.5 3.500z", BRASS),
    candle(5.5, 9),
    candle(16, 8),
    candle(26.5, 9),
  ),
  helmet: motif(
    fill("M15 7c-2-5 6-7 12-4-.5 5-5 8-10 6z", RED),
    fill("M6.5 27V15C6.5 9 10.5 6 16 6s9.5 3 9.5 9v12l-5.5 2h-8z", STEEL),
    fill("M8 14h16v4H8z", "var(--mi)", `stroke-width="1"`),
    ink("M16 6v23", 1.4),
    eye(12, 22, 0.9),
    eye(12, 25, 0.9),
    eye(20, 22, 0.9),
    eye(20, 25, 0.9),
  ),
  sorceress: motif(
    fill("M8.5 14c-3 5-2.5 9-5 15h25c-2.5-6-2-10-5-15z", "#e0702f"),
    fill("M10 29c.5-4 3-5.5 6-5.500s5.5 1.5 6 5.500z", VIOLET),
    dot(16, 18, 5.6, "#ffdcb8"),
    eye(13.8, 18.2, 1),
    eye(18.2, 18.2, 1),
    ink("M14.5 21c1 .8 2 .8 3 0", 1.2),
    fill("M18.5 1.500c1.5 4 3 7.5 4.5 11H9c3-2 6-6 9.5-11z", VIOLET),
    oval(16, 12.8, 12.5, 2.6, VIOLET),
    stroke("M10.8 10.600h11", GOLD, 1.8),
  ),
  bat: motif(
    fill(
      "M12.5 6l3.5 3 3.5-3c.6 2.5 1.5 4.2 2.8 5.500C24 9.5 26.5 8 30 8c1.5 6 .2 10.5-1.8 14.5-1.7-2.2-3.7-2.5-5.2-1.5-1.8 1-2.5 3.5-7 6-4.5-2.5-5.2-5-7-6-1.5-1-3.5-.7-5.2 1.500C1.8 18.5.5 14 2 8c3.5 0 6 1.5 7.7 3.500C11 10.2 11.9 8.5 12.5 6z",
      "#5a4a78",
    ),
    spot(13.6, 14, 1.5, "#ffe27a"),
    spot(18.4, 14, 1.5, "#ffe27a"),
    fill("M13.8 17.500h1.800l-.9 2.400zM16.4 17.500h1.800l-.9 2.400z", "#fff", `stroke="none"`),
  ),
  troll: motif(
    fill("M10 8l.5-5.5 3.5 3L16 1.500l2 4 3.5-3L22 8z", "#d9743f"),
    mirrored(fill("M7 12.500L1 9.500l1.5 8L7 20z", "#8bb562")),
    fill(
      "M16 6.500c7 0 10 4 10 10 0 8-4 12.5-10 12.500S6 24.5 6 16.500c0-6 3-10 10-10z",
      "#8bb562",
    ),
    ink("M9 11.500l5 1.800M23 11.500l-5 1.8", 2.2),
    dot(11.8, 15, 1.9, "#ffe27a", `stroke-width="1"`),
    dot(20.2, 15, 1.9, "#ffe27a", `stroke-width="1"`),
    eye(11.8, 15, 0.8),
    eye(20.2, 15, 0.8),
    oval(16, 18.6, 3.8, 3, "#b5d98a", `stroke-width="1.4"`),
    ink("M10 24.500h12", 1.6),
    fill("M10.5 24.500l1.3-4 1.7 4zM18.5 24.500l1.7-4 1.3 4z", "#fff", `stroke-width="1.1"`),
  ),
  dragon: motif(
    fill("M22 11l5-2-1.5 5 4.5 0-3 4.5 3.5 2-4 4z", GOLD),
    fill("M13 9.500L12.5 2l5.5 5.500L24 3l-3 8z", CREAM),
    fill(
      "M2 19.500c0-2 1.5-3.5 4-4.5 3-1.2 4.5-5.5 9.5-6C23 8.5 28 14 28 22v7.500H14.500c.8-2.5.6-4-.5-5.5-3 1.8-7.5 2-10.5.5l1-2.500z",
      "#3f9e58",
    ),
    fill(
      "M3.5 24.500l1-2.500c3 .8 7 .3 9.5-1.500l.5 3c-3 2-7.5 2.5-11 1z",
      CREAM,
      `stroke-width="1.3"`,
    ),
    fill(
      "M12 13.500l5 .8c-.3 1.8-1.5 2.7-3 2.500s-2.2-1.5-2-3.300z",
      "#ffe27a",
      `stroke-width="1.2"`,
    ),
    eye(14.3, 15.2, 0.9),
    eye(5, 17.8, 0.9),
    ink("M20 20c1.5 2 2 4.5 2 8", 1.3),
  ),
  ghost: motif(
    fill(
      "M16 3c6 0 9.5 4.5 9.5 11l1 15-4-2.8-3.3 2.8-3.2-2.8-3.2 2.8-3.3-2.8-4 2.8 1-15C6.5 7.5 10 3 16 3z",
      "#e3e9fb",
    ),
    oval(12.4, 13, 1.9, 2.6, "var(--mi)", `stroke="none"`),
    oval(19.6, 13, 1.9, 2.6, "var(--mi)", `stroke="none"`),
    oval(16, 19, 2, 2.5, "var(--mi)", `stroke="none"`),
    shine("M9.5 13c.3-3 1.5-5 3.5-6"),
  ),
  genie: motif(
    limbs("#3fb6c9", ["M4.5 20c-3-4.5 0-8 5-6.5 2 .6 3 1.5 4.5 2", 2.6]),
    fill("M9.5 18.500c-.5-4 2-6.5 7.5-6.500s8.5 2.5 8.5 6.500c-3 3-13 3-16 0z", "#3fb6c9"),
    rod("M23 24c5.5-3.5 8 2.5 2 4", GOLD, 1.2),
    fill(
      "M1.8 18.500l6.7 3.800h16c0 3.5-2.5 5.7-5.5 6.200l1.5 2h-9l1.5-2c-5-.5-9.5-4-11.2-10z",
      GOLD,
    ),
    dot(17, 9.8, 5, "#8fdde4"),
    fill("M11.3 8.800C10.5 4 13.5 1.5 17 1.500s6.5 2.5 5.7 7.300c-3.5-1.8-8-1.8-11.4 0z", RED),
    dot(17, 5.2, 1.3, GOLD, `stroke-width="1"`),
    eye(15, 10.8, 1),
    eye(19, 10.8, 1),
    ink("M15.5 13c1 .7 2 .7 3 0", 1.2),
    shine("M8.5 25c1.5 1.3 3 2 4.5 2.2"),
  ),
  owl,
  scarab: motif(
    dot(16, 5, 3.2, GOLD),
    rod("M12.5 12L8 8.5 10.5 4M19.5 12l4.5-3.500L21.5 4", "#1f6f94", 0.8),
    ink(
      "M9 16.500L3.5 14M8.5 20.500H2.500M10 25l-5 3.500M23 16.500l5.5-2.500M23.5 20.500h6M22 25l5 3.5",
      2,
    ),
    fill("M10.5 14c0-4 2.5-5.5 5.5-5.500s5.5 1.5 5.5 5.500z", "#1f6f94"),
    oval(16, 20.5, 8, 8.5, "#2aa3c4"),
    ink("M8.5 17c4.5-2.2 10.5-2.2 15 0M16 15.800V29", 1.5),
    shine("M11.5 20.500c0 2.2.6 3.6 1.5 4.8"),
  ),
  moth: moth("#8c5bd0", "#c7a3ee", "#ffdf6b"),
  rat: motif(
    rod("M8 25.500C2 27.5 1 20.5 4 17.500s2-6 0-8", "#f2a6b0", 1.2),
    fill(
      "M5.5 23c0-6 4.5-10 10-10 2.5 0 4-1 6-2.500l7.5 6.500c1.2 1.2.8 2.6-.8 3L24 21.500l-1.5 5H9c-2.5 0-3.5-1.5-3.5-3.500z",
      "#9c9cab",
    ),
    dot(19.5, 10.5, 3.9, "#9c9cab"),
    dot(19.5, 10.5, 1.7, "#f2a6b0", `stroke-width="1"`),
    eye(23.8, 15.6, 1.3),
    spot(29, 18.4, 1.5, "#e86a82"),
    ink("M10 22c0-2.5 2-4 4.5-4M12 26.500v2M20 26.500v2", 1.5),
  ),
  lizard: motif(
    limbs("#4fae45", [
      "M14 12.500L8.5 15.5 5.5 13.500M17 9l4.5-4.5 4 .5M18.5 18L13 20.500l-1 4M20.5 15.500l5-1.5 3 2.5",
      1.6,
    ]),
    limbs(
      "#63c257",
      ["M11.5 8c5 2 7.5 5 8 9", 6],
      ["M19.5 16c.5 7-2.5 11-8.5 11.5-4 .3-7-1.5-6.5-4.5", 2.4],
    ),
    fill("M5 2.500c4-1 8.5 1 9 5 .3 3-2.5 5-5 4.200C5.8 10.8 3.5 6.5 5 2.500z", "#63c257"),
    eye(9.5, 8.8, 1),
    eye(11, 5, 1),
    spot(15.5, 10.5, 1.2, "#e2f7a6"),
    spot(18.3, 13.5, 1.2, "#e2f7a6"),
    spot(19.4, 17.5, 1.2, "#e2f7a6"),
  ),
  spider: motif(
    ink("M16 1.500v7", 1.4),
    mirrored(
      ink("M12.5 15L6.5 8.5 2.5 12M11 18L5 15.5 1.5 19M11 21l-6 1-2 5M12.5 23.500L8.5 26l.5 4", 2),
    ),
    oval(16, 20.5, 6.8, 7.3, "#54456b"),
    fill("M16 17l2.5 3.500L16 24l-2.5-3.500z", "#ffcf4a", `stroke-width="1"`),
    dot(16, 11.5, 4, "#54456b"),
    spot(14.4, 11, 1.1, "#fff"),
    spot(17.6, 11, 1.1, "#fff"),
  ),
} as const;
