/** Two devices and the path between them: a game without a server. */
import { figure } from "./pieces.ts";
import { at, circle, type Fragment, path, rect } from "./svg.ts";
import { cardBack } from "./cards.ts";
import { tileDefs, tileUse } from "./tiles.ts";

export const DEVICES_BOX = "-10 -8 460 132";

const STRAIGHT = 10; // a corridor from west to east
const LAPTOP = rect(8, 20, 116, 78, 9, "var(--ink)") + rect(15, 27, 102, 64, 4, "var(--surface)") +
  path("M-6 98H138L130 110H2z", "var(--ink)");
const PHONE = rect(0, 8, 60, 106, 11, "var(--ink)") + rect(6, 17, 48, 84, 4, "var(--surface)") +
  circle(30, 108, 3, "var(--surface)");
const HOLE = rect(
  4,
  4,
  62,
  62,
  8,
  "none",
  `stroke="var(--ink2)" stroke-width="3" stroke-dasharray="7 6"`,
);
const DOTS = [158, 182, 206, 230, 254, 278, 302, 326, 350].map((x) =>
  circle(x, 61, 4, "var(--surface)", `stroke="var(--ink2)" stroke-width="2"`)
).join("");

/** The host's device with the pile, and a guest's; in a path that is *broken*, a tile is missing. */
export function devices(theme: string, host: number, guest: number, broken = false): Fragment {
  const way = [0, 1, 2].map((n) =>
    broken && n === 1
      ? at(148 + n * 70, 26, HOLE)
      : at(148 + n * 70, 26, tileUse(theme, STRAIGHT), 0.7)
  );
  const pile = broken ? "" : [2, 1, 0].map((n) => at(n * 3, n * 3, cardBack(theme), 0.26)).join("");
  return `<defs>${tileDefs(theme, { masks: [STRAIGHT] })}</defs>` + LAPTOP + at(372, 0, PHONE) +
    way.join("") + (broken ? "" : DOTS) + at(18, 24, figure(theme, host as 1), 0.72) +
    at(376, 22, figure(theme, guest as 1), 0.72) + at(78, 38, pile);
}
