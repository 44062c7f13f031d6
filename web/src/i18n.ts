// All texts come from Fluent files, shared with the terminal: /locales/<lang>/*.ftl.
import { FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fileAt, STATIC } from "./address.ts";
import { DRESSED } from "./skins/index.ts";
import { pointer } from "./pointer.ts";
import { Texts } from "./texts.ts";
import { OWN_NAMES } from "./wire.ts";

declare const TEXTS_VERSION: string; // a hash of all texts, set by build.ts

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
const fetching = new Map<string, Promise<FluentResource>>();

function fetched(lang: string, file: string): Promise<FluentResource> {
  // With its version: a page of one build never uses the texts of another.
  const address = fileAt(`locales/${lang}/${file}.ftl?v=${TEXTS_VERSION}`);
  let text = fetching.get(address);
  if (!text) {
    text = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return new FluentResource(await answer.text());
    });
    text.catch(() => fetching.delete(address));
    fetching.set(address, text);
  }
  return text;
}

const texts = new Texts(
  [
    ...["cast", "options", "presets", "table", "web"],
    ...(STATIC ? ["web-offline"] : []),
    ...DRESSED.map(textOf),
  ],
  fetched,
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

/** Load the texts of one more file, such as "web-sliding". */
export function learn(file: string): Promise<void> {
  return texts.learn(file);
}

export const words: Words = (id, about) => {
  loaded.value;
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const bundle = texts.spoken?.bundle;
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (bundle && pattern) return bundle.formatPattern(pattern, { pointer: pointer.value, ...about });
  return id;
};

/** The rules of an edition in Markdown. */
export function rulesText(edition: string, lang: string): Promise<string> {
  return fetch(fileAt(`locales/${lang}/rules/${edition}.md`)).then((answer) => answer.text());
}
