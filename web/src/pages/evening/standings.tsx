// How everybody stands, and the way to the next round.
import { useState } from "preact/hooks";
import { beginRound, sizes } from "../../evening.ts";
import { words } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { needsLine } from "../../ui/parts.tsx";
import type { EveningView } from "../../wire.ts";
import { nameAt, Sign, Tables, tablesText, why } from "./parts.tsx";

export function RankList({ evening }: { evening: EveningView }) {
  const { standings } = evening;
  const rows = Math.ceil(standings.length / 2);
  return (
    <ol class="panel eve-ranks" style={{ "--rows": String(rows) }}>
      {standings.map(({ place, guest, points, rounds }, at) => (
        <li
          key={guest}
          class={`eve-rank ${place <= 3 ? "top" : ""} ${guest === evening.you ? "me" : ""}`}
        >
          <span class="n tnum">
            <span class={at % rows && standings[at - 1]!.place === place ? "unseen" : ""}>
              {place}
            </span>
          </span>
          <Sign evening={evening} guest={guest} size={36} />
          <b>{nameAt(evening, guest)}</b>
          <span class="eve-places">
            {rounds.map((each, round) =>
              each === null
                ? <i key={round} class="none" role="img" aria-label={words("eve-not-there")}>–</i>
                : (
                  <i
                    key={round}
                    class={each === 1 ? "one" : ""}
                    role="img"
                    aria-label={words("rank", { rank: each })}
                  >
                    {each}
                  </i>
                )
            )}
          </span>
          <span class="pts tnum">
            {points}
            <span class="unseen">{words("eve-points", { count: points })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function Standings({ evening, host = false }: { evening: EveningView; host?: boolean }) {
  const [sorry, setSorry] = useState("");
  const here = evening.guests.filter((each) => each.here && !each.waits).length;
  const tables = sizes(here, evening.size);
  const next = evening.rounds.length + 1;
  const begin = () => beginRound(evening.id).catch((error) => setSorry(why(error)));
  return (
    <div class={`eve-standings ${evening.phase === "between" ? "" : "whole"}`}>
      <RankList evening={evening} />
      <aside>
        {evening.phase === "between" && (
          <section class="panel">
            <h2>{words("evening-round", { round: next, of: evening.planned })}</h2>
            <Tables edition={evening.edition} sizes={tables} />
            <p>{tablesText(tables)}</p>
            <p class="mut">{words("eve-meet")}</p>
            {host && (
              <Button
                look="primary wide"
                icon="play"
                disabled={here < 2}
                onClick={() => void begin()}
                {...(here < 2 ? {} : needsLine())}
              >
                {words("eve-begin", { round: next })}
              </Button>
            )}
            <p class="trouble" role="alert">{sorry}</p>
          </section>
        )}
        <p class="mut">{words("eve-rule")}</p>
      </aside>
    </div>
  );
}
