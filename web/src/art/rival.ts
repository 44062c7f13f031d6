// Rivals: heads with the face of a strength, and the dial that they walk on.
import { badge, type Seat } from "./cast.ts";
import { at, circle, ellipse, type Fragment, line, path, picture, round } from "./svg.ts";

const ROUND = `stroke-linecap="round" stroke-linejoin="round"`;
const BARE = `stroke="none"`;
const SKIN = "#ffe9cf", BLUSH = "#f5a58e";
const HEAD = 31; // the height of the face

/** The head of the second of the folk, 60 wide: a ball of wool. */
function wool(fill: string): Fragment {
  const curls = Array.from({ length: 10 }, (_, curl) => {
    const angle = curl * Math.PI / 5;
    return circle(
      round(30 + 19.5 * Math.cos(angle)),
      round(30 + 19.5 * Math.sin(angle)),
      6.4,
      fill,
    );
  });
  return curls.join("") + circle(30, 30, 19.5, fill, BARE);
}

/** The features of the six faces: told apart by eyes, brows, glasses and star, not by colour. */
function face(stone: number, dark: string): Fragment {
  const left = 24.4, right = 35.6, y = HEAD;
  const eye = (x: number, r: number, dx = 0, dy = 0) =>
    circle(x, y - 1, r, "#fff", `stroke-width="1.3"`) +
    circle(round(x + dx), round(y - 1 + dy), round(r * 0.5), dark, BARE);
  const eyes = (r: number, dx = 0, dy = 0) => eye(left, r, dx, dy) + eye(right, r, dx, dy);
  const dot = (x: number, r = 2.1) => circle(x, y - 0.5, r, dark, BARE);
  const mouth = (d: string, width = 1.7) => line(d, dark, width, ROUND);
  switch (stone) {
    case 1:
      return eyes(3.2, 0.3, -1.3) + ellipse(30, y + 6.5, 2, 1.7, dark, BARE);
    case 2:
      return eyes(3.5) + mouth(`M27.5 ${y + 6}q2.5 1.6 5 0`) +
        circle(21.5, y + 4, 2, BLUSH, BARE) + circle(38.5, y + 4, 2, BLUSH, BARE);
    case 3:
      return dot(left) + dot(right) + mouth(`M26 ${y + 4.5}q4 3.4 8 0`, 1.8);
    case 4:
      return eyes(3, 0.9, 0.2) + mouth(`M27 ${y + 6}q4 1.5 7 -1.2`) +
        mouth(`M${left - 3} ${y - 6}q3 -2 6 -.4M${right - 3} ${round(y - 7.4)}q3 -2.2 6 0`);
    case 5: {
      const glass = (x: number) =>
        circle(x, y - 0.5, 4.6, "#fff", `fill-opacity=".65" stroke-width="1.7"`);
      return glass(left) + glass(right) + dot(left + 0.6, 1.9) + dot(right + 0.6, 1.9) +
        mouth(`M29 ${y - 1}q1 -1 2 0M19.8 ${y - 1}l-3 -1.2M40.2 ${y - 1}l3 -1.2`) +
        mouth(`M27 ${y + 6.8}q3 1.7 6 0`);
    }
    default:
      return mouth(`M25.5 ${y + 4.5}q4.5 3.8 9 0`, 1.8) +
        mouth(`M21.2 ${y - 0.6}q3.2 -3.6 6.4 0M32.4 ${y - 0.6}q3.2 -3.6 6.4 0`, 2);
  }
}

function star(): Fragment {
  const points = Array.from({ length: 10 }, (_, point) => {
    const angle = -Math.PI / 2 + point * Math.PI / 5, r = point % 2 ? 2.8 : 6;
    return `${round(30 + r * Math.cos(angle))} ${round(8.5 + r * Math.sin(angle))}`;
  });
  const edge = `stroke="#6b4400" stroke-width="1.5" stroke-linejoin="round"`;
  return path(`M${points.join("L")}z`, "#ffd257", edge);
}

const cloud = (): Fragment =>
  `<g stroke="var(--ink2)" stroke-width="1.3">${
    at(
      47,
      4,
      circle(-5, 10, 1.3, "#fff") + circle(-2.5, 6.2, 2, "#fff") +
        path(
          "M2 3.5a4 4 0 0 1 -.4 -8A5 5 0 0 1 10 -6.5A4 4 0 0 1 15.5 -2.2A3.2 3.2 0 0 1 13.5 3.5z",
          "#fff",
        ),
    )
  }</g>`;

/** A portrait, 60 by 62: a head with one of the six faces, from 1. */
export function portrait(stone: number): Fragment {
  const dark = "var(--p2-d)";
  return `<g stroke="${dark}" stroke-width="2.6" stroke-linejoin="round">${wool("var(--p2)")}${
    ellipse(30, HEAD + 1.5, 14, 12.2, SKIN, `stroke-width="2"`)
  }${face(stone, dark)}</g>${stone === 6 ? star() : ""}${stone === 1 ? cloud() : ""}`;
}

const CENTRE = [160, 150] as const, RADIUS = 120, LAST = 20;

/** Where a step is on the arc. */
function place(step: number): readonly [number, number] {
  const angle = Math.PI * (1.06 - 1.12 * (step - 1) / (LAST - 1));
  return [round(CENTRE[0] + RADIUS * Math.cos(angle)), round(CENTRE[1] - RADIUS * Math.sin(angle))];
}

const arc = (from: number, to: number, large: 0 | 1): string => {
  const [x0, y0] = place(from), [x1, y1] = place(to);
  return `M${x0} ${y0}A${RADIUS} ${RADIUS} 0 ${large} 1 ${x1} ${y1}`;
};

const clamp = (step: number): number => Math.min(LAST, Math.max(1, step));

/** The dial: a corridor bent to an arc; a badge stands on it, or somewhere in a band. */
export function dialPicture(step: number, stones: readonly number[], fitted: boolean): string {
  const whole = arc(1, LAST, 1), [x, y] = place(clamp(step));
  const stone = stones.filter((first) => first <= Math.max(1, Math.floor(step))).length;
  const floor = (colour: string, width: number, more = "") =>
    line(whole, colour, width, `stroke-linecap="round" ${more}`);
  const band = arc(clamp(step - 2), clamp(step + 2), 0);
  const passed = (first: number) => first <= step && !fitted ? "var(--mi)" : "var(--floor)";
  return picture(
    "6 4 308 234",
    floor("var(--edge)", 46, `transform="translate(0 4)"`) + floor("var(--wall)", 46) +
      floor("var(--curb-d)", 31) + floor("var(--curb)", 28) + floor("var(--floor-sh)", 24) +
      floor("var(--floor)", 21) +
      (fitted ? line(band, "var(--gold-hi)", 20, ROUND) : "") +
      stones.map((first) =>
        circle(...place(first), 4.5, passed(first), `stroke="var(--mi)" stroke-width="1.8"`)
      ).join("") +
      at(x, y + 4, circle(0, 0, 22, "#000", `fill-opacity=".3"`)) +
      at(
        x,
        y,
        circle(0, 0, 22, "var(--disc)", `stroke="var(--p2-d)" stroke-width="3"`) +
          at(-13.5, -13.5, badge(2 as Seat), 0.84),
      ) +
      at(CENTRE[0] - 78, CENTRE[1] - 70, portrait(fitted ? 3 : stone), 2.6),
  );
}
