// A box: treasures of one's own for the letters A to X.  The same file as daedalus/box reads, and
// the same limits.
import { editions } from "../api.ts";
import { escaped, type Fragment } from "../art/svg.ts";
import { engineOf } from "../board/engines.ts";
import { DEFAULT_SKIN } from "../skins/index.ts";
import type { Worn } from "./worn.ts";

export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWX"];
export const WORD = 24, SAID = 80;
const MOST_BYTES = 1_000_000, PICTURE_BYTES = 12_000;
const JPEG = "data:image/jpeg;base64,";

export interface Treasure {
  readonly word: string;
  readonly said?: string;
  readonly emoji?: string;
  readonly picture?: string; // a data address of a JPEG
}

export interface OwnBox {
  readonly id: string; // on this device
  readonly name: string;
  readonly dress: string;
  readonly words: boolean;
  readonly places: Readonly<Record<string, Treasure>>;
}

/** Why a file is no box: the key of a sentence. */
export class NoBox extends Error {
  constructor(readonly why: string, readonly where = "") {
    super(`${why} ${where}`);
  }
}

/** The editions that a box can dress as. */
export const dresses = (): readonly string[] =>
  editions.value.filter(({ engine, motifs }) =>
    engineOf(engine).dressed && motifs.length === LETTERS.length
  ).map(({ id }) => id);

export const emptyBox = (): OwnBox => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join("-"),
  name: "",
  dress: DEFAULT_SKIN,
  words: false,
  places: {},
});

/** Characters that turn the direction of writing, cannot be seen, or break a line. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u2800\u3164]/u;
const JOINERS = /[\u200c\u200d]/g;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3)/u;

/** A text as it may stand on a card: one line, no tricks. */
export function cleaned(text: unknown, most: number): string {
  if (typeof text !== "string") throw new NoBox("damaged");
  const line = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  if ([...line].length > most) throw new NoBox("long");
  if (STRANGE.test(line.replace(JOINERS, "")) || /(\p{M}\s*){4}/u.test(line.normalize("NFD"))) {
    throw new NoBox("strange");
  }
  return line;
}

/** One emoji, or a refusal. */
export function emojiOf(text: unknown): string {
  const given = typeof text === "string" ? text.trim() : "";
  if ([...given].length > 16 || !EMOJI.test(given) || /\p{L}/u.test(given)) {
    throw new NoBox("emoji");
  }
  return given;
}

type Told = Record<string, unknown>;

const only = (told: Told, names: readonly string[]): void => {
  if (Object.keys(told).some((name) => !names.includes(name))) throw new NoBox("damaged");
};

function placeOf(letter: string, told: unknown): Treasure {
  if (!told || typeof told !== "object") throw new NoBox("damaged", letter);
  const { word, said, emoji, picture } = told as Told;
  only(told as Told, ["word", "said", "emoji", "picture"]);
  const clean = cleaned(word, WORD);
  if (!clean || emoji !== undefined && picture !== undefined) throw new NoBox("damaged", letter);
  if (picture !== undefined) {
    if (typeof picture !== "string" || !picture.startsWith(JPEG)) {
      throw new NoBox("picture", letter);
    }
    if (picture.length > JPEG.length + PICTURE_BYTES * 4 / 3 + 4) throw new NoBox("heavy", letter);
  }
  return {
    word: clean,
    ...(said !== undefined && { said: cleaned(said, SAID) }),
    ...(emoji !== undefined && { emoji: emojiOf(emoji) }),
    ...(picture !== undefined && { picture: picture as string }),
  };
}

/** The box that *text* describes; its pictures are still as they came. */
export function readBox(text: string): OwnBox {
  if (text.length > MOST_BYTES) throw new NoBox("large");
  let told: Told;
  try {
    told = JSON.parse(text);
  } catch {
    throw new NoBox("damaged");
  }
  if (!told || typeof told !== "object" || told.daedalus !== "box") throw new NoBox("damaged");
  if (told.version !== 1) throw new NoBox("newer");
  only(told, ["daedalus", "version", "name", "dress", "words", "places"]);
  const dress = dresses().find((each) => each === told.dress);
  const places = told.places;
  if (!dress || !places || typeof places !== "object") throw new NoBox("damaged");
  const letters = Object.keys(places);
  if (letters.length > LETTERS.length) throw new NoBox("many");
  if (letters.some((letter) => !LETTERS.includes(letter))) throw new NoBox("damaged");
  const made = letters.sort().map((letter) =>
    [letter, placeOf(letter, (places as Told)[letter])] as const
  );
  const shown = made.map(([, place]) => place.picture ?? place.emoji ?? place.word);
  if (new Set(shown).size < shown.length) throw new NoBox("twice");
  return {
    ...emptyBox(),
    name: cleaned(told.name ?? "", WORD),
    dress,
    words: told.words === true,
    places: Object.fromEntries(made),
  };
}

/** A box as its file. */
export const writeBox = ({ name, dress, words, places }: OwnBox): string =>
  JSON.stringify({ daedalus: "box", version: 1, name, dress, words, places });

/** The same box without pictures: what has room in a link. */
export const withoutPictures = (box: OwnBox): OwnBox => ({
  ...box,
  places: Object.fromEntries(Object.entries(box.places).filter(([, { picture }]) => !picture)),
});

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** What stands behind the # of a link. */
export async function inLink(box: OwnBox): Promise<string> {
  const bytes = new TextEncoder().encode(writeBox(withoutPictures(box)));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...packed)).replace(/\+/g, "-").replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The box of a link. */
export async function fromLink(text: string): Promise<OwnBox> {
  if (text.length > 12_000) throw new NoBox("large");
  let plain: string;
  try {
    const packed = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    plain = "";
    const decoder = new TextDecoder();
    for await (const part of stream) {
      plain += decoder.decode(part, { stream: true });
      if (plain.length > 40_000) throw new NoBox("large"); // it was packed to burst
    }
  } catch (error) {
    throw error instanceof NoBox ? error : new NoBox("damaged");
  }
  const box = readBox(plain);
  if (Object.values(box.places).some(({ picture }) => picture)) throw new NoBox("damaged");
  return box;
}

// --- drawings ---------------------------------------------------------------------------------------

/** A treasure in 32 by 32 units, as the motifs of an edition are. */
export function artOf(letter: string, { picture, emoji, word }: Treasure): Fragment {
  if (picture) {
    return `<clipPath id="dd-own-${letter}"><circle cx="16" cy="16" r="19"/></clipPath>` +
      `<image href="${escaped(picture)}" x="-3" y="-3" width="38" height="38" ` +
      `preserveAspectRatio="xMidYMid slice" clip-path="url(#dd-own-${letter})"/>`;
  }
  const shown = emoji ?? word;
  const size = emoji ? 29 : Math.min(13, 64 / Math.max(1, [...shown].length));
  return `<text x="16" y="${Math.round((16 + size * 0.35) * 10) / 10}" text-anchor="middle" ` +
    `font-size="${Math.round(size * 10) / 10}" font-weight="700" fill="var(--mi)">${
      escaped(shown)
    }</text>`;
}

/** What a box changes, by the keys of the treasures in the order of their letters. */
export function wornAs(box: OwnBox, keys: readonly string[]): Worn {
  const by = <T>(of: (place: Treasure, letter: string) => T): Record<string, T> =>
    Object.fromEntries(
      Object.entries(box.places).map(([letter, place]) =>
        [keys[LETTERS.indexOf(letter)]!, of(place, letter)] as const
      ),
    );
  return {
    dress: box.dress,
    name: box.name,
    motifs: by((place, letter) => artOf(letter, place)),
    words: by(({ word }) => word),
    said: by(({ word, said }) => said || word),
    cards: box.words,
  };
}
