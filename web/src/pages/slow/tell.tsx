// Asked for only beside a game that waits: a notice when it is one's turn, or a calendar file.
import { useEffect, useState } from "preact/hooks";
import { words } from "../../i18n.ts";
import {
  allowed,
  calendar,
  letAsk,
  lookAround,
  type Often,
  often,
  tellMe,
  tellNothing,
  tryIt,
} from "../../slow/tell.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Sheet, Switch } from "../../ui/parts.tsx";
import type { Now } from "../../wire.ts";

function save(now: Now): void {
  const text = calendar(now, new Date(), location.origin);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  link.download = `${now.table.id}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Whoever is told already is told about this table, too. */
export function useTelling(now: Now): void {
  useEffect(() => {
    if (!often.value) return;
    void lookAround().then(() => {
      if (often.value && allowed.value === "yes") return tellMe(now, often.value);
    }).catch(() => {});
  }, [now.table.id]);
}

export function TellSheet({ now, onClose }: { now: Now; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => void lookAround(), []);
  const may = allowed.value, on = often.value !== "" && may === "yes";
  const set = (next: Often) => {
    setAsking(false);
    setTrouble("");
    tellMe(now, next).catch(() => setTrouble(words("refused-other")));
  };
  const turn = (yes: boolean) => {
    if (!yes) {
      setAsking(false);
      void tellNothing().catch(() => {});
    } else if (may === "yes") set("turn");
    else setAsking(true);
  };
  const without = may === "none" || may === "server";
  return (
    <Sheet title={words("tell")} onClose={onClose}>
      {(may === "yes" || may === "ask") && (
        <Switch
          label={words("tell")}
          note={words("tell.note")}
          value={on || asking}
          onChange={turn}
        />
      )}
      {asking && may === "ask" && (
        <div class="tell-ask">
          <p>{words("tell-ask")}</p>
          <Button
            look="primary"
            icon="bell"
            onClick={() => void letAsk().then((yes) => yes ? set("turn") : setAsking(false))}
          >
            {words("tell-now")}
          </Button>
        </div>
      )}
      {on && (
        <>
          <Choice
            name="often"
            label={words("tell-how")}
            value={often.value as Often}
            choices={(["turn", "day"] as const).map((value) => ({
              value,
              label: words(`tell-${value}`),
            }))}
            onChange={set}
          />
          <p class="mut" role="status">{words("tell-on")}</p>
          <Button icon="bell" onClick={() => void tryIt(now).catch(() => {})}>
            {words("tell-try")}
          </Button>
        </>
      )}
      {may === "refused" && <p>{words("tell-refused")}</p>}
      {without && <p>{words(may === "none" ? "tell-none" : "tell-server")}</p>}
      {(without || may === "refused") && (
        <Button icon="download" onClick={() => save(now)}>
          {words("tell-calendar")}
        </Button>
      )}
      <p class="trouble" role="alert">{trouble}</p>
    </Sheet>
  );
}
