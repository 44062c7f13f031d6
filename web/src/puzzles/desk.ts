// The paths that answer for puzzles, as functions.  No rules here: positions, verdicts, hints and
// proofs come from Python, on the server or, without one, on this device.
import { either } from "../api.ts";
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
  shelf: () => either<PuzzleShelf>("/api/puzzles"),
  daily: (date: string) => either<PuzzleView>(`/api/puzzles/daily?date=${date}`),
  open: (id: string) => either<PuzzleView>(at(id)),
  next: (rating: number, seen: readonly string[], kind: string | null = null) =>
    either<PuzzleNext>("/api/puzzles/next", { rating, seen, kind }),
  look: (id: string, did: readonly string[]) => either<PuzzleLook>(`${at(id)}/try`, { did }),
  hint: (id: string, step: number) => either<PuzzleHint>(`${at(id)}/hint?step=${step}`),
  proof: (id: string) => either<PuzzleProof>(`${at(id)}/proof`),
  attempt: (id: string, solved: boolean, me: PuzzleStrength) =>
    either<PuzzleRated>(`${at(id)}/attempt`, { solved, me }),
};
