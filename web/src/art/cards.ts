/** Cards of 120 by 168 units: a goal seen by its owner, and the back all others see. */
import { DEFAULT_SKIN, skinOf } from "../skins/index.ts";
import { signedMark } from "./marks.ts";
import { at, circle, escaped, type Fragment, line, picture, rect, type Shown } from "./svg.ts";

export const CARD_BOX = "0 0 120 168";

const shadow = (): Fragment => rect(2, 4, 116, 162, 12, "#000", `opacity=".25"`);

const CORNERS = [[8, 8, 1, 1], [112, 8, -1, 1], [8, 158, 1, -1], [112, 158, -1, -1]] as const;
const FLOURISH = "M0 18V8Q0 0 8 0H18M0 18Q10 18 10 10T18 0";

const WIDEST_LINE = 94;
/** *title* in one line, or in two of about equal length. */
function wrapped(title: string, em: number): string[] {
  if (title.length * em * 17 <= WIDEST_LINE) return [title];
  const gaps = [...title].flatMap((letter, i) => (letter === " " ? [i] : []));
  const middle =
    gaps.sort((a, b) => Math.abs(a - title.length / 2) - Math.abs(b - title.length / 2))[0];
  return middle === undefined ? [title] : [title.slice(0, middle), title.slice(middle + 1)];
}

/** The name of a goal at its place on a card of a world. */
export function cardName(title: string, theme: string): Fragment {
  const { em } = skinOf(theme);
  const lines = wrapped(title, em);
  const longest = Math.max(...lines.map((text) => text.length));
  const size = Math.min(lines.length > 1 ? 15 : 17, WIDEST_LINE / (longest * em));
  const first = lines.length > 1 ? 127 : 135; // clear of the flourishes
  return lines
    .map((text, i) =>
      `<text class="voice" x="60" y="${first + i * 15}" text-anchor="middle" font-size="${
        Math.round(size * 10) / 10
      }" fill="var(--mi)">${escaped(text)}</text>`
    )
    .join("");
}

/** A word in the middle of a card, in two lines if it has an article. */
export function cardWord(word: string): Fragment {
  const [first, ...rest] = word.split(" ");
  const second = rest.join(" ");
  const row = (y: number, said: string, most = 27): Fragment =>
    `<text class="voice" x="60" y="${y}" text-anchor="middle" font-size="${
      Math.round(Math.min(most, 138 / Math.max(1, said.length)) * 10) / 10
    }" fill="var(--mi)">${escaped(said)}</text>`;
  return second ? row(66, first!, 21) + row(91, second) : row(78, word);
}

export interface CardOptions {
  /** The name of the goal in the reader's language, written below it. */
  readonly title?: string;
  /** The world whose face the name is written in. */
  readonly theme?: string;
  /** Whether the Eclipse must fetch it. */
  readonly signed?: boolean;
}

/** The face of a goal card; *motif* is a fragment of 32 by 32 units. */
export function cardFace(
  motif: Fragment,
  { title, theme = DEFAULT_SKIN, signed = false }: CardOptions = {},
): Fragment {
  const line1 = signed ? "var(--px-line)" : "var(--gold)";
  return shadow() +
    rect(1.5, 1.5, 117, 163, 12, "var(--disc)", `stroke="var(--disc-ring)" stroke-width="1.5"`) +
    rect(8, 8, 104, 150, 8, "none", `stroke="${line1}" stroke-width="${signed ? 3 : 1.6}"`) +
    CORNERS.map(([x, y, sx, sy]) =>
      line(FLOURISH, line1, 2.4, `transform="translate(${x} ${y}) scale(${sx} ${sy})"`)
    ).join("") +
    circle(
      60,
      70,
      43,
      signed ? "var(--px-rim)" : "var(--card-glow,var(--gold-hi))",
      `opacity="${signed ? 0.45 : 0.55}"`,
    ) +
    circle(
      60,
      70,
      43,
      "none",
      `stroke="${line1}" stroke-width="1.5" stroke-dasharray="2 5" stroke-linecap="round"`,
    ) +
    at(22, 32, motif, 2.38) +
    (signed ? at(97, 25, signedMark(), 1.25) : "") +
    (title === undefined ? "" : cardName(title, theme));
}

export const CHIP_BOX = "0 0 120 124";

/** One of several goals: a card without its name, small enough for a row of them. */
export function cardChip(motif: Fragment, { signed = false }: CardOptions = {}): Fragment {
  const rim = signed ? "var(--px-line)" : "var(--gold)";
  return rect(2, 5, 116, 117, 16, "#000", `opacity=".25"`) +
    rect(1.5, 1.5, 117, 117, 16, "var(--disc)", `stroke="var(--disc-ring)" stroke-width="3"`) +
    rect(8, 8, 104, 104, 11, "none", `stroke="${rim}" stroke-width="${signed ? 5 : 2.4}"`) +
    circle(
      60,
      60,
      45,
      signed ? "var(--px-rim)" : "var(--card-glow,var(--gold-hi))",
      `opacity=".5"`,
    ) +
    at(19, 19, motif, 2.56) +
    (signed ? at(99, 21, signedMark(), 1.4) : "");
}

/** The back of a theme's cards. */
export const cardBack = (theme: string): Fragment =>
  shadow() +
  rect(1.5, 1.5, 117, 163, 12, "var(--cardback)") +
  rect(7, 7, 106, 152, 9, "none", `stroke="var(--gold-hi)" stroke-width="2" opacity=".85"`) +
  line(
    "M14 24H106M14 144H106",
    "var(--gold-hi)",
    1.5,
    `stroke-dasharray="2 6" stroke-linecap="round" opacity=".8"`,
  ) +
  skinOf(theme).cardBack;

/** *count* small backs side by side, 26 high: the cards a player has left. */
export function cardFan(count: number, shown: Shown = {}): string {
  const width = 10 + count * 9;
  const backs = Array.from(
    { length: count },
    (_, k) =>
      rect(
        1 + k * 9,
        1.5,
        16,
        23,
        3.5,
        "var(--cardback)",
        `stroke="var(--surface)" stroke-width="1.6"`,
      ) +
      rect(4 + k * 9, 4.5, 10, 17, 1.5, "none", `stroke="var(--gold-hi)" stroke-width="1.3"`),
  );
  return picture(`0 0 ${width} 26`, backs.join(""), { width, height: 26, class: "fan", ...shown });
}
