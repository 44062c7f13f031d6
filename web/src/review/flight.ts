// Wings and wind: feathers are one's own turns, wind is luck, arrows are the others' pushes.
import { arrow } from "../art/board.ts";
import { at, ellipse, type Fragment, line, path, round } from "../art/svg.ts";
import { pawnAt } from "./pieces.ts";

export const FEATHER = "M0 0C8 -9 34 -13 56 -4C40 9 12 9 0 0z";
const ANGLES = [16, -6, -28, -50, -72];
const SIZES = [0.74, 0.92, 1.06, 1.1, 0.98];
const FEATHERS = 5;
export const FLIGHT_BOX = "0 0 300 236";

function feather(transform: string, kept: boolean): Fragment {
  const drawn = kept
    ? path(FEATHER, "#fffaea", `stroke="#6b5526" stroke-width="2.4" stroke-linejoin="round"`) +
      line("M4 -.5Q28 -5 46 -3.5", "#c98e1f", 1.8, `stroke-linecap="round"`)
    : path(FEATHER, "none", `stroke="var(--ink2)" stroke-width="2" stroke-dasharray="3 4"`);
  return `<g transform="${transform}">${drawn}</g>`;
}

/** Both wings with the feathers that are left; the lowest fall first. */
function wings(kept: number): Fragment {
  return [4, 3, 2, 1, 0].map((i) => {
    const there = i >= FEATHERS - kept, how = `rotate(${ANGLES[i]}) scale(${SIZES[i]})`;
    return feather(`translate(6 0) ${how}`, there) +
      feather(`translate(-6 0) scale(-1 1) ${how}`, there);
  }).join("");
}

const GUST = "M0 38C9 28 -9 20 0 9V-8M-8 1L0 -9L8 1";

const gust = (x: number, y: number, up: boolean): Fragment =>
  `<g class="gust" transform="translate(${x} ${y}) scale(.92 ${up ? 0.92 : -0.92})" ` +
  `stroke-linecap="round" stroke-linejoin="round">` +
  line(GUST, "var(--surface)", 9) + line(GUST, "var(--wind)", 4.2) + `</g>`;

const shove = (x: number, y: number, up: boolean): Fragment =>
  `<g transform="translate(${x} ${y}) ${up ? "rotate(180)" : ""} scale(.62) translate(-30 -20)">` +
  `${arrow("normal")}</g>`;

export interface Flown {
  readonly world: string;
  readonly piece: number;
  readonly feathers: number;
  readonly wind: number;
  readonly pushes: number;
  readonly height: number; // 0 to 1: the place
}

/** A player in the air; the picture is decoration, the sentence beside it says the same. */
export function drawFlight({ world, piece, feathers, wind, pushes, height }: Flown): Fragment {
  const lift = 64 * height;
  let g = "";
  for (let fallen = 0; fallen < FEATHERS - feathers; fallen++) {
    g += feather(
      `translate(${24 + fallen * 54} ${219 + (fallen % 2) * 5}) rotate(${
        [-8, 10, -4, 7, -6][fallen]
      }) scale(.62)`,
      true,
    );
  }
  g += ellipse(150, 207, round(34 - lift * 0.12), 5, "#000", `opacity=".2"`);
  let flyer = `<g class="wings">${at(0, -6, wings(feathers))}</g>` +
    at(-33.6, -58, pawnAt(world, piece), 1.12);
  for (let i = 0; i < Math.abs(wind); i++) flyer += gust(-62 - i * 18, wind > 0 ? 6 : 36, wind > 0);
  for (let i = 0; i < Math.abs(pushes); i++) flyer += shove(66, 36 - i * 21, pushes > 0);
  return g + `<g transform="translate(150 ${round(158 - lift)}) scale(1.32)">${flyer}</g>`;
}

const HILL = "M0 203C50 193 100 193 150 200S250 213 300 203";

/** The ground below everyone, stretched to the width of a picture: neighbours join smoothly. */
export const drawGround = (): Fragment =>
  path(`${HILL}V236H0z`, "var(--hill)") +
  line(HILL, "var(--hilltop)", 2.5, `vector-effect="non-scaling-stroke"`);

/** The three signs of the legend. */
export const LEGEND: Readonly<Record<"feathers" | "wind" | "pushes", readonly [string, Fragment]>> =
  {
    feathers: [
      "0 0 62 26",
      at(
        2,
        15,
        path(FEATHER, "#fffaea", `stroke="#6b5526" stroke-width="4.5" stroke-linejoin="round"`),
      ),
    ],
    wind: [
      "-14 -14 28 56",
      line(GUST, "var(--wind)", 6.5, `stroke-linecap="round" stroke-linejoin="round"`),
    ],
    pushes: ["0 0 60 42", `<g transform="translate(60 40) rotate(180)">${arrow("normal")}</g>`],
  };
