// What the tests of the puzzles share.

/** Fail unless both have the same content, whatever the order of their keys. */
export function assertEquals(got: unknown, wanted: unknown, about = ""): void {
  const [one, two] = [got, wanted].map((each) => JSON.stringify(sorted(each)));
  if (one !== two) throw new Error(`${about} ${one} is not ${two}`);
}

export function assertStringIncludes(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`${JSON.stringify(part)} is not in ${text}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1)
      .map(([key, each]) => [key, sorted(each)]),
  );
}
