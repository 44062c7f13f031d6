/** The skin of an edition that has none: plain slate, and pawns that walk. */
import { LIT } from "../art/material.ts";
import { circle, line } from "../art/svg.ts";
import type { Skin } from "./skin.ts";

export const PLAIN: Skin = {
  material: {
    wall: () => line("M3 33H97M3 66H97M33 3V33M66 33V66M33 66V97", "var(--tex2)", 1.6),
    floor: (d, across) =>
      line(d, "var(--curb-d)", 48) +
      line(d, "var(--curb)", 44) +
      line(d, "var(--floor-sh)", 38) +
      line(d, "var(--floor)", 34, LIT) +
      line(across, "var(--joint)", 33, `stroke-dasharray="1.5 18" stroke-dashoffset="3" ${LIT}`),
  },
  pieces: "pawn",
  front: { place: 0, motifs: [], standing: [1, 1, 1] },
  face: '600 1em "Daedalus Toy"',
  em: 0.57,
  cardBack: circle(60, 84, 30, "none", `stroke="var(--gold-hi)" stroke-width="5"`) +
    line("M60 62V106M38 84H82", "var(--gold-hi)", 5, `stroke-linecap="round"`),
  frame: {
    line: `stroke="var(--gold)" stroke-width="2" opacity=".6"`,
    corner: circle(0, 0, 14, "var(--frame-lo)") + circle(0, 0, 5, "var(--gold)"),
    relics: [],
  },
  book: "",
  push({ rush }) {
    rush({ from: 420, to: 180, length: 0.3, loud: 0.4, sharp: 0.8 });
  },
};
