// All texts come from Fluent files, shared with the terminal: /locales/<lang>/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fileAt, STATIC } from "./address.ts";
import { DRESSED } from "./skins/index.ts";
import { pointer } from "./pointer.ts";
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
let bundles: FluentBundle[] = [];
const files = new Set<string>([
  ...["cast", "options", "presets", "table", "web"],
  ...(STATIC ? ["web-offline"] : []),
  ...DRESSED.map(textOf),
]);
const texts = new Map<string, Promise<string>>();

function fetched(lang: string, file: string): Promise<string> {
  // With its version: a page of one build never uses the texts of another.
  const address = fileAt(`locales/${lang}/${file}.ftl?v=${TEXTS_VERSION}`);
  let text = texts.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => texts.delete(address));
    texts.set(address, text);
  }
  return text;
}

async function bundle(lang: string): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of await Promise.all([...files].map((file) => fetched(lang, file)))) {
    made.addResource(new FluentResource(text));
  }
  return made;
}

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
export async function speak(lang: string): Promise<void> {
  bundles = [await bundle(lang)];
  language.value = lang;
  document.documentElement.lang = lang;
  loaded.value += 1;
}

/** Load the texts of one more file, such as "web-sliding". */
export async function learn(file: string): Promise<void> {
  if (files.has(file)) return;
  files.add(file);
  try {
    const text = await fetched(language.value, file);
    bundles[0]?.addResource(new FluentResource(text));
    loaded.value += 1;
  } catch (error) {
    files.delete(file); // so that it is loaded again in another language
    throw error;
  }
}

export const words: Words = (id, about) => {
  loaded.value;
  const [name, attribute] = id.split(".") as [string, string | undefined];
  for (const each of bundles) {
    const message = each.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return each.formatPattern(pattern, { pointer: pointer.value, ...about });
  }
  return id;
};

/** The rules of an edition in Markdown. */
export function rulesText(edition: string, lang: string): Promise<string> {
  return fetch(fileAt(`locales/${lang}/rules/${edition}.md`)).then((answer) => answer.text());
}
