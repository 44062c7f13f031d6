// Somebody is away on their turn: wait, or let a bot play.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../i18n.ts";
import { tell } from "../live.ts";
import { nameOf } from "../scene.ts";
import { say } from "../state.ts";
import { Button } from "../ui/button.tsx";
import { needsLine } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { isLeft } from "./friends.tsx";
import { Later } from "./later.tsx";

const PATIENCE_MS = 120_000; // who waits is asked again
const MINUTE_S = 60;

/** For whom we wait for now, by table and seat; asked again when it is forgotten. */
const waiting = signal<ReadonlySet<string>>(new Set());
const asked = new Set<string>(); // before: then it has been longer than a minute

const keyOf = ({ table }: Now, seat: number): string => `${table.id}/${seat}`;

function wait(key: string): void {
  waiting.value = new Set([...waiting.value, key]);
  asked.add(key);
  setTimeout(() => {
    waiting.value = new Set([...waiting.value].filter((each) => each !== key));
  }, PATIENCE_MS);
}

/** The seat whose turn it is and whose player is away, if that is to be asked about. */
export function awaySeat(now: Now): number | null {
  const { table, you, to_act } = now;
  if (table.phase !== "playing" || !(you.seats.length || you.host)) return null;
  const seat = to_act.find((each) => {
    const view = table.seats[each];
    return view?.absent && !view.stand_in && !you.seats.includes(each);
  });
  return seat === undefined || waiting.value.has(keyOf(now, seat)) ? null : seat;
}

export function Away({ now, seat }: { now: Now; seat: number }) {
  const { table, you } = now;
  const key = keyOf(now, seat), name = nameOf(table.seats, seat);
  const left = table.seats[seat]!.free;
  const minute = table.grace === MINUTE_S && !asked.has(key);
  const title = words(left ? "away-left" : minute ? "away-minute" : "away-while", { name });
  const may = you.host || table.stand_in_by !== "host";
  useEffect(() => say(title), [title]);
  return (
    <section class="notice away" aria-labelledby="away-title">
      <b class="notice-text" id="away-title">{title}</b>
      <Button icon="wait" size={20} look="primary" onClick={() => wait(key)}>
        {words("lobby-wait")}
      </Button>
      {may && (
        <Button
          icon="robot"
          size={20}
          onClick={() => tell({ t: "bot", seat, level: "medium" })}
          {...needsLine()}
        >
          {words(left ? "let-bot-play" : "away-bot", { name })}
        </Button>
      )}
      {isLeft(now) && <Later load={() => import("./inviting.tsx")} name="InviteAgain" now={now} />}
    </section>
  );
}
