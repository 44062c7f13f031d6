// Which texts are spoken: files that a page asks for, in a language that may change meanwhile.
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { functionsOf } from "./grammar.ts";

/** A language as it is spoken now, with the files that it has. */
interface Language {
  readonly language: string;
  readonly bundle: FluentBundle;
  readonly files: Set<string>;
}

const PRONOUN = /(\p{L}-)(?=(?:l?[ao]s?|n[ao]s?|me|te|se|lhes?|vos)(?!\p{L}))/gu;

/** Portuguese text whose verbs keep their pronouns: at the end of a line "roda-a" is not divided. */
export const unbroken = (text: string): string => text.replace(PRONOUN, "$1\u2060");

/**
 * The texts of the page. Pages ask for files while the language is still on its way, and people
 * change the language while a file is: whatever comes first, in the end every file is there in the
 * language that was wanted last.
 */
export class Texts {
  /** What is spoken; null until the first language has come. */
  spoken: Language | null = null;
  #wanted = "";
  #speaking: Promise<void> = Promise.resolve();
  #files: Set<string>;
  #begin = (): void => {};
  #begun = new Promise<void>((resolve) => this.#begin = resolve);

  /** *files* belong to every language; *changed* is called when there is something new to read. */
  constructor(
    files: Iterable<string>,
    private readonly fetched: (language: string, file: string) => Promise<FluentResource>,
    private readonly changed: (language: string) => void,
  ) {
    this.#files = new Set(files);
  }

  /** Switch to a language; without one of its texts the page keeps the one it has. */
  speak(language: string): Promise<void> {
    this.#wanted = language;
    this.#speaking = this.#bundled(language).catch((error) => {
      if (this.#wanted === language) this.#wanted = this.spoken?.language ?? language;
      throw error;
    });
    this.#begin();
    return this.#speaking;
  }

  async #bundled(language: string): Promise<void> {
    let files: Set<string>, resources: FluentResource[];
    do { // again if a page has asked for more meanwhile
      files = new Set(this.#files);
      resources = await Promise.all([...files].map((file) => this.fetched(language, file)));
    } while (this.#files.size > files.size);
    if (this.#wanted !== language) return await this.#speaking; // another one is wanted by now
    const region = language === "pt" ? "pt-PT" : language; // there it is “0 pontos”
    const bundle: FluentBundle = new FluentBundle(region, {
      useIsolating: false,
      functions: functionsOf(() => bundle),
      transform: language === "pt" ? unbroken : undefined,
    });
    for (const resource of resources) bundle.addResource(resource);
    this.spoken = { language, bundle, files };
    this.changed(language);
  }

  /** Have the texts of one more file; a file that cannot be had does no harm to a language. */
  async learn(file: string): Promise<void> {
    await this.#begun; // a page may ask before anybody has said in which language
    const language = this.#wanted;
    if (this.spoken?.language === language && this.spoken.files.has(file)) return;
    const got = await this.fetched(language, file).catch((error) => {
      if (this.#wanted === language) throw error;
      return null;
    });
    if (!got || this.#wanted !== language) return await this.learn(file); // in the one wanted now
    this.#files.add(file);
    if (this.spoken?.language !== language) {
      // The language brings the file along. If it does not come, the file is for the one before.
      return await this.#speaking.catch(() =>
        this.spoken ? this.learn(file) : this.speak(this.#wanted)
      );
    }
    this.spoken.files.add(file);
    this.spoken.bundle.addResource(got);
    this.changed(language);
  }
}
