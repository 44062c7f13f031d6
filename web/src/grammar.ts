// Nouns and names inside a sentence: every language keeps its forms in its Fluent files, and a
// sentence asks for one: { FORM($motif, as: "to") }, { FORM($name, as: "of") }.
import { ownName } from "./box/worn.ts";
import { type FluentBundle, type FluentFunction, FluentType, type Scope } from "@fluent/bundle";

/** A thing with an article, by the id of its message; on its own it is the subject (`.the`). */
export class Noun extends FluentType<string> {
  override toString(scope?: Scope): string {
    return scope ? formOf(scope.bundle, this.value, "the") : this.value;
  }
}

/** What sentences of a language may ask for. */
export function functionsOf(bundle: () => FluentBundle): Record<string, FluentFunction> {
  return {
    FORM: ([noun], { as }) => {
      const form = String(as);
      if (noun instanceof Noun) return formOf(bundle(), noun.value, form);
      return nameIn(bundle(), String(noun), form);
    },
  };
}

function formOf(bundle: FluentBundle, id: string, form: string): string {
  const own = ownName(id, true);
  if (own) return own;
  const message = bundle.getMessage(id);
  const pattern = message?.attributes[form] ?? message?.attributes.the ?? message?.value;
  return pattern ? bundle.formatPattern(pattern) : id;
}

/** A player's name: a language may elide before a vowel and add an s, or not after one. */
function nameIn(bundle: FluentBundle, name: string, form: string): string {
  const pattern = bundle.getMessage(`form-${form}`)?.value;
  return pattern ? bundle.formatPattern(pattern, { name, ...marksOf(name) }) : name;
}

/** How a name begins (vowel, h, consonant; its letter) and ends (s or not). */
export function marksOf(name: string): { begins: string; first: string; ends: string } {
  const plain = name.normalize("NFD").toLowerCase();
  const first = plain.charAt(0);
  return {
    begins: "aeiouæœ".includes(first || " ") ? "vowel" : first === "h" ? "h" : "consonant",
    first,
    ends: /[sxzß]$/.test(plain) ? "s" : "other",
  };
}
