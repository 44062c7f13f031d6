// All texts come from Fluent files that the terminal reads too; build.ts puts those of a language
// into two files: what games need, and what is beside them.
import { FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fileAt, STATIC } from "./address.ts";
import { ownName } from "./box/worn.ts";
import { fetchPart } from "./offline/fetching.ts";
import { dear } from "./offline/parts.ts";
import { DRESSED } from "./skins/index.ts";
import { pointer } from "./pointer.ts";
import { Texts } from "./texts.ts";
import { OWN_NAMES } from "./wire.ts";

declare const TEXTS: Readonly<Record<string, readonly [games: string, beside: string]>>; // by build.ts
declare const BESIDE: string; // what is in the second file

export { OWN_NAMES };
export const LANGUAGES: readonly string[] = Object.keys(OWN_NAMES);

export type About = Record<string, FluentVariable>;
/** A text by its id; "motif-classic-owl.the" is the attribute `the` of a message. */
export type Words = (id: string, about?: About) => string;

/** The file with the texts of an edition. */
export function textOf(edition: string): string {
  return `editions/${edition}`;
}

export const language = signal("en");
const loaded = signal(0); // incremented with every file, so that texts are rendered again
const fetching = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** One of the files of a language, fetched once. */
function fileOf(lang: string, beside: boolean): Promise<Readonly<Record<string, string>>> {
  const address = fileAt(TEXTS[lang]![beside ? 1 : 0]);
  let texts = fetching.get(address);
  if (!texts) {
    texts = fetchPart(address, STATIC).then((answer) => answer.json());
    texts.catch(() => fetching.delete(address));
    fetching.set(address, texts);
  }
  return texts;
}

/** A text by its file’s name; an edition that came after the build has its own at the server. */
async function textOfFile(lang: string, name: string): Promise<string> {
  const known = (await fileOf(lang, new RegExp(BESIDE).test(name)))[name];
  if (known !== undefined) return known;
  const address = fileAt(`locales/${lang}/${name}${name.endsWith(".md") ? "" : ".ftl"}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return await answer.text();
}

/** Have all languages kept by the service worker: the one that is spoken first. */
export async function keepLanguages(): Promise<void> {
  const others = LANGUAGES.filter((each) => each !== language.value);
  for (const lang of [language.value, ...(dear() ? [] : others)]) {
    for (const file of TEXTS[lang]!) {
      const address = fileAt(STATIC ? `${file}.gz` : file);
      if (!await caches.match(address)) await fetch(address);
    }
  }
}

const texts = new Texts(
  [
    ...["cast", "options", "presets", "table", "web"],
    ...(STATIC ? ["web-offline", "web-friends"] : []),
    ...DRESSED.map(textOf),
  ],
  async (lang, file) => new FluentResource(await textOfFile(lang, file)),
  (lang) => {
    language.value = lang;
    document.documentElement.lang = lang;
    loaded.value += 1;
  },
);

/** The preferred language: the chosen one, or the first of the browser's that we support. */
export function preferred(chosen: string, wishes: readonly string[]): string {
  if (LANGUAGES.includes(chosen)) return chosen;
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

/** Switch to a language. */
export function speak(lang: string): Promise<void> {
  return texts.speak(lang);
}

/** Speak the preferred language; if it cannot be had, whatever is kept here. */
export async function speakFirst(lang: string): Promise<void> {
  for (const each of [lang, ...LANGUAGES]) {
    if (await speak(each).then(() => true, () => false)) return;
  }
}

/** Load the texts of one more file, such as "web-sliding". */
export function learn(file: string): Promise<void> {
  return texts.learn(file);
}

export const words: Words = (id, about) => {
  loaded.value;
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const own = ownName(name, Boolean(attribute));
  if (own) return own;
  const bundle = texts.spoken?.bundle;
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (bundle && pattern) return bundle.formatPattern(pattern, { pointer: pointer.value, ...about });
  return id;
};

/** The rules of an edition in Markdown. */
export function rulesText(edition: string, lang: string): Promise<string> {
  return textOfFile(lang, `rules/${edition}.md`);
}
