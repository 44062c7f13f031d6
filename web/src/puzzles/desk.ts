// The paths that answer for puzzles, as functions.  No rules here: positions, verdicts, hints and
// proofs come from Python.
import { ask } from "../api.ts";
import type {
  PuzzleHint,
  PuzzleLook,
  PuzzleNext,
  PuzzleProof,
  PuzzleRated,
  PuzzleShelf,
  PuzzleStrength,
  PuzzleView,
} from "../wire.ts";

const at = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`;

export const desk = {
  shelf: () => ask<PuzzleShelf>("/api/puzzles"),
  daily: (date: string) => ask<PuzzleView>(`/api/puzzles/daily?date=${date}`),
  open: (id: string) => ask<PuzzleView>(at(id)),
  next: (rating: number, seen: readonly string[], kind: string | null = null) =>
    ask<PuzzleNext>("/api/puzzles/next", "POST", { rating, seen, kind }),
  look: (id: string, did: readonly string[]) => ask<PuzzleLook>(`${at(id)}/try`, "POST", { did }),
  hint: (id: string, step: number) => ask<PuzzleHint>(`${at(id)}/hint?step=${step}`),
  proof: (id: string) => ask<PuzzleProof>(`${at(id)}/proof`),
  attempt: (id: string, solved: boolean, me: PuzzleStrength) =>
    ask<PuzzleRated>(`${at(id)}/attempt`, "POST", { solved, me }),
};
