// Everyone's chance over the turns, drawn: ribbons that share the height, or lines.
import { FEATHER } from "./flight.ts";
import { badge, figureOfCast, pawnAt } from "./pieces.ts";
import type { Point } from "../art/geometry.ts";
import { at, circle, type Fragment, line, path, round } from "../art/svg.ts";
import type { PerSeat } from "./values.ts";

export type CurveKind = "ribbons" | "lines";

/** What is drawn: chances per turn, the pieces, the pins, and which turn is looked at. */
export interface Drawn {
  readonly curve: readonly PerSeat[];
  readonly cast: readonly number[];
  readonly names: readonly string[];
  readonly marks: readonly Marked[];
  readonly pins: readonly number[]; // turns of the moments, in the order of the cards
  readonly chosen: number | null; // the pin that is chosen
  readonly turn: number; // the turn that is looked at
  readonly winner: number | null;
  readonly world: string;
  readonly firstTurn: string; // "Turn 1"
  readonly small: boolean;
}

/** A mark of a seat's turn: a feather that it lost, or a star for a fine one. */
export interface Marked {
  readonly turn: number;
  readonly seat: number;
  readonly mark: string;
}

/** The size of the drawing and of the part with the curve. */
export function frame(small: boolean): Record<"W" | "H" | "L" | "T" | "w" | "h", number> {
  const W = small ? 346 : 660, H = small ? 158 : 224;
  const T = 40; // for the pins
  const L = small ? 34 : 90, R = small ? 34 : 52, B = small ? 30 : 52; // for marks and turns
  return { W, H, L, T, w: W - L - R, h: H - T - B };
}

/** The turn at a place of the drawing, from 0 at the left to 1 at the right. */
export function turnAt(share: number, turns: number, small: boolean): number {
  const { W, L, w } = frame(small);
  return Math.min(turns, Math.max(0, Math.round(((share * W - L) / w) * turns)));
}

/** Where a turn is in the drawing, from 0 at the left to 1 at the right. */
export function placeOf(turn: number, turns: number, small: boolean): number {
  const { W, L, w } = frame(small);
  return (L + (w * turn) / Math.max(1, turns)) / W;
}

const smooth = (points: readonly Point[]): string =>
  points.map(([x, y], i) => {
    if (!i) return `${x} ${y}`;
    const [px, py] = points[i - 1]!;
    const middle = round((px + x) / 2);
    return `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
  }).join("");

const DASH = ["", "3 6", "12 5", "16 4 3 4", "2 4", "9 3 2 3"];

function ribbons(drawn: Drawn, X: (turn: number) => number): Fragment {
  const { L, T, w, h } = frame(drawn.small);
  const { curve, cast } = drawn;
  const above = (seat: number, turn: number): number =>
    curve[turn]!.slice(0, seat).reduce((sum, each) => sum + each, 0);
  const edge = (seat: number): Point[] =>
    curve.map((_, turn) => [X(turn), round(T + h * above(seat, turn))]);
  const id = drawn.small ? "rv-small" : "rv";
  let g =
    `<clipPath id="${id}"><rect x="${L}" y="${T}" width="${w}" height="${h}" rx="12"/></clipPath>`;
  g += `<g clip-path="url(#${id})">`;
  cast.forEach((piece, seat) => {
    const upper = edge(seat), lower = edge(seat + 1).toReversed();
    g += `<path d="M${smooth(upper)}L${smooth(lower)}z" fill="url(#rv-${piece})"/>`;
    if (seat) {
      g += `<path d="M${smooth(upper)}" fill="none" stroke="var(--surface)" stroke-width="4"/>`;
    }
  });
  g += "</g>";
  const starts = cast.map((_, seat) => T + h * (above(seat, 0) + curve[0]![seat]! / 2));
  const places = spread(starts, 21, T + 10, T + h - 10);
  cast.forEach((piece, seat) => {
    const y = places[seat]!;
    g += drawn.small ? at(4, y - 10, badge(piece), 0.64) : at(2, y - 9.5, badge(piece), 0.58) +
      `<text class="rv-name" x="26" y="${round(y + 5)}">${drawn.names[seat]}</text>`;
  });
  if (drawn.small) return g;
  // The badge again where a ribbon is widest and no pin is near.
  cast.forEach((piece, seat) => {
    const [turn] = curve.map((_, each) => each).slice(1, -2)
      .filter((each) => drawn.pins.every((pin) => Math.abs(X(pin) - X(each)) > 21))
      .sort((a, b) => curve[b]![seat]! - curve[a]![seat]!);
    if (turn === undefined || curve[turn]![seat]! * h < 36) return;
    const y = round(T + h * (above(seat, turn) + curve[turn]![seat]! / 2));
    g += circle(X(turn), y, 17, "var(--surface)") +
      at(X(turn) - 10.5, y - 10.5, badge(piece), 0.66);
  });
  return g;
}

function lines(drawn: Drawn, X: (turn: number) => number): Fragment {
  const { L, T, w, h } = frame(drawn.small);
  const Y = (value: number): number => round(T + h * (1 - Math.sqrt(Math.max(0, value))));
  let g = "";
  for (const value of [0, 0.1, 0.25, 0.5, 1]) {
    const dash = value ? `stroke-dasharray="2 5"` : "";
    g += line(`M${L} ${Y(value)}H${L + w}`, "var(--line)", value ? 1.5 : 2, dash);
    if (!drawn.small) {
      g += `<text class="rv-tick" x="${L - 12}" y="${Y(value) + 5}" text-anchor="end">${
        Math.round(100 * value)
      }</text>`;
    }
  }
  drawn.cast.forEach((piece, seat) => {
    const d = `M${smooth(drawn.curve.map((each, turn): Point => [X(turn), Y(each[seat]!)]))}`;
    g += `<path d="${d}" fill="none" stroke="var(--surface)" stroke-width="6"/>` +
      `<path d="${d}" fill="none" stroke="var(--p${piece}-line,var(--p${piece}))" ` +
      `stroke-width="3.5" stroke-linecap="round" stroke-dasharray="${DASH[(piece - 1) % 6]}"/>`;
  });
  drawn.cast.forEach((piece, seat) => {
    for (let turn = 1 + seat; turn < drawn.curve.length - 1; turn += 4) {
      if (drawn.pins.includes(turn)) continue;
      const y = Y(drawn.curve[turn]![seat]!);
      g += circle(X(turn), y, 9.5, "var(--surface)") +
        at(X(turn) - 7.4, y - 7.4, badge(piece), 0.46);
    }
  });
  return g;
}

const STAR = "M0 -8L2.3 -3.1 7.6 -2.5 3.7 1.2 4.7 6.5 0 3.9 -4.7 6.5 -3.7 1.2 -7.6 -2.5 -2.3 -3.1z";
const FALLEN: Readonly<Record<string, number>> = { inaccuracy: 0.19, mistake: 0.26, blunder: 0.34 };
const WEIGHTS = ["inaccuracy", "mistake", "only", "blunder"]; // what is left out first
const ROOM = 13; // between two marks of a row
const ROWS = [10, 22]; // below the curve

/** Where the marks stand, in up to two rows; where they do not fit, the lesser are left out. */
export function placeMarks(
  marks: readonly Marked[],
  X: (turn: number) => number,
): readonly (Marked & { readonly x: number; readonly row: number })[] {
  const taken: number[][] = ROWS.map(() => []);
  const weight = ({ mark }: Marked): number => WEIGHTS.indexOf(mark);
  return marks.toSorted((a, b) => weight(b) - weight(a) || a.turn - b.turn).flatMap((marked) => {
    const x = X(marked.turn);
    const row = taken.findIndex((row) => row.every((other) => Math.abs(other - x) >= ROOM));
    taken[row]?.push(x);
    return row < 0 ? [] : [{ ...marked, x, row }];
  });
}

/** The marks in rows below the curve. */
function marks(drawn: Drawn, X: (turn: number) => number): Fragment {
  const { T, h } = frame(drawn.small);
  return placeMarks(drawn.marks, X).map(({ seat, mark, x, row }) => {
    const y = T + h + ROWS[row]!;
    if (mark === "only") {
      const how = `stroke="var(--ink)" stroke-width="1.6"`;
      return at(x, y, path(STAR, "var(--gold)", how), 0.84);
    }
    const size = FALLEN[mark] ?? 0.19;
    return `<g transform="translate(${x} ${y}) rotate(-62) scale(${size}) translate(-28 2)">` +
      path(
        FEATHER,
        `var(--p${drawn.cast[seat]})`,
        `stroke="var(--ink)" stroke-width="${round(1.3 / size)}" stroke-linejoin="round"`,
      ) + "</g>";
  }).join("");
}

const PIN = { r: 15, y: 17, apart: 34 } as const;

/**
 * Places in ascending order, moved apart as little as possible: those that are too close to each
 * other stand around their common middle.
 */
export function spread(
  places: readonly number[],
  apart: number,
  low: number,
  high: number,
): readonly number[] {
  const groups: { sum: number; count: number }[] = []; // of places less what keeps them apart
  const middle = ({ sum, count }: { sum: number; count: number }): number => sum / count;
  places.forEach((place, i) => {
    let group = { sum: place - i * apart, count: 1 };
    while (groups.length && middle(groups.at(-1)!) > middle(group)) {
      const { sum, count } = groups.pop()!;
      group = { sum: group.sum + sum, count: group.count + count };
    }
    groups.push(group);
  });
  const most = Math.max(low, high - (places.length - 1) * apart);
  return groups.flatMap((group) => Array<number>(group.count).fill(middle(group)))
    .map((place, i) => round(Math.min(most, Math.max(low, place)) + i * apart));
}

/** Where the pins stand, in the order of the cards. */
function placePins(drawn: Drawn, X: (turn: number) => number): readonly number[] {
  const { W } = frame(drawn.small);
  const inOrder = drawn.pins.map((_, pin) => pin).sort((a, b) => drawn.pins[a]! - drawn.pins[b]!);
  const places = spread(inOrder.map((pin) => X(drawn.pins[pin]!)), PIN.apart, PIN.r, W - PIN.r);
  return drawn.pins.map((_, pin) => places[inOrder.indexOf(pin)]!);
}

/** The whole curve, in the units of {@link frame}. */
export function drawCurve(kind: CurveKind, drawn: Drawn): Fragment {
  const { H, L, T, w, h } = frame(drawn.small);
  const turns = drawn.curve.length - 1;
  const X = (turn: number): number => round(L + (w * turn) / Math.max(1, turns));
  let g = (kind === "ribbons" ? ribbons(drawn, X) : lines(drawn, X)) + marks(drawn, X);
  const bar = (turn: number, solid: boolean): Fragment => {
    const d = `M${X(turn)} ${T - 4}V${T + h + 4}`;
    return line(d, "var(--surface)", 6, `stroke-linecap="round"`) +
      line(
        d,
        "var(--ink)",
        2.6,
        `stroke-linecap="round"${solid ? "" : ` stroke-dasharray="1 6"`}`,
      );
  };
  drawn.pins.forEach((turn, pin) => {
    if (pin !== drawn.chosen) g += bar(turn, false);
  });
  g += bar(drawn.turn, true);
  const places = placePins(drawn, X);
  drawn.pins.forEach((turn, pin) => { // a thin line leads a pin that was moved to its turn
    const place = places[pin]!, d = `M${place} ${PIN.y + PIN.r - 2}L${X(turn)} ${T - 2}`;
    if (place === X(turn)) return;
    g += line(d, "var(--surface)", 5) + line(d, "var(--ink)", 1.8, `stroke-linecap="round"`);
  });
  places.forEach((place, pin) => {
    const on = pin === drawn.chosen;
    g += `<g class="rv-pin" data-pin="${pin}">` + circle(place, PIN.y, 22, "transparent") +
      circle(
        place,
        PIN.y,
        PIN.r,
        on ? "var(--accent)" : "var(--surface)",
        on ? "" : `stroke="var(--ink)" stroke-width="2"`,
      ) +
      `<text class="rv-pinno ${on ? "on" : ""}" x="${place}" y="22.5">${pin + 1}</text></g>`;
  });
  if (!drawn.small) {
    const step = Math.max(1, Math.round(turns / 4));
    for (let turn = step; turn <= turns; turn += step) {
      g += `<text class="rv-tick" x="${X(turn)}" y="${H - 6}" text-anchor="middle">${turn}</text>`;
    }
    if (step > 2 || turns < 3) {
      g += `<text class="rv-tick" x="${X(1)}" y="${
        H - 6
      }" text-anchor="middle">${drawn.firstTurn}</text>`;
    }
  }
  if (drawn.winner !== null) {
    const piece = drawn.cast[drawn.winner]!;
    g += at(
      L + w + (drawn.small ? -5 : 2),
      T + h / 2 - 42,
      pawnAt(drawn.world, piece),
      drawn.small ? 0.62 : 0.92,
    );
  }
  return g;
}

/** The patterns of the ribbons: the pieces' own, larger and softer. */
export function ribbonDefs(): Fragment {
  return figureOfCast();
}
