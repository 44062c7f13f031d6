// The connection to the table is lost, or back: a calm notice, never a dialog.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isNear } from "../friends/guest.ts";
import { words } from "../i18n.ts";
import { tryNow } from "../live.ts";
import { placeOf } from "../place.ts";
import { say, state } from "../state.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { goneWords } from "./friends.tsx";

const PATIENCE_MS = 700; // shorter interruptions are not worth a word
const BACK_MS = 4_000;
const SOON_MS = 1_500;

/** Whether the table can be reached: yes, no, or just reconnected. */
export const reached = signal<"yes" | "no" | "again">("yes");
const known = signal(0); // how many lines of the log were known when the connection was lost

/** Seconds until the next try, ticking. */
function useCountdown(): number | null {
  const [, tick] = useState(0);
  const at = state.retryAt.value;
  useEffect(() => {
    if (at === null) return;
    const beat = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(beat);
  }, [at]);
  const left = at === null ? 0 : at - performance.now();
  return left > SOON_MS ? Math.ceil(left / 1000) : null;
}

/** Whether it is a table of this device: then no connection is lost, but its worker has stopped. */
function isHere(): boolean {
  const page = state.page.value;
  return page.name === "table" && placeOf(page.id) === "device";
}

/** The friend's table that can only be reached by a new link; "" when it is another. */
function goneTable(): string {
  const page = state.page.value;
  const gone = page.name === "table" && placeOf(page.id) === "friend" && !isNear(page.id);
  return gone ? page.id : "";
}

/** The title of a lost connection, and what comforts or helps. */
function lostWords(seconds: number | null): { readonly title: string; readonly note: string } {
  if (goneTable()) return goneWords(goneTable());
  const waits = state.unanswered.value || seconds === null;
  return {
    title: words(isHere() ? "offline-again" : "lost-title"),
    note: !waits ? words("lost-next", { seconds }) : isHere() ? "" : safe(),
  };
}

/** What happened since the connection was lost, in the words of the log. */
function missed(since: number): string {
  const lines = state.log.value.filter((line) => !line.said).slice(since);
  return lines.slice(-2).map((line) => line.text).join(" ");
}

/** What comforts somebody whose connection is lost. */
const safe = (): string => words(state.unanswered.value ? "lost-kept" : "lost-safe");

/** Announce once that the table lets us wait. */
function useSlow(): void {
  const slow = state.slow.value;
  useEffect(() => {
    if (slow) say(words("lost-waiting"));
  }, [slow]);
}

/** Keep `reached` in sync with the connection, and announce changes once. */
function useReached(): void {
  const lost = state.connection.value === "lost" || (state.connection.value === "opening" &&
    reached.peek() === "no");
  useEffect(() => {
    if (lost) {
      if (reached.peek() === "no") return;
      const later = setTimeout(() => {
        known.value = state.log.peek().filter((line) => !line.said).length;
        reached.value = "no";
        const { title, note } = lostWords(null);
        say(`${title} ${note}`.trim());
      }, PATIENCE_MS);
      return () => clearTimeout(later);
    }
    if (reached.peek() !== "no") return;
    reached.value = "again";
    say(words("lost-back"));
    const later = setTimeout(() => {
      reached.value = "yes";
    }, BACK_MS);
    return () => clearTimeout(later);
  }, [lost]);
  useEffect(() => () => {
    reached.value = "yes";
  }, []);
}

/** The line where a table or a lobby has its place for it; it also keeps `reached`. */
export function LostLine() {
  useReached();
  useSlow();
  return <LostSign />;
}

/** The way out, where the bar is covered. */
const Leave = () => (
  <a class="ib lost-leave" href="/" aria-label={words("leave-table")}>
    <Icon name="back" />
  </a>
);

/** The same again, where something covers that place. */
export function LostSign() {
  const seconds = useCountdown();
  if (reached.value === "yes" && state.slow.value) {
    return (
      <section class="lost slow" aria-label={words("connection")}>
        <Leave />
        <Icon name="clock" />
        <span>
          <b>{words("lost-waiting")}</b>
        </span>
      </section>
    );
  }
  if (reached.value === "yes") return null;
  if (reached.value === "again") {
    return (
      <section class="lost back" aria-label={words("connection")}>
        <Icon name="check" />
        <span>
          <b>{words("lost-back")}</b> {missed(known.value)}
        </span>
      </section>
    );
  }
  const { title, note } = lostWords(seconds);
  return (
    <section class="lost" aria-label={words("connection")}>
      <Leave />
      <Icon name="offline" />
      <span>
        <b>{title}</b> {note}
      </span>
      {!goneTable() && <Button look="small" onClick={tryNow}>{words("lost-try")}</Button>}
    </section>
  );
}
