// The large board: a turn as it was played, or the better one, played on request.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardModule, Scene } from "../../board/board.ts";
import { words } from "../../i18n.ts";
import { type Cast, say, sayAll } from "../../review/telling.ts";
import { type Best, betterThan, type Turn } from "../../review/values.ts";
import { frameScene } from "../../scene.ts";
import { raise, type Stage } from "../../stage.ts";
import { NO_COACH, state } from "../../state.ts";
import { Choice } from "../../ui/choice.tsx";
import { Button } from "../../ui/button.tsx";
import type { Replay } from "../../wire.ts";

export type Which = "played" | "better";

const AT_ONCE = Infinity; // another turn is shown as it ended; how it went, on request

const SAID = /-(finds|wins|catches)$/; // reasons that the heading or the sentence tells

interface Props {
  readonly section: RefObject<HTMLElement>;
  readonly replay: Replay;
  readonly turn: Turn;
  readonly cast: Cast;
  readonly which: Which;
  readonly shows: number;
  readonly onWhich: (which: Which) => void;
  readonly onShow: () => void;
  readonly onTry: (() => void) | null;
}

/** The frame of a ply; a long game may lack some. */
const frameAt = (replay: Replay, ply: number): number =>
  Math.max(0, replay.frames.findLastIndex((frame) => frame.ply <= ply));

/** The scenes of a turn, or of a better one, after the one it begins with. */
function scenesOf(replay: Replay, turn: Turn, better: Best | null): readonly Scene[] {
  if (!better) {
    return turn.actions.map((_, step) =>
      frameScene(replay, frameAt(replay, turn.ply + step + 1), true)
    );
  }
  const before = frameScene(replay, frameAt(replay, turn.ply), false);
  return better.positions.map((position, step): Scene => ({
    ...before,
    position,
    ply: turn.ply + step + 1,
    by: turn.seat,
    did: [better.actions[step]!],
  }));
}

export function Now(
  { section, replay, turn, cast, which, shows, onWhich, onShow, onTry }: Props,
) {
  const board = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const pace = useRef(AT_ONCE);
  const [module, setModule] = useState<BoardModule | null>(null);
  const start = frameScene(replay, frameAt(replay, turn.ply), false);
  const best = betterThan(turn);
  const better = which === "better" ? best : null;
  useLayoutEffect(() => {
    let gone = false;
    void raise({ board: board.current!, hand: hand.current! }, start, {
      send() {},
      locked: () => true,
      pace: () => pace.current,
    }).then((made) => {
      if (gone) return made.destroy();
      stage.current = made;
      setModule(made.module);
    });
    return () => {
      gone = true;
      stage.current?.destroy();
      stage.current = null;
      state.coach.value = NO_COACH;
    };
  }, [replay]);
  const play = (at: number): void => {
    pace.current = at;
    stage.current?.hurry();
    for (const scene of [start, ...scenesOf(replay, turn, better)]) stage.current?.show(scene);
  };
  useEffect(() => play(AT_ONCE), [module, turn, better !== null]);
  useEffect(() => {
    if (shows) play(1);
  }, [shows]);
  const { actions } = better ?? turn;
  const asSeat = { ...start, seat: turn.seat < 0 ? null : turn.seat };
  const sentence = module?.advise?.(asSeat, actions, words) ??
    module?.tell(start, { ...start, by: turn.seat, did: actions }, words)
      .map((line) => line.text).join(" ") ??
    "";
  const moreReasons = better && turn.why.filter(({ id }) => !SAID.test(id));
  return (
    <section class={`now ${shows ? "asked" : ""}`} ref={section} aria-labelledby="review-now">
      <div class="nowhead">
        <div>
          <p class="eyebrow">
            {words("review-turn", { turn: turn.turn })}
            {turn.seat >= 0 && " · " + words("review-turn-of", {
                  who: turn.seat === cast.me ? "you" : "other",
                  name: cast.names[turn.seat]!,
                })}
          </p>
          <h2 id="review-now">
            {better ? say(words, cast, turn.better) : words("review-played-title")}
          </h2>
        </div>
        {best && (
          <Choice
            look="seg"
            name="review-which"
            label={words("review-which")}
            value={better === null ? "played" : "better"}
            choices={(["played", "better"] as const).map((value) => ({
              value,
              label: words(`review-${value}`),
            }))}
            onChange={onWhich}
          />
        )}
      </div>
      <div class="nowboard">
        <div class="boardhost" ref={board} />
        <div class="handhost unseen" ref={hand} inert />
      </div>
      <p class="coachline">
        {sentence}
        {moreReasons && <span class="quiet">{" " + sayAll(words, cast, moreReasons)}</span>}
      </p>
      <div class="nowacts">
        <Button look="primary" icon="play" onClick={onShow}>
          {words("show-me")}
        </Button>
        {onTry && (
          <Button icon="replay" onClick={onTry}>
            {words("review-try")}
          </Button>
        )}
      </div>
    </section>
  );
}
