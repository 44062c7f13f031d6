// The drawings of the puzzle pages: stars, the trail of turns, the week, the level.  Pure.
import { figure } from "../art/pieces.ts";
import { at, circle, type Fragment, line, path, picture, round } from "../art/svg.ts";
import type { Pip } from "./sitting.ts";

const STAR =
  "M0 -20 L5.9 -7.4 19.8 -5.8 9.5 3.7 12.3 17.5 0 10.7 -12.3 17.5 -9.5 3.7 -19.8 -5.8 -5.9 -7.4z";
const ROUND = `stroke-linecap="round" stroke-linejoin="round"`;

const text = (x: number, y: number, size: number, weight: number, fill: string, said: string) =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="${size}" ` +
  `font-weight="${weight}" font-family="var(--f-body)" fill="${fill}">${said}</text>`;

/** A star around (0, 0), about 40 wide. */
export const star = (on: boolean): Fragment =>
  on
    ? path(STAR, "#000", `opacity=".18" transform="translate(0 2.5)"`) +
      path(STAR, "var(--star)", `stroke="var(--star-rim)" stroke-width="2.6" ${ROUND}`) +
      line("M-1 -14.5L-4.8 -5.3 -13.5 -4.3", "#fff", 2.6, `${ROUND} opacity=".75"`)
    : line(STAR, "var(--ink2)", 2, `${ROUND} stroke-dasharray="3.5 3.5"`);

export const starPicture = (on: boolean, size: number): string =>
  picture("-23 -23 46 46", star(on), { width: size, height: size, class: "star" });

/** How the trail of turns ends: not yet, at the treasure, or before a wall. */
export type End = "todo" | "found" | "wall";

function pip(x: number, y: number, at: number, state: Pip): Fragment {
  const r = 15.5;
  const number = text(
    x,
    y + 5.6,
    16,
    800,
    state === "now" ? "var(--accent-ink)" : "var(--ink2)",
    String(at + 1),
  );
  switch (state) {
    case "now":
      return circle(
        x,
        y,
        r + 4.5,
        "none",
        `class="pip-ring" stroke="var(--accent)" stroke-width="2.5" opacity=".45"`,
      ) + circle(x, y, r, "var(--accent)") + number;
    case "done":
      return circle(x, y, r, "var(--surface2)", `stroke="var(--accent)" stroke-width="2.5"`) +
        line(`M${x - 6.5} ${y + 0.5}l4.5 4.5 8.5 -9.5`, "var(--accent)", 3.2, ROUND);
    case "gone":
      return circle(x, y, r, "var(--surface2)", `stroke="var(--ink2)" stroke-width="2"`) + number;
    default:
      return circle(
        x,
        y,
        r,
        "var(--surface)",
        `stroke="var(--ink2)" stroke-width="2" stroke-dasharray="4 4"`,
      ) + number;
  }
}

/** The turns as a trail: the piece, a pip for each turn, the treasure. */
export function turnTrail(
  world: string,
  cast: number,
  pips: readonly Pip[],
  goal: Fragment,
  end: End,
  label: string,
): string {
  const count = pips.length, wide = Math.max(250, 120 + 46 * count), y = 38, big = 27;
  const first = 26, last = wide - big - 3, step = (last - first) / (count + 1);
  const xs = [first, ...pips.map((_, at) => round(first + step * (at + 1))), last];
  const rim = (state: Pip | undefined) => 15.5 + (state === "now" ? 9 : 6);
  let drawn = "";
  for (let at = 0; at <= count; at++) {
    const from = xs[at]! + (at === 0 ? 20 : rim(pips[at - 1]));
    const to = xs[at + 1]! - (at === count ? big + 5 : rim(pips[at]));
    if (at === count && end === "wall") {
      drawn += line(`M${(from + to) / 2} ${y - 13}V${y + 13}`, "var(--danger)", 5.5, ROUND);
      continue;
    }
    const lit = at === count ? end === "found" : pips[at] !== "todo";
    const steps = Math.max(1, Math.round((to - from) / 9));
    for (let dot = 0; dot <= steps; dot++) {
      const x = round(from + (to - from) * dot / steps);
      drawn += circle(x, y, lit ? 2.5 : 2.2, lit ? "var(--accent)" : "var(--ink2)");
    }
  }
  const found = end === "found";
  const prize = circle(0, 2, big, "#000", `opacity=".16"`) +
    circle(
      0,
      0,
      big,
      "var(--disc)",
      `stroke="${found ? "var(--accent)" : "var(--disc-ring)"}" stroke-width="${found ? 4 : 2}"`,
    ) + at(-big * 0.74, -big * 0.74, goal, round(big / 2.16) / 10);
  return picture(
    `0 0 ${wide} 72`,
    drawn + at(first - 21, y - 40, figure(world, cast as 1), 0.7) +
      pips.map((state, at) => pip(xs[at + 1]!, y, at, state)).join("") + at(last, y, prize),
    { class: "turntrail", label },
  );
}

/** A day of the week's path. */
export interface WeekDay {
  readonly letter: string;
  readonly date: number;
  readonly is: "done" | "miss" | "today" | "next" | "won"; // won: today, and solved
  readonly motif: Fragment;
}

/** Seven days as a path. */
export function weekPath(days: readonly WeekDay[]): string {
  const wide = 42, y = 46;
  const joined = (day?: WeekDay) => day?.is === "done" || day?.is === "won";
  const way = (from: number, to: number) =>
    line(`M${from} ${y}H${to}`, "var(--curb-d,var(--line))", 16) +
    line(`M${from} ${y}H${to}`, "var(--floor,var(--surface2))", 11);
  let drawn = "";
  days.forEach((day, at) => {
    const x = at * wide + wide / 2, next = days[at + 1];
    if (joined(day) && (joined(next) || next?.is === "today")) drawn += way(x, x + wide);
  });
  days.forEach((day, place) => {
    const x = place * wide + wide / 2, now = day.is === "today" || day.is === "won";
    drawn += text(x, 15, 17.5, now ? 800 : 600, now ? "var(--ink)" : "var(--ink2)", day.letter);
    if (day.is === "next") {
      drawn += circle(
        x,
        y,
        8,
        "none",
        `stroke="var(--ink2)" stroke-width="2" stroke-dasharray="3 4"`,
      );
    } else if (day.is === "miss") {
      drawn += circle(x, y, 9, "var(--surface2)", `stroke="var(--ink2)" stroke-width="2"`) +
        line(`M${x - 4} ${y}h8`, "var(--ink2)", 2.4, ROUND);
    } else if (day.is === "today") {
      drawn += circle(
        x,
        y,
        17,
        "var(--disc)",
        `stroke="var(--accent)" stroke-width="3" stroke-dasharray="7 4.4"`,
      ) + text(x, y + 6, 17, 800, "var(--mi)", String(day.date));
    } else {
      drawn += circle(x, y + 1.5, 17, "#000", `opacity=".2"`) +
        circle(
          x,
          y,
          17,
          "var(--disc)",
          `stroke="${now ? "var(--accent)" : "var(--disc-ring)"}" stroke-width="${
            now ? 3.5 : 1.8
          }"`,
        ) + at(x - 12.5, y - 12.5, day.motif, 0.78);
    }
  });
  return picture(`0 0 ${wide * 7} 68`, drawn, { class: "week" });
}

/** Stepping stones up to a flag, with the piece on one of them. */
export function levelPath(level: number, of: number, label: string): string {
  const y = 62, x = (stone: number) => 24 + (stone - 1) * 33;
  const dashes = `stroke-dasharray=".1 11" stroke-linecap="round"`;
  let drawn = line(`M${x(1)} ${y}H${x(level)}`, "var(--accent)", 5, dashes) +
    line(`M${x(level)} ${y}H${x(of)}`, "var(--ink2)", 4, dashes);
  for (let stone = 1; stone <= of; stone++) {
    drawn += stone < level
      ? circle(x(stone), y, 9, "var(--accent)")
      : stone === level
      ? circle(x(stone), y, 15, "var(--floor)", `stroke="var(--accent)" stroke-width="3"`)
      : circle(
        x(stone),
        y,
        9,
        "var(--surface)",
        `stroke="var(--ink2)" stroke-width="2" stroke-dasharray="3 3.4"`,
      );
  }
  const flag = line("M-1 20V-12", "var(--ink2)", 2.5, ROUND) +
    path("M0 -12h15l-4 5 4 5H0z", "var(--gold)");
  return picture(
    "0 0 345 82",
    drawn + at(x(of), y - 25, flag) + at(x(level) - 24, y - 64, figure("classic", 1), 0.8),
    { class: "levelart", label },
  );
}
