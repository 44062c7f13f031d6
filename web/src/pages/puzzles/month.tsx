// The month as a path: a solved day is a tile with its treasure, a missed one is wall.
import { useState } from "preact/hooks";
import { figureOnTile } from "../../art/pieces.ts";
import { dim, disc, picture, tileDefs, tileUse } from "../../art/index.ts";
import { motifLetter } from "../../art/motifs/symbols.ts";
import { language, words } from "../../i18n.ts";
import { later, noon, today, weeksOf } from "../../puzzles/days.ts";
import { star } from "../../puzzles/pictures.ts";
import { progress } from "../../puzzles/progress.ts";
import { the } from "../../puzzles/telling.ts";
import { DEFAULT_SKIN, type Motifs } from "../../skins/index.ts";
import { IconButton } from "../../ui/parts.tsx";
import { useAllMotifs } from "./task.tsx";

const WEST = 8, EAST = 2;

const monthOf = (day: string): string => day.slice(0, 7);

/** How a day looks, and its label. */
function DayCell(
  { day, now, motifs }: { day: string; now: string; motifs: Record<string, Motifs> },
) {
  const { days } = progress.value;
  const done = days[day];
  const date = noon(day).getDate();
  const long = noon(day).toLocaleDateString(language.value, { day: "numeric", month: "long" });
  if (day > now) return <span class="day later">{date}</span>;
  const joined = (other: string) => days[other] !== undefined || other === now;
  const mask = (joined(later(day, -1)) ? WEST : 0) | (joined(later(day, 1)) ? EAST : 0) ||
    WEST | EAST;
  const art = done
    ? tileUse(DEFAULT_SKIN, mask) +
      disc(motifs[done.edition]?.[done.motif] ?? motifLetter("★"), 57, 57, 1.2) +
      (done.stars === 3 ? `<g transform="translate(84 84) scale(.66)">${star(true)}</g>` : "")
    : day === now
    ? tileUse(DEFAULT_SKIN, WEST) + figureOnTile(DEFAULT_SKIN, 1)
    : tileUse(DEFAULT_SKIN, 0) + dim();
  const said = done
    ? words("puzzle-day-done", {
      day: long,
      goal: the(done.edition, done.motif || null),
      stars: done.stars,
    })
    : words(day === now ? "puzzle-day-today" : "puzzle-day-missed", { day: long });
  return (
    <a
      class={`day ${done ? "" : day === now ? "" : "miss"} ${day === now ? "today" : ""}`}
      href={day === now ? "/puzzles/daily" : `/puzzles/daily?date=${day}`}
      data-day={day}
      aria-label={said}
      aria-current={day === now ? "date" : undefined}
    >
      <span
        class="day-art"
        dangerouslySetInnerHTML={{ __html: picture("0 0 100 100", art) }}
      />
      <i aria-hidden="true">{date}</i>
    </a>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Arrow keys go by day and by week. */
function move(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = (event.target as HTMLElement).dataset?.day;
  if (step === undefined || !from) return;
  const to = document.querySelector<HTMLElement>(`[data-day="${later(from, step)}"]`);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

export function Month() {
  const now = today();
  const [month, setMonth] = useState(monthOf(now));
  const { days } = progress.value;
  const motifs = useAllMotifs(days);
  const before = monthOf(later(`${monthOf(now)}-01`, -1));
  const named = (of: string) =>
    noon(`${of}-01`).toLocaleDateString(language.value, { month: "long" });
  const weeks = weeksOf(month);
  const done = Object.entries(days).filter(([day]) => monthOf(day) === month);
  return (
    <section class="slip cal" id="month" aria-labelledby="month-name">
      <div class="calhead">
        <IconButton
          icon="back"
          label={named(before)}
          disabled={month !== monthOf(now)}
          onClick={() => setMonth(before)}
        />
        <h2 id="month-name">{named(month)}</h2>
        <IconButton
          icon="forward"
          label={named(monthOf(now))}
          disabled={month === monthOf(now)}
          onClick={() => setMonth(monthOf(now))}
        />
      </div>
      <svg class="nowhere" aria-hidden="true" focusable="false">
        <defs
          dangerouslySetInnerHTML={{
            __html: tileDefs(DEFAULT_SKIN, { masks: [0, EAST, WEST, EAST | WEST] }),
          }}
        />
      </svg>
      <table class="month" onKeyDown={move}>
        <thead>
          <tr>
            {weeks[1]!.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">
                  {noon(day!).toLocaleDateString(language.value, { weekday: "narrow" })}
                </span>
                <span class="unseen">
                  {noon(day!).toLocaleDateString(language.value, { weekday: "long" })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, place) => (
                <td key={place}>
                  {day && <DayCell day={day} now={now} motifs={motifs} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet calnote">
        {words("puzzle-month-count", {
          count: done.length,
          best: done.filter(([, { stars }]) => stars === 3).length,
        })}
      </p>
    </section>
  );
}
