// An evening: what it shows depends on how far it is, and on who looks.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { editions, learnEditions } from "../../api.ts";
import { follow, takeOver, trouble, view, watchesOnly } from "../../evening.ts";
import { words } from "../../i18n.ts";
import { state } from "../../state.ts";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Empty, HOME } from "../../ui/empty.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BackLink, Leaf } from "../../ui/parts.tsx";
import { useTitle } from "../../ui/title.ts";
import type { EveningView } from "../../wire.ts";
import { Certificates } from "./certificate.tsx";
import { Doors, Manage } from "./doors.tsx";
import { Come, Seat } from "./guest.tsx";
import { why } from "./parts.tsx";
import { EveningPodium } from "./podium.tsx";
import { Rounds } from "./round.tsx";
import { Standings } from "./standings.tsx";

export type EveningPart = "now" | "standings" | "come" | "certificates";

export const titleOf = ({ by, edition }: EveningView): string =>
  by
    ? words("eve-of", { name: by, world: words(`title-${edition}`) })
    : words("eve-of-nobody", { world: words(`title-${edition}`) });

/** The page around everything but the podium. */
function Frame(
  { evening, title, note, children, big, setBig, setShown, back }: {
    evening: EveningView;
    title: string;
    note?: string;
    children: ComponentChildren;
    big: boolean;
    setBig: (big: boolean) => void;
    setShown: (shown: EveningPart) => void;
    back: EveningPart | null;
  },
) {
  const [managing, setManaging] = useState(false);
  useTitle(title);
  const waiting = evening.guests.filter((each) => each.here && each.waits).length;
  return (
    <div class={`leaf with-backdrop eve ${big ? "big" : ""}`} data-theme={evening.edition}>
      <Backdrop theme={evening.edition} />
      <header class="bar">
        {back
          ? (
            <button
              type="button"
              class="ib"
              aria-label={words("back")}
              onClick={() => setShown(back)}
            >
              <Icon name="back" />
            </button>
          )
          : !big && <BackLink href="/" label={words("back")} />}
        <h1 tabIndex={-1}>{title}</h1>
        {note && <span class="mut wide">{note}</span>}
        <span class="sp" />
        {evening.rounds.some((each) => each.some(({ places }) => places)) &&
          evening.phase !== "between" && !back && (
          <Button
            icon="list"
            size={20}
            look="small"
            onClick={() => setShown("standings")}
          >
            {words("eve-standings")}
          </Button>
        )}
        {evening.host && !big && (
          <Button
            icon="people"
            size={20}
            look="small"
            onClick={() => setManaging(true)}
          >
            <span>{words("eve-people", { count: waiting })}</span>
          </Button>
        )}
        {(evening.host || evening.you === null) && (
          <Button
            icon="fit"
            size={20}
            look="small eve-screen"
            aria-pressed={big}
            onClick={() => setBig(!big)}
          >
            <span>{words("eve-screen")}</span>
          </Button>
        )}
      </header>
      <main class="eve-main">{children}</main>
      {managing && <Manage evening={evening} onClose={() => setManaging(false)} />}
    </div>
  );
}

/** Nobody runs the evening any more: whoever is here may. */
function Alone({ evening }: { evening: EveningView }) {
  const [sorry, setSorry] = useState("");
  if (!evening.alone || evening.host || evening.you === null || evening.phase === "over") {
    return null;
  }
  return (
    <p class="notice" role="status">
      <span class="notice-text">{sorry || words("eve-alone")}</span>
      <Button
        look="small"
        onClick={() => void takeOver(evening.id).catch((error) => setSorry(why(error)))}
      >
        {words("eve-take-over")}
      </Button>
    </p>
  );
}

export function EveningPage({ id }: { id: string }) {
  const [shown, setShown] = useState<EveningPart>("now");
  const [big, setBigNow] = useState(false);
  const boards = useRef(true);
  const evening = view.value?.id === id ? view.value : null;
  boards.current = evening === null || evening.host || evening.you === null;
  useEffect(() => {
    if (!editions.value.length) void learnEditions().catch(() => {});
    return follow(id, () => boards.current);
  }, [id]);
  const setBig = (next: boolean) => {
    setBigNow(next);
    if (next) document.documentElement.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) void document.exitFullscreen();
  };
  useEffect(() => {
    const left = () => !document.fullscreenElement && setBigNow(false);
    document.addEventListener("fullscreenchange", left);
    return () => document.removeEventListener("fullscreenchange", left);
  }, []);
  useEffect(() => void (evening && scrollTo(0, 0)), [evening?.phase, shown]);
  if (!evening) {
    if (["not-found", "404"].includes(trouble.value)) {
      return (
        <Empty
          story="cleared"
          title={words("eve-gone")}
          note={words("eve-gone.note")}
          ways={[HOME()]}
          alert
        />
      );
    }
    return (
      <Leaf title={words("eve-title")} plain>
        <p class="mut">{words(trouble.value ? "trouble-offline" : "table-opening-note")}</p>
      </Leaf>
    );
  }
  const frame = { evening, big, setBig, setShown };
  const count = words("eve-here", {
    count: evening.guests.filter((each) => each.here && !each.waits).length,
  });
  if (shown === "certificates") {
    return (
      <Frame {...frame} title={words("eve-certificates")} note={titleOf(evening)} back="now">
        <Certificates evening={evening} />
      </Frame>
    );
  }
  if (shown === "standings") {
    return (
      <Frame {...frame} title={standingsTitle(evening)} note={titleOf(evening)} back="now">
        <Standings evening={evening} />
      </Frame>
    );
  }
  if (shown === "come" && evening.you === null) {
    return (
      <Frame {...frame} title={titleOf(evening)} back="now">
        <Come evening={evening} onDone={() => setShown("now")} />
      </Frame>
    );
  }
  if (evening.phase === "over") {
    return <EveningPodium evening={evening} setShown={setShown} />;
  }
  const guest = evening.you !== null && !evening.host;
  const lost = trouble.value && state.connection.value !== "lost" && (
    <p class="notice" role="status">{words("trouble-offline")}</p>
  );
  if (guest || (!evening.host && !big && evening.phase === "doors" && !watchesOnly.value)) {
    return (
      <Frame {...frame} title={titleOf(evening)} back={null}>
        {lost}
        <Alone evening={evening} />
        {guest
          ? <Seat evening={evening} setShown={setShown} />
          : <Come evening={evening} onDone={() => {}} />}
      </Frame>
    );
  }
  if (evening.phase === "doors") {
    return (
      <Frame {...frame} title={titleOf(evening)} back={null}>
        {lost}
        <Doors evening={evening} big={big} setShown={setShown} />
      </Frame>
    );
  }
  if (evening.phase === "round") {
    const title = words("evening-round", { round: evening.rounds.length, of: evening.planned });
    return (
      <Frame {...frame} title={title} note={`${titleOf(evening)} · ${count}`} back={null}>
        {lost}
        {evening.you !== null && !big && <Seat evening={evening} setShown={setShown} slim />}
        <Rounds evening={evening} big={big} setShown={setShown} />
      </Frame>
    );
  }
  return (
    <Frame {...frame} title={standingsTitle(evening)} note={titleOf(evening)} back={null}>
      {lost}
      <Standings evening={evening} host={evening.host && !big} />
    </Frame>
  );
}

function standingsTitle({ rounds }: EveningView): string {
  const done = rounds.filter((tables) => tables.every(({ places }) => places)).length;
  return words("eve-after", { count: done });
}
