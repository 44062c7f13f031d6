// Both see the same four pictures: then nobody stands between two devices.
import { useEffect } from "preact/hooks";
import { editionOf } from "../api.ts";
import { motifPicture } from "../art/motifs/symbols.ts";
import { type Comparison, comparisons, settle } from "../friends/same.ts";
import { words } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { useMotifs } from "../ui/motifs.ts";
import { Drawn, Sheet } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { learnFriends } from "./friends.tsx";

const here = ({ table }: Now): readonly Comparison[] =>
  comparisons.value.filter((each) => each.at(table.id));

/** Whether there is a connection at this table that nobody has compared yet. */
export const comparable = (now: Now): boolean => here(now).length > 0;

function Four({ edition, numbers }: { edition: string; numbers: readonly number[] }) {
  const keys = editionOf(edition)?.motifs ?? [];
  const drawings = useMotifs(edition);
  return (
    <ul class="same-four">
      {numbers.map((number) => keys[number % keys.length]!).map((key, at) => (
        <li key={at}>
          <Drawn svg={drawings[key] ? motifPicture(drawings[key], 52) : ""} />
          {words(`motif-${edition}-${key}`)}
        </li>
      ))}
    </ul>
  );
}

/** The pictures of each connection at this table, until they were compared. */
export function SameFour({ now, title = true }: { now: Now; title?: boolean }) {
  const { edition } = now.table;
  useEffect(() => void learnFriends(), []);
  if (!editionOf(edition)?.motifs.length) return null;
  return here(now).map((comparison) => (
    <section key={comparison.numbers.join()} class="panel same">
      {title && <h2>{words("friend-same")}</h2>}
      <Four edition={edition} numbers={comparison.numbers} />
      <p>{words("friend-same-note")}</p>
      <div class="same-deeds">
        <Button icon="check" size={20} onClick={() => settle(comparison)}>
          {words("friend-same-yes")}
        </Button>
        <Button onClick={() => comparison.end()}>
          {words("friend-same-no")}
        </Button>
      </div>
    </section>
  ));
}

/** The same, from a running game. */
export function SameSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const none = !comparable(now);
  useEffect(() => {
    if (none) onClose();
  }, [none]);
  return (
    <Sheet title={words("friend-same")} onClose={onClose}>
      <SameFour now={now} title={false} />
    </Sheet>
  );
}
