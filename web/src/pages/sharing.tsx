// Open to the internet: what it takes, who can read along, and how it is closed again.
import { useState } from "preact/hooks";
import { words } from "../i18n.ts";
import { home, openShare } from "../reach.ts";
import { state } from "../state.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { needsLine, Sheet } from "../ui/parts.tsx";
import type { Share } from "../wire.ts";

/** Choose a program that is installed; nothing is started before the button is pressed. */
function ShareSheet({ share, onClose }: { share: Share; onClose: () => void }) {
  const [by, setBy] = useState(share.ways[0] ?? "");
  return (
    <Sheet title={words("share-open")} onClose={onClose}>
      {!by ? <p>{words("share-none")}</p> : (
        <>
          <p>{words("share-note")}</p>
          <fieldset class="share-ways">
            <legend class="unseen">{words("share-by")}</legend>
            {share.ways.map((way) => (
              <label key={way} class={way === by ? "chosen" : undefined}>
                <input
                  type="radio"
                  name="way"
                  checked={way === by}
                  onChange={() => setBy(way)}
                />
                <span>
                  <b>{words(`share-with-${way}`)}</b>
                  <small>{words(`share-reads-${way}`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <Button
            look="primary wide"
            icon="globe"
            onClick={() => {
              void openShare(true, by).catch(() => {});
              onClose();
            }}
          >
            {words("share-open")}
          </Button>
        </>
      )}
    </Sheet>
  );
}

/** The button that opens a table to the internet, or what has become of it. */
export function OpenShare() {
  const [asked, setAsked] = useState(false);
  const share = home.value?.here ? home.value.share : null;
  if (!share) return null;
  if (share.state === "on") {
    return (
      <p class="fine">
        <Icon name="globe" size={18} />
        <span class="fine-text">
          {words("share-is-open")} {words(`share-reads-${share.by}`)}
        </span>
        <button type="button" class="text-button" onClick={() => void openShare(false)}>
          {words("home-close")}
        </button>
      </p>
    );
  }
  return (
    <div class="invite-act">
      <Button
        look="wide"
        icon="globe"
        {...needsLine()}
        disabled={share.state === "starting" || state.connection.value === "lost"}
        onClick={() => setAsked(true)}
      >
        {words("share-open")}
      </Button>
      {share.state === "starting" && <p class="fine" role="status">{words("share-opening")}</p>}
      {share.state === "failed" && (
        <p class="trouble" role="alert">
          {words("share-trouble", { program: share.by, why: share.why })}
        </p>
      )}
      {asked && <ShareSheet share={share} onClose={() => setAsked(false)} />}
    </div>
  );
}
