// About Daedalus: whose rules it follows, its licence, and its version.
import { useEffect, useState } from "preact/hooks";
import { STATIC } from "../address.ts";
import { api, worlds } from "../api.ts";
import { words } from "../i18n.ts";
import { skinOf } from "../skins/index.ts";
import { Leaf } from "../ui/parts.tsx";

/** How to get a server, for readers of a static site. */
function OwnServer() {
  return (
    <section id="server">
      <h2>{words("site-server")}</h2>
      <p>{words("site-server-one")}</p>
      <pre>
        <code>./play</code>
      </pre>
      <p>{words("site-server-two")}</p>
    </section>
  );
}

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
          {worlds.value.filter((theme) => skinOf(theme).book).map((theme) => (
            <li key={theme}>
              <a href={`/rules/${theme}`}>
                {words(`title-${theme}`)}: <i>{skinOf(theme).book}</i>
              </a>
            </li>
          ))}
        </ul>
        <p>{words("about-own")}</p>
        <h2>{words("about-private")}</h2>
        <p>{words("about-private-note")}</p>
        {STATIC && <OwnServer />}
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
