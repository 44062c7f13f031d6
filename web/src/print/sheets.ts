// All sheets of a game as SVG: what the page prints, and what a build writes down for the command.
import { castDefs } from "../art/cast.ts";
import type { Fragment } from "../art/svg.ts";
import { type Ink, inksOf, painted } from "./inks.ts";
import { onPaper, type PaperName, PAPERS, type Press, ROOM, type SheetPart } from "./paper.ts";

/** What an engine prints: board/<engine>/sheets.ts. */
export interface Printed {
  /** The parts of its box in the order of the page. */
  parts(press: Press): readonly SheetPart[];
  /** A position on one sheet, 180 wide: how the printed pieces lie. */
  placed(press: Press, position: string): Fragment;
  /** What drawings refer to: symbols, patterns, clips. */
  defs(press: Press): Fragment;
  /** Rules for what its drawings leave to style sheets. */
  readonly style: string;
}

/** What an engine prints; loaded with its drawings. */
export const printedBy = async (engine: string): Promise<Printed> =>
  (await import(`../board/${engine}/sheets.ts`)).SHEETS;

const DEFINED =
  /<(symbol|clipPath|linearGradient|radialGradient|pattern|mask) id="([^"]+)"[\s\S]*?<\/\1>/g;

/** Each thing that is defined in *markup*, by its id. */
const definedIn = (markup: Fragment): [string, Fragment][] =>
  [...markup.matchAll(DEFINED)].map(([whole, , id]) => [id!, whole]);

/** What *markup* refers to, and what that refers to, among what is *known*. */
export function needed(markup: Fragment, known: ReadonlyMap<string, Fragment>): string[] {
  const found = new Set<string>();
  const follow = (some: Fragment): void => {
    for (const [, id] of some.matchAll(/(?:href="|url\()#([^")]+)/g)) {
      if (found.has(id!) || !known.has(id!)) continue;
      found.add(id!);
      follow(known.get(id!)!);
    }
  };
  follow(markup);
  return [...known.keys()].filter((id) => found.has(id));
}

/** One sheet: what is on it, and the paper around that. */
interface DrawnSheet {
  readonly part: string;
  readonly paper: Fragment;
  readonly art: Fragment;
}

/** All sheets, and what they refer to. */
interface DrawnSheets {
  readonly sheets: readonly DrawnSheet[];
  readonly defs: ReadonlyMap<string, Fragment>;
}

/** What is printed: the whole box, or one position. */
export const partsOf = (printed: Printed, press: Press, position: string): readonly SheetPart[] =>
  position
    ? [{ name: "position", count: 1, width: 180, sheets: [printed.placed(press, position)] }]
    : printed.parts(press);

/** Draw everything, in colours that are not chosen yet. */
export function drawn(
  printed: Printed,
  press: Press,
  parts: readonly SheetPart[],
  paper: PaperName,
): DrawnSheets {
  const defs = new Map(definedIn(printed.defs(press) + castDefs()));
  // Pictures of the rules bring their own definitions: they are kept with the others.
  const lifted = (art: Fragment): Fragment =>
    art.replace(/<defs>([\s\S]*?)<\/defs>/g, (_, inside) => {
      definedIn(inside).forEach(([id, each]) => defs.set(id, each));
      return "";
    });
  const sheets = parts.flatMap((part) =>
    part.sheets.map((art, n) => ({
      part: part.name,
      paper: onPaper(press, paper, part, n),
      art: lifted(art),
    }))
  );
  return { sheets, defs };
}

/** A whole sheet; *inside* is its style, where a page has none for it, and what it refers to. */
export const whole = (
  paper: PaperName,
  title: string,
  inside: Fragment,
  art: Fragment,
): Fragment => {
  const { width, height } = PAPERS[paper];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sheet-paper" width="${width}mm" ` +
    `height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="var(--f-body)" ` +
    `text-rendering="geometricPrecision" role="img"><title>${title}</title>${inside}${art}</svg>`;
};

/** The style of the titles, and what the drawings of the engine need. */
export const styleOf = (printed: Printed): string =>
  ".sheet-paper .voice{font-family:var(--f-display);font-weight:var(--f-weight)}" + printed.style;

/** Ids of a sheet are its own: the page around it has drawings of the same names. */
export const owned = (markup: Fragment): Fragment =>
  markup.replace(/(id="|href="#|url\(#|^)dd-/g, "$1pp-");

/** What a page shows and prints. */
export interface Printing {
  readonly style: string;
  readonly sheets: readonly { readonly part: string; readonly svg: Fragment }[];
}

/** The sheets of some parts as a page shows and prints them; its policy allows no style in them. */
export function printing(
  printed: Printed,
  press: Press,
  parts: readonly SheetPart[],
  paper: PaperName,
  ink: Ink,
  titled: (part: string) => string,
): Printing {
  const { sheets, defs } = drawn(printed, press, parts, paper);
  const inks = inksOf(press.edition, ink);
  const done = sheets.map(({ part, paper: around, art }) => {
    const own = needed(art, defs).map((id) => defs.get(id)).join("");
    const svg = whole(paper, titled(part), `<defs>${own}</defs>`, around);
    return { part, svg: owned(painted(svg.replace(ROOM, () => art), inks)) };
  });
  return { style: painted(styleOf(printed), inks), sheets: done };
}
