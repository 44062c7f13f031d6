// What was solved stays on this device; as a file it can be taken to another.
import { useRef, useState } from "preact/hooks";
import { words } from "../../i18n.ts";
import { today } from "../../puzzles/days.ts";
import { keep, merged, progress, readProgress } from "../../puzzles/progress.ts";
import { HiddenFile } from "../../ui/file.tsx";
import { Button } from "../../ui/button.tsx";

const MOST_BYTES = 2_000_000;

function save(): void {
  const text = JSON.stringify(progress.value, null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `daedalus-puzzles-${today()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function Files() {
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = file.size > MOST_BYTES ? null : readProgress(await file.text());
    if (found) keep((before) => merged(before, found));
    setTold(words(found ? "puzzle-file-read" : "puzzle-file-not-read"));
  };
  return (
    <section class="slip files" aria-labelledby="files">
      <h2 id="files">{words("puzzle-file")}</h2>
      <p class="quiet">{words("puzzle-file-note")}</p>
      <div class="row wrap">
        <Button icon="download" size={20} look="small" onClick={save}>
          {words("puzzle-file-save")}
        </Button>
        <Button icon="upload" size={20} look="small" onClick={() => input.current?.click()}>
          {words("puzzle-file-open")}
        </Button>
      </div>
      <HiddenFile
        input={input}
        accept=".json,application/json"
        onFile={(file) => void open(file)}
      />
      <p class="quiet" role="status">{told}</p>
    </section>
  );
}
