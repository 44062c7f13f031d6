// Quick phrases, and free text where the host allows it.
import { useState } from "preact/hooks";
import { phrases } from "../api.ts";
import { words } from "../i18n.ts";
import { tell } from "../live.ts";
import { Sheet } from "../ui/parts.tsx";
import type { Now } from "../wire.ts";
import { Button } from "../ui/button.tsx";

export function ChatSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const [text, setText] = useState("");
  const seat = now.you.eyes ?? now.you.seats[0] ?? null;
  return (
    <Sheet title={words("chat")} onClose={onClose}>
      <div class="phrases">
        {phrases.value.map((phrase) => (
          <Button
            look="small"
            key={phrase}
            onClick={() => {
              tell({ t: "chat", phrase, text: null, seat });
              onClose();
            }}
          >
            {words(`phrase-${phrase}`)}
          </Button>
        ))}
      </div>
      {now.table.free_text && (
        <form
          class="join"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) tell({ t: "chat", phrase: null, text: text.trim(), seat });
            onClose();
          }}
        >
          <label for="chat-text">{words("chat-text")}</label>
          <input
            id="chat-text"
            value={text}
            maxLength={200}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button look="small" type="submit">{words("send")}</Button>
        </form>
      )}
    </Sheet>
  );
}
