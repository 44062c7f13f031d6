// A table that begins from a position: what it looks like, who plays, and off it goes.
import { useEffect, useState } from "preact/hooks";
import { STATIC } from "../../address.ts";
import { api, editionOf, editions, learnEditions } from "../../api.ts";
import { engineOf } from "../../board/engines.ts";
import { words } from "../../i18n.ts";
import { keep } from "../../keys.ts";
import { Remarks } from "../../positions/remarks.tsx";
import { sceneOf } from "../../positions/scene.ts";
import { noPosition, refusalDetail, refusalText } from "../../refusals.ts";
import { go } from "../../routes.ts";
import { settings } from "../../settings.ts";
import { NO_CLOCK, wish } from "../../tables.ts";
import { Choice, Select } from "../../ui/choice.tsx";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Empty, HOME } from "../../ui/empty.tsx";
import { Button } from "../../ui/button.tsx";
import { Badge, Leaf } from "../../ui/parts.tsx";
import { StillBoard } from "../../ui/still.tsx";
import type { NewSeat, PositionSeen } from "../../wire.ts";
import { levelFor, levelName, offered } from "../../rivals.ts";

function Setup({ seen }: { seen: PositionSeen }) {
  const form = editionOf(seen.edition);
  const levels = form?.levels ?? [];
  const [me, setMe] = useState(seen.to_act[0] ?? 0);
  const [who, setWho] = useState<"bots" | "friends">("bots");
  const [level, setLevel] = useState(() => levelFor(wish.value.level, seen.edition, seen.seats));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const seats = Array.from({ length: seen.seats }, (_, seat) => seat);
  const play = async () => {
    setBusy(true);
    setTrouble("");
    const seated = seats.map((seat): NewSeat =>
      seat === me
        ? { kind: "me", name: settings.value.name, level }
        : { kind: who === "bots" ? "bot" : "open", name: "", level }
    );
    try {
      const made = await api.create({
        edition: seen.edition,
        position: seen.position,
        seats: seated,
        start: who === "bots" ? "full" : "soon",
        clock: form?.timed ? NO_CLOCK : wish.value.clock, // as for every table: what was chosen last
        hints: wish.value.hints,
        previews: wish.value.previews,
        listed: who === "friends" && wish.value.listed,
      });
      keep(made.id, { edition: seen.edition, host: made.host, seats: made.seats });
      go(made.link);
    } catch (error) {
      setTrouble(words(refusalText(error, "trouble-create")));
      setBusy(false);
    }
  };
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <Remarks seen={seen} />
      {seen.seats > 1 && (
        <>
          <Choice
            name="position-me"
            label={words("position-me")}
            value={me}
            choices={seats.map((seat) => ({
              value: seat,
              label: (
                <>
                  <Badge cast={seat + 1} /> {words(`cast-${seat + 1}`)}
                </>
              ),
            }))}
            onChange={setMe}
          />
          <Choice
            name="position-who"
            label={words("position-others")}
            value={who}
            choices={(STATIC ? ["bots"] as const : ["bots", "friends"] as const).map((value) => ({
              value,
              label: words(`position-${value}`),
            }))}
            onChange={setWho}
          />
          {who === "bots" && (
            <Select
              label={words("position-level")}
              value={level}
              choices={offered(levels, level).map((each) => [each, levelName(each)])}
              onChange={setLevel}
            />
          )}
        </>
      )}
      <p class="trouble" role="alert">{trouble}</p>
      <div class="row wrap">
        <Button look="primary" icon="play" type="submit" disabled={busy || seen.why_not !== ""}>
          {words("position-play")}
        </Button>
        {engineOf(seen.engine).editor && (
          <a class="btn" href={`/editor?position=${encodeURIComponent(seen.position)}`}>
            {words("position-edit")}
          </a>
        )}
      </div>
    </form>
  );
}

export function NewPage({ position }: { position: string }) {
  const [seen, setSeen] = useState<PositionSeen | null>(null);
  const [trouble, setTrouble] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!editions.value.length) learnEditions().catch(() => {});
    api.position({ position }).then(
      setSeen,
      (error: unknown) => setTrouble({ error }),
    );
  }, [position]);
  if (trouble) {
    const none = noPosition(trouble.error);
    const why = refusalDetail(trouble.error, words);
    const text = refusalText(trouble.error, none);
    const lost = text === "trouble-offline";
    return (
      <Empty
        story="broken"
        title={words(lost ? "offline-title" : text === none ? none : "position-title")}
        note={text !== none
          ? words(text)
          : none === "position-none"
          ? words("position-none-note")
          : ""}
        ways={[
          text === none
            ? HOME()
            : { icon: "rotate", text: words("try-again"), to: () => location.reload() },
          { icon: "swap", text: words("position-editor"), to: "/editor" },
        ]}
        alert
      >
        {why && <p class="trouble-why">{why}</p>}
      </Empty>
    );
  }
  return (
    <Leaf
      title={words("position-title")}
      theme={seen?.edition}
      behind={seen && <Backdrop theme={seen.edition} />}
    >
      {seen && editionOf(seen.edition) && (
        <div class="position-new" data-engine={seen.engine}>
          <div class="position-board">
            <StillBoard scene={sceneOf(seen)} />
          </div>
          <Setup seen={seen} />
        </div>
      )}
    </Leaf>
  );
}
