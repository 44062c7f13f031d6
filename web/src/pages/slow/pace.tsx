// How fast a game goes: together now, a turn a day, or a turn a week.
import { useState } from "preact/hooks";
import { api, editionOf } from "../../api.ts";
import { words } from "../../i18n.ts";
import { hostKey } from "../../keys.ts";
import { tell } from "../../live.ts";
import { NO_CLOCK } from "../../tables.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { needsLine, Pawn } from "../../ui/parts.tsx";
import type { Now, Slow } from "../../wire.ts";

const PACES = [["now", 0], ["day", 1], ["week", 7]] as const;

const paceOf = ({ table }: Now): (typeof PACES)[number][0] =>
  PACES.find(([, days]) => days === (table.slow?.days ?? 0))![0];

/** The picture of a pace: everybody at once, or two with days between them. */
function Picture({ pace, world }: { pace: string; world: string }) {
  const pawns = pace === "now" ? [1, 2, 3] : [1, 2];
  const days = pace === "day" ? 1 : pace === "week" ? 5 : 0;
  const [first, ...rest] = pawns.map((cast) => (
    <Pawn key={cast} cast={cast} height={54} world={world} />
  ));
  return (
    <span class="pace-picture" aria-hidden="true">
      {first}
      {days > 0 && (
        <span class="pace-days">
          {Array.from(
            { length: days },
            (_, at) => <Icon key={at} name="sun" size={days > 1 ? 14 : 26} />,
          )}
        </span>
      )}
      {rest}
    </span>
  );
}

/** The host chooses; a game that knows no slow pace has no choice. */
export function Pace({ now }: { now: Now }) {
  const { table, you } = now;
  const [trouble, setTrouble] = useState("");
  if (editionOf(table.edition)?.timed) return null;
  if (!you.host) return <PaceSaid now={now} />;
  const pace = paceOf(now);
  const set = (slow: Slow) =>
    api.change(table.id, { slow, clock: NO_CLOCK }, hostKey(table.id)).then(
      () => setTrouble(""),
      () => setTrouble(words("refused-other")),
    );
  const late = table.slow?.late ?? "wait";
  return (
    <section class="pace" aria-labelledby="pace-title">
      <h2 id="pace-title">{words("slow-how")}</h2>
      <div class="pace-cards" role="radiogroup" aria-labelledby="pace-title">
        {PACES.map(([each, days]) => (
          <label key={each} class="panel pace-card">
            <input
              type="radio"
              name="pace"
              class="unseen"
              value={each}
              checked={pace === each}
              onChange={() => void set({ days, late })}
              {...needsLine()}
            />
            <Picture pace={each} world={table.edition} />
            <span class="pace-text">
              <b>
                {words(`slow-${each}`)}
                {pace === each && <Icon name="check" size={20} />}
              </b>
              <span>{words(`slow-${each}.note`)}</span>
            </span>
          </label>
        ))}
      </div>
      {pace !== "now" && (
        <div class="panel pace-late">
          <Choice
            name="late"
            label={words(`slow-late-${pace}`)}
            value={late}
            choices={(["wait", "bot"] as const).map((value) => ({
              value,
              label: words(`slow-${value}`),
            }))}
            onChange={(next) => void set({ days: table.slow?.days ?? 1, late: next })}
          />
          <p class="mut">{words("slow-night")}</p>
          <p class="mut">{words("slow-keeps")}</p>
        </div>
      )}
      <p class="trouble" role="alert">{trouble}</p>
    </section>
  );
}

/** The pace in a line, for those who did not choose it. */
export function PaceSaid({ now }: { now: Now }) {
  const pace = paceOf(now);
  if (pace === "now") return null;
  return (
    <p class="pace-said">
      <Icon name="sun" size={20} />
      <span>
        <b>{words(`slow-${pace}`)}</b> {words("slow-night")}
      </span>
    </p>
  );
}

/** One may begin before the others have come. */
export function Begin({ now }: { now: Now }) {
  return (
    <div class="lobby-soon">
      <p class="soon">{needsLine().title ?? words("slow-first")}</p>
      {now.you.host && (
        <Button
          look="primary"
          icon="play"
          onClick={() => tell({ t: "start", fill: null })}
          {...needsLine()}
        >
          {words("start-game")}
        </Button>
      )}
    </div>
  );
}
