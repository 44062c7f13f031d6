// Print and play: which game, which parts, on what paper; the sheets lie on a table of wood, and the
// browser prints them.
import { useEffect, useMemo, useState } from "preact/hooks";
import { editionOf, editions, learnEditions, worlds } from "../../api.ts";
import { type OwnBox, wornAs } from "../../box/box.ts";
import { boxOf } from "../../box/kept.ts";
import { boxAt } from "../../box/table.ts";
import { language, words } from "../../i18n.ts";
import { motifKey } from "../../motifs.ts";
import { type Ink, INKS } from "../../print/inks.ts";
import { type PaperName, PAPERS, type Press } from "../../print/paper.ts";
import { partsOf, type Printed, printedBy, printing } from "../../print/sheets.ts";
import { DEFAULT_SKIN, DRESSED, type Motifs } from "../../skins/index.ts";
import { figureOf } from "../../tables.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { useMotifs } from "../../ui/motifs.ts";
import { Drawn, Leaf } from "../../ui/parts.tsx";
import { MissingPage } from "../missing.tsx";
import { Scissors } from "./scissors.tsx";

/** Where paper is Letter: the browser says the country, if anybody does. */
const LETTER = /-(US|CA|MX|CL|CO|PH)$/;

const paperHere = (): PaperName =>
  navigator.languages.some((each) => LETTER.test(each)) ? "letter" : "a4";

/** What an engine prints; null until it is loaded. */
function usePrinted(engine: string): Printed | null {
  const [printed, setPrinted] = useState<{ engine: string; made: Printed } | null>(null);
  useEffect(() => {
    let here = true;
    if (engine) printedBy(engine).then((made) => here && setPrinted({ engine, made }), () => {});
    return () => {
      here = false;
    };
  }, [engine]);
  return printed?.engine === engine ? printed.made : null;
}

function pressFor(edition: string, ours: Motifs, box: OwnBox | null): Press {
  const form = editionOf(edition);
  const own = box?.dress === edition ? box : null;
  const motifs = own ? { ...ours, ...wornAs(own, form?.motifs ?? []).motifs } : ours;
  return {
    edition,
    motifs,
    worded: (draw) => draw(words),
    title: (say) => own?.name || say(`title-${edition}`),
    named: (say, letter) =>
      own?.places[letter]?.word ?? say(`motif-${edition}-${motifKey(edition, letter)}`),
    signed: form && figureOf(form) ? form.signed : "",
    wordsOnly: (letter) => Boolean(own?.words && own.places[letter]),
  };
}

/** The style of the sheets, while they are shown: our policy allows none inside of them. */
function useStyle(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}

/** The box that is printed, of this device or of a table; undefined until it is read. */
function useBox(id: string, table: string): OwnBox | null | undefined {
  const [box, setBox] = useState<OwnBox | null | undefined>(id || table ? undefined : null);
  useEffect(() => {
    const asked = id ? boxOf(id) : table ? boxAt(table) : null;
    asked?.then((found) => setBox(found ?? null), () => setBox(null));
  }, [id, table]);
  return box;
}

export function PrintPage({ edition, position, box: id, table }: {
  edition: string | null;
  position: string;
  box: string;
  table: string;
}) {
  const box = useBox(id, table);
  return box === undefined
    ? null
    : <PrintForm edition={box?.dress ?? edition} position={position} box={box} />;
}

function PrintForm({ edition, position, box }: {
  edition: string | null;
  position: string;
  box: OwnBox | null;
}) {
  const asked = position ? position.split(/[; ]/)[0]! : edition ?? DEFAULT_SKIN;
  const [chosen, setChosen] = useState(asked);
  const [left, setLeft] = useState<readonly string[]>([]); // parts that are not wanted
  const [paper, setPaper] = useState(paperHere);
  const [ink, setInk] = useState<Ink>("full");
  useEffect(() => {
    if (!editions.value.length) learnEditions().catch(() => {});
  }, []);
  const motifs = useMotifs(chosen);
  const printed = usePrinted(editionOf(chosen)?.engine ?? "");
  const ready = printed && Object.keys(motifs).length > 0;
  const press = useMemo(() => pressFor(chosen, motifs, box), [
    chosen,
    motifs,
    box,
    editions.value,
    language.value,
  ]);
  const parts = useMemo(() => {
    try {
      return ready ? partsOf(printed, press, position) : [];
    } catch {
      return null; // the address holds no position
    }
  }, [printed, press, position, ready]);
  const wanted = parts?.filter(({ name }) => !left.includes(name)) ?? [];
  const made = useMemo(
    () =>
      ready
        ? printing(printed, press, wanted, paper, ink, (part) => words(`sheet-${part}`))
        : { style: "", sheets: [] },
    [printed, press, parts, left, paper, ink],
  );
  useStyle(made.style);
  if (!worlds.value.includes(chosen) || parts === null) return <MissingPage />;
  const count = made.sheets.length;
  return (
    <Leaf title={words("print")} theme={chosen}>
      <div class="print-page">
        <section class="panel print-form">
          {!position && !box && (
            <Choice
              name="edition"
              label={words("print-game")}
              value={chosen}
              choices={worlds.value.filter((each) => DRESSED.includes(each))
                .map((value) => ({ value, label: words(`title-${value}`) }))}
              onChange={(value) => {
                setChosen(value);
                setLeft([]);
              }}
            />
          )}
          <fieldset class="print-parts">
            <legend class="unseen">{words("print-parts")}</legend>
            {parts.map(({ name, count: many, sheets }) => (
              <label key={name} class="print-part">
                <input
                  type="checkbox"
                  checked={!left.includes(name)}
                  onChange={(event) =>
                    setLeft(
                      event.currentTarget.checked
                        ? left.filter((each) => each !== name)
                        : [...left, name],
                    )}
                />
                <span>{words(`print-part-${name}`, { count: many })}</span>
                <span class="mut tnum">{words("print-sheets", { count: sheets.length })}</span>
              </label>
            ))}
          </fieldset>
          <div class="print-pair">
            <Choice
              name="paper"
              label={words("print-paper")}
              value={paper}
              choices={(Object.keys(PAPERS) as PaperName[])
                .map((value) => ({ value, label: words(`print-paper-${value}`) }))}
              onChange={setPaper}
            />
            <Choice
              name="ink"
              label={words("print-ink")}
              value={ink}
              choices={INKS.map((value) => ({ value, label: words(`print-ink-${value}`) }))}
              onChange={setInk}
            />
          </div>
          <Button
            icon="print"
            size={22}
            look="primary wide"
            disabled={!count}
            onClick={() => print()}
          >
            {words("print-now", { count })}
          </Button>
          <p class="mut">{words(ready && !count ? "print-none" : "print-advice")}</p>
        </section>
        <section
          class="print-sheets"
          aria-label={words("print-preview")}
          data-paper={paper}
          data-ready={count > 0}
        >
          <p class="print-note" aria-hidden="true">{words("print-note")}</p>
          <Scissors />
          {made.sheets.map(({ part, svg }, n) => (
            <Drawn key={`${part}-${n}`} class="print-sheet" svg={svg} />
          ))}
        </section>
      </div>
    </Leaf>
  );
}
