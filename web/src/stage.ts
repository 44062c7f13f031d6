// Plays scenes on a board, one after the other: what comes too fast is skipped to its end.
import { effect } from "@preact/signals";
import {
  type Board,
  type BoardApi,
  type BoardModule,
  type Hosts,
  loadBoard,
  textsOf,
} from "./board/board.ts";
import type { Scene } from "./board/board.ts";
import { language, learn, words } from "./i18n.ts";
import { settings } from "./settings.ts";
import { sounds } from "./sound.ts";
import { say, state } from "./state.ts";

export interface Stage {
  readonly module: BoardModule;
  /** Show a scene as soon as those before it have been shown. */
  show(scene: Scene): void;
  propose(actions: readonly string[]): void;
  /** Jump to the end of what moves. */
  hurry(): void;
  /** Resolves when all scenes have been shown. */
  rest(): Promise<void>;
  destroy(): void;
}

export interface StageWishes {
  send(actions: readonly string[]): void;
  locked(): boolean;
  /** Called when the board sets out from one scene to the next. */
  begin?(scene: Scene, before: Scene): void;
  /** Called when a scene has been shown and no other waits. */
  rest?(scene: Scene): void;
}

const CROWDED = 3;

/** Load the board of a scene's engine and put it into the page. */
export async function raise(hosts: Hosts, first: Scene, wishes: StageWishes): Promise<Stage> {
  const [module] = await Promise.all([
    loadBoard(first.engine),
    ...textsOf(first.engine).map(learn),
  ]);
  const api: BoardApi = {
    words,
    settings: () => settings.value,
    sounds,
    send: (actions) => wishes.send(actions),
    say,
    coach(sentence) {
      state.coach.value = sentence;
      say(sentence);
    },
    steps(labels, at) {
      state.steps.value = { labels, at };
    },
    locked: () => wishes.locked(),
  };
  const board: Board = module.mount(hosts, api, first);
  const waiting: Scene[] = [];
  let playing = false;
  let run: Promise<void> = Promise.resolve();
  let gone = false;
  let last = first;

  async function play(): Promise<void> {
    playing = true;
    while (waiting.length && !gone) {
      const before = last;
      last = waiting.shift()!;
      wishes.begin?.(last, before);
      if (waiting.length >= CROWDED) board.settle();
      await board.update(last);
    }
    playing = false;
    if (!gone) wishes.rest?.(last);
  }

  // What a person chooses shows at once: the same scene again, as a jump.
  let fresh = true;
  const stop = effect(() => {
    settings.value;
    language.value;
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
      if (waiting.length > CROWDED) board.settle();
      if (!playing) run = play();
    },
    hurry: () => board.settle(),
    rest: () => run,
    propose: (actions) => board.propose(actions),
    destroy() {
      gone = true;
      stop();
      board.destroy();
    },
  };
}
