// What the boards of all engines need to speak: the text interface for those who hear the game.
// Texts come from the Fluent files; here they are only joined.

const formats = new Map<string, Intl.ListFormat>(); // making one takes longer than using it

/** A list in natural language: "north, east and south". */
export function listed(parts: readonly string[], language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.ListFormat(language, { style: "long", type: "conjunction" });
    formats.set(language, format);
  }
  const said = format.format(parts);
  return language === "it" ? said.replace(/(?<= )e (?=[eè])/gi, "ed ") : said; // "nord ed est"
}

/** Join the parts of a label, skipping empty ones. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(", ");
}

/** Join sentences; each begins with a capital letter, whoever it begins with. */
export function sentences(...parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => part ? [capital(part)] : []).join(" ");
}

/** A text with its first letter in upper case: "the Eclipse rides" begins a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
