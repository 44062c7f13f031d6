// A finished game of this device goes to the server, where anyone with the link can watch it.
import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "../api.ts";
import { learn, words } from "../i18n.ts";
import { keep, keysOf } from "../keys.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { copy } from "../ui/parts.tsx";

/** Send the record of a table of this device; returns its id there. */
async function send(id: string, edition: string): Promise<string> {
  const { id: there } = await api.keep(await api.record(id));
  if (keysOf(id)) keep(id, { edition, sent: there });
  return there;
}

function whyNot(error: unknown): string {
  const lost = error instanceof Refused && error.code === "offline";
  return words(lost ? "trouble-offline" : "offline-not-sent");
}

export function SendRecord({ id, edition }: { id: string; edition: string }) {
  const [there, setThere] = useState(keysOf(id)?.sent ?? "");
  const [busy, setBusy] = useState(false);
  const [copied, setCopied] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => void learn("web-offline").catch(() => {}), []);
  const put = () => {
    setBusy(true);
    setTrouble("");
    send(id, edition).then(setThere, (error) => setTrouble(whyNot(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div class="send" role="group" aria-label={words("offline-send")}>
      <p class="mut" role="status">{words(there ? "offline-sent" : "offline-send-note")}</p>
      {there
        ? (
          <div class="row wrap">
            <a class="btn small" href={`/replay/${there}`}>
              <Icon name="play" size={20} />
              {words("offline-sent-see")}
            </a>
            <Button
              icon={copied ? "check" : "copy"}
              size={20}
              look="small"
              onClick={async () => setCopied(await copy(`${location.origin}/replay/${there}`))}
            >
              {words(copied ? "copied" : "copy-link")}
            </Button>
          </div>
        )
        : (
          <Button icon="upload" size={20} look="small" disabled={busy} onClick={put}>
            {words("offline-send")}
          </Button>
        )}
      <p class="trouble" role="alert">{trouble}</p>
    </div>
  );
}
