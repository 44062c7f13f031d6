// For the tests of this folder.

/** Throw unless both are deeply equal. */
export function equal(found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${one} is not ${other}`);
}
