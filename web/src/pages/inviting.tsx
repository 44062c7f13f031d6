// Inviting without a server: a link goes out, a reply comes back.
import { useEffect, useState } from "preact/hooks";
import { devices, DEVICES_BOX } from "../art/devices.ts";
import { STATIC } from "../address.ts";
import { coming } from "../friends/guest.ts";
import {
  accept,
  invite,
  type Invited,
  pass,
  takeReplies,
  type Unusable,
  withdraw,
} from "../friends/host.ts";
import { invitationLink } from "../friends/links.ts";
import { ownStun } from "../friends/stun.ts";
import { words } from "../i18n.ts";
import { keysOf } from "../keys.ts";
import { choose, settings } from "../settings.ts";
import { DEFAULT_SKIN, DRESSED } from "../skins/index.ts";
import { say } from "../state.ts";
import { Backdrop } from "../ui/backdrop.tsx";
import { Empty, HOME } from "../ui/empty.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { copy, Leaf, Pawn, Sheet } from "../ui/parts.tsx";
import { Qr } from "../ui/qr.tsx";
import type { Now } from "../wire.ts";
import { goneGuest, guestsOf, inviteText, learnFriends } from "./friends.tsx";
import { NameField } from "./pick.tsx";

const world = (edition: string): string => DRESSED.includes(edition) ? edition : DEFAULT_SKIN;

function Devices({ theme, host = 1, guest = 2, broken = false }: {
  theme: string;
  host?: number;
  guest?: number;
  broken?: boolean;
}) {
  return (
    <svg
      class="devices"
      viewBox={DEVICES_BOX}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: devices(theme, host, guest, broken) }}
    />
  );
}

/** What both should know before they begin: who deals, what they see of each other, how far it goes. */
function Honest({ theme, as, far }: { theme: string; as: "host" | "guest"; far?: boolean }) {
  return (
    <section class="honest">
      <Devices theme={theme} />
      <p>
        <b>{words("friend-direct")}</b> {words(`friend-honest-${as}`)}{" "}
        {far !== undefined && words(far ? "friend-reach-far" : "friend-reach-near")}
        {far !== undefined && STATIC && (
          <>
            {" "}
            <a href="/about#server">{words("site-server")}</a>
          </>
        )}
      </p>
    </section>
  );
}

/** The same for whoever invites. */
export const HonestHost = ({ theme }: { theme: string }) => (
  <Honest theme={theme} as="host" far={Boolean(ownStun())} />
);

/** The same for a guest who has come: how far it reaches is known by then. */
export const HonestGuest = ({ theme }: { theme: string }) => <Honest theme={theme} as="guest" />;

/** The number of a step, or that it is done. */
const Step = ({ n, done = false }: { n: number; done?: boolean }) => (
  <i class={`stepno ${done ? "done" : ""}`} aria-hidden="true">
    {done ? <Icon name="check" size={20} /> : n}
  </i>
);

/** Give a link away: by whatever this device shares with, or by copying it. */
function Send({ link, text, first }: { link: string; text: string; first: boolean }) {
  const [copied, setCopied] = useState(false);
  const shares = "share" in navigator;
  const own = first ? "btn primary" : "btn";
  return (
    <div class="invite-deeds">
      {shares && (
        <button
          type="button"
          class={own}
          onClick={() => navigator.share({ title: "Daedalus", url: link }).catch(() => {})}
        >
          <Icon name="share" />
          {text}
        </button>
      )}
      <button
        type="button"
        class={shares ? "btn" : own}
        onClick={async () => setCopied(await copy(link))}
      >
        <Icon name={copied ? "check" : "copy"} />
        {words(copied ? "copied" : "copy-link")}
      </button>
    </div>
  );
}

const TROUBLES: Readonly<Record<Unusable, string>> = {
  unreadable: "friend-unreadable",
  other: "friend-other",
  full: "friend-full",
};

/** Where a guest's reply goes, if it does not come by itself. */
function ReplyField() {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const take = async (told: string) => {
    setText(told);
    const wrong = told.trim() ? await accept(told) : null;
    setTrouble(wrong ? words(TROUBLES[wrong]) : "");
  };
  return (
    <>
      <textarea
        class="reply-field"
        rows={3}
        value={text}
        aria-label={words("friend-reply")}
        placeholder={words("friend-paste-here")}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => void take(event.currentTarget.value)}
      />
      {globalThis.isSecureContext && "readText" in (navigator.clipboard ?? {}) && (
        <Button
          icon="list"
          onClick={() => navigator.clipboard.readText().then(take, () => {})}
        >
          {words("friend-paste-button")}
        </Button>
      )}
      <p class="trouble" role="alert">{trouble}</p>
    </>
  );
}

/**
 * The host invites: a link for one guest, and a place for the reply.  *name* is who is to come back,
 * *pair* the code that gives a second device a seat.
 */
export function InviteFriend({ now, name = "", pair = "", onPhone }: {
  now: Now;
  name?: string;
  pair?: string;
  onPhone?: () => void; // it is for one's own phone, which has come
}) {
  const { id, edition, seal } = now.table;
  const [invited, setInvited] = useState<Invited | null>(null);
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void learnFriends();
    takeReplies();
  }, []);
  useEffect(() => {
    let made: Invited | null = null, gone = false;
    setInvited(null);
    setRefused(false);
    invite(id).then((fresh) => {
      if (gone) return withdraw(fresh);
      made = fresh;
      setInvited(fresh);
    }, () => gone || setRefused(true));
    return () => {
      gone = true;
      if (made?.progress.peek() === "waiting") withdraw(made);
    };
  }, [id, pair, round]);
  const progress = invited?.progress.value ?? "waiting";
  const again = () => setRound((n) => n + 1);
  useEffect(() => {
    if (progress !== "here") return;
    say(words("friend-here"));
    if (onPhone) return onPhone();
    again(); // an invitation serves one guest: the next gets another
  }, [progress]);
  const link = invited && invitationLink(id, {
    name: invited.name,
    code: invited.code,
    by: settings.value.name,
    edition,
    seal: seal ?? "", // whoever comes later has no part in this deal, but in the rematch's
    pair,
    stun: ownStun(),
  });
  if (refused || progress === "failed" || progress === "gone") {
    return <Sorry theme={edition} refused={refused} again={again} />;
  }
  return (
    <div class="friends">
      <section class="panel invite-friend">
        <h2>
          <Step n={1} />
          {onPhone
            ? words("friend-scan")
            : name
            ? words("friend-send-to", { name })
            : words("friend-send")}
        </h2>
        <div class="friend-way">
          {link ? <Qr text={link} label={words("friend-qr")} /> : <span class="qr" />}
          {onPhone ? <p>{words("friend-scan-note")}</p> : (
            <dl>
              <dt>{words("friend-beside")}</dt>
              <dd>{words("friend-beside-note")}</dd>
              <dt>{words("friend-far")}</dt>
              <dd>{words("friend-far-note")}</dd>
            </dl>
          )}
        </div>
        {link && <Send link={link} text={words("friend-send-link")} first />}
      </section>
      <section class="panel invite-friend">
        <h2>
          <Step n={2} />
          {words("friend-paste")}
        </h2>
        {progress === "connecting"
          ? <p class="soon" role="status">{words("friend-connecting")}</p>
          : <ReplyField key={round} />}
        <p class="fine">{words("friend-keep")}</p>
      </section>
    </div>
  );
}

/** Two devices that did not find each other, or a browser that does not look; and what helps. */
function Sorry({ theme, refused, again }: {
  theme: string;
  refused: boolean;
  again: () => void;
}) {
  const why = refused ? "friend-refused" : "friend-failed";
  return (
    <section class="panel sorry" role="alert">
      <Devices theme={theme} broken />
      <h2>{words(why)}</h2>
      <p>{words(`${why}-note`)}</p>
      {!refused && (
        <ul>
          <li>
            <Icon name="check" size={20} />
            {words("friend-failed-wifi")}
          </li>
          <li>
            <Icon name="phone" size={20} />
            {words("friend-failed-share")}
          </li>
        </ul>
      )}
      <Button look="primary wide" icon="rotate" onClick={again}>
        {words("friend-again")}
      </Button>
    </section>
  );
}

/** A new link for somebody whose connection is gone, from a running game. */
export function InviteSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const [title] = useState(inviteText(now));
  const [name] = useState(goneGuest(now));
  const gone = guestsOf(now).every((seat) => now.table.seats[seat]!.here);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!gone) setWaited(true);
    else if (waited) onClose(); // they are back
  }, [gone]);
  return (
    <Sheet title={title} onClose={onClose} wide>
      <InviteFriend now={now} name={name} />
      <HonestHost theme={now.table.edition} />
    </Sheet>
  );
}

/** A button for somebody who has gone: only a new link brings them back. */
export function InviteAgain({ now, small = false }: { now: Now; small?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={small ? "btn small" : "btn"} onClick={() => setOpen(true)}>
        {inviteText(now)}
      </button>
      {open && <InviteSheet now={now} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same as a notice at the table. */
export function LeftGuest({ now }: { now: Now }) {
  const name = goneGuest(now);
  return (
    <div class="notice" role="status">
      <Icon name="offline" />
      <span class="notice-text">{name && words("friend-away", { name })}</span>
      <InviteAgain now={now} small />
    </div>
  );
}

/** A guest has an invitation: the reply goes back, then the game begins by itself. */
export function ReplyPage() {
  const [shown, setShown] = useState(false);
  const [name, setName] = useState(settings.value.name);
  useEffect(() => void learnFriends(), []);
  const answering = coming.value;
  if (!answering) return null;
  const { table, invitation: { by, edition, pair, stun }, reply } = answering;
  const back = Boolean(pair || keysOf(table)?.seats.length); // who has a seat has a name
  const theme = world(edition);
  return (
    <Leaf
      title={by ? words("friend-invites", { name: by }) : words("friend-invites-plain")}
      theme={theme}
      behind={<Backdrop theme={theme} />}
    >
      <div class="friends reply-page">
        {!back && (
          <section class="panel invite-friend">
            <h2>
              <Step n={1} done />
              {words("friend-you-are-here")}
            </h2>
            <div class="reply-who">
              <Pawn cast={2} height={84} world={theme} />
              <NameField
                name={name}
                placeholder={words("cast-2")}
                onInput={setName}
                onChange={(wanted) => choose({ name: wanted })}
              />
            </div>
          </section>
        )}
        <section class="panel invite-friend">
          <h2>
            <Step n={back ? 1 : 2} />
            {by ? words("friend-send-back", { name: by }) : words("friend-send-back-plain")}
          </h2>
          <p class="code reply" aria-label={words("friend-reply")}>
            {reply.replace(/^.*#reply=/, "") || "…"}
          </p>
          {reply && (
            <>
              <Send link={reply} text={words("friend-send-reply")} first />
              <Button icon="code" onClick={() => setShown(!shown)}>
                {words("show-qr")}
              </Button>
            </>
          )}
          {reply && shown && <Qr text={reply} label={words("friend-reply-qr")} />}
          <p class="fine" role="status">{reply && words("friend-wait")}</p>
        </section>
        <Honest theme={theme} as="guest" far={Boolean(stun)} />
      </div>
    </Leaf>
  );
}

/** This window was opened by a guest's reply: the window with the table gets it. */
export function PassPage({ id, reply }: { id: string; reply: string }) {
  const [wrong, setWrong] = useState<Unusable | null | "asking">("asking");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void learnFriends();
    void pass(reply).then(setWrong);
  }, [reply]);
  const theme = keysOf(id)?.edition;
  if (wrong === "asking") {
    return (
      <Leaf title={words("friend-connecting")} theme={theme} plain>
        <p class="mut">{words("table-opening-note")}</p>
      </Leaf>
    );
  }
  if (wrong === null) {
    return (
      <Empty
        story="used"
        theme={theme}
        title={words("friend-passed")}
        note={words("friend-passed-note")}
        ways={[HOME()]}
      />
    );
  }
  const unopened = wrong === "other";
  return (
    <Empty
      story="used"
      theme={theme}
      title={words(unopened ? "friend-not-passed" : TROUBLES[wrong])}
      note={words(unopened ? "friend-not-passed-note" : "friend-failed-note")}
      ways={[
        {
          icon: copied ? "check" : "copy",
          text: words(copied ? "copied" : "friend-copy-reply"),
          to: () => void copy(reply).then(setCopied),
        },
        { icon: "table", text: words("mine"), to: "/tables" },
      ]}
      alert
    />
  );
}
