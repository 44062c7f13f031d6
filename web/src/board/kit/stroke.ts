// A key press, as boards see it: which intent it stands for is written down in a table.

export interface Stroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What keys mean, by their names: a letter in lower case, perhaps after "Shift+". */
export type Bindings<I> = Readonly<Record<string, I>>;

/** What a key means; null where it means nothing here or belongs to the browser. */
export function meaning<I>(stroke: Stroke, bindings: Bindings<I>): I | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return null;
  const key = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key;
  const shifted = stroke.shiftKey ? bindings[`Shift+${key}`] : undefined;
  return shifted ?? bindings[key] ?? null;
}

/** The bindings of keys that ask something. */
export function questions<Q extends string>(
  asked: Readonly<Record<string, Q>>,
): Bindings<{ readonly kind: "ask"; readonly what: Q }> {
  return Object.fromEntries(
    Object.entries(asked).map(([key, what]) => [key, { kind: "ask", what } as const]),
  );
}
