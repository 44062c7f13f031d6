// A puzzle at its table: the same board and hand as in a game, the task where the seats would be.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { engineOf } from "../../board/engines.ts";
import { words } from "../../i18n.ts";
import { isDate, today } from "../../puzzles/days.ts";
import { desk } from "../../puzzles/desk.ts";
import { afterFailed, afterSolved, keep, progress, without } from "../../puzzles/progress.ts";
import { type Sitting, starsOf } from "../../puzzles/sitting.ts";
import { PuzzleTable } from "../../puzzles/table.ts";
import { go } from "../../routes.ts";
import { settings } from "../../settings.ts";
import { DEFAULT_SKIN } from "../../skins/index.ts";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Empty, HOME } from "../../ui/empty.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BackLink, IconButton } from "../../ui/parts.tsx";
import { SoundButton } from "../../ui/sound.tsx";
import { useTitle } from "../../ui/title.ts";
import type { PuzzleProof, PuzzleView } from "../../wire.ts";
import { Coach, StepsPill } from "../coach.tsx";
import { DoneSlip, Onwards, Share, useNext } from "./done.tsx";
import { PuzzleMenu } from "./menu.tsx";
import { StreakSlip, TaskSlip } from "./task.tsx";
import { Hints, Wrong } from "./told.tsx";

/** Keep what a puzzle has shown about a person: once it is solved, or after the first failure. */
function remember(sitting: Sitting, rated: { done: boolean }): void {
  const { puzzle, over, failed, hints } = sitting;
  const { id, date, edition, goals } = puzzle;
  const fresh = progress.value.solved[id] === undefined;
  const day = today();
  if (over === "solved") {
    const stars = starsOf(sitting);
    keep((before) => {
      const after = afterSolved(before, id, stars, day);
      if (!date || before.days[date]) return after;
      const motif = goals.at(-1) ?? "";
      return { ...after, days: { ...after.days, [date]: { id, on: day, stars, edition, motif } } };
    });
  } else if (fresh) {
    keep((before) => afterFailed(before, id, day));
  }
  if (rated.done || !fresh) return;
  rated.done = true;
  const won = over === "solved" && !failed.length && !hints;
  desk.attempt(id, won, progress.value.me).then(
    ({ me }) => keep((before) => ({ ...before, me })),
    () => {}, // without a server the rating stays as it is
  );
}

/** Keys of a puzzle besides those of the board. */
function useKeys(table: PuzzleTable, next: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      if (event.altKey || document.querySelector("dialog[open]")) return;
      const does: Record<string, () => void> = {
        Backspace: () => table.takeBack(),
        h: () => void table.help(),
        t: () => table.again(),
        n: next,
      };
      const chosen = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!chosen) return;
      event.preventDefault();
      chosen();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [table, next]);
}

function Solve({ puzzle }: { puzzle: PuzzleView }) {
  const board = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const rated = useRef({ done: false });
  const [proof, setProof] = useState<PuzzleProof | null>(null);
  const [menu, setMenu] = useState(false);
  const table = useMemo(
    () =>
      new PuzzleTable(puzzle, (sitting) => {
        remember(sitting, rated.current);
        if (sitting.over === "solved") desk.proof(puzzle.id).then(setProof, () => {});
      }),
    [puzzle],
  );
  useLayoutEffect(() => table.put({ board: board.current!, hand: hand.current! }), [table]);
  const sitting = table.sitting.value;
  const { over, hints } = sitting;
  const next = useNext(puzzle.id, puzzle.date ? null : puzzle.kind);
  const onwards = (id: string) => go(`/puzzles/${id}`);
  useKeys(table, () => over === "solved" && next && onwards(next.id));
  const title = words(puzzle.date ? "puzzle-daily" : `puzzle-kind-${puzzle.kind}`);
  useTitle(title);
  const { leftHanded } = settings.value;
  const classes = ["table", "puzzle", over, leftHanded && "left-handed", hints && "hinted"];
  const help = () => void table.help();
  const watch = () => proof && void table.watch(proof);
  return (
    <div
      class={classes.filter(Boolean).join(" ")}
      data-theme={puzzle.edition}
      data-engine={puzzle.engine}
    >
      <Backdrop theme={puzzle.edition} />
      <header class="bar">
        <BackLink href="/puzzles" label={words("puzzle-back")} />
        <span class="ttl">{title}</span>
        <span class="sp" />
        {!over && <StepsPill />}
        <span class="sp" />
        {over !== "solved" && hints < 2 && (
          <button
            type="button"
            class="ib lampbtn narrow-only"
            aria-label={words("puzzle-hint-left", { left: 2 - hints })}
            onClick={help}
          >
            <Icon name="hint" />
            <b aria-hidden="true">{2 - hints}</b>
          </button>
        )}
        <span class="wide-only">
          <SoundButton />
        </span>
        <IconButton icon="menu" label={words("menu")} onClick={() => setMenu(true)} />
      </header>
      <aside class="side">
        {over === "solved"
          ? <DoneSlip sitting={sitting} proof={proof} />
          : <TaskSlip sitting={sitting} timed={false} />}
        {puzzle.date && <StreakSlip solved={over === "solved"} />}
      </aside>
      <main class="boardwrap">
        {!over && (table.hint.value && sitting.looks.length === 1
          ? (
            <p class="coach">
              <span class="lamp lit">
                <Icon name="hint" size={22} />
              </span>
              <span>{table.hint.value}</span>
            </p>
          )
          : <Coach edition={puzzle.edition} />)}
        <div class="boardhost" ref={board} />
      </main>
      <section class="hand" aria-label={words("hand")}>
        <div class="handhost" ref={hand} hidden={over !== ""} />
        <div class="after">
          {over === "wrong" && (
            <Wrong
              sitting={sitting}
              again={() => table.again()}
              redo={() => table.takeBack()}
            />
          )}
          {!over && sitting.looks.length > 1 && engineOf(puzzle.engine).redo && (
            <Button
              icon="undo"
              size={20}
              look="small"
              onClick={() => table.takeBack()}
            >
              {words("puzzle-aim-again")}
            </Button>
          )}
          {over !== "solved" && <Hints hints={hints} said={table.hint.value} ask={help} />}
          {over === "solved" && puzzle.date && <Share sitting={sitting} />}
          {over === "solved" && (
            <Onwards
              next={next}
              onNext={onwards}
              watch={watch}
            />
          )}
          <p class="trouble" role="alert">{table.trouble.value}</p>
        </div>
      </section>
      {menu && (
        <PuzzleMenu
          edition={puzzle.edition}
          again={over !== "solved" ? () => table.again() : null}
          watch={over === "solved" && proof ? watch : null}
          onClose={() => setMenu(false)}
        />
      )}
    </div>
  );
}

/** Until a puzzle is here: never an empty page. */
function Getting() {
  useTitle(words("puzzles"));
  return (
    <div class="puzzle-wait table puzzle" data-theme={DEFAULT_SKIN}>
      <Backdrop theme={DEFAULT_SKIN} />
      <header class="bar">
        <BackLink href="/puzzles" label={words("puzzle-back")} />
        <span class="ttl">{words("puzzles")}</span>
      </header>
      <main class="boardwrap">
        <p class="coach" role="status">{words("puzzle-getting")}</p>
      </main>
    </div>
  );
}

/** A puzzle by its id, or that of a day; without a day, today's. */
export function PuzzlePage({ id, date }: { id: string; date: string | null }) {
  const [puzzle, setPuzzle] = useState<PuzzleView | null>(null);
  const [trouble, setTrouble] = useState<"" | "none" | "offline">("");
  const day = id === "daily" ? (isDate(date) ? date : today()) : null;
  useEffect(() => {
    let here = true;
    setPuzzle(null);
    setTrouble("");
    (day ? desk.daily(day) : desk.open(id)).then(
      (found) => here && setPuzzle(found),
      (error: { code?: string }) => {
        if (!here) return;
        setTrouble(error.code === "offline" ? "offline" : "none");
        if (error.code !== "offline") keep((before) => without(before, id)); // the puzzle no longer exists
      },
    );
    return () => {
      here = false;
    };
  }, [id, day]);
  if (trouble) {
    return (
      <Empty
        story="broken"
        title={words(trouble === "offline" ? "offline-title" : "puzzle-none")}
        note={words(trouble === "offline" ? "trouble-offline" : "puzzle-none-note")}
        ways={[{ icon: "star", text: words("puzzles"), to: "/puzzles" }, HOME()]}
        alert
      />
    );
  }
  return puzzle ? <Solve key={puzzle.id + (puzzle.date ?? "")} puzzle={puzzle} /> : <Getting />;
}
