// The lines about the turn: the pill in the bar, and the sentence above the board.
import { useEffect, useState } from "preact/hooks";
import { motifPicture } from "../art/motifs/symbols.ts";
import { words } from "../i18n.ts";
import { loadMotifs } from "../motifs.ts";
import type { Motifs } from "../skins/index.ts";
import { state } from "../state.ts";
import { Drawn } from "../ui/parts.tsx";

// The total length of the steps that fit side by side on a phone: with their numbers, or without.
const SHORT_STEPS = 11, WORDS_ALONE = 17;

/** The pill that says which step of the turn it is. */
export function StepsPill() {
  const { labels, at } = state.steps.value;
  if (!labels.length) return null;
  const length = labels.join("").length;
  const fits = length <= SHORT_STEPS ? "" : length <= WORDS_ALONE ? "words-alone" : "long";
  return (
    <ol class={`steps ${fits}`} aria-label={words("steps")}>
      {labels.map((label, step) => (
        <li
          key={step}
          class={step === at ? "on" : ""}
          aria-current={step === at ? "step" : undefined}
        >
          <i aria-hidden="true">{step + 1}</i>
          <span class="steps-label">{label}</span>
        </li>
      ))}
    </ol>
  );
}

/** The line above the board; a separate component, since it changes most often. */
export function Coach({ edition }: { edition: string }) {
  const { text, motif } = state.coach.value;
  const [motifs, setMotifs] = useState<Motifs>({});
  useEffect(() => {
    if (motif) loadMotifs(edition).then(setMotifs, () => {});
  }, [edition, motif]);
  return (
    <p class="coach">
      {motifs[motif] && (
        <i class="coach-disc">
          <Drawn svg={motifPicture(motifs[motif], 30, {})} />
        </i>
      )}
      <span>{text}</span>
    </p>
  );
}
