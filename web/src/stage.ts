// Plays scenes on a board, one after the other; scenes that come too fast are skipped.  Texts
// wait for the board: announcements during a scene are made when it has arrived.
import { effect } from "@preact/signals";
import { editions, learnEditions } from "./api.ts";
import type { Board, BoardApi, BoardModule, Hosts, Scene } from "./board/board.ts";
import { engineOf } from "./board/engines.ts";
import { isBusyElsewhere, isFree } from "./board/kit/focus.ts";
import { language, learn, words } from "./i18n.ts";
import { byKeyboard } from "./pointer.ts";
import { settings } from "./settings.ts";
import { sounds } from "./sound.ts";
import { type CoachLine, say, state, type Steps } from "./state.ts";

export interface Stage {
  readonly module: BoardModule;
  /** Show a scene as soon as those before it have been shown. */
  show(scene: Scene): void;
  propose(actions: readonly string[]): void;
  /** Play the last turn again, then return to where the game is. */
  again(): void;
  /** Play scenes that were missed, the first of which is on the board, until *stop* says so. */
  film(scenes: readonly Scene[], stop: () => boolean): Promise<void>;
  /** Move the focus of keyboard users to the board, unless something else has it. */
  focus(): void;
  /** Skip to the end of all animations. */
  hurry(): void;
  /** Resolves when all scenes have been shown. */
  rest(): Promise<void>;
  destroy(): void;
}

export interface StageWishes {
  send(actions: readonly string[]): void;
  locked(): boolean;
  /** Speed relative to the chosen one; 1 by default. */
  pace?(): number;
  /** Called when the board has arrived at a scene, before the words about it. */
  arrive?(scene: Scene, before: Scene): void;
  /** Called when a scene of a film has been shown. */
  filmed?(scene: Scene, before: Scene): void;
  /** Called when a scene has been shown and no other waits. */
  rest?(scene: Scene): void;
}

const CROWDED = 3;
const REST_MS = 500; // between the scenes of a film

/** The scenes of the last turn, from the one before it: a turn may come in pieces. */
function turnAfter(turn: readonly Scene[], before: Scene, now: Scene): readonly Scene[] {
  if (!now.did.length || now.by === null) return now.ply === before.ply ? turn : [];
  const goesOn = before.by === now.by && before.toAct.includes(now.by);
  return goesOn && turn.length ? [...turn, now] : [before, now];
}

/** What a board says during a scene: all sentences, the last advice, the last step. */
interface HeldScene {
  readonly says: string[];
  coach?: CoachLine;
  steps?: Steps;
}

/** Load the board of a scene's engine and put it into the page. */
export async function raise(hosts: Hosts, first: Scene, wishes: StageWishes): Promise<Stage> {
  const { load, texts = [] } = engineOf(first.engine);
  if (!load) throw new Error(`no board for ${first.engine}`);
  const [module] = await Promise.all([
    load(),
    editions.value.length ? undefined : learnEditions(), // which motifs its letters are
    ...texts.map(learn),
  ]);
  let held: HeldScene | null = null;
  const speak = ({ says, coach, steps }: HeldScene): void => {
    if (steps) state.steps.value = steps;
    says.forEach(say);
    if (coach === undefined) return;
    state.coach.value = coach;
    say(coach.text);
  };
  const api: BoardApi = {
    words,
    settings: () => ({ ...settings.value, motion: settings.value.motion / (wishes.pace?.() ?? 1) }),
    sounds,
    send: (actions) => wishes.send(actions),
    say(sentence) {
      if (held) held.says.push(sentence);
      else say(sentence);
    },
    coach(text, motif = "") {
      if (held) held.coach = { text, motif };
      else speak({ says: [], coach: { text, motif } });
    },
    steps(labels, at) {
      if (held) held.steps = { labels, at };
      else state.steps.value = { labels, at };
    },
    locked: () => wishes.locked(),
  };
  const board: Board = module.mount(hosts, api, first);
  const waiting: Scene[] = [];
  let playing = false;
  let run: Promise<void> = Promise.resolve();
  let gone = false;
  let last = first;
  let turn: readonly Scene[] = []; // the scene before the last turn, and those since

  async function play(): Promise<void> {
    playing = true;
    while (waiting.length && !gone) {
      const before = last;
      last = waiting.shift()!;
      turn = turnAfter(turn, before, last);
      if (waiting.length >= CROWDED) board.settle();
      const late: HeldScene = held = { says: [] };
      await board.update(last);
      held = null;
      if (gone) return;
      wishes.arrive?.(last, before);
      speak(late);
    }
    playing = false;
    if (!gone) wishes.rest?.(last);
  }

  /** Nothing can be done meanwhile; what comes in the meantime follows. */
  async function tellAgain(): Promise<void> {
    playing = true;
    const [before, ...since] = turn.map((each) => ({ ...each, legal: [], reach: {} }));
    held = { says: [] }; // it was said when it happened
    await board.update({ ...before!, by: null, did: [] });
    for (const scene of since) if (!gone) await board.update(scene);
    if (!gone) await board.update({ ...last, by: null, did: [], anew: false });
    const { coach, steps }: HeldScene = held;
    held = null;
    if (!gone) speak({ says: [], coach, steps });
    if (!gone) await play();
  }

  /** What comes in the meantime follows. */
  async function playFilm(scenes: readonly Scene[], stop: () => boolean): Promise<void> {
    playing = true;
    for (const scene of scenes) {
      if (gone || stop()) break;
      const before = last;
      last = scene;
      held = { says: [] }; // the sentence of the turn is said, not each of its steps
      await board.update(scene);
      held = null;
      if (!gone) wishes.filmed?.(scene, before);
      if (!stop()) await new Promise((done) => setTimeout(done, REST_MS));
    }
    if (!gone) await play();
  }

  // Settings and a lost connection show at once: the same scene again, as a jump.
  let fresh = true;
  const stop = effect(() => {
    settings.value;
    language.value;
    wishes.locked();
    if (fresh) fresh = false;
    else if (!playing) void board.update({ ...last, by: null, did: [], anew: false });
  });
  queueMicrotask(() => {
    if (!gone && !playing) wishes.rest?.(last);
  });

  return {
    module,
    show(scene) {
      waiting.push(scene);
      const urgent = scene.moment !== undefined && scene.ply !== last.ply;
      if (urgent && module.hurries?.(scene) || waiting.length > CROWDED) board.settle();
      if (!playing) run = play();
    },
    hurry: () => board.settle(),
    rest: () => run,
    propose: (actions) => board.propose(actions),
    again() {
      if (playing || turn.length < 2) return;
      run = tellAgain();
    },
    film(scenes, stop) {
      return run = playFilm(scenes, stop);
    },
    focus() {
      const on = document.activeElement;
      if (!byKeyboard() || !isFree(on) || isBusyElsewhere(on)) return;
      hosts.board.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
    },
    destroy() {
      gone = true;
      stop();
      board.destroy();
    },
  };
}
