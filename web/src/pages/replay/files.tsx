// Records from files, and why a recording cannot be shown.
import { useRef, useState } from "preact/hooks";
import { api, Refused } from "../../api.ts";
import { words } from "../../i18n.ts";
import { refusalDetail, refusalText } from "../../refusals.ts";
import { Empty, HOME, type Way } from "../../ui/empty.tsx";
import { HiddenFile } from "../../ui/file.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Replay } from "../../wire.ts";

/** Why there is nothing to show: a sentence, and what the server says about a file. */
export interface Trouble {
  readonly what: "file" | "none" | "offline";
  readonly sentence: string;
  readonly why: string;
}

const isOffline = (error: unknown): boolean => error instanceof Refused && error.code === "offline";

const MOST_BYTES = 1_000_000; // a whole game has about ten thousand

const RECORD = /^\uFEFF?\s*daedalus \d/; // how every record begins

/** Read a file that somebody dropped or chose. */
export async function readFile(file: File): Promise<{ replay: Replay; record: string }> {
  if (file.size > MOST_BYTES) throw new Refused("large", "");
  const record = await file.text();
  if (!RECORD.test(record)) throw new Refused("no-record", "");
  return { replay: await api.read(record), record };
}

export function troubleWith(file: File, error: unknown): Trouble {
  const broken = error instanceof Refused && ["unreadable", "illegal"].includes(error.code);
  const text = refusalText(error, broken ? "trouble-record-broken" : "trouble-record");
  return {
    what: isOffline(error) ? "offline" : "file",
    sentence: words(text, { file: file.name }),
    why: refusalDetail(error, words),
  };
}

export function troubleWithTable(error: unknown): Trouble {
  return isOffline(error)
    ? { what: "offline", sentence: words("trouble-offline"), why: "" }
    : { what: "none", sentence: words("trouble-replay"), why: "" };
}

/** Nothing can be shown: why, and what to do instead. */
export function NoRecording(
  { trouble, onFile }: { trouble: Trouble; onFile: (file: File | undefined) => void },
) {
  const input = useRef<HTMLInputElement>(null);
  const ways: Record<Trouble["what"], readonly Way[]> = {
    file: [
      { icon: "upload", text: words("replay-other-file"), to: () => input.current?.click() },
      HOME(),
    ],
    none: [HOME(), { icon: "upload", text: words("replay-other-file"), to: "/replay" }],
    offline: [
      { icon: "rotate", text: words("try-again"), to: () => location.reload() },
      HOME(),
    ],
  };
  return (
    <Empty
      story="broken"
      title={words(trouble.what === "offline" ? "offline-title" : `replay-no-${trouble.what}`)}
      note={trouble.sentence}
      ways={ways[trouble.what]}
      alert
    >
      {trouble.why && <p class="trouble-why">{trouble.why}</p>}
      <HiddenFile input={input} accept=".game,text/plain" onFile={onFile} />
    </Empty>
  );
}

export function Drop({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [over, setOver] = useState(false);
  return (
    <label
      class={`drop panel ${over ? "over" : ""}`}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <Icon name="upload" size={40} />
      <b>{words("replay-drop")}</b>
      <span class="mut">{words("replay-drop-note")}</span>
      <input
        type="file"
        accept=".game,text/plain"
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = ""; // so that the same file, once fixed, can be chosen again
        }}
      />
    </label>
  );
}
