// A game, step by step: from a table, or from a file that is dropped here.
import { wearAgain, worn } from "../box/worn.ts";
import { useEffect, useState } from "preact/hooks";
import { api, editions, learnEditions } from "../api.ts";
import { learn, words } from "../i18n.ts";
import { keysOf } from "../keys.ts";
import { DEFAULT_SKIN } from "../skins/index.ts";
import { recordShownHere } from "../review/record.ts";
import { loadStyle } from "../styles.ts";
import { Backdrop } from "../ui/backdrop.tsx";
import { Leaf } from "../ui/parts.tsx";
import type { Replay } from "../wire.ts";
import {
  Drop,
  NoRecording,
  readFile,
  type Trouble,
  troubleWith,
  troubleWithTable,
} from "./replay/files.tsx";
import { Player } from "./replay/player.tsx";

await Promise.all([learn("errors"), loadStyle("replay")]); // errors: why a file is none of ours

export function ReplayPage({ id, ply }: { id: string | null; ply: number | null }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [read, setRead] = useState(0); // the number of files read: each is shown from its start
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [record, setRecord] = useState<string | null>(null);
  useEffect(() => {
    setReplay(null);
    setRecord(null);
    setRead(0);
    setTrouble(null);
    if (!editions.value.length) learnEditions().catch(() => {});
    if (!id) {
      const record = recordShownHere();
      if (record) api.read(record).then((found) => show(found, record), () => {});
      return;
    }
    wearAgain(id).then(() =>
      api.replay(id, keysOf(id)?.seats[0]?.token).then(
        setReplay,
        (error: unknown) => setTrouble(troubleWithTable(error)),
      )
    );
    return () => {
      worn.value = null;
    };
  }, [id]);
  const show = (found: Replay, text: string): void => {
    setReplay(found);
    setRecord(text);
    setRead((before) => before + 1);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTrouble(null);
    try {
      const opened = await readFile(file);
      show(opened.replay, opened.record);
    } catch (error) {
      setTrouble(troubleWith(file, error));
    }
  };
  const title = replay
    ? words("replay-of", { title: words(`title-${replay.edition}`) })
    : words("replay");
  return (
    <div
      class="replay-page"
      data-theme={replay?.edition ?? DEFAULT_SKIN}
      data-engine={replay?.engine}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer?.files[0]);
      }}
    >
      {replay && <Backdrop theme={replay.edition} />}
      {trouble && !replay
        ? <NoRecording trouble={trouble} onFile={(file) => void open(file)} />
        : (
          <Leaf title={title} theme={replay?.edition ?? DEFAULT_SKIN}>
            <div class="trouble" role="alert">
              {trouble?.sentence}
              {trouble?.why && <p class="trouble-why" lang="en">{trouble.why}</p>}
            </div>
            {replay
              ? (
                <Player
                  key={`${id}${read}`}
                  replay={replay}
                  id={read ? null : id}
                  ply={ply}
                  record={record}
                />
              )
              : !id && <Drop onFile={(file) => void open(file)} />}
          </Leaf>
        )}
    </div>
  );
}
