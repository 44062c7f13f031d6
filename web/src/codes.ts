// What people type to come to a table: a code, the id of a table, or a link with either.

/** Letters without vowels: a server knows which of them are codes. */
const CODE = /^[b-df-hj-np-tv-xz]+$/i;

const bareCode = (text: string, length: number): string | null => {
  const bare = text.replace(/[\s.·_-]+/g, "");
  return bare.length === length && CODE.test(bare) ? bare.toUpperCase() : null;
};

/** The code that somebody typed, in any case and with spaces anywhere; null if it is none. */
export const readCode = (text: string): string | null => bareCode(text, 6);

/** The code that takes seats to this device, typed in the same way. */
export const readCarryCode = (text: string): string | null => bareCode(text, 8);

/** The address of the page that a code, an id or a link leads to; null if nothing was typed. */
export function wayTo(typed: string): string | null {
  const last = typed.trim().replace(/[?#].*$/, "").split("/").filter((part) => part.trim()).at(-1);
  if (!last) return null;
  const code = readCode(last);
  return code ? `/${code}` : `/t/${encodeURIComponent(last.trim())}`;
}

/** The two halves of a code, as it is read aloud. */
export const halves = (code: string): readonly string[] => [
  code.slice(0, code.length / 2),
  code.slice(code.length / 2),
];

/** A code for each seat, as a link carries them: "0.code,2.code". */
export function codesOf(hash: string): ReadonlyMap<number, string> {
  const told = new URLSearchParams(hash.replace(/^#/, "")).get("hands") ?? "";
  return new Map(
    [...told.matchAll(/(\d+)\.([\w-]+)/g)].map(([, seat, code]) => [Number(seat), code!]),
  );
}
