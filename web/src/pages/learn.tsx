// The first game: a short real one against an easy bot, with explanations.
import { HOUSE } from "../skins/index.ts";
import { computed, effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { words } from "../i18n.ts";
import { keep } from "../keys.ts";
import { readPosition } from "../board/sliding/position.ts";
import { go } from "../routes.ts";
import { settings } from "../settings.ts";
import { say, state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import { Leaf, Pawn } from "../ui/parts.tsx";

const PLACE = "daedalus.lesson";

/** Whether a table is the one of the first game. */
export function isLesson(id: string): boolean {
  try {
    return sessionStorage.getItem(PLACE) === id;
  } catch {
    return false;
  }
}

async function begin(): Promise<void> {
  const made = await api.create({
    edition: HOUSE,
    seats: [{ kind: "me", name: settings.value.name }, { kind: "bot", level: "easy" }],
    options: { cards: 2, start: 1 },
    hints: true,
  });
  keep(made.id, { edition: HOUSE, host: made.host, seats: made.seats });
  try {
    sessionStorage.setItem(PLACE, made.id);
  } catch {
    // no storage: a game without explanations
  }
  done.value = new Set();
  go(made.link);
}

export function LearnPage() {
  const [trouble, setTrouble] = useState("");
  return (
    <Leaf title={words("learn")}>
      <p>
        {[1, 2, 3, 4].map((cast) => <Pawn key={cast} cast={cast} height={104} world={HOUSE} />)}
      </p>
      <p class="lead">{words("learn-note")}</p>
      <p>
        <button
          type="button"
          class="btn primary"
          onClick={() => begin().catch(() => setTrouble(words("trouble-offline")))}
        >
          <Icon name="play" />
          {words("start-game")}
        </button>
      </p>
      <p class="trouble" role="alert">{trouble}</p>
    </Leaf>
  );
}

const done = signal<ReadonlySet<string>>(new Set()); // steps done or read
const learnt = (...steps: string[]): void => {
  done.value = new Set([...done.peek(), ...steps]);
};

/** The explanation for the current board; "" for none, and outside the lesson. */
export const lesson = computed((): string => {
  const id = state.now.value?.table.id;
  const read = done.value;
  const scene = state.shown.value;
  if (!id || !isLesson(id) || !scene || scene.ended || scene.seat === null) return "";
  if (!read.has("goal")) return "goal";
  const position = readPosition(scene.position);
  const mine = scene.toAct.includes(scene.seat);
  const found = position.found[scene.seat]!.length;
  if (!mine) return read.has("wait") ? "" : "wait";
  if (!position.left[scene.seat]!.length) return read.has("home") ? "" : "home";
  if (found && !read.has("found")) return "found";
  if (state.steps.value.at === 1) return read.has("walk") ? "" : "walk";
  if (scene.ply < 2) return "push";
  return read.has("barred") ? "" : "barred";
});

/** The panel that explains. */
export function Lesson() {
  const step = lesson.value;
  useEffect(() => {
    if (step) say(words(`lesson-${step}`));
  }, [step]);
  useEffect(() =>
    effect(() => {
      const ply = state.shown.value?.ply ?? 0;
      if (ply >= 2) learnt("push", "walk");
      if (ply >= 4) learnt("wait");
    }), []);
  if (!step) return null;
  return (
    <div class="lesson" role="region" aria-label={words("lesson")}>
      <p>{words(`lesson-${step}`)}</p>
      {step !== "push" && step !== "walk" && step !== "wait" && (
        <button
          type="button"
          class="btn small"
          aria-label={words("lesson-next")}
          onClick={() => learnt(step)}
        >
          <Icon name="check" size={20} />
          <span class="lesson-next">{words("lesson-next")}</span>
        </button>
      )}
    </div>
  );
}
