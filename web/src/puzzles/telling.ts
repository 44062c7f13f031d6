// Puzzles in words: the task, why a try fails, what is shared.  Pure.
import { Noun } from "../grammar.ts";
import type { Words } from "../i18n.ts";
import type { PuzzleView, PuzzleWhy } from "../wire.ts";
import { emojiOf } from "../skins/emoji.ts";
import { type Sitting, starsOf, TRIES, triesLeft } from "./sitting.ts";

/** A list as people say it: "the owl, the bat and the crown". */
export type List = (parts: readonly string[]) => string;

/** A task: a sentence, and a quieter one. */
export interface Task {
  readonly title: string;
  readonly soft: string;
}

/** A treasure inside a sentence; without one it is home. */
export function the(edition: string, motif: string | null): Noun {
  return new Noun(motif ? `motif-${edition}-${motif}` : "puzzle-home");
}

/** Treasures as a list of labels. */
function allThe(words: Words, edition: string, motifs: readonly string[], list: List): string {
  return list(motifs.map((motif) => words(`motif-${edition}-${motif}.the`)));
}

const nameOf = (words: Words, seat: number | null): string => words(`cast-${(seat ?? 1) + 1}`);

/** The seat that moves next, which a guard or a duel is about. */
function rival({ seats, look }: PuzzleView): number | null {
  return seats < 2 ? null : (look.seat + 1) % seats;
}

export function taskOf(puzzle: PuzzleView, words: Words, list: List): Task {
  const { kind, edition, turns, goals, theirs } = puzzle;
  const goal = the(edition, goals[0] ?? null);
  const name = nameOf(words, rival(puzzle));
  switch (kind) {
    case "fetch":
      return { title: words("puzzle-task-fetch", { turns, goal }), soft: words("puzzle-alone") };
    case "run":
      return {
        title: words("puzzle-task-run", { turns, count: goals.length }),
        soft: words("puzzle-task-run-order", { goals: allThe(words, edition, goals, list) }),
      };
    case "guard":
      return {
        title: words("puzzle-task-guard", { turns, goal, name }),
        soft: words(turns > 1 ? "puzzle-task-guard-later" : "puzzle-task-guard-next", {
          name,
          goal: the(edition, theirs[0] ?? null),
        }),
      };
    case "duel":
      return {
        title: words("puzzle-task-duel", { goal }),
        soft: words("puzzle-task-duel-next", { name }),
      };
    case "weave":
      return {
        title: words("puzzle-task-weave", { tiles: turns }),
        soft: words("puzzle-task-weave-clock"),
      };
    default:
      return {
        title: words("puzzle-task-harvest", { turns }),
        soft: words("puzzle-task-harvest-best"),
      };
  }
}

/** Why a try does not solve it: what the board did, never what the person did. */
export function whyOf(
  why: PuzzleWhy | null,
  puzzle: PuzzleView,
  words: Words,
  list: List,
): Task {
  const { edition } = puzzle;
  if (!why) return { title: words("puzzle-wrong"), soft: "" };
  const about = {
    goal: the(edition, why.motif),
    name: nameOf(words, why.seat),
    count: why.count,
    best: why.best,
    motifs: allThe(words, edition, why.motifs, list),
  };
  const sides = why.open.map((side) => words(`puzzle-side-${side}`));
  const soft = words(`puzzle-why-${why.reason}`, about);
  return {
    title: words(why.reason === "one_wall_away" ? "puzzle-close" : "puzzle-wrong"),
    soft: sides.length ? `${soft} ${words("puzzle-opens", { sides: list(sides) })}` : soft,
  };
}

/** How many stars can still be won, and with how many tries. */
export function chancesOf(sitting: Sitting, words: Words): string {
  const { failed, hints } = sitting;
  const stars = starsOf(sitting);
  if (!failed.length) return words(hints ? "puzzle-note-hint" : "puzzle-note-first");
  const tries = triesLeft(sitting);
  return tries === 0 || tries === TRIES
    ? words("puzzle-note-later", { stars })
    : words("puzzle-tries-left", { tries, stars });
}

/** "Second try, no hint". */
export function effortOf({ failed, hints }: Sitting, words: Words): string {
  return words("puzzle-effort", { tries: failed.length + 1, hints });
}

/** The text that is shared: nothing in it gives the solution away. */
export function shareText(
  sitting: Sitting,
  days: number,
  link: string,
  words: Words,
): string {
  const { puzzle, failed, hints } = sitting;
  const steps = (turns: number) => "👣".repeat(Math.max(0, Math.min(turns, puzzle.turns) - 1));
  const prize = emojiOf(puzzle.edition, puzzle.goals.at(-1) ?? "");
  const stars = starsOf(sitting);
  return [
    words("puzzle-share-title", {
      number: puzzle.number ?? 0,
      title: words(`title-${puzzle.edition}`),
    }),
    ...failed.map((turns) => `${steps(turns)}🧱`),
    `${steps(puzzle.turns)}${prize} ${"⭐".repeat(stars)}${"💡".repeat(hints)}`,
    `${effortOf(sitting, words)} · ${words("puzzle-stars", { stars })}`,
    ...(days > 1 ? [words("puzzle-in-a-row", { days })] : []),
    link,
  ].join("\n");
}
