// The round, the dice, and what everyone has; whose board is shown is chosen here, too.
import { diePicture } from "../../../art/go.ts";
import { words } from "../../../i18n.ts";
import { Select } from "../../../ui/choice.tsx";
import { Drawn, Stepper } from "../../../ui/parts.tsx";
import type { EditorProps } from "../../editor.ts";
import { SeatChoice } from "../../kit/seat.tsx";
import { motifOf } from "../art.ts";
import { type Phase, scoreTiles } from "../position.ts";
import { Speech } from "../speech.ts";
import { cellSpot, type Change, drafted } from "./drafted.ts";
import {
  diceOf,
  type Draft,
  enter,
  giveJoker,
  giveScoreTile,
  type GoOptions,
  secondsLeft,
  setDie,
  setPoints,
  setReady,
  setRound,
  setSeconds,
} from "./model.ts";

const MOST_ROUNDS = 99;
const MOST_POINTS = 99;

interface Props {
  readonly draft: Draft;
  readonly times: GoOptions;
  readonly change: Change;
}

/** What is happening, for how long, and in which round. */
function Round({ draft, times, change }: Props) {
  const phases: readonly Phase[] = draft.scores.length > 1
    ? ["p", "s", "c", "b", "e"]
    : ["p", "b", "e"];
  return (
    <div class="row wrap">
      <Select
        label={words("editor-phase")}
        value={draft.phase}
        choices={phases.map((phase) => [phase, words(`editor-phase-${phase}`)])}
        onChange={(phase) => change((now) => enter(now, phase as Phase, times))}
      />
      <Stepper
        label={words("editor-round")}
        value={draft.round}
        low={0}
        high={MOST_ROUNDS}
        onChange={(round) => change((now) => setRound(now, round))}
      />
      {draft.phase !== "e" && (
        <label class="field">
          <span>{words("editor-seconds")}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={9999}
            value={secondsLeft(draft) ?? ""}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change((now) => setSeconds(now, value === "" ? null : Math.abs(Number(value))));
            }}
          />
        </label>
      )}
    </div>
  );
}

/** What the four dice show. */
function Dice({ draft, times, change }: Props) {
  const speech = new Speech(words);
  return (
    <div class="ed-dice" role="group" aria-label={words("go-dice")}>
      {diceOf(times).map((letters, die) => {
        const letter = draft.roll[die] ?? "";
        const choice = letter && !letters.includes(letter) ? letters + letter : letters;
        return (
          <label key={die}>
            <Drawn svg={diePicture(letter ? motifOf(letter) : undefined, 44)} />
            <Select
              aria-label={words("editor-die", { number: die + 1 })}
              value={letter}
              choices={[
                ...(draft.phase === "p" || !letter
                  ? [["", words("editor-unrolled")] as const]
                  : []),
                ...[...choice].map((each) => [each, speech.motif(each)] as const),
              ]}
              onChange={(wanted) => change((now) => setDie(now, die, wanted, times))}
            />
          </label>
        );
      })}
    </div>
  );
}

/** A player: points, score tile, and whether the next phase can begin. */
function Player({ draft, change, seat }: Omit<Props, "times"> & { readonly seat: number }) {
  const name = words(`cast-${seat + 1}`);
  const tiles = scoreTiles(draft.scores.length);
  return (
    <div class="row wrap">
      <Stepper
        label={words("editor-points", { name })}
        value={draft.scores[seat]!}
        low={0}
        high={MOST_POINTS}
        onChange={(points) => change((now) => setPoints(now, seat, points))}
      />
      {tiles.length > 0 && (
        <Select
          label={words("editor-score-tile", { name })}
          value={String(draft.taken[seat]!)}
          choices={[
            ["0", words("editor-score-none")],
            ...tiles.map((tile) => [String(tile), String(tile)] as const),
          ]}
          onChange={(tile) => change((now) => giveScoreTile(now, seat, Number(tile)))}
        />
      )}
      {(draft.phase === "p" || draft.phase === "s") && (
        <label class="hand-name">
          <input
            type="checkbox"
            checked={draft.ready[seat]!}
            onChange={(event) => {
              const ready = event.currentTarget.checked;
              change((now) => setReady(now, seat, ready));
            }}
          />
          {words("go-note-ready")}
        </label>
      )}
    </div>
  );
}

export function Hands(props: EditorProps) {
  const { draft, place, times, change } = drafted(props);
  const about = { draft, times, change };
  return (
    <>
      <Round {...about} />
      <Dice {...about} />
      <ul class="hands">
        {draft.scores.map((_, seat) => (
          <li key={seat}>
            <SeatChoice
              seat={seat}
              group="editor-board-of"
              chosen={place.seat === seat}
              note={words("editor-shown")}
              choose={() => props.choose(cellSpot(seat, place.cell ?? 0))}
            />
            <Player draft={draft} change={change} seat={seat} />
          </li>
        ))}
      </ul>
      {draft.scores.length > 1 && (
        <label class="field">
          <span>{words("go-joker")}</span>
          <select
            value={draft.joker ?? ""}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change((now) => giveJoker(now, value === "" ? null : Number(value)));
            }}
          >
            <option value="">{words("editor-nobody")}</option>
            {draft.scores.map((_, seat) => (
              <option key={seat} value={seat}>{words(`cast-${seat + 1}`)}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
