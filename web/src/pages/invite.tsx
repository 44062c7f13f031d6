// The link to a table: who can open it, and how it gets to them.
import { useEffect, useState } from "preact/hooks";
import { halves } from "../codes.ts";
import { words } from "../i18n.ts";
import { home, learnReach, openHome, originForOthers } from "../reach.ts";
import { state } from "../state.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { copy, needsLine, Sheet } from "../ui/parts.tsx";
import { Qr } from "../ui/qr.tsx";
import { OpenShare } from "./sharing.tsx";
import type { TableView } from "../wire.ts";

/** The button that opens the table to the home network, or says that there is none. */
export function OpenHome() {
  const [trouble, setTrouble] = useState(false);
  const none = home.value !== null && !home.value.network;
  if (home.value && !home.value.here) return <p class="fine">{words("home-not-owner")}</p>;
  return (
    <>
      <Button
        look="primary wide"
        icon="door"
        {...needsLine()}
        disabled={!home.value || none || state.connection.value === "lost"}
        onClick={() =>
          openHome(true).then(
            () => setTrouble(!originForOthers()),
            () => setTrouble(true),
          )}
      >
        {words("home-open")}
      </Button>
      {trouble
        ? <p class="trouble" role="alert">{words("home-trouble")}</p>
        : <p class="fine">{words(none ? "home-none" : "home-open-note")}</p>}
    </>
  );
}

/** The address without its scheme. */
const typed = (link: string) => link.replace(/^https?:\/\//, "");

function CopyAndShare({ link, onShow }: { link: string; onShow: () => void }) {
  const [copied, setCopied] = useState(false);
  const shares = "share" in navigator;
  return (
    <div class="invite-deeds">
      <Button
        look="primary"
        icon={copied ? "check" : "copy"}
        onClick={async () => setCopied(await copy(link))}
      >
        {words(copied ? "copied" : "copy-link")}
      </Button>
      {shares && (
        <Button
          icon="share"
          onClick={() => navigator.share({ title: "Daedalus", url: link }).catch(() => {})}
        >
          {words("share")}
        </Button>
      )}
      <Button look="invite-show" icon="code" onClick={onShow}>
        {words("show-qr")}
      </Button>
    </div>
  );
}

/** A code, large enough to be read across a room. */
export function SaidCode({ code }: { code: string }) {
  return (
    <p class="said-code">
      <span>{words("code")}</span>
      <b role="img" aria-label={[...code].join(" ")}>
        {halves(code).map((half) => <span key={half}>{half}</span>)}
      </b>
    </p>
  );
}

/** The invitation to a table. */
export function Invite({ table }: { table: TableView }) {
  const [shown, setShown] = useState(false);
  useEffect(() => void learnReach(), []);
  const origin = originForOthers();
  const { id, code = "" } = table;
  const link = `${origin ?? location.origin}/t/${id}`;
  const short = typed(code ? `${origin ?? location.origin}/${code}` : link);
  return (
    <section class={`panel invite ${origin ? "" : "closed"}`}>
      <h2>{words(origin ? "invite-title" : "invite-closed")}</h2>
      <div class="invite-way">
        <Qr text={link} label={words("invite-qr")} />
        {code && <SaidCode code={code} />}
      </div>
      {origin && <p class="mut invite-note">{words("invite-ways")}</p>}
      <p class="code" aria-label={words("invite-address")}>{short}</p>
      {origin
        ? <CopyAndShare link={link} onShow={() => setShown(true)} />
        : (
          <div class="invite-act">
            <p class="mut invite-note">{words("invite-closed-note")}</p>
            <OpenHome />
          </div>
        )}
      {home.value?.here && home.value.address && (
        <p class="fine">
          <Icon name="check" size={18} />
          <span class="fine-text">{words("home-is-open")}</span>
          {!home.value.fixed && (
            <button
              type="button"
              class="text-button"
              onClick={() => void openHome(false)}
            >
              {words("home-close")}
            </button>
          )}
        </p>
      )}
      <OpenShare />
      {shown && (
        <Sheet title={words("invite-title")} onClose={() => setShown(false)}>
          <Qr text={link} label={words("invite-qr")} />
          {code && <SaidCode code={code} />}
          <p class="code">{short}</p>
        </Sheet>
      )}
    </section>
  );
}
