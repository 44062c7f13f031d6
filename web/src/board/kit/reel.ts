// An awaitable queue of scenes, each made of Web Animations.  A scene first paints its end state
// and then animates towards it, so skipping or stopping can never leave a wrong board behind.

/** Milliseconds and easings of the design language. */
export const MOTION = {
  turn: { ms: 220, easing: "cubic-bezier(.2,.8,.2,1)" },
  push: { ms: 320, easing: "cubic-bezier(.34,1.18,.64,1)" },
  eject: { ms: 260, easing: "cubic-bezier(.65,0,.35,1)" },
  light: { ms: 200, easing: "cubic-bezier(.2,.8,.2,1)" },
  step: { ms: 130, easing: "cubic-bezier(.2,.8,.2,1)" },
  fly: { ms: 500, easing: "cubic-bezier(.4,0,.2,1)" },
  find: { ms: 420, easing: "cubic-bezier(.3,1.5,.5,1)" },
  win: { ms: 900, easing: "cubic-bezier(.2,.8,.2,1)" },
  fade: { ms: 120, easing: "linear" },
} as const;

export const LIGHT_STEP_MS = 25;
const WALK_MOST_MS = 1200;

/** The duration factor: 1 as designed, 2 twice as long, 0 for no motion at all. */
export type Tempo = () => number;

export type Move = {
  readonly on: Element;
  readonly frames: Keyframe[];
  readonly ms: number;
  readonly easing?: string;
  readonly delay?: number;
};

/** Milliseconds a step of a walk takes, so that long walks stay short. */
export function stepMs(steps: number): number {
  return Math.min(MOTION.step.ms, WALK_MOST_MS / Math.max(1, steps));
}

export class Reel {
  #tempo: Tempo;
  #running = new Set<Animation>();
  #sleepers = new Set<() => void>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #skipping = false;

  constructor(tempo: Tempo) {
    this.#tempo = tempo;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  get still(): boolean {
    return this.#skipping || this.#tempo() === 0;
  }

  /** Play *scene* after all scenes before it; a scene that fails does not hold up the next. */
  add(scene: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.#last = this.#last.then(scene).catch((error) => console.error(error)).finally(() => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#skipping = false;
    });
    return this.#last;
  }

  /** Move several things at once; resolves when the last one has arrived. */
  async play(...moves: Move[]): Promise<void> {
    if (this.still) return;
    const tempo = this.#tempo();
    await Promise.all(moves.map(({ on, frames, ms, easing, delay }) => {
      const animation = on.animate(frames, {
        duration: ms * tempo,
        delay: (delay ?? 0) * tempo,
        easing: easing ?? "linear",
        fill: "backwards",
      });
      this.#running.add(animation);
      return animation.finished
        .catch(() => undefined) // its element was taken away
        .finally(() => this.#running.delete(animation));
    }));
  }

  /** Wait; resolves to whether the time elapsed rather than being skipped. */
  wait(ms: number): Promise<boolean> {
    if (this.still) return Promise.resolve(false);
    return new Promise((resolve) => {
      const wake = (): void => end(false);
      const timer = setTimeout(() => end(true), ms * this.#tempo());
      const end = (heard: boolean): void => {
        clearTimeout(timer);
        this.#sleepers.delete(wake);
        resolve(heard);
      };
      this.#sleepers.add(wake);
    });
  }

  /** Skip to the end of everything in the queue; resolves when the board is still. */
  skip(): Promise<void> {
    if (this.#waiting > 0) this.#skipping = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#sleepers) wake();
    return this.#last;
  }
}
