// Friends without a server, as every table knows them: who has gone, and what is said of it.
import { useEffect } from "preact/hooks";
import { stay } from "../friends/guest.ts";
import { learn, words } from "../i18n.ts";
import { keysOf } from "../keys.ts";
import { placeOf } from "../place.ts";
import { nameOf } from "../scene.ts";
import { Empty, HOME } from "../ui/empty.tsx";
import type { Now } from "../wire.ts";

/** Load the texts of these pages. */
export const learnFriends = (): Promise<unknown> => learn("web-friends").catch(() => {});

/** The seats of others, whose devices may need a new link. */
export const guestsOf = ({ table, you }: Now): readonly number[] =>
  table.seats.flatMap((seat, at) => seat.kind === "human" && !you.seats.includes(at) ? [at] : []);

/** Who has gone from a table of this device, if it is one player; a link serves whoever opens it. */
export function goneGuest(now: Now): string {
  const gone = guestsOf(now).filter((seat) => !now.table.seats[seat]!.here);
  return gone.length === 1 ? nameOf(now.table.seats, gone[0]!) : "";
}

/** What the button to invite again says: for whom the link is, if that is known. */
export function inviteText(now: Now): string {
  const name = goneGuest(now);
  return name ? words("friend-new-link", { name }) : words("friend-another");
}

/** Whether somebody has gone from a table of this device, and only a new link brings them back. */
export const isLeft = (now: Now): boolean =>
  placeOf(now.table.id) === "device" && now.you.host && now.table.phase === "playing" &&
  guestsOf(now).some((seat) => !now.table.seats[seat]!.here);

/**
 * The invitation could not be answered: a link that was cut or is of another time, or a browser
 * that makes no connections.
 */
export function UnusableLink({ id, why }: { id: string; why: "friend-old" | "friend-refused" }) {
  useEffect(() => {
    void learnFriends();
    return stay;
  }, []);
  return (
    <Empty
      story="used"
      theme={keysOf(id)?.edition}
      title={words(why)}
      note={words(why === "friend-old" ? "friend-gone-note-plain" : "friend-refused-note")}
      ways={[HOME()]}
      alert
    />
  );
}

/** A friend's table, without a connection to the friend's device. */
export function FriendGone({ id }: { id: string }) {
  useEffect(() => void learnFriends(), []);
  const kept = keysOf(id);
  const { title, note } = goneWords(id);
  return (
    <Empty story="lost" theme={kept?.edition} title={title} note={note} ways={[HOME()]} alert />
  );
}

/** That the device with the table is out of reach, and what to do. */
export function goneWords(id: string): { readonly title: string; readonly note: string } {
  const name = keysOf(id)?.friend;
  return name
    ? { title: words("friend-gone", { name }), note: words("friend-gone-note", { name }) }
    : { title: words("friend-gone-plain"), note: words("friend-gone-note-plain") };
}
