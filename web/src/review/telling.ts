// A review in words: kind, short, nobody is told off.
import type { Words } from "../i18n.ts";
import { motifKey } from "../motifs.ts";
import { type Moment, type PerSeat, standings, type Total, type Turn } from "./values.ts";

/** Who is who: the names, and the seat of the reader. */
export interface Cast {
  readonly edition: string;
  readonly names: readonly string[];
  readonly me: number | null;
}

const whoOf = ({ me, names }: Cast, seat: number) => ({
  who: seat === me ? "you" : "other",
  name: names[seat] ?? "",
});

/** The display name of a seat; the reader's is "You". */
export function nameFor(words: Words, cast: Cast, seat: number): string {
  return seat === cast.me ? words("review-you") : cast.names[seat] ?? "";
}

/** The treasure of a letter inside a sentence, or "". */
function treasure(words: Words, { edition }: Cast, letter: string): string {
  const key = letter && motifKey(edition, letter.at(-1)!);
  return key ? words(`motif-${edition}-${key}.the`) : "";
}

/** What the better turn would have led to: "wins", "finds" or "better". */
export function promise(turn: Turn): "wins" | "finds" | "better" {
  const names = turn.best?.reasons.map((reason) => reason.name) ?? [];
  return names.includes("wins") ? "wins" : names.includes("finds") ? "finds" : "better";
}

function letterOf(turn: Turn): string {
  const finds = turn.best?.reasons.find((reason) => reason.name === "finds");
  return String(finds?.details.letter ?? "");
}

/** The heading and the sentence of a moment. */
export function momentWords(
  words: Words,
  cast: Cast,
  moment: Moment,
  turn: Turn,
): { readonly title: string; readonly note: string } {
  const { kind } = moment;
  const what = kind === "missed" ? promise(turn) : "";
  const motif = treasure(words, cast, kind === "missed" ? letterOf(turn) : moment.letter);
  const about = {
    ...whoOf(cast, moment.seat),
    by: cast.names[moment.by] ?? "", // a name, since a verb follows it
    motif,
    found: motif ? "yes" : "no",
  };
  const id = `review-${kind}${what && `-${what === "finds" && !motif ? "better" : what}`}`;
  return { title: words(id, about), note: words(`${id}.note`, about) };
}

/** Whose turn it was, or that it was luck. */
export function tagWords(words: Words, cast: Cast, moment: Moment, turn: Turn): string {
  if (moment.kind === "lucky" || moment.kind === "unlucky") return words("review-luck");
  if (turn.seat < 0) return words("review-round");
  return words("review-turn-of", whoOf(cast, turn.seat));
}

/** What a better turn would have been good for, above the board. */
export function betterWords(words: Words, cast: Cast, turn: Turn): string {
  const motif = treasure(words, cast, letterOf(turn));
  const what = promise(turn);
  return words(`review-better-${what === "finds" && !motif ? "better" : what}`, { motif });
}

/** Everyone's chance after a turn in words: "You ahead, Juno close". */
export function standingWords(words: Words, cast: Cast, chances: PerSeat): string {
  return standings(chances)
    .map(({ seat, standing }) =>
      words(`review-place-${standing}`, {
        name: nameFor(words, cast, seat),
        ...{ who: whoOf(cast, seat).who },
      })
    )
    .join(", ");
}

/** The sentence of a player: the wings, then what moved it most. */
export function flightWords(words: Words, cast: Cast, total: Total): string {
  const about = whoOf(cast, total.seat);
  const wings = words("review-wings", { feathers: total.feathers, lost: 5 - total.feathers });
  const luck = Math.abs(total.luck) >= Math.abs(total.others);
  const first = luck && total.wind ? "wind" : total.pushes ? "pushes" : total.wind ? "wind" : "";
  if (!first) return wings;
  const up = (first === "wind" ? total.wind : total.pushes) > 0;
  return `${wings} ${words(`review-${first}-${up ? "up" : "down"}`, about)}`;
}

/** The three accounts of a player, for who does not see the drawing. */
export function accountWords(words: Words, total: Total): string {
  return words("review-accounts", {
    feathers: total.feathers,
    luck: words("review-strength", { strength: total.wind }),
    others: words("review-strength", { strength: total.pushes }),
  });
}

/** A number with its sign, as in an account. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
