// The connection to the table is lost, or back: a calm notice, never a dialog.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n.ts";
import { tryNow } from "../live.ts";
import { isOwn } from "../offline/device.ts";
import { say, state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";

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
  return page.name === "table" && isOwn(page.id);
}

/** What happened since the connection was lost, in the words of the log. */
function missed(since: number): string {
  const lines = state.log.value.filter((line) => !line.said).slice(since);
  return lines.slice(-2).map((line) => line.text).join(" ");
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
        say(isHere() ? words("offline-again") : `${words("lost-title")} ${words("lost-safe")}`);
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
  return <LostSign />;
}

/** The same again, where something covers that place. */
export function LostSign() {
  const seconds = useCountdown();
  if (reached.value === "yes") return null;
  if (reached.value === "again") {
    return (
      <p class="lost back">
        <Icon name="check" />
        <span>
          <b>{words("lost-back")}</b> {missed(known.value)}
        </span>
      </p>
    );
  }
  return (
    <div class="lost">
      <a class="ib lost-leave" href="/" aria-label={words("leave-table")}>
        <Icon name="back" />
      </a>
      <Icon name="offline" />
      <span>
        <b>{words(isHere() ? "offline-again" : "lost-title")}</b>{" "}
        {seconds !== null ? words("lost-next", { seconds }) : !isHere() && words("lost-safe")}
      </span>
      <button type="button" class="btn small" onClick={tryNow}>{words("lost-try")}</button>
    </div>
  );
}
