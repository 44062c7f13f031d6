// What the pages of an evening share: signs, tags, tables seen from above.
import { figure } from "../../art/pieces.ts";
import { motifPicture } from "../../art/motifs/symbols.ts";
import { at, circle, rect, round } from "../../art/svg.ts";
import type { Seat } from "../../art/cast.ts";
import { refusalDetail, refusalText } from "../../refusals.ts";
import { words } from "../../i18n.ts";
import { useMotifs } from "../../ui/motifs.ts";
import { Drawn } from "../../ui/parts.tsx";
import type { EveningView } from "../../wire.ts";

/** Somebody’s sign; from the 25th on it may have a second ring. */
export function Sign(
  { evening, guest, size = 38 }: { evening: EveningView; guest: number; size?: number },
) {
  const { sign } = evening.guests[guest]!;
  const again = evening.guests.slice(0, guest).some((each) => each.here && each.sign === sign);
  return <SignDisc edition={evening.edition} sign={sign} size={size} again={again} />;
}

export function SignDisc(
  { edition, sign, size, again = false }: {
    edition: string;
    sign: string;
    size: number;
    again?: boolean;
  },
) {
  const motifs = useMotifs(edition);
  const drawing = motifs[sign];
  return (
    <span
      class={`sign-disc ${again ? "again" : ""}`}
      style={{ width: `${size}px`, height: `${size}px` }}
      aria-hidden="true"
    >
      {drawing && <Drawn svg={motifPicture(drawing, Math.round(size * 0.78))} />}
    </span>
  );
}

/** A name with its sign, as it swims in the lobby and on the podium’s ground. */
export function Tag(
  { evening, guest, size = 38, fresh = false }: {
    evening: EveningView;
    guest: number;
    size?: number;
    fresh?: boolean;
  },
) {
  return (
    <li class={`eve-tag ${fresh ? "new" : ""}`}>
      <Sign evening={evening} guest={guest} size={size} />
      {nameAt(evening, guest)}
    </li>
  );
}

export const nameAt = (evening: EveningView, guest: number): string =>
  evening.guests[guest]!.name || words("eve-at-door");

/** A table seen from above, with pieces around it. */
function tableFromAbove(world: string, x: number, y: number, people: number): string {
  const pieces = Array.from({ length: people }, (_, seat) => {
    const angle = -Math.PI / 2 + (2 * seat + 1) * Math.PI / people;
    const px = round(52 * Math.cos(angle)) - 18, py = round(46 * Math.sin(angle)) - 30;
    return at(px, py, figure(world, (seat + 1) as Seat), 0.6);
  });
  return at(
    x,
    y,
    circle(0, 5, 46, "#000", 'opacity=".2"') + circle(0, 0, 46, "var(--floor-sh)") +
      circle(0, -3, 46, "var(--floor)") +
      circle(0, -3, 40, "none", 'stroke="var(--joint)" stroke-width="2"') +
      rect(-29, -31, 58, 58, 7, "var(--frame-lo)") + rect(-29, -33, 58, 58, 7, "var(--frame)") +
      rect(-23, -27, 46, 46, 3, "var(--bed)") + pieces.join(""),
  );
}

/** All tables of a round, in rows. */
export function Tables({ edition, sizes }: { edition: string; sizes: readonly number[] }) {
  const columns = sizes.length > 9 ? 4 : Math.min(3, sizes.length), cell = 132;
  const wide = columns * cell, rows = Math.ceil(sizes.length / columns);
  const drawn = sizes.map((people, each) => {
    const row = Math.floor(each / columns);
    const inRow = Math.min(columns, sizes.length - row * columns);
    const x = (each % columns + 0.5 + (columns - inRow) / 2) * cell;
    return tableFromAbove(edition, x, row * 124 + 70, people);
  });
  return (
    <svg
      class="eve-seating"
      viewBox={`0 0 ${wide} ${rows * 124 + 10}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn.join("") }}
    />
  );
}

/** “Five tables of four”, or how many sit at each. */
export function tablesText(sizes: readonly number[]): string {
  const [most = 0] = sizes, least = sizes.at(-1) ?? 0;
  return most === least
    ? words("eve-tables", { count: sizes.length, size: most })
    : words("eve-tables-mixed", { count: sizes.length, low: least, high: most });
}

/** Why something did not work, in a sentence. */
export const why = (error: unknown): string =>
  refusalDetail(error, words) || words(refusalText(error, "refused-other"));

/** How long somebody may take for a turn. */
export const PACES = [0, 30, 15] as const;
