// The slip beside the board: the task, the turns as a trail, the stars; and the days in a row.
import { useEffect, useState } from "preact/hooks";
import { motifLetter } from "../../art/motifs/symbols.ts";
import { at, line } from "../../art/svg.ts";
import { language, words } from "../../i18n.ts";
import { loadMotifs } from "../../motifs.ts";
import { hoursLeft, noon, today, weekOf } from "../../puzzles/days.ts";
import { star, starPicture, turnTrail, weekPath } from "../../puzzles/pictures.ts";
import { type Day, progress, streak } from "../../puzzles/progress.ts";
import { pipsOf, type Sitting, starsOf, TRIES, triesLeft } from "../../puzzles/sitting.ts";
import { chancesOf, type List, taskOf, the } from "../../puzzles/telling.ts";
import type { Motifs } from "../../skins/index.ts";
import { listed } from "../../speech.ts";
import { Icon } from "../../ui/icon.tsx";
import { useMotifs } from "../../ui/motifs.ts";
import { Drawn } from "../../ui/parts.tsx";
import type { PuzzleView } from "../../wire.ts";

const HOUSE_MARK = line(
  "M5 16L16 6l11 10M8.5 14v12h15V14",
  "var(--mi)",
  2.6,
  `stroke-linecap="round" stroke-linejoin="round"`,
);

export const inWords: List = (parts) => listed(parts, language.value);

/** The motifs of all editions that solved days belong to. */
export function useAllMotifs(days: Readonly<Record<string, Day>>): Record<string, Motifs> {
  const [found, setFound] = useState<Record<string, Motifs>>({});
  const worlds = [...new Set(Object.values(days).map(({ edition }) => edition))].sort().join();
  useEffect(() => {
    let here = true;
    for (const world of worlds.split(",").filter(Boolean)) {
      loadMotifs(world).then(
        (motifs) => here && setFound((before) => ({ ...before, [world]: motifs })),
        () => {},
      );
    }
    return () => {
      here = false;
    };
  }, [worlds]);
  return found;
}

function Stars({ stars, size = 26 }: { stars: number; size?: number }) {
  return (
    <span class="stars" role="img" aria-label={words("puzzle-stars", { stars })}>
      {[1, 2, 3].map((each) => <Drawn key={each} svg={starPicture(each <= stars, size)} />)}
    </span>
  );
}

/** The tries for the next star, as the gates of a board: used ones are crossed out. */
function Tries({ left }: { left: number }) {
  if (left === 0) return null;
  return (
    <span class="trytokens" aria-hidden="true">
      {Array.from(
        { length: TRIES },
        (_, at) => <i key={at} class={at < TRIES - left ? "used" : ""} />,
      )}
    </span>
  );
}

/** The date and the number of a daily puzzle; of any other its kind. */
export function Eyebrow({ puzzle }: { puzzle: PuzzleView }) {
  const { date, number, kind, level } = puzzle;
  return (
    <p class="eyebrow">
      <span>
        {date
          ? noon(date).toLocaleDateString(language.value, {
            weekday: "long",
            day: "numeric",
            month: "long",
          })
          : words(`puzzle-kind-${kind}`)}
      </span>
      <span class="tnum">
        {date ? words("puzzle-number", { number: number ?? 0 }) : words("puzzle-step", { level })}
      </span>
    </p>
  );
}

function Trail({ sitting }: { sitting: Sitting }) {
  const { puzzle, over } = sitting;
  const motifs = useMotifs(puzzle.edition);
  const goal = puzzle.goals.at(-1) ?? "";
  const pips = pipsOf(sitting);
  const turn = pips.indexOf("now") + 1;
  const label = over === "wrong"
    ? words("puzzle-trail-wall")
    : words("puzzle-trail", { turn: turn || pips.length, turns: pips.length });
  return (
    <Drawn
      class="trailbox"
      svg={turnTrail(
        puzzle.edition,
        puzzle.look.seat + 1,
        pips,
        motifs[goal] ?? (puzzle.kind === "harvest" ? at(16, 16, star(true), 0.7) : HOUSE_MARK),
        over === "wrong" ? "wall" : over === "solved" ? "found" : "todo",
        label,
      )}
    />
  );
}

/** What is to be done, and what it has cost so far. */
export function TaskSlip({ sitting, timed }: { sitting: Sitting; timed: boolean }) {
  const { puzzle, failed, over } = sitting;
  const { title, soft } = taskOf(puzzle, words, inWords);
  const stars = starsOf(sitting);
  const tries = failed.length + (over === "wrong" ? 0 : 1);
  const days = streak(progress.value, today());
  return (
    <section class="slip task" aria-labelledby="task">
      <Eyebrow puzzle={puzzle} />
      <h1 id="task" tabIndex={-1}>
        {title} <span class="soft">{soft}</span>
      </h1>
      {puzzle.kind !== "weave" && <Trail sitting={sitting} />}
      {!timed && (
        <div class="tryline">
          <span class="tries">
            {words(over === "wrong" ? "puzzle-try-over" : "puzzle-try", { tries })}
            {puzzle.date && days > 0 && (
              <span class="narrow-only">{` · ${words("puzzle-in-a-row", { days })}`}</span>
            )}
          </span>
          <Stars stars={stars} />
          <Tries left={triesLeft(sitting)} />
        </div>
      )}
      {!timed && over !== "wrong" && (
        <p class="quiet">
          {chancesOf(sitting, words)}
        </p>
      )}
    </section>
  );
}

/** The week as a path, and how many days in a row were solved. */
export function StreakSlip({ solved }: { solved: boolean }) {
  const now = today();
  const { days } = progress.value;
  const motifs = useAllMotifs(days);
  const count = streak(progress.value, now);
  const week = weekOf(now).map((day) => {
    const done = days[day];
    const is = day === now ? (done ? "won" : "today") : day > now ? "next" : done ? "done" : "miss";
    return {
      letter: noon(day).toLocaleDateString(language.value, { weekday: "narrow" }),
      date: noon(day).getDate(),
      is: is as "won",
      motif: (done && motifs[done.edition]?.[done.motif]) ?? motifLetter("★"),
    };
  });
  const goal = days[now];
  return (
    <section class="slip streak" aria-label={words("puzzle-in-a-row", { days: count })}>
      <div class="streakhead">
        <b class="bignum" aria-hidden="true">{count}</b>
        <span aria-hidden="true">{words("puzzle-days-in-a-row", { days: count })}</span>
        <a class="ib" href="/puzzles#month" aria-label={words("puzzle-month")}>
          <Icon name="forward" />
        </a>
      </div>
      <Drawn class="weekbox" svg={weekPath(week)} />
      <p class="quiet">
        {solved && goal
          ? `${words("puzzle-on-calendar", { goal: the(goal.edition, goal.motif || null) })} ${
            words("puzzle-tomorrow", { hours: hoursLeft(new Date()) })
          }`
          : words(count ? "puzzle-go-on" : "puzzle-begin")}
      </p>
    </section>
  );
}
