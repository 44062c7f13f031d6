// What happened at the table, in words.
import { useEffect, useRef } from "preact/hooks";
import { words } from "../i18n.ts";
import { pieceOf } from "../scene.ts";
import { state } from "../state.ts";
import { Badge, Sheet } from "../ui/parts.tsx";

/** The log in words; *last* shows only so many lines beside the board, the newest first. */
export function LogList({ last }: { last?: number }) {
  const lines = last ? state.log.value.slice(-last).reverse() : state.log.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines.length]);
  if (!lines.length) return last ? null : <p class="mut">{words("log-empty")}</p>;
  return (
    <ol ref={list} class={`log ${last ? "short-log" : ""}`} tabIndex={last ? undefined : 0}>
      {lines.map((line, at) => (
        <li key={at}>
          {line.seat !== null && line.seat >= 0 && (
            <Badge cast={pieceOf(state.now.value?.table.seats ?? [], line.seat)} size={16} />
          )}
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={words("log")} onClose={onClose}>
      <LogList />
    </Sheet>
  );
}
