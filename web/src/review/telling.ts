// A review in words: kind and short; nobody is scolded.
import type { Words } from "../i18n.ts";
import { motifKey } from "../motifs.ts";
import {
  type Hindsight,
  HOME,
  marksOf,
  type Moment,
  type PerSeat,
  type Reason,
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
function treasure(words: Words, { edition }: Cast, letter: string): string {
  const key = letter && motifKey(edition, letter.at(-1)!);
  return key ? words(`motif-${edition}-${key}.the`) : "";
}

/** What the better turn would have led to: "wins", "finds" or "better". */
export function promise(turn: Turn): "wins" | "finds" | "better" {
  const names = turn.best?.reasons.map((reason) => reason.name) ?? [];
  return names.includes("wins") ? "wins" : names.includes("finds") ? "finds" : "better";
}

/** The treasure that the best turn would have found, and the played one did not; or "". */
function letterOf(turn: Turn): string {
  const finds = turn.best?.reasons.find((reason) => reason.name === "finds");
  const letter = String(finds?.details.letter ?? "");
  return turn.found.includes(letter) ? "" : letter;
}

/** Which of the sentences about its kind a moment gets: only what is known to be true is said. */
function variantOf(moment: Moment, turn: Turn, motif: string): string {
  const { kind, seat, how } = moment;
  if (kind === "missed") {
    const what = promise(turn);
    return `-${what === "finds" && !motif ? "better" : what}`;
  }
  if (kind === "fine") return turn.after[seat] === 1 ? "-wins" : "";
  if (kind === "lucky" || kind === "unlucky") return motif ? "-card" : "";
  if (kind !== "helped" && kind !== "hindered") return "";
  const toWhere = motif || turn.facts?.[seat]?.goal === HOME;
  return how === "way" && toWhere ? "" : `-${how && how !== "way" ? how : "turn"}`;
}

/** The heading and the sentence of a moment. */
export function momentWords(
  words: Words,
  cast: Cast,
  moment: Moment,
  turn: Turn,
): { readonly title: string; readonly note: string } {
  const { kind } = moment;
  const motif = treasure(words, cast, kind === "missed" ? letterOf(turn) : moment.letter);
  const { who, name } = whoOf(cast, moment.seat);
  const id = `review-${kind}${variantOf(moment, turn, motif)}`;
  const about = {
    who: moment.by >= 0 && moment.by === cast.me ? "by-you" : who,
    name,
    by: cast.names[moment.by] ?? "", // a name, since a verb follows it
    motif: id.endsWith("-found") ? treasure(words, cast, turn.found) : motif,
    goal: turn.facts?.[moment.seat]?.goal === HOME ? "home" : "treasure",
  };
  const facts = factWords(words, turn, moment.by < 0 ? moment.seat : moment.by);
  const title = kind === "slower" ? paceWords(words, cast, moment.seat, false) : words(id, about);
  return { title, note: [words(`${id}.note`, about), ...facts].join(" ") };
}

/** What else there is to tell about a seat's turn: the largest catch, or where the time went. */
function factWords(words: Words, turn: Turn, seat: number): readonly string[] {
  const { caught, most, left, ms, on_way_ms, solved, tiles, fewest } = turn.facts?.[seat] ?? {};
  const seconds = (time: number): number => Math.round(time / 1000);
  const told: string[] = [];
  if (most !== undefined && caught !== undefined && most > caught) {
    told.push(words("review-fact-most", { caught, most }));
  }
  if (left) told.push(words("review-fact-left", { left }));
  if (on_way_ms) told.push(words("review-fact-seen", { seconds: seconds(on_way_ms) }));
  if (ms) told.push(words("review-fact-called", { seconds: seconds(ms) }));
  if (solved === false) told.push(words("review-fact-unsolved"));
  else if (tiles && fewest) {
    told.push(words(`review-fact-${tiles > fewest ? "tiles" : "fewest"}`, { tiles, fewest }));
  }
  return told;
}

/** Why a turn is good, in sentences about the turn; reasons without a text are omitted. */
export function whyWords(words: Words, cast: Cast, reasons: readonly Reason[]): string {
  return reasons.map(({ name, details }) => {
    const id = `review-why-${name}`;
    const sentence = words(id, {
      ...details,
      ...whoOf(cast, Number(details.seat ?? -1)),
      motif: treasure(words, cast, String(details.letter ?? "")),
    });
    return sentence === id ? "" : sentence;
  }).filter(Boolean).join(" ");
}

const CLEAR = 0.5; // how likely a card must be to the others before it is mentioned

/** What the others could know of the card of the seat in turn, if that was much. */
export function guessWords(words: Words, cast: Cast, turn: Turn): string {
  const { held = "", known = 0 } = turn.facts?.[turn.seat] ?? {};
  const motif = treasure(words, cast, held);
  if (!motif || known < CLEAR) return "";
  const percent = Math.round(100 * known);
  return words("review-guess", { ...whoOf(cast, turn.seat), motif, percent });
}

/** What somebody could have done who knew every card; nobody did. */
export function hindsightWords(words: Words, cast: Cast, found: Hindsight): string {
  const { who, name } = whoOf(cast, found.seat);
  return words("review-hindsight", {
    who: found.by === cast.me ? "against-you" : who,
    name,
    by: cast.names[found.by] ?? "",
    turn: found.turn,
    motif: treasure(words, cast, found.letter),
  });
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
