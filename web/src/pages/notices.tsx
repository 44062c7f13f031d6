// Questions and notices beside or above the board: take-backs, refusals, hints.
import { motifKey } from "../motifs.ts";
import { words } from "../i18n.ts";
import { boardModule, propose, tell } from "../live.ts";
import { nameOf } from "../scene.ts";
import { state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import { IconButton, needsLine } from "../ui/parts.tsx";
import type { Hint, Now, Why } from "../wire.ts";
import { FreeSeat, freeSeat, Waiting, waits } from "./hosting.tsx";

/** What the bot would do, in words and never in notation. */
function hintDeed(hint: Hint, brief = false): string {
  const scene = state.scene.value;
  const module = boardModule.value;
  if (!scene || !module) return "";
  if (module.advise) return module.advise(scene, hint.do, words, brief);
  const done = { ...scene, by: hint.seat, did: hint.do };
  return module.tell(scene, done, words).map((line) => line.text).join(" ");
}

/** A reason in words; reasons without a text are omitted. */
function reasonText(now: Now, { id, args }: Why): string {
  const theme = now.table.edition;
  const name = `hint-${id}`;
  const { letter, seat } = args;
  const sentence = words(name, {
    ...args,
    motif: typeof letter === "string"
      ? words(`motif-${theme}-${motifKey(theme, letter[0]!)}.the`)
      : "",
    name: typeof seat === "number" ? nameOf(now.table.seats, seat) : "",
  });
  return sentence === name ? "" : sentence;
}

function HintPanel({ now, hint }: { now: Now; hint: Hint }) {
  return (
    <div class="notice hint-panel" role="status">
      <Icon name="hint" />
      <span class="notice-text">
        <span class="hint-whole">{hintDeed(hint)}</span>
        <span class="hint-brief" aria-hidden="true">{hintDeed(hint, true)}</span>{" "}
        <b>{[hint.why, ...hint.more].map((why) => reasonText(now, why)).join(" ")}</b>
      </span>
      <IconButton
        icon="close"
        label={words("close")}
        onClick={() => {
          state.hint.value = null;
          propose([]);
        }}
      />
    </div>
  );
}

/** Whether there is anything to answer or to know. */
export function noticed(now: Now): boolean {
  return now.table.ask !== null || state.refusal.value !== "" || state.hint.value !== null ||
    state.pondering.value || waits(now) || freeSeat(now) !== null;
}

/** Questions and notices: beside or above the board, never on it. */
export function Notices({ now }: { now: Now }) {
  const { table, you } = now;
  const ask = table.ask;
  const asked = ask?.waiting.find((seat) => you.seats.includes(seat));
  const free = freeSeat(now);
  return (
    <div class="notices">
      {ask && asked !== undefined && (
        <div class="notice" role="alertdialog" aria-labelledby="ask-text">
          <Icon name="undo" />
          <span class="notice-text" id="ask-text">
            {words("undo-asked", { name: nameOf(table.seats, ask.seat) })}
          </span>
          <button
            type="button"
            class="btn small"
            onClick={() =>
              tell({ t: "answer", yes: true, seat: asked })}
            {...needsLine()}
          >
            {words("yes")}
          </button>
          <button
            type="button"
            class="btn small"
            onClick={() =>
              tell({ t: "answer", yes: false, seat: asked })}
            {...needsLine()}
          >
            {words("no")}
          </button>
        </div>
      )}
      {ask && asked === undefined && <p class="notice">{words("undo-waiting")}</p>}
      {state.refusal.value && (
        <div class="notice" role="status">
          <Icon name="shield" />
          <span class="notice-text">{state.refusal.value}</span>
          <IconButton
            icon="close"
            label={words("close")}
            onClick={() => {
              state.refusal.value = "";
            }}
          />
        </div>
      )}
      {waits(now) && <Waiting />}
      {free !== null && <FreeSeat now={now} seat={free} />}
      {state.hint.value && <HintPanel now={now} hint={state.hint.value} />}
      {state.pondering.value && (
        <p class="notice" role="status">
          <Icon name="hint" />
          <span class="notice-text">{words("hint-thinking")}</span>
        </p>
      )}
    </div>
  );
}
