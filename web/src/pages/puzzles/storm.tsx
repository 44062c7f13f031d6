// Storm: as many puzzles as possible in three minutes.  A wrong try costs nothing but time.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { words } from "../../i18n.ts";
import { today } from "../../puzzles/days.ts";
import { desk } from "../../puzzles/desk.ts";
import { afterFailed, keep, progress } from "../../puzzles/progress.ts";
import type { Sitting } from "../../puzzles/sitting.ts";
import { PuzzleTable } from "../../puzzles/table.ts";
import { DEFAULT_SKIN } from "../../skins/index.ts";
import { say } from "../../state.ts";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useTitle } from "../../ui/title.ts";
import type { PuzzleView } from "../../wire.ts";
import { Coach, StepsPill } from "../coach.tsx";
import { clockText } from "../clock.ts";
import { TaskSlip } from "./task.tsx";

const LASTS_MS = 180_000;
const EASIEST = 800;
const STEEP = 35; // how much harder each one is than the one before
const SHORT_MS = 10_000;
const KINDS = ["fetch", "guard"]; // one look, one or two turns

/** Puzzles one after the other, each a little harder; the next is fetched ahead. */
class Series {
  #seen: string[] = [];
  #next: Promise<PuzzleView | null>;

  constructor() {
    this.#next = this.#fetch();
  }

  async #fetch(): Promise<PuzzleView | null> {
    const count = this.#seen.length;
    const kind = KINDS[count % KINDS.length]!;
    const { puzzle } = await desk.next(EASIEST + STEEP * count, this.#seen, kind);
    if (puzzle) this.#seen.push(puzzle.id);
    return puzzle;
  }

  async take(): Promise<PuzzleView | null> {
    const found = await this.#next;
    this.#next = this.#fetch();
    this.#next.catch(() => {}); // asked for again when it is needed
    return found;
  }
}

function Board({ puzzle, ended }: { puzzle: PuzzleView; ended: (sitting: Sitting) => void }) {
  const board = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const table = useMemo(() => new PuzzleTable(puzzle, ended), [puzzle]);
  useLayoutEffect(() => table.put({ board: board.current!, hand: hand.current! }), [table]);
  return (
    <>
      <aside class="side">
        <TaskSlip sitting={table.sitting.value} timed />
      </aside>
      <main class="boardwrap">
        <Coach edition={puzzle.edition} />
        <div class="boardhost" ref={board} />
      </main>
      <section class="hand" aria-label={words("hand")}>
        <div class="handhost" ref={hand} />
        <p class="trouble after" role="alert">{table.trouble.value}</p>
      </section>
    </>
  );
}

/** How much is left; it turns red only at the very end, and is spoken twice. */
function Clock({ ends, over }: { ends: number; over: () => void }) {
  const [left, setLeft] = useState(ends - Date.now());
  useEffect(() => {
    const marks = [60, 10].filter((seconds) => ends - Date.now() > seconds * 1000);
    const beat = setInterval(() => {
      const now = ends - Date.now();
      setLeft(now);
      if (marks[0] !== undefined && now <= marks[0] * 1000) {
        say(words("puzzle-storm-left", { seconds: marks.shift()! }));
      }
      if (now <= 0) {
        clearInterval(beat);
        over();
      }
    }, 200);
    return () => clearInterval(beat);
  }, [ends]);
  return (
    <span class={`storm-clock tnum ${left < SHORT_MS ? "short" : ""}`}>
      <Icon name="clock" size={20} />
      {clockText(left)}
    </span>
  );
}

function Start(
  { score, begin }: { score: number | null; begin: () => void },
) {
  const { storm } = progress.value;
  const first = score === null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="storm-start slip">
      <h1 ref={heading} tabIndex={-1}>{words(first ? "puzzle-storm" : "puzzle-storm-over")}</h1>
      <p>{first ? words("puzzle-storm.note") : words("puzzle-storm-result", { count: score })}</p>
      {storm > 0 && (
        <p class="mut">
          {!first && score === storm
            ? words("puzzle-storm-record")
            : words("puzzle-storm-best", { best: storm })}
        </p>
      )}
      {!first && <p class="quiet">{words("puzzle-storm-missed")}</p>}
      <Button look="primary" icon="clock" onClick={begin}>
        {words(first ? "puzzle-storm-go" : "once-more")}
      </Button>
    </main>
  );
}

export function StormPage() {
  useTitle(words("puzzle-storm"));
  const series = useRef<Series | null>(null);
  const [puzzle, setPuzzle] = useState<PuzzleView | null>(null);
  const [ends, setEnds] = useState(0);
  const [score, setScore] = useState<number | null>(null);
  const [trouble, setTrouble] = useState("");
  const onwards = () => {
    series.current!.take().then(setPuzzle, () => {
      setTrouble(words("trouble-offline"));
      setPuzzle(null);
      setEnds(0);
    });
  };
  const begin = () => {
    setTrouble("");
    setScore(0);
    series.current = new Series();
    series.current.take().then((first) => {
      setPuzzle(first);
      setEnds(Date.now() + LASTS_MS);
    }, () => {
      setScore(null);
      setTrouble(words("trouble-offline"));
    });
  };
  const ended = ({ puzzle: { id }, over }: Sitting) => {
    if (over === "solved") setScore((before) => (before ?? 0) + 1);
    else keep((before) => afterFailed(before, id, today()));
    onwards();
  };
  const finish = () => {
    setEnds(0);
    setPuzzle(null);
    setScore((count) => {
      keep((before) => ({ ...before, storm: Math.max(before.storm, count ?? 0) }));
      return count;
    });
  };
  const running = puzzle !== null && ends > 0;
  return (
    <div
      class={running ? "table puzzle storm-table" : "puzzle storm-page"}
      data-theme={puzzle?.edition ?? DEFAULT_SKIN}
      data-engine={puzzle?.engine}
    >
      <Backdrop theme={puzzle?.edition ?? DEFAULT_SKIN} />
      <header class="bar">
        <a class="ib" href="/puzzles" aria-label={words("puzzle-back")}>
          <Icon name="back" />
        </a>
        {running && (
          <>
            <Clock ends={ends} over={finish} />
            <span class="storm-score tnum">
              {words("puzzle-solved-count", { count: score ?? 0 })}
            </span>
            <span class="sp" />
            <StepsPill />
            <span class="sp" />
            <Button look="small" onClick={onwards}>
              {words("puzzle-storm-skip")}
            </Button>
          </>
        )}
      </header>
      {running
        ? <Board key={puzzle.id} puzzle={puzzle} ended={ended} />
        : <Start score={ends === 0 && score !== null && !puzzle ? score : null} begin={begin} />}
      <p class="trouble" role="alert">{trouble}</p>
    </div>
  );
}
