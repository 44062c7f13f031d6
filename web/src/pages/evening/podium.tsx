// The end of the evening: three signs on stands, everybody else by name, and all results.
import { useEffect, useRef, useState } from "preact/hooks";
import { GROUND_BOX, SKY_BOX, sun, SUN_BOX } from "../../art/scenery.ts";
import { change } from "../../evening.ts";
import { language, words } from "../../i18n.ts";
import { sceneryOf } from "../../skins/sceneries.ts";
import { listed } from "../../speech.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BackLink, Sheet } from "../../ui/parts.tsx";
import { useTitle } from "../../ui/title.ts";
import type { EveningView } from "../../wire.ts";
import { type EveningPart, titleOf } from "./page.tsx";
import { nameAt, Sign, Tag, why } from "./parts.tsx";
import { RankList } from "./standings.tsx";

const STANDS = 3;

/** Every game of the evening, to look back at or to save. */
function Results({ evening, onClose }: { evening: EveningView; onClose: () => void }) {
  return (
    <Sheet title={words("eve-results")} onClose={onClose} wide>
      <RankList evening={evening} />
      <p class="row wrap">
        <a class="btn small" href={`/api/evenings/${evening.id}/standings`} download>
          <Icon name="download" size={20} />
          {words("eve-csv")}
        </a>
        <a class="btn small" href={`/api/evenings/${evening.id}/records`} download>
          <Icon name="download" size={20} />
          {words("eve-records")}
        </a>
      </p>
      {evening.rounds.map((tables, round) => (
        <section key={round}>
          <h3>{words("evening-round", { round: round + 1, of: evening.planned })}</h3>
          <ul class="eve-games">
            {tables.map(({ id, guests }, at) => (
              <li key={id}>
                <a href={`/replay/${id}`}>{words("eve-table", { table: at + 1 })}</a>
                {": "}
                {listed(guests.map((guest) => nameAt(evening, guest)), language.value)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

export function EveningPodium(
  { evening, setShown }: { evening: EveningView; setShown: (shown: EveningPart) => void },
) {
  const [results, setResults] = useState(false);
  const [sorry, setSorry] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const { standings, edition } = evening;
  const winners = standings.filter(({ place }) => place === 1);
  const names = listed(winners.map(({ guest }) => nameAt(evening, guest)), language.value);
  const games = evening.rounds.reduce((sum, tables) => sum + tables.length, 0);
  const title = winners.length && standings.length
    ? words("eve-cheers", { names, count: winners.length })
    : words("eve-title");
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  const shown = standings.slice(0, STANDS);
  const order = [shown[1], shown[0], shown[2]].filter((each) => each !== undefined);
  return (
    <main class="eve-podium" data-theme={edition}>
      <svg
        class="eve-sky"
        viewBox={SKY_BOX}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: sceneryOf(edition).sky() }}
      />
      <span class="eve-back">
        <BackLink href="/" label={words("back")} />
      </span>
      <header class="eve-head">
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        <p>
          {words("eve-sum", {
            people: standings.length,
            rounds: evening.rounds.length,
            games,
          })}
        </p>
        <p class="mut">{titleOf(evening)}</p>
      </header>
      <div class="eve-stage">
        <svg
          class="podium-sun eve-sun"
          viewBox={SUN_BOX}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: sun() }}
        />
        <ol class="eve-stands">
          {order.map(({ place, guest, points }) => (
            <li key={guest} style={{ "--place": String(place) }}>
              <Sign evening={evening} guest={guest} size={96} />
              <span class="eve-block">
                <span class="eve-plate">
                  <b class="tnum" role="img" aria-label={words("rank", { rank: place })}>{place}</b>
                  <span>{nameAt(evening, guest)}</span>
                </span>
                <span class="eve-score">{words("eve-points", { count: points })}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div class="eve-below">
        <svg
          class="eve-ground"
          viewBox={GROUND_BOX}
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: sceneryOf(edition).ground() }}
        />
        <ul class="eve-tags" aria-label={words("eve-else")}>
          {standings.slice(STANDS).map(({ guest }) => (
            <Tag key={guest} evening={evening} guest={guest} size={30} />
          ))}
        </ul>
        <p class="trouble" role="alert">{sorry}</p>
        <footer class="row wrap">
          <a class="btn eve-white" href="/evening">
            <Icon name="rotate" />
            {words("eve-another")}
          </a>
          {evening.host && (
            <Button
              icon="plus"
              onClick={() =>
                void change(evening.id, { rounds: evening.planned + 1 })
                  .catch((error) => setSorry(why(error)))}
            >
              {words("eve-one-more")}
            </Button>
          )}
          <Button icon="print" onClick={() => setShown("certificates")}>
            {words("eve-certificates")}
          </Button>
          <Button icon="list" onClick={() => setResults(true)}>
            {words("eve-results")}
          </Button>
        </footer>
      </div>
      {results && <Results evening={evening} onClose={() => setResults(false)} />}
    </main>
  );
}
