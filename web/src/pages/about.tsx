// What Daedalus is: whose rules it follows, what it may be used for, and which version this is.
import { useEffect, useState } from "preact/hooks";
import { THEMES } from "../art/tiles.ts";
import { api } from "../api.ts";
import { words } from "../i18n.ts";
import { Leaf } from "../ui/parts.tsx";

/** The printed games whose rule books the editions follow: names, so the same in all languages. */
const BOOKS: Record<string, string> = {
  classic: "Labirinto magico",
  pirates: "One Piece",
  galaxy: "Star Wars",
  go: "Go!",
  connect: "Connect",
};

export function AboutPage() {
  const [version, setVersion] = useState("");
  useEffect(() => {
    api.editions().then((list) => setVersion(list.version), () => {});
  }, []);
  return (
    <Leaf title={words("about-title")}>
      <article class="rules panel">
        <p>{words("about-what")}</p>
        <h2>{words("about-books")}</h2>
        <ul class="books">
          {THEMES.map((theme) => (
            <li key={theme}>
              <a href={`/rules/${theme}`}>
                {words(`title-${theme}`)}: <i>{BOOKS[theme]}</i>
              </a>
            </li>
          ))}
        </ul>
        <p>{words("about-own")}</p>
        <h2>{words("about-private")}</h2>
        <p>{words("about-private-note")}</p>
        <h2>{words("about-licence")}</h2>
        <p>
          {words("about-licence-note")}{" "}
          <a href="/assets/fonts-OFL.txt" target="_blank">SIL Open Font License 1.1</a>
        </p>
        {version && <p class="mut tnum">{words("about-version", { version })}</p>}
      </article>
    </Leaf>
  );
}
