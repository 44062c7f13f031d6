// What is shown in place of the hand: hints during a try, and after a wrong one what the board did.
import { useEffect, useRef } from "preact/hooks";
import { engineOf } from "../../board/engines.ts";
import { words } from "../../i18n.ts";
import { now, type Sitting } from "../../puzzles/sitting.ts";
import { chancesOf, whyOf } from "../../puzzles/telling.ts";
import { sentences } from "../../speech.ts";
import { say } from "../../state.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { inWords } from "./task.tsx";

/** Two hints: where to look, then the first step. */
export function Hints(
  { hints, said, ask }: { hints: number; said: string; ask: () => void },
) {
  return (
    <div class="hints">
      {[1, 2].map((step) => {
        const open = step <= hints;
        const label = open && step === 1 && said
          ? said
          : words(step === 1 ? "puzzle-hint-where" : "puzzle-hint-first");
        const note = words(open || step > hints + 1 ? "puzzle-hint-of" : "puzzle-hint-costs", {
          step,
        });
        return (
          <button
            key={step}
            type="button"
            class={`hintrow ${open ? "open" : ""}`}
            disabled={step !== hints + 1}
            onClick={ask}
          >
            <span class={`lamp ${open ? "lit" : ""}`}>
              <Icon name="hint" size={22} />
            </span>
            <span class="hinttext">
              <b>{label}</b>
              <small>{note}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** After a wrong try: what the board did, and two ways on. */
export function Wrong(
  { sitting, again, redo }: { sitting: Sitting; again: () => void; redo: () => void },
) {
  const { puzzle } = sitting;
  const look = now(sitting);
  const { title, soft } = whyOf(look.why, puzzle, words, inWords);
  const chances = chancesOf(sitting, words);
  const once = puzzle.turns === 1 && engineOf(puzzle.engine).redo; // one push, aimed again
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    say(sentences(title, soft, chances));
    first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="told">
      <div class="lesson-slip">
        <h2>{title}</h2>
        {soft && <p class="why">{soft}</p>}
        {look.why?.side && (
          <p class="key">
            <i class="key-wall" aria-hidden="true" />
            {words("puzzle-key-wall")}
          </p>
        )}
        <p class="chances">{chances}</p>
      </div>
      <div class="acts">
        <button type="button" class="btn primary" ref={first} onClick={again}>
          <Icon name={once ? "undo" : "replay"} />
          {words(once ? "puzzle-aim" : "try-again")}
        </button>
        {look.turn > 1 && (
          <Button icon="undo" onClick={redo}>
            {words("puzzle-redo", { turn: look.turn })}
          </Button>
        )}
      </div>
    </div>
  );
}
