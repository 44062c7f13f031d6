// What a build writes down for `daedalus print`, which has no browser: every sheet of every edition,
// drawn here, with gaps for the words of each language and for the colours.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { editions } from "../api.ts";
import { functionsOf } from "../grammar.ts";
import type { Words } from "../i18n.ts";
import { loadMotifs } from "../motifs.ts";
import { DRESSED, skinOf } from "../skins/index.ts";
import { type EditionForm, OWN_NAMES } from "../wire.ts";
import type { Inks } from "../skins/inks.ts";
import { INKS, inksOf } from "./inks.ts";
import { type PaperName, PAPERS, type Press } from "./paper.ts";
import { drawn, needed, owned, partsOf, printedBy, styleOf, whole } from "./sheets.ts";

const FILES = ["web-print", "web-figures"];

/** What is in the boxes of the editions: written by `python -m tools.boxes`. */
export type Boxes = Readonly<
  Record<string, { engine: string; signed: string; motifs: readonly string[] }>
>;

/** The words of a language, from the files of the folder of its texts. */
function wordsIn(folder: string, language: string): Words {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: functionsOf(() => bundle),
  });
  for (const file of [...FILES, ...DRESSED.map((edition) => `editions/${edition}`)]) {
    const text = Deno.readTextFileSync(`${folder}/${language}/${file}.ftl`);
    bundle.addResource(new FluentResource(text));
  }
  return (id, about) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text ${id} in ${language}`);
    return bundle.formatPattern(pattern, about);
  };
}

/** The faces of a skin, inside the style: a sheet is one file. */
function facesOf(edition: string, web: string): string {
  const css = Deno.readTextFileSync(`${web}/src/styles/faces.css`);
  const wanted = ["Daedalus Text", /"(.+)"/.exec(skinOf(edition).face)?.[1]];
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face)
    .filter((face) => wanted.some((name) => face.includes(`family: "${name}"`)))
    .filter((face) => !face.includes("italic"))
    .map((face) =>
      face.replace(/url\("\.\.\/\.\.\/([^"]+)"\)/, (_, file) => {
        const bytes = Deno.readFileSync(`${web}/${file}`);
        return `url(data:font/woff2;base64,${bytes.toBase64()})`;
      }).replace(/\s*\n\s*/g, "").replaceAll('"', "'")
    ).join("");
}

const colours = (inks: Inks): Inks =>
  Object.fromEntries(Object.entries(inks).filter(([name]) => !/^--(s|r|d|e|t)[\d-]/.test(name)));

/** Everything that the command needs to print an edition, as JSON. */
export async function kitOf(
  edition: string,
  boxes: Boxes,
  locales: string,
  web: string,
): Promise<string> {
  const { engine, signed } = boxes[edition]!;
  editions.value = Object.entries(boxes).map(([id, box]) =>
    ({ id, ...box }) as unknown as EditionForm
  );
  const printed = await printedBy(engine);
  const languages = Object.keys(OWN_NAMES);
  const spoken = languages.map((language) => wordsIn(locales, language));
  const gaps = new Map<string, number>();
  const press: Press = {
    edition,
    motifs: await loadMotifs(edition),
    signed,
    wordsOnly: () => false,
    title: (words) => words(`title-${edition}`),
    named: (words, letter) =>
      words(`motif-${edition}-${boxes[edition]!.motifs[letter.charCodeAt(0) - 65]}`),
    worded: (draw) => {
      const said = JSON.stringify(spoken.map(draw));
      if (!gaps.has(said)) gaps.set(said, gaps.size);
      return `{{${gaps.get(said)}}}`;
    },
  };
  const names = Object.keys(PAPERS) as PaperName[];
  const parts = partsOf(printed, press, "");
  const drawings = names.map((paper) => drawn(printed, press, parts, paper));
  // A picture in the words of any language needs what it refers to.
  const filled = (art: string): string =>
    art.replace(/\{\{(\d+)\}\}/g, (_, gap) => JSON.parse([...gaps.keys()][gap]!).join(""));
  const { sheets, defs } = drawings[0]!;
  const made = sheets.map(({ part, art }) => ({
    part,
    needs: needed(filled(art), defs).map(owned),
    art: owned(art),
  }));
  const papers = names.map((paper, n) => [
    paper,
    drawings[n]!.sheets.map((sheet) => {
      const title = press.worded((words) => words(`sheet-${sheet.part}`));
      return whole(paper, title, "<style>{{style}}</style><defs>{{defs}}</defs>", sheet.paper);
    }),
  ]);
  const said = [...gaps.keys()].map((each) => JSON.parse(each) as string[]);
  return JSON.stringify({
    sheets: made,
    papers: Object.fromEntries(papers),
    defs: Object.fromEntries([...defs].map(([id, each]) => [owned(id), owned(each)])),
    style: facesOf(edition, web) + styleOf(printed),
    inks: Object.fromEntries(INKS.map((ink) => [ink, colours(inksOf(edition, ink))])),
    words: Object.fromEntries(
      languages.map((language, n) => [language, said.map((each) => owned(each[n]!))]),
    ),
  });
}
