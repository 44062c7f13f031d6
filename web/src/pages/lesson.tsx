// A lesson: a prepared game, step by step.  The server says what follows and judges; what has been
// done in a step is remembered here, and which step comes next in the browser.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api, Refused } from "../api.ts";
import type { Scene } from "../board/board.ts";
import { type About, learn, words } from "../i18n.ts";
import { keep } from "../keys.ts";
import { courses, learnLessons, reach, stepOf } from "../lessons.ts";
import { byKeyboard } from "../pointer.ts";
import { go } from "../routes.ts";
import { sceneOf } from "../scene.ts";
import { settings } from "../settings.ts";
import { soundOf, sounds } from "../sound.ts";
import { raise, type Stage } from "../stage.ts";
import { clearTable, say, state } from "../state.ts";
import { loadStyle } from "../styles.ts";
import { Backdrop } from "../ui/backdrop.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { BackLink, Leaf } from "../ui/parts.tsx";
import type { LessonForm, LessonNow } from "../wire.ts";
import { StepsPill } from "./coach.tsx";
import { MissingPage } from "./missing.tsx";

await loadStyle("lesson");

/** Where a lesson stands: a step, and what the server last said about it. */
interface LessonPlace {
  readonly at: number;
  readonly told: LessonNow;
}

/** What the sentences of a step name. */
function named(form: LessonForm, { about }: LessonNow): About {
  const motifs = Object.entries(about).map(([name, key]) => [
    name,
    words(`motif-${form.edition}-${key}`),
  ]);
  return { rival: words("cast-2"), ...Object.fromEntries(motifs) };
}

/** Start a game against an easy bot, with the options of the lesson. */
async function playOn({ edition, then }: LessonForm): Promise<void> {
  const made = await api.create({
    edition,
    seats: [{ kind: "me", name: settings.value.name }, { kind: "bot", level: "easy" }],
    options: then,
    hints: true,
  });
  keep(made.id, { edition, host: made.host, seats: made.seats });
  go(made.link);
}

/** What the player asked to be shown; else what the board itself says, where it has no room for that. */
function Advice({ given }: { given: string }) {
  const { text } = state.coach.value;
  return <p class={`lesson-advice ${given ? "" : "from-board"}`}>{given || text}</p>;
}

/** The panel that explains, judges and leads on. */
function Panel({ form, place, advice, onShow, onTry, onNext }: {
  form: LessonForm;
  place: LessonPlace;
  advice: string;
  onShow: () => void;
  onTry: () => void;
  onNext: () => void;
}) {
  const { at, told } = place;
  const [trouble, setTrouble] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const last = form.steps.length;
  const over = told.verdict === "done" && at + 1 === last;
  const task = words(`lesson-${form.steps[at]}`, named(form, told));
  const text = over
    ? words("lesson-end")
    : told.verdict === "done"
    ? words("lesson-well")
    : told.verdict === "again"
    ? words(`lesson-${form.steps[at]}.again`, named(form, told))
    : task;
  useEffect(() => say(text), [text]);
  useEffect(() => {
    if (told.verdict !== "open" && byKeyboard()) button.current?.focus();
  }, [told]);
  return (
    <section
      class="lesson"
      aria-label={words("lesson")}
      data-step={form.steps[at]}
      data-verdict={told.verdict}
    >
      <p class="lesson-text">{text}</p>
      {told.verdict === "open" && <Advice given={advice} />}
      <div class="lesson-foot">
        <span class="lesson-place tnum">{words("lesson-step", { at: at + 1, last })}</span>
        {told.verdict === "open" && (
          <Button icon="hint" size={20} look="small" onClick={onShow}>
            {words("show-me")}
          </Button>
        )}
        {told.verdict === "again" && (
          <button ref={button} type="button" class="btn small primary" onClick={onTry}>
            <Icon name="undo" size={20} />
            {words("try-again")}
          </button>
        )}
        {told.verdict === "done" && !over && (
          <button ref={button} type="button" class="btn small primary" onClick={onNext}>
            <Icon name="step" size={20} />
            {words("lesson-next")}
          </button>
        )}
        {over && (
          <>
            <button
              ref={button}
              type="button"
              class="btn small primary"
              onClick={() => playOn(form).catch(() => setTrouble(words("trouble-offline")))}
            >
              <Icon name="play" size={20} />
              {words("lesson-rival")}
            </button>
            <a class="btn small" href="/learn">{words("lesson-others")}</a>
          </>
        )}
      </div>
      <p class="trouble" role="alert">{trouble}</p>
    </section>
  );
}

function Course({ form }: { form: LessonForm }) {
  const board = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const scene = useRef<Scene | null>(null);
  const here = useRef(true);
  const began = useRef(0); // when the step began, by our own clock
  const timer = useRef(0); // until the time is up, where a step has a limit
  const now = useRef<LessonPlace | null>(null);
  const asking = useRef(0); // how many questions are not answered and shown yet
  const [place, setPlace] = useState<LessonPlace | null>(null);
  const [advice, setAdvice] = useState("");
  const [trouble, setTrouble] = useState("");

  /** Show what the server told, one position after the other; the words wait for the board. */
  async function show(next: LessonPlace, anew: boolean): Promise<void> {
    for (const each of next.told.frames) {
      scene.current = sceneOf(each, each.table, scene.current, anew);
      if (stage.current) {
        stage.current.show(scene.current);
        continue;
      }
      soundOf(form.edition);
      const made = await raise(
        { board: board.current!, hand: hand.current! },
        scene.current,
        { send: (actions) => void act(actions), locked: () => false },
      );
      if (!here.current) return made.destroy();
      stage.current = made;
    }
    await stage.current?.rest();
    if (!here.current || now.current !== next) return;
    setAdvice("");
    setPlace(next);
    if (next.told.verdict === "done") {
      reach(form.id, next.at + 1);
      sounds.play(next.at + 1 === form.steps.length ? "win" : "treasure");
    }
  }

  /** Ask what follows; without an answer the board shows again where it stood. */
  async function ask(
    at: number,
    did: string[],
    actions: string[] = [],
    begins = !did.length && !actions.length,
  ): Promise<void> {
    clearTimeout(timer.current);
    asking.current += 1;
    const moment = begins ? 0 : Math.round(performance.now() - began.current);
    try {
      const told = await api.step(form.id, { step: at, did, do: actions, at: moment });
      if (!here.current) return;
      if (begins) began.current = performance.now();
      now.current = { at, told };
      setTrouble("");
      if (told.verdict === "open" && told.due !== null) {
        const left = Math.max(0, told.due - moment);
        timer.current = setTimeout(() => void ask(at, told.did, [], false), left);
      }
      await show(now.current, !actions.length);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(words(error.code === "offline" ? "trouble-offline" : "refused-other"));
      if (scene.current) stage.current?.show({ ...scene.current, by: null, did: [], anew: true });
    } finally {
      asking.current -= 1;
    }
  }

  /** Lead on; while something is on its way, another tap means the same and starts nothing anew. */
  const lead = (at: number, did: string[]): void => {
    if (!asking.current) void ask(at, did);
  };

  const act = (actions: readonly string[]): Promise<void> => {
    const { at, told } = now.current!;
    return ask(at, told.did, [...actions]);
  };

  useLayoutEffect(() => {
    clearTable();
    void ask(Math.min(stepOf(form), form.steps.length - 1), []);
    return () => {
      here.current = false;
      clearTimeout(timer.current);
      stage.current?.destroy();
      clearTable();
    };
  }, []);

  useEffect(() => {
    if (place?.told.verdict === "open") stage.current?.focus();
  }, [place]);

  const showAnswer = () => {
    if (!stage.current || !scene.current || !place) return;
    const rest = place.told.answer;
    stage.current.propose(rest);
    const told = stage.current.module.advise?.(scene.current, rest, words) ?? "";
    setAdvice(told);
    say(told);
  };
  const engine = scene.current?.engine;
  return (
    <div class="table lesson-table" data-theme={form.edition} data-engine={engine}>
      <Backdrop theme={form.edition} />
      <header class="bar">
        <BackLink href="/learn" label={words("lesson-leave")} />
        <h1 class="ttl" tabIndex={-1}>{words(form.title)}</h1>
        <span class="sp" />
        <StepsPill />
        <span class="sp" />
      </header>
      <aside class="side">
        {place && (
          <Panel
            key={place.at}
            form={form}
            place={place}
            advice={advice}
            onShow={showAnswer}
            onTry={() => lead(place.at, place.told.kept)}
            onNext={() => lead(place.at + 1, [])}
          />
        )}
        <p class="trouble" role="alert">{trouble}</p>
      </aside>
      <main class="boardwrap">
        <div class="boardhost" ref={board} />
      </main>
      <section class="hand" aria-label={words("hand")}>
        <div class="handhost" ref={hand} />
      </section>
    </div>
  );
}

export function LessonPage({ id }: { id: string }) {
  const [trouble, setTrouble] = useState("");
  const [ready, setReady] = useState(false);
  useEffect(() => {
    Promise.all([learnLessons(), learn("lessons")])
      .then(() => setReady(true), () => setTrouble(words("trouble-offline")));
  }, []);
  const form = courses.value.find((each) => each.id === id);
  useEffect(() => {
    if (form) document.title = `${words(form.title)} · ${words("learn")} · Daedalus`;
  }, [form, ready]);
  if (ready && !form) return <MissingPage />;
  if (ready && form) return <Course key={id} form={form} />;
  return (
    <Leaf title={words("learn")} plain>
      <p class="trouble" role="alert">{trouble}</p>
    </Leaf>
  );
}
