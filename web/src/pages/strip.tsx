// Around one screen: what was done last and who is next, until the next one has begun.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { motifPicture } from "../art/motifs/symbols.ts";
import type { Scene } from "../board/board.ts";
import { words } from "../i18n.ts";
import { showAgain } from "../live.ts";
import { settings } from "../settings.ts";
import { state } from "../state.ts";
import { useMotifs } from "../ui/motifs.ts";
import { Badge, Drawn, IconButton } from "../ui/parts.tsx";
import { coloursOf } from "./pick.tsx";

const STAYS_MS = 12_000; // after the next one has first touched the table

/** Take the strip away once the next one has aimed, or some time after they have begun. */
export function useStrip(): void {
  const told = state.strip.value;
  useEffect(() => {
    if (!told) return;
    let timer = 0;
    const stop = new AbortController();
    const gone = () => {
      if (state.strip.value === told) state.strip.value = null;
    };
    const touched = (event: Event) => {
      const on = event.target instanceof Element ? event.target : null;
      if (!on?.closest(".boardwrap, .handhost")) return;
      timer ||= setTimeout(gone, STAYS_MS);
    };
    for (const begins of ["pointerdown", "keydown"]) {
      document.addEventListener(begins, touched, { signal: stop.signal });
    }
    let first = true;
    const watch = effect(() => {
      const { at } = state.steps.value;
      if (!first && at) queueMicrotask(gone); // something is aimed at
      first = false;
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
      watch();
    };
  }, [told]);
}

/** The strip itself; null where there is nothing to say. */
export function Strip({ scene }: { scene: Scene }) {
  const told = state.strip.value;
  const motifs = useMotifs(scene.edition);
  const next = scene.toAct[0];
  if (!told || !settings.value.lastTurn || !scene.shared || scene.ended) return null;
  const motif = motifs[told.motif];
  return (
    <div class="strip">
      <span class="strip-did">
        <Badge cast={scene.cast[told.seat]!} size={18} />
        <span class="strip-text">{told.text}</span>
        {motif && (
          <i class="strip-disc">
            <Drawn svg={motifPicture(motif, 26, {})} />
          </i>
        )}
      </span>
      <IconButton icon="replay" label={words("show-again")} onClick={showAgain} />
      {next !== undefined && (
        <b
          class="strip-next"
          style={coloursOf(scene.cast[next]!)}
        >
          <i class="badge-disc">
            <Badge cast={scene.cast[next]!} size={18} />
          </i>
          <span>{words("strip-next", { name: scene.names[next]! })}</span>
        </b>
      )}
    </div>
  );
}
