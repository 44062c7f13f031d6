// The rules of each edition, as players read them, with small moving boards.
import { useEffect, useState } from "preact/hooks";
import { editionOf, editions, learnEditions, worlds } from "../api.ts";
import { language, learn, rulesText, words } from "../i18n.ts";
import { Figure } from "../ui/figure.tsx";
import { type Figures, figuresOf } from "../ui/figures.ts";
import { courses, learnLessons } from "../lessons.ts";
import { DEFAULT_SKIN } from "../skins/index.ts";
import { Leaf } from "../ui/parts.tsx";
import { MissingPage } from "./missing.tsx";
import { type Block, blocks, show } from "../ui/markdown.tsx";

function Shelf({ chosen }: { chosen: string | null }) {
  return (
    <nav class="shelf" aria-label={words("rules")}>
      {worlds.value.map((theme) => (
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
  const chosen = edition ?? DEFAULT_SKIN;
  const engine = editionOf(chosen)?.engine ?? "";
  const [text, setText] = useState("");
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    if (!editions.value.length) learnEditions().catch(() => {});
    learnLessons().catch(() => {});
  }, []);
  useEffect(() => {
    let here = true;
    Promise.all([rulesText(chosen, language.value), learn("web-figures")])
      .then(([found]) => here && setText(found), () => {});
    return () => {
      here = false;
    };
  }, [chosen, language.value]);
  useEffect(() => {
    let here = true;
    setFigures(null);
    if (engine) figuresOf(engine).then((found) => here && setFigures(found), () => {});
    return () => {
      here = false;
    };
  }, [engine]);
  if (!worlds.value.includes(chosen)) return <MissingPage />;
  const parts = blocks(text);
  const taught = courses.value.some(({ id }) => id === chosen);
  const title = parts.find((part) => part.kind === "h1")?.lines[0] ?? words("rules");
  let section = 0;
  const after = (block: Block, at: number) => {
    const next = parts[at + 1];
    const ends = next === undefined || next.kind === "h2";
    const showings = ends && block.kind !== "h1" ? figures?.after[section] ?? [] : [];
    return showings.map((showing) => (
      <Figure
        key={`${chosen}-${showing}`}
        theme={chosen}
        showing={showing}
        draw={figures!.drawings[showing]!}
      />
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
        <a class="btn primary" href={taught ? `/learn/${chosen}` : "/learn"}>{words("learn")}</a>
      </p>
    </Leaf>
  );
}
