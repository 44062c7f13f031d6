// A key press, as boards see it.

export interface Stroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The key, a letter in lower case; null where it belongs to the browser. */
export function keyOf({ key, ctrlKey, altKey, metaKey }: Stroke): string | null {
  if (ctrlKey || altKey || metaKey) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The question that a key asks, as an intent; null if it asks none. */
export function askedBy<Q>(
  key: string,
  questions: Readonly<Record<string, Q>>,
): { readonly kind: "ask"; readonly what: Q } | null {
  const what = questions[key];
  return what === undefined ? null : { kind: "ask", what };
}
