// After the solution: stars, the proof, the text to share, and what comes next.
import { useEffect, useRef, useState } from "preact/hooks";
import { linkTo } from "../../address.ts";
import { engineOf } from "../../board/engines.ts";
import { language, words } from "../../i18n.ts";
import { today } from "../../puzzles/days.ts";
import { desk } from "../../puzzles/desk.ts";
import type { Kind } from "../../puzzles/kinds.ts";
import { starPicture } from "../../puzzles/pictures.ts";
import { progress, streak } from "../../puzzles/progress.ts";
import { type Sitting, starsOf } from "../../puzzles/sitting.ts";
import { effortOf, shareText, taskOf, the } from "../../puzzles/telling.ts";
import { originForOthers } from "../../reach.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMotifs } from "../../ui/motifs.ts";
import { copy, Drawn } from "../../ui/parts.tsx";
import { useSmall } from "../../ui/small.ts";
import type { PuzzleProof, PuzzleView } from "../../wire.ts";
import { KindArt } from "./art.tsx";
import { Eyebrow, inWords } from "./task.tsx";

/** The stars, and why nothing shorter works. */
export function DoneSlip({ sitting, proof }: { sitting: Sitting; proof: PuzzleProof | null }) {
  const { puzzle } = sitting;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const stars = starsOf(sitting);
  const days = streak(progress.value, today());
  const goal = puzzle.goals.at(-1);
  const counted = (value: number) => value.toLocaleString(language.value);
  return (
    <section class="slip done">
      <Eyebrow puzzle={puzzle} />
      <div class="bigstars" role="img" aria-label={words("puzzle-stars", { stars })}>
        {[64, 84, 64].map((size, at) => <Drawn key={at} svg={starPicture(at < stars, size)} />)}
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {goal && engineOf(puzzle.engine).prize
          ? words("puzzle-yours", { goal: the(puzzle.edition, goal) })
          : words("puzzle-solved")}
      </h1>
      <p class="sub">
        {effortOf(sitting, words)}
        {puzzle.date && days > 1 && (
          <span class="narrow-only">{` · ${words("puzzle-in-a-row", { days })}`}</span>
        )}
      </p>
      <p class="proof">
        <span class="seal" aria-hidden="true">
          <Icon name="check" size={20} />
        </span>
        <span>
          {proof &&
            words(`puzzle-proof-${puzzle.kind}`, {
              nodes: counted(proof.nodes),
              turns: proof.turns,
              solutions: proof.solutions,
            })}
        </span>
      </p>
    </section>
  );
}

/** Give the text to the share sheet of the device, or to the clipboard. */
async function share(text: string): Promise<"shared" | "copied" | ""> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  return await copy(text) ? "copied" : "";
}

export function Share({ sitting }: { sitting: Sitting }) {
  const [told, setTold] = useState("");
  const { date } = sitting.puzzle;
  const link = (originForOthers() ?? location.origin) + linkTo(`/puzzles/daily?date=${date}`);
  const text = shareText(sitting, streak(progress.value, today()), link, words);
  const lines = text.split("\n");
  return (
    <div class="slip share">
      <h2>{words("puzzle-tell")}</h2>
      <p class="share-text">
        {lines.slice(0, -1).map((line, at) => <span key={at}>{line}</span>)}
      </p>
      <p class="quiet">{words("puzzle-no-spoiler")}</p>
      <Button
        icon={told ? "check" : "share"}
        size={20}
        look="small"
        onClick={() => void share(text).then((how) => setTold(how === "copied" ? "copied" : ""))}
      >
        {words(told || "share")}
      </Button>
    </div>
  );
}

/** Some tiles around the piece of a puzzle; for editions without such a picture, that of its kind. */
function NextArt({ puzzle }: { puzzle: PuzzleView }) {
  const { edition, engine, seats, look } = puzzle;
  const motifs = useMotifs(edition);
  const small = useSmall(engine);
  const drawn = small?.drawSmall({
    edition,
    position: look.pos,
    before: null,
    cast: Array.from({ length: seats }, (_, seat) => seat + 1),
    seat: look.seat,
    motifs,
  });
  return (
    <span class="nextart" data-theme={edition}>
      {small && drawn
        ? (
          <>
            <Drawn svg={small.smallDefs(edition, motifs)} />
            <svg
              class="kindart"
              viewBox={drawn.box}
              preserveAspectRatio="xMidYMid slice"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: drawn.art }}
            />
          </>
        )
        : (small || !engineOf(engine).small) && <KindArt kind={puzzle.kind as Kind} />}
    </span>
  );
}

/** The next puzzle at one's level, and the solution once more. */
export function Onwards(
  { next, watch, onNext }: {
    next: PuzzleView | null;
    watch: () => void;
    onNext: (id: string) => void;
  },
) {
  return (
    <>
      {next && (
        <div class="slip next">
          <NextArt puzzle={next} />
          <span>
            <span class="eyebrow">{words("puzzle-your-level")}</span>
            <b>{taskOf(next, words, inWords).title}</b>
          </span>
        </div>
      )}
      <div class="acts">
        {next
          ? (
            <Button look="primary" onClick={() => onNext(next.id)}>
              {words("puzzle-next")}
              <Icon name="forward" />
            </Button>
          )
          : <a class="btn primary" href="/puzzles">{words("puzzles")}</a>}
        <Button look="ghost" icon="replay" onClick={watch}>
          {words("puzzle-watch")}
        </Button>
      </div>
    </>
  );
}

/** The next puzzle of a kind at one's level; null until it is known. */
export function useNext(current: string, kind: string | null): PuzzleView | null {
  const [next, setNext] = useState<PuzzleView | null>(null);
  useEffect(() => {
    let here = true;
    const { me, solved, again } = progress.value;
    const seen = [...new Set([current, ...Object.keys(solved), ...Object.keys(again)])];
    desk.next(me.rating, seen, kind).then(({ puzzle }) => here && setNext(puzzle), () => {});
    return () => {
      here = false;
    };
  }, [current]);
  return next;
}
