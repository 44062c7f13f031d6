/** Motifs as symbols of a page, and as pictures of their own. */
import type { Motifs } from "../../skins/skin.ts";
import { escaped, type Fragment, picture, type Shown } from "../svg.ts";

/** The id of a motif's symbol. */
export const motifId = (theme: string, key: string): string => `dd-m-${theme}-${key}`;

/** Symbols of all motifs of an edition, once per page, for {@link motifUse}. */
export const motifDefs = (theme: string, motifs: Motifs): Fragment =>
  Object.entries(motifs)
    .map(([key, drawn]) =>
      `<symbol id="${motifId(theme, key)}" viewBox="0 0 32 32" overflow="visible">${drawn}</symbol>`
    )
    .join("");

/** A motif by its symbol: small, and fit for `disc`, `creature`, `die` and the cards. */
export const motifUse = (theme: string, key: string): Fragment =>
  `<use href="#${motifId(theme, key)}" width="32" height="32"/>`;

/** The stand-in for a motif without a drawing: its letter in positions. */
export const motifLetter = (letter: string): Fragment =>
  `<text x="16" y="24" text-anchor="middle" font-size="24" font-weight="700" ` +
  `fill="var(--mi)">${escaped(letter)}</text>`;

/** A whole picture of a motif. */
export const motifPicture = (motif: Fragment, size: number, shown: Shown = {}): string =>
  picture("0 0 32 32", motif, { width: size, height: size, class: "motif", ...shown });
