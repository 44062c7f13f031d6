// Why something was refused, in a sentence of the reader's language.
import { Refused } from "./api.ts";
import type { Words } from "./i18n.ts";
import type { No, Why } from "./wire.ts";

/** What is said whatever was asked for: it has to do with the moment, not with the question. */
const OF_THE_MOMENT: Readonly<Record<string, string>> = {
  offline: "trouble-offline",
  "502": "trouble-offline",
  "503": "trouble-offline",
  "504": "trouble-offline",
  busy: "refused-busy",
  "too-many": "refused-too-many",
};

/** The text for a refusal: *otherwise* if it is about what was asked for. */
export function refusalText(error: unknown, otherwise: string): string {
  return error instanceof Refused ? OF_THE_MOMENT[error.code] ?? otherwise : otherwise;
}

/** What exactly was wrong with what was asked for; the page has the texts in `errors.ftl`. */
export function refusalDetail(error: unknown, words: Words): string {
  if (!(error instanceof Refused) || error.code in OF_THE_MOMENT) return "";
  return inWords(error.reasons, words);
}

const inWords = (reasons: readonly Why[], words: Words): string =>
  reasons.reduceRight<string>(
    (why, { id, args }) => words(`error-${id}`, why ? { ...args, why } : args),
    "",
  );

/** Squares and what is typed in the terminal, such as d4, b1=6 or 3@2,-1: the page shows none. */
const TYPED = /(?<![\p{L}\p{N}])([a-i][1-9](?![\p{L}\p{N}])|-?\d+,-?\d)|@/u;

/** Why a table said no: the reason if the page can tell it, else what its kind means. */
export function refusalAtTable(no: Pick<No, "code" | "reasons">, words: Words): string {
  const why = inWords(no.reasons, words);
  if (why && !why.startsWith("error-") && !TYPED.test(why)) return why;
  const kind = words(`refused-${no.code}`);
  return kind.startsWith("refused-") ? words("refused-other") : kind;
}

/** Why a text is not where a game begins: it cannot be read, or no table can have it. */
export function noPosition(error: unknown): string {
  const read = error instanceof Refused && error.code === "option";
  return read ? "position-unplayable" : "position-none";
}
