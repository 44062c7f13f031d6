// The rules on one page: how to win in a few lines, and the pictures of the rules with their captions.
import type { Fragment } from "../art/svg.ts";
import type { Figures, Showing } from "../ui/figures.ts";
import { centred, paragraph, type Press, type SheetPart } from "./paper.ts";

const WIDE = 180, PICTURE = [86, 46] as const, ROW = 65, TOP = 50;

/** The page; *engine* names the sentences, *shown* are six pictures. */
export function rulesPart(
  press: Press,
  engine: string,
  figures: Figures,
  shown: readonly Showing[],
): SheetPart {
  const { edition, motifs, worded } = press;
  const cell = (showing: Showing, n: number): Fragment => {
    const { box, art } = figures.drawings[showing]!(edition, motifs);
    const x = (n % 2) * (WIDE - PICTURE[0]), y = TOP + Math.floor(n / 2) * ROW;
    return `<svg x="${x}" y="${y}" width="${PICTURE[0]}" height="${PICTURE[1]}" viewBox="${box}">` +
      `${art}</svg>` +
      worded((words) =>
        paragraph(x, y + PICTURE[1] + 6, PICTURE[0], 3.7, words(`figure-${showing}`))
      );
  };
  const page = worded((words) =>
    centred(90, 12, 15, words(`title-${edition}`), `class="voice"`) +
    centred(90, 21, 4.8, words(`front-line-${edition}`), `fill="#555"`) +
    paragraph(0, 33, WIDE, 4.3, words(`how-${engine}`))
  ) + shown.map(cell).join("") +
    worded((words) => paragraph(0, 249, WIDE, 3, words(`ours-${engine}`), `fill="#555"`));
  return { name: "rules", count: 1, width: WIDE, sheets: [page] };
}
