/** Loads the motifs of one edition; a bundler makes a file of its own of each. */
import { type Fragment, picture, type Shown } from "../svg.ts";
import type { Theme } from "../tiles.ts";

/** Fragments of 32 by 32 units by key. */
export type Motifs = Readonly<Record<string, Fragment>>;

const LOADERS: Record<Theme, () => Promise<{ readonly MOTIFS: Motifs }>> = {
  classic: () => import("./classic.ts"),
  pirates: () => import("./pirates.ts"),
  galaxy: () => import("./galaxy.ts"),
  go: () => import("./classic.ts"), // Go! shows the treasures of old magic
  connect: () => import("./connect.ts"),
};

export const loadMotifs = async (theme: Theme): Promise<Motifs> => (await LOADERS[theme]()).MOTIFS;

/** The id of a motif's symbol. */
export const motifId = (theme: Theme, key: string): string => `dd-m-${theme}-${key}`;

/** Symbols of all motifs of an edition, once per page, for {@link motifUse}. */
export const motifDefs = (theme: Theme, motifs: Motifs): Fragment =>
  Object.entries(motifs)
    .map(([key, drawn]) =>
      `<symbol id="${motifId(theme, key)}" viewBox="0 0 32 32" overflow="visible">${drawn}</symbol>`
    )
    .join("");

/** A motif by its symbol: small, and fit for `disc`, `creature`, `die` and the cards. */
export const motifUse = (theme: Theme, key: string): Fragment =>
  `<use href="#${motifId(theme, key)}" width="32" height="32"/>`;

/** A whole picture of a motif. */
export const motifPicture = (motif: Fragment, size: number, shown: Shown = {}): string =>
  picture("0 0 32 32", motif, { width: size, height: size, class: "motif", ...shown });
