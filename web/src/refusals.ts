// Why something was refused, in a sentence of the reader's language.
import { Refused } from "./api.ts";
import type { Words } from "./i18n.ts";

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
  return error.reasons.reduceRight<string>(
    (why, { id, args }) => words(`error-${id}`, why ? { ...args, why } : args),
    "",
  );
}

/** Why a text is not where a game begins: it cannot be read, or no table can have it. */
export function noPosition(error: unknown): string {
  const read = error instanceof Refused && error.code === "option";
  return read ? "position-unplayable" : "position-none";
}
