// The home of the puzzles: today's, the kinds, one's level, the month, the storm.
import { useEffect, useState } from "preact/hooks";
import { engineOf } from "../../board/engines.ts";
import { words } from "../../i18n.ts";
import { today } from "../../puzzles/days.ts";
import { desk } from "../../puzzles/desk.ts";
import { type Kind, KINDS, WORLD } from "../../puzzles/kinds.ts";
import { levelPath } from "../../puzzles/pictures.ts";
import { due, levelOf, progress, solvedOf, streak } from "../../puzzles/progress.ts";
import { sceneOf } from "../../puzzles/sitting.ts";
import { taskOf } from "../../puzzles/telling.ts";
import { go } from "../../routes.ts";
import { DEFAULT_SKIN, skinOf } from "../../skins/index.ts";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Drawn } from "../../ui/parts.tsx";
import { Signpost } from "../../ui/signpost.tsx";
import { StillBoard } from "../../ui/still.tsx";
import { useTitle } from "../../ui/title.ts";
import type { PuzzleView } from "../../wire.ts";
import { KindArt, StormArt } from "./art.tsx";
import { Month } from "./month.tsx";
import { Files } from "./files.tsx";
import { inWords } from "./task.tsx";

const LEVELS = 10;

/** The board of a puzzle, to look at. */
function Picture({ puzzle }: { puzzle: PuzzleView }) {
  const names = Array.from({ length: puzzle.seats }, (_, seat) => words(`cast-${seat + 1}`));
  const still = { ...puzzle.look, legal: [], reach: null };
  return (
    <div class="heroboard" inert>
      <StillBoard scene={sceneOf(puzzle, still, names)} />
    </div>
  );
}

/** Today's puzzle, with the one filled button of the page. */
function Today() {
  const [puzzle, setPuzzle] = useState<PuzzleView | null>(null);
  const [trouble, setTrouble] = useState("");
  const day = today();
  useEffect(() => {
    desk.daily(day).then(setPuzzle, () => setTrouble(words("trouble-offline")));
  }, [day]);
  const days = streak(progress.value, day);
  const done = progress.value.days[day];
  const task = puzzle && taskOf(puzzle, words, inWords);
  return (
    <section
      class="slip hero"
      aria-labelledby="today"
      data-theme={puzzle?.edition ?? DEFAULT_SKIN}
      data-engine={puzzle?.engine}
    >
      {!puzzle
        ? <div class="heroboard" />
        : engineOf(puzzle.engine).small
        ? <Picture key={puzzle.id} puzzle={puzzle} />
        : (
          <div class="heroboard">
            <KindArt kind={puzzle.kind as Kind} />
          </div>
        )}
      <div class="herotext">
        <p class="eyebrow">
          <span>{words("puzzle-today")}</span>
        </p>
        <h2 id="today">
          {task?.title ?? words("puzzle-daily")} <span class="soft">{task?.soft}</span>
        </h2>
        <p class="quiet">{words(done ? "puzzle-today-done" : "puzzle-today-note")}</p>
        <p class="trouble" role="alert">{trouble}</p>
        {days > 0 && (
          <p class="herostreak">
            <b class="bignum">{days}</b>
            <span>{words("puzzle-days-in-a-row", { days })}</span>
          </p>
        )}
        <a class="btn primary" href="/puzzles/daily">
          <Icon name={done ? "replay" : "play"} size={22} />
          {words(done ? "once-more" : "puzzle-play")}
        </a>
      </div>
    </section>
  );
}

function KindCard({ kind }: { kind: Kind }) {
  const world = WORLD[kind];
  const [busy, setBusy] = useState(false);
  const count = solvedOf(progress.value, kind);
  const open = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const { me, solved, again } = progress.value;
    const seen = [...new Set([...Object.keys(solved), ...Object.keys(again)])];
    try {
      const unseen = (await desk.next(me.rating, seen, kind)).puzzle;
      const puzzle = unseen ?? (await desk.next(me.rating, [], kind)).puzzle; // all are solved
      if (puzzle) return go(`/puzzles/${puzzle.id}`);
    } catch {
      // the page says at its top that there is no connection
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      class="kind"
      data-theme={world}
      data-mode={skinOf(world).front.dark ? "dark" : undefined}
      onClick={() => void open()}
    >
      <KindArt kind={kind} />
      <span class="kindtext">
        <b>{words(`puzzle-kind-${kind}`)}</b>
        <span class="solvedno">
          {count ? words("puzzle-solved-count", { count }) : words("puzzle-new")}
        </span>
        <small>{words(`puzzle-kind-${kind}.note`)}</small>
      </span>
    </button>
  );
}

function Level() {
  const level = levelOf(progress.value.me.rating);
  return (
    <section class="slip level" aria-labelledby="level">
      <h2 id="level">
        {words("puzzle-level", { level })}{" "}
        <span class="levelname">{words("puzzle-level-name", { level })}</span>
      </h2>
      <Drawn
        svg={levelPath(level, LEVELS, words("puzzle-level-stones", { level, levels: LEVELS }))}
      />
      <p class="quiet">{words("puzzle-level-note")}</p>
    </section>
  );
}

export function PuzzlesPage() {
  useTitle(words("puzzles"));
  const waiting = due(progress.value, today());
  return (
    <div class="puzzles puzzle-page" data-theme={DEFAULT_SKIN}>
      <Backdrop theme={DEFAULT_SKIN} />
      <header class="bar">
        <a class="ib" href="/" aria-label={words("back")}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{words("puzzles")}</h1>
        <span class="sp" />
        {waiting.length > 0 && (
          <a class="btn small" href={`/puzzles/${waiting[0]}`}>
            <Icon name="flag" size={20} />
            <span>
              {words("puzzle-due")} <span class="mut">{waiting.length}</span>
            </span>
          </a>
        )}
      </header>
      <main class="puzzle-grid">
        <Today />
        <section class="kinds" aria-label={words("puzzle-kinds")}>
          {KINDS.map((kind) => <KindCard key={kind} kind={kind} />)}
        </section>
        <div class="rail">
          <Level />
          <Month />
          <a class="storm" href="/puzzles/storm">
            <StormArt />
            <b>{words("puzzle-storm")}</b>
            <span>{words("puzzle-storm.note")}</span>
            {progress.value.storm > 0 && (
              <span class="best">{words("puzzle-storm-best", { best: progress.value.storm })}</span>
            )}
          </a>
          <Signpost
            icon="swap"
            title={words("position-editor")}
            note={words("position-editor.note")}
            to="/editor"
          />
        </div>
        <Files />
      </main>
    </div>
  );
}
