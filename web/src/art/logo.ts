/** The mark: a D whose middle row has been pushed. */
import { circle, type Fragment, line, path, picture, rect, type Shown } from "./svg.ts";

// Rows of a D between two arcs of radius 46.5 and 23.5; the middle one is pushed to the right.
const TOP = "M12.5 32.4V8.600Q12.5 4.6 16.5 4.600H55A46.5 46.5 0 0 1 88 32.400H60.6" +
  "A23.5 23.5 0 0 0 45 26.500H35.500V32.400z";
const MIDDLE = "M23.5 35.600H46.500V64.400H23.500z" +
  "M74.6 35.600H100.200A46.5 46.5 0 0 1 100.2 64.400H74.600A23.5 23.5 0 0 0 74.6 35.600z";

/** The mark, 110 by 100. */
export const mark = (letter = "var(--logo,var(--accent))", dot = "var(--gold)"): Fragment =>
  path(TOP, letter) +
  path(TOP, letter, `transform="matrix(1 0 0 -1 0 100)"`) +
  path(MIDDLE, letter) +
  circle(62, 50, 8.5, dot);

export const logo = (height = 44, shown: Shown = {}): string =>
  picture("0 0 110 100", mark(), { width: height * 1.1, height, class: "logo", ...shown });

const GREEN = "#22614a", CREAM = "#fbf4dc", GOLD = "#f2b632";

/** The favicon: the mark on a rounded tile. */
export const favicon = (): string =>
  picture(
    "0 0 100 100",
    rect(2, 4, 96, 95, 22, "#123a2b") + rect(2, 1, 96, 94, 22, GREEN) +
      `<g transform="translate(3.4 7.5) scale(.81)">${mark(CREAM, GOLD)}</g>`,
  );

/** The icon of the installed app; *maskable* fills the square and keeps the mark in the safe zone. */
export const appIcon = (maskable: boolean): string => {
  const maze = line(
    "M0 18H26V0M74 0V18H100M100 82H74V100M26 100V82H0",
    "#2f7a5f",
    9,
    `stroke-linejoin="round"`,
  );
  const face = maskable
    ? rect(0, 0, 100, 100, 0, GREEN) + maze
    : rect(3, 6, 94, 92, 20, "#123a2b") + rect(3, 2, 94, 92, 20, GREEN) +
      path(
        "M8 22A14 14 0 0 1 22 7H78A14 14 0 0 1 92 22",
        "none",
        `stroke="#fff" stroke-width="1.6" opacity=".35"`,
      );
  const scale = maskable ? 0.52 : 0.66;
  const x = 50 - 57 * scale, y = (maskable ? 50 : 48) - 50 * scale;
  return picture(
    "0 0 100 100",
    face + `<g transform="translate(${x} ${y}) scale(${scale})">${mark(CREAM, GOLD)}</g>`,
    { width: 512, height: 512 },
  );
};
