// A table: the lobby before the game, the board during it, the podium after it.
import { useEffect, useState } from "preact/hooks";
import { keyOf, wearOwn, worn } from "../box/worn.ts";
import { api, editionOf, editions, learnEditions } from "../api.ts";
import { codesOf } from "../codes.ts";
import { learn, words } from "../i18n.ts";
import { come, coming, isNear, stay } from "../friends/guest.ts";
import { readInvitation } from "../friends/links.ts";
import { NoConnections } from "../friends/peer.ts";
import { forget, keep, keysOf } from "../keys.ts";
import { become, join, tryNow } from "../live.ts";
import { Storage } from "../offline/storage.ts";
import { placeOf } from "../place.ts";
import { goInstead, mend } from "../routes.ts";
import { state } from "../state.ts";
import { loadStyle } from "../styles.ts";
import { Empty, HOME, type Way } from "../ui/empty.tsx";
import { Leaf } from "../ui/parts.tsx";
import { FriendGone, UnusableLink } from "./friends.tsx";
import type { Now, TableView } from "../wire.ts";
import { Game } from "./game.tsx";
import { Later } from "./later.tsx";

await loadStyle("people");

/** A link like /t/id#pair=code gives this device the same seat, once. */
async function pairUp(id: string): Promise<void> {
  const code = new URLSearchParams(location.hash.slice(1)).get("pair");
  if (!code) return;
  mend(`/t/${id}`);
  await sitDown(id, code);
}

async function sitDown(id: string, code: string, asHand = false): Promise<void> {
  const key = await api.pair(id, code);
  const { table } = await api.look(id, key.token);
  const timed = editionOf(table.edition)?.timed; // there everybody builds: all of the table
  if (asHand && !timed) keep(id, { edition: table.edition, hand: "held" });
  become(id, table.edition, key);
}

/** A link like /t/id#join=code leads to a table on a friend's device: answer it. */
async function answerFriend(id: string): Promise<void> {
  const invitation = readInvitation(location.hash);
  if (!invitation || keysOf(id)?.host) return; // our own table
  await come(id, invitation);
  if (!invitation.pair) mend(`/t/${id}`); // from now on the link is used up
}

/** A guest's reply in the address, if it is one. */
const replyHere = (): string => /[#&]reply=/.test(location.hash) ? location.href : "";

/** What a scanned code asks: which of those around the screen somebody is. */
interface Scanned {
  readonly table: TableView;
  readonly codes: ReadonlyMap<number, string>;
}

async function asked(id: string): Promise<Scanned | null> {
  const codes = codesOf(location.hash);
  if (!codes.size) return null;
  mend(`/t/${id}`);
  if (keysOf(id)?.seats.length) return null; // this device has sat down before
  return { table: (await api.look(id)).table, codes };
}

/** Save the log of a table of this device, even if this version cannot read it. */
async function saveLog(id: string): Promise<void> {
  const rows = await new Storage().rows(id);
  const text = rows.map((row) => JSON.stringify(row)).join("\n") + "\n";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${id}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** There is no table to show. */
function Lost({ id, why }: { id: string; why: "gone" | "cannot-open" }) {
  const theme = keysOf(id)?.edition;
  useEffect(() => {
    if (why === "gone") forget(id); // it does not come back
    if (placeOf(id) === "device") void learn("web-offline").catch(() => {});
  }, [id, why]);
  const open: Way = { icon: "plus", text: words("table-new"), to: "/" };
  return why === "gone"
    ? (
      <Empty
        story="cleared"
        theme={theme}
        title={words("table-gone")}
        note={words(placeOf(id) === "device" ? "offline-gone-note" : "table-gone-note")}
        ways={[open, { icon: "link", text: words("table-retype"), to: "/#join-code" }]}
        alert
      />
    )
    : (
      <Empty
        story="broken"
        theme={theme}
        title={words("table-closed")}
        note={words(placeOf(id) === "device" ? "offline-closed-note" : "table-closed-note")}
        ways={[
          open,
          placeOf(id) === "device"
            ? { icon: "download", text: words("offline-save"), to: () => void saveLog(id) }
            : { icon: "table", text: words("mine"), to: "/tables" },
        ]}
        alert
      />
    );
}

/** The link for a second device was used before, or is too old. */
function UsedLink({ id, onSeen }: { id: string; onSeen: () => void }) {
  const seated = keysOf(id)?.seats.length;
  const table: Way = {
    icon: seated ? "play" : "eye",
    text: words(seated ? "pair-used-play" : "pair-used-watch"),
    to: onSeen,
  };
  return (
    <Empty
      story="used"
      title={words("pair-used")}
      note={words("pair-used-note", { item: words("companion") })}
      ways={[table, HOME()]}
      alert
    />
  );
}

const inviting = () => import("./inviting.tsx");
const boxes = () => import("../box/table.ts");

/** Bring our box to the table, or fetch that of its host; true while that takes. */
function useBox(now: Now | null): boolean {
  const [tried, setTried] = useState<string | undefined>();
  const key = now ? keyOf(now.table) : undefined;
  const own = now && keysOf(now.table.id)?.box;
  useEffect(() => {
    if (!now || !own) return;
    void boxes().then(({ brings, bring }) => brings(now) ? bring(now.table.id) : undefined);
  }, [now?.table.id, own, key, now?.you.host]);
  const wants = now !== null && !own && key !== worn.value?.key && key !== tried;
  useEffect(() => {
    if (!wants) return;
    void boxes().then(({ dress }) => dress(now.table)).catch(() => {}).then(() => setTried(key));
  }, [wants, key]);
  return wants;
}

export function TablePage({ id }: { id: string }) {
  const [used, setUsed] = useState(false);
  const [unusable, setUnusable] = useState<"friend-old" | "friend-refused" | null>(null);
  const [reply, setReply] = useState(replyHere);
  const [who, setWho] = useState<Scanned | null>(null);
  useEffect(() => {
    const moved = keysOf(id)?.moved;
    if (moved) return goInstead(`/t/${moved}`);
    let leave = () => {};
    let here = true;
    if (reply) return;
    const pair = async () => {
      try {
        setWho(await asked(id));
        await pairUp(id);
      } catch {
        setUsed(true);
      }
    };
    const arrive = () =>
      answerFriend(id).then(pair, (error) => {
        console.warn("invitation", error);
        setUnusable(error instanceof NoConnections ? "friend-refused" : "friend-old");
      });
    // The link was opened where the table is already open.
    const anew = () => replyHere() ? setReply(replyHere()) : void arrive().then(tryNow);
    (async () => {
      await arrive();
      if (!editions.value.length) await learnEditions().catch(() => {});
      await wearOwn(id);
      if (here) leave = join(id);
    })();
    addEventListener("hashchange", anew);
    return () => {
      here = false;
      removeEventListener("hashchange", anew);
      stay();
      leave();
      worn.value = null;
    };
  }, [id, reply]);
  const now = state.now.value;
  const dressing = useBox(now);
  const lost = state.gone.value;
  if (lost) return <Lost id={id} why={lost} />;
  if (reply) return <Later load={inviting} name="PassPage" id={id} reply={reply} />;
  if (unusable) return <UnusableLink id={id} why={unusable} />;
  if (coming.value?.table === id) return <Later load={inviting} name="ReplyPage" />;
  if (who) {
    return (
      <Later
        load={() => import("./phones.tsx")}
        name="WhichOne"
        {...who}
        onChosen={(code: string) => {
          setWho(null);
          sitDown(id, code, true).catch(() => setUsed(true));
        }}
      />
    );
  }
  if (used) return <UsedLink id={id} onSeen={() => setUsed(false)} />;
  if (!now && placeOf(id) === "friend" && !isNear(id)) return <FriendGone id={id} />;
  if (!now || dressing || state.film.value === "asked") {
    return (
      <Leaf title={words("table-opening")} theme={keysOf(id)?.edition} plain>
        <p class="mut">
          {words(placeOf(id) === "device" ? "offline-starting" : "table-opening-note")}
        </p>
      </Leaf>
    );
  }
  if (now.table.evening && now.table.phase === "open") {
    return <Later load={() => import("./evening/index.ts")} name="EveningWaits" now={now} />;
  }
  return now.table.phase === "open" || !state.scene.value
    ? <Later load={() => import("./lobby.tsx")} name="Lobby" now={now} />
    : <Game key={worn.value?.key ?? ""} now={now} />;
}
