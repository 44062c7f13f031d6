// What the boards of all engines need to speak: the text interface for those who hear the game.
// Sentences come from the Fluent files; here they are only put in a row.

/** A list as people say it: "north, east and south". */
export function listed(parts: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(parts);
}

/** Parts of one label, one after the other; empty ones are left out. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(", ");
}

/** Sentences, one after the other. */
export function sentences(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(" ");
}
