// What the boards of all engines need to speak: the text interface for those who hear the game.
// Sentences come from the Fluent files; here they are only put in a row.

const formats = new Map<string, Intl.ListFormat>(); // making one takes longer than using it

/** A list as people say it: "north, east and south". */
export function listed(parts: readonly string[], language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.ListFormat(language, { style: "long", type: "conjunction" });
    formats.set(language, format);
  }
  return format.format(parts);
}

/** Parts of one label, one after the other; empty ones are left out. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(", ");
}

/** Sentences, one after the other. */
export function sentences(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(" ");
}
