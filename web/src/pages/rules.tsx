// The rules of each edition, as players read them, with small moving boards.
import { useEffect, useState } from "preact/hooks";
import { type Theme, THEMES } from "../art/tiles.ts";
import { language, learn, rulesText, words } from "../i18n.ts";
import { Figure } from "../ui/figure.tsx";
import type { Showing } from "../ui/figures.ts";
import { Leaf } from "../ui/parts.tsx";
import { type Block, blocks, show } from "../ui/markdown.tsx";

/** After which section, counted from 1, figures stand: the headings are alike in all languages. */
const FIGURES: Record<string, Record<number, readonly Showing[]>> = {
  classic: { 4: ["push"], 5: ["walk"] },
  pirates: { 4: ["push"], 5: ["walk"] },
  galaxy: { 4: ["push"], 5: ["walk"] },
  go: { 4: ["go-claim"], 5: ["go-solved"], 6: ["go-check", "go-score"] },
  connect: { 4: ["connect-lay"], 5: ["connect-catch", "connect-choice"] },
};

function Shelf({ chosen }: { chosen: string | null }) {
  return (
    <nav class="shelf" aria-label={words("rules")}>
      {THEMES.map((theme) => (
        <a
          key={theme}
          class="btn small"
          href={`/rules/${theme}`}
          aria-current={theme === chosen ? "page" : undefined}
        >
          {words(`title-${theme}`)}
        </a>
      ))}
    </nav>
  );
}

export function RulesPage({ edition }: { edition: string | null }) {
  const chosen = (THEMES as readonly string[]).includes(edition ?? "")
    ? edition as Theme
    : "classic";
  const [text, setText] = useState("");
  useEffect(() => {
    let here = true;
    Promise.all([rulesText(chosen, language.value), learn("web-figures")])
      .then(([found]) => here && setText(found), () => {});
    return () => {
      here = false;
    };
  }, [chosen, language.value]);
  const parts = blocks(text);
  const title = parts.find((part) => part.kind === "h1")?.lines[0] ?? words("rules");
  let section = 0;
  const after = (block: Block, at: number) => {
    const next = parts[at + 1];
    const ends = next === undefined || next.kind === "h2";
    const figures = ends && block.kind !== "h1" ? FIGURES[chosen]?.[section] ?? [] : [];
    return figures.map((showing) => (
      <Figure key={`${chosen}-${showing}`} theme={chosen} showing={showing} />
    ));
  };
  return (
    <Leaf title={title} theme={chosen}>
      <Shelf chosen={chosen} />
      <article class="rules panel">
        {parts.filter((part) => part.kind !== "h1").map((block, at, all) => {
          if (block.kind === "h2") section += 1;
          return [
            show(block, block.kind === "h2" ? `s${section}` : undefined),
            after(block, parts.length - all.length + at),
          ];
        })}
      </article>
      <p class="row wrap">
        <a class="btn primary" href="/learn">{words("learn")}</a>
      </p>
    </Leaf>
  );
}
