// The link to a table: who can open it, and how it gets to them.
import { useEffect, useState } from "preact/hooks";
import { figure } from "../art/pieces.ts";
import { at } from "../art/svg.ts";
import { tileDefs, tileUse } from "../art/tiles.ts";
import { words } from "../i18n.ts";
import { home, learnReach, openHome, originForOthers } from "../reach.ts";
import { state } from "../state.ts";
import { Icon } from "../ui/icon.tsx";
import { copy, needsLine, Sheet } from "../ui/parts.tsx";
import { Qr } from "../ui/qr.tsx";

const STRAIGHT = 10; // a corridor from west to east

const GATE =
  `<path d="M0 104V22Q0 0 22 0T44 22V104z" fill="var(--wall3)" stroke="var(--edge)" stroke-width="3"/>` +
  `<path d="M7 102V24Q7 7 22 7T37 24V102z" fill="var(--bed)"/>` +
  `<path d="M8 32h28M8 48h28M8 64h28M8 80h28M14 14v84M22 9v91M30 14v84" fill="none" ` +
  `stroke="var(--gold)" stroke-width="3.6" stroke-linecap="round"/>`;

/** A path with a closed gate: one piece in front of it, two friends behind it. */
function gate(theme: string, own: number): string {
  const others = [1, 2, 4, 3].filter((piece) => piece !== own).slice(0, 2);
  return `<defs>${tileDefs(theme, { masks: [STRAIGHT] })}</defs>` +
    [0, 1, 2].map((n) => at(n * 100, 0, tileUse(theme, STRAIGHT))).join("") +
    at(15, -15, figure(theme, own as 1), 1.1) +
    others.map((piece, n) => at(140 + n * 80, -8, figure(theme, piece as 1))).join("") +
    at(93, -14, GATE);
}

/** The button that opens the table to the home network, or says that there is none. */
export function OpenHome() {
  const [trouble, setTrouble] = useState(false);
  const none = home.value !== null && !home.value.network;
  return (
    <>
      <button
        type="button"
        class="btn primary wide"
        {...needsLine()}
        disabled={!home.value || none || state.connection.value === "lost"}
        onClick={() =>
          openHome(true).then(
            () => setTrouble(!originForOthers()),
            () => setTrouble(true),
          )}
      >
        <Icon name="door" />
        {words("home-open")}
      </button>
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
      <button
        type="button"
        class="btn primary"
        onClick={async () => setCopied(await copy(link))}
      >
        <Icon name={copied ? "check" : "copy"} />
        {words(copied ? "copied" : "copy-link")}
      </button>
      {shares && (
        <button
          type="button"
          class="btn"
          onClick={() => navigator.share({ title: "Daedalus", url: link }).catch(() => {})}
        >
          <Icon name="share" />
          {words("share")}
        </button>
      )}
      <button type="button" class="btn invite-show" onClick={onShow}>
        <Icon name="code" />
        {words("show-qr")}
      </button>
    </div>
  );
}

/** The invitation to a table; *own* is the host's piece. */
export function Invite({ id, theme, own }: { id: string; theme: string; own: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => void learnReach(), []);
  const origin = originForOthers();
  const link = `${origin ?? location.origin}/t/${id}`;
  if (!origin) {
    return (
      <section class="panel invite closed">
        <svg
          class="invite-gate"
          viewBox="-2 -26 304 128"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: gate(theme, own) }}
        />
        <h2>{words("invite-closed")}</h2>
        <p class="code">{typed(link)}</p>
        <p class="mut invite-note">{words("invite-closed-note")}</p>
        <div class="invite-act">
          <OpenHome />
        </div>
      </section>
    );
  }
  return (
    <section class="panel invite">
      <h2>{words("invite-title")}</h2>
      <div class="invite-way">
        <Qr text={link} label={words("invite-qr")} />
        <dl>
          <dt>{words("invite-phones")}</dt>
          <dd>{words("invite-phones-note")}</dd>
          <dt>{words("invite-computers")}</dt>
          <dd>{words("invite-computers-note")}</dd>
        </dl>
      </div>
      <p class="code" aria-label={words("invite-code")}>{typed(link)}</p>
      <CopyAndShare link={link} onShow={() => setShown(true)} />
      {home.value?.here && (
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
      {shown && (
        <Sheet title={words("invite-title")} onClose={() => setShown(false)}>
          <Qr text={link} label={words("invite-qr")} />
          <p class="code">{typed(link)}</p>
        </Sheet>
      )}
    </section>
  );
}
