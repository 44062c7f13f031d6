// Certificates for everybody: one sheet of A4 on its side each, from the browser’s print.
import { trail } from "../../art/marks.ts";
import { at, definitions, rect } from "../../art/svg.ts";
import { disc, tileDefs, tileUse } from "../../art/tiles.ts";
import { figure } from "../../art/pieces.ts";
import { language, words } from "../../i18n.ts";
import type { Motifs } from "../../skins/index.ts";
import { Button } from "../../ui/button.tsx";
import { useMotifs } from "../../ui/motifs.ts";
import type { EveningPlace, EveningView } from "../../wire.ts";
import { titleOf } from "./page.tsx";
import { nameAt } from "./parts.tsx";

const COLUMNS = 14, ROWS = 10;

/** A ring of tiles around the edge, with a dotted way and some treasures on it. */
function border(edition: string, motifs: Motifs): string {
  const right = COLUMNS - 1, bottom = ROWS - 1;
  const keys = Object.keys(motifs);
  let found = 0, drawn = "", discs = "";
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (column && row && column < right && row < bottom) continue;
      const corner = `${column === 0 ? "w" : column === right ? "e" : ""}${
        row === 0 ? "n" : row === bottom ? "s" : ""
      }`;
      const mask = ({ wn: 6, en: 12, ws: 3, es: 9 } as Record<string, number>)[corner] ??
        (row === 0 || row === bottom ? 10 : 5);
      drawn += at(column * 100, row * 100, tileUse(edition, mask));
      const key = keys[found % Math.max(1, keys.length)];
      if ((column * 3 + row * 5) % 11 === 4 && key && corner.length < 2) {
        discs += at(column * 100, row * 100, disc(motifs[key]!));
        found += 3;
      }
    }
  }
  const way = `M50 50H${COLUMNS * 100 - 50}V${ROWS * 100 - 50}H50z`;
  return drawn + trail(way) + discs;
}

function Sheet({ evening, stand, motifs }: {
  evening: EveningView;
  stand: EveningPlace;
  motifs: Motifs;
}) {
  const { edition } = evening;
  const name = nameAt(evening, stand.guest);
  const motif = motifs[evening.guests[stand.guest]!.sign];
  const art = rect(-42, -25, 1485, 1050, 0, "#fff") + border(edition, motifs) +
    rect(112, 112, 1176, 776, 20, "#fff8e4", 'stroke="#b8791a" stroke-width="4"') +
    (motif ? at(700 - 200, 262 - 200, disc(motif), 4) : "") +
    at(640, 740, figure(edition, 1 + (stand.place - 1) % 4 as 1), 1.2);
  const lines = [
    [452, 34, words("eve-cert-of", { count: evening.standings.length, place: stand.place })],
    [
      648,
      34,
      words("eve-cert-with", {
        count: stand.points,
        rounds: evening.rounds.length,
        world: words(`title-${edition}`),
      }),
    ],
    [
      700,
      28,
      `${titleOf(evening)}, ${
        new Date().toLocaleDateString(language.value, { dateStyle: "long" })
      }`,
    ],
  ] as const;
  return (
    <svg
      class="eve-certificate"
      viewBox="-42 -25 1485 1050"
      role="img"
      aria-label={`${lines[0][2]}: ${name}`}
    >
      <g dangerouslySetInnerHTML={{ __html: art }} />
      {lines.map(([y, size, text]) => (
        <text key={y} x="700" y={y} class="eve-line" font-size={size}>{text}</text>
      ))}
      <text
        x="700"
        y="572"
        class="eve-line voice"
        font-size={Math.min(118, 1500 / Math.max(1, [...name].length))}
      >
        {name}
      </text>
      <path d="M300 820H560M840 820H1100" stroke="#65503a" stroke-width="3" />
      <text x="430" y="854" class="eve-line" font-size="24">{words("eve-cert-host")}</text>
      <text x="970" y="854" class="eve-line" font-size="24">{words("eve-cert-witness")}</text>
    </svg>
  );
}

export function Certificates({ evening }: { evening: EveningView }) {
  const motifs = useMotifs(evening.edition);
  const defs = definitions(tileDefs(evening.edition, { masks: [3, 5, 6, 9, 10, 12] }));
  return (
    <>
      <div class="eve-print row wrap">
        <Button look="primary" icon="print" onClick={() => print()}>
          {words("eve-print", { count: evening.standings.length })}
        </Button>
      </div>
      <div class="eve-certificates" data-mode="light">
        <span class="nowhere" dangerouslySetInnerHTML={{ __html: defs }} />
        {evening.standings.map((stand) => (
          <Sheet key={stand.guest} evening={evening} stand={stand} motifs={motifs} />
        ))}
      </div>
    </>
  );
}
