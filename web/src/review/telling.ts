// A review in words: kind and short; nobody is scolded.
import { Noun } from "../grammar.ts";
import type { Words } from "../i18n.ts";
import { motifKey } from "../motifs.ts";
import {
  marksOf,
  type Moment,
  type PerSeat,
  type Sentence,
  standings,
  type Total,
  type Turn,
} from "./values.ts";

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
function treasure({ edition }: Cast, letter: string): Noun | "" {
  const key = letter && motifKey(edition, letter.at(-1)!);
  return key ? new Noun(`motif-${edition}-${key}`) : "";
}

/** A sentence in words, from where the reader sits. */
export function say(words: Words, cast: Cast, { id, args }: Sentence): string {
  const { seat = -1, by = -1, letter = "" } = args;
  const { who, name } = whoOf(cast, Number(seat));
  return words(id, {
    ...args,
    who: by !== -1 && by === cast.me ? "by-you" : who,
    name,
    by: cast.names[Number(by)] ?? "", // a name, since a verb follows it
    motif: treasure(cast, String(letter)),
  });
}

/** Several sentences in one breath. */
export function sayAll(words: Words, cast: Cast, told: readonly Sentence[]): string {
  return told.map((each) => say(words, cast, each)).join(" ");
}

/** The name of a turn, or of a round. */
export function turnWords(words: Words, turn: number, rounds: boolean): string {
  if (!turn) return words("review-start");
  return rounds ? words("go-round", { round: turn }) : words("review-turn", { turn });
}

/** The marks of a turn in words: "a fine turn"; in a round, whose it is. */
export function markWords(words: Words, cast: Cast, turn: Turn): string {
  return marksOf(turn).map(({ seat, mark }) => {
    const said = words(`review-mark-${mark}`);
    return turn.seat < 0 ? `${nameFor(words, cast, seat)}: ${said}` : said;
  }).join(", ");
}

/** Whose turn it was, or that it was luck. */
export function tagWords(words: Words, cast: Cast, moment: Moment, turn: Turn): string {
  if (moment.kind === "lucky" || moment.kind === "unlucky") return words("review-luck");
  if (turn.seat < 0) return words("review-at-once");
  return words("review-turn-of", whoOf(cast, turn.seat));
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

/** The only other player, if there are two. */
const otherOf = ({ names }: Cast, seat: number): number | null =>
  names.length === 2 ? 1 - seat : null;

/** How the others moved a player; where all play at once, who was faster. */
function pushesWords(words: Words, cast: Cast, seat: number, up: boolean, rounds: boolean): string {
  const other = otherOf(cast, seat), about = whoOf(cast, seat);
  if (rounds) return `${paceWords(words, cast, seat, up)}.`;
  const how = up ? "up" : "down";
  if (other === null) return words(`review-pushes-${how}`, about);
  const who = other === cast.me ? "by-you" : about.who;
  return words(`review-pushed-${how}`, { ...about, who, by: cast.names[other]! });
}

/** Who was faster: a player, the only other one, or the others. */
function paceWords(words: Words, cast: Cast, seat: number, up: boolean): string {
  const other = otherOf(cast, seat);
  if (up) return words("review-faster", whoOf(cast, seat));
  if (other !== null) return words("review-faster", whoOf(cast, other));
  return words("review-slower", whoOf(cast, seat));
}

/** The sentence of a player: the wings, then what moved it most. */
export function flightWords(words: Words, cast: Cast, total: Total, rounds: boolean): string {
  const about = whoOf(cast, total.seat);
  const wings = words("review-wings", { feathers: total.feathers, lost: 5 - total.feathers });
  const luck = Math.abs(total.luck) >= Math.abs(total.others);
  const first = luck && total.wind ? "wind" : total.pushes ? "pushes" : total.wind ? "wind" : "";
  if (!first) return wings;
  const moved = first === "wind"
    ? words(`review-wind-${total.wind > 0 ? "up" : "down"}`, about)
    : pushesWords(words, cast, total.seat, total.pushes > 0, rounds);
  return `${wings} ${moved}`;
}

/** The three accounts of a player, for those who do not see the drawing. */
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
