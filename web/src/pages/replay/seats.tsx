// The players beside a recording: what each is looking for and has found at a moment.
import { motifPicture } from "../../art/motifs/symbols.ts";
import type { SeatFacts } from "../../board/board.ts";
import { words } from "../../i18n.ts";
import { nameOf, pieceOf } from "../../scene.ts";
import type { Motifs } from "../../skins/index.ts";
import { Badge, Drawn } from "../../ui/parts.tsx";
import type { Replay } from "../../wire.ts";

/** Something was found, caught or scored since the frame before. */
export function gained(before: readonly SeatFacts[], after: readonly SeatFacts[]): boolean {
  const worth = ({ motifs, tally, score }: SeatFacts) => motifs?.length ?? tally ?? score ?? 0;
  return after.some((facts, seat) => worth(facts) > worth(before[seat] ?? {}));
}

/** Motifs as small discs, labelled by name. */
function Discs(
  { label, keys, theme, motifs, found = false }: {
    label: string;
    keys: readonly string[];
    theme: string;
    motifs: Motifs;
    found?: boolean;
  },
) {
  const names = keys.map((key) => words(`motif-${theme}-${key}`));
  return (
    <span
      class={found ? "replay-found" : "replay-goals"}
      role="img"
      aria-label={names.length ? `${label}: ${names.join(", ")}` : undefined}
      aria-hidden={names.length ? undefined : "true"}
      title={names.join(", ")}
    >
      {keys.map((key) => motifs[key] && <Drawn key={key} svg={motifPicture(motifs[key], 22)} />)}
    </span>
  );
}

/** A player at this moment: goals and finds, and the rank when the game is over. */
export function SeatRow(
  { replay, seat, facts, motifs, turn, over }: {
    replay: Replay;
    seat: number;
    facts: SeatFacts | undefined;
    motifs: Motifs;
    turn: boolean;
    over: boolean;
  },
) {
  const theme = replay.edition;
  return (
    <li class={turn ? "turn" : ""}>
      <Badge cast={pieceOf(replay.seats, seat)} />
      <span class="replay-name">{nameOf(replay.seats, seat)}</span>
      {facts?.goals && facts.goals.length > 0 && (
        <Discs label={words("replay-after")} keys={facts.goals} theme={theme} motifs={motifs} />
      )}
      {over && replay.outcome
        ? <small>{words("rank", { rank: replay.outcome.ranks[seat]! })}</small>
        : facts?.score !== undefined
        ? <small class="tnum">{words("points", { count: facts.score })}</small>
        : facts?.note
        ? <small>{facts.note}</small>
        : facts?.left
        ? <small class="tnum">{words("cards-left", { count: facts.left })}</small>
        : null}
      {facts?.motifs && (
        <Discs
          label={words("end-found")}
          keys={facts.motifs}
          theme={theme}
          motifs={motifs}
          found
        />
      )}
    </li>
  );
}
