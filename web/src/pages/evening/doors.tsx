// The doors are open: how people come, who is here, and what the host does about them.
import { useEffect, useRef, useState } from "preact/hooks";
import { beginRound, change, changeGuest, sendOff, sizes } from "../../evening.ts";
import { words } from "../../i18n.ts";
import { learnReach, originForOthers } from "../../reach.ts";
import { sceneryOf } from "../../skins/sceneries.ts";
import { GROUND_BOX } from "../../art/scenery.ts";
import { say } from "../../state.ts";
import { Button } from "../../ui/button.tsx";
import { copy, IconButton, needsLine, Sheet, Stepper, Switch } from "../../ui/parts.tsx";
import { Qr } from "../../ui/qr.tsx";
import type { EveningView } from "../../wire.ts";
import { OpenHome, SaidCode } from "../invite.tsx";
import { OpenShare } from "../sharing.tsx";
import type { EveningPart } from "./page.tsx";
import { Sign, tablesText, Tag, why } from "./parts.tsx";

const FRESH_MS = 4000;

/** The square to scan, the address and the code. */
function Join({ evening, big }: { evening: EveningView; big: boolean }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => void learnReach(), []);
  const origin = originForOthers();
  const link = `${origin ?? location.origin}/e/${evening.id}`;
  const short = `${(origin ?? location.origin).replace(/^https?:\/\//, "")}/${evening.code ?? ""}`;
  return (
    <aside class="panel eve-join">
      <h2>{words("eve-come")}</h2>
      <Qr text={link} label={words("invite-qr")} />
      <p class="code" aria-label={words("invite-address")}>{short}</p>
      {evening.code && <SaidCode code={evening.code} />}
      <p class="mut">{words("eve-come.note")}</p>
      {!big && (
        <Button
          icon={copied ? "check" : "copy"}
          onClick={() => void copy(link).then(setCopied)}
        >
          {words(copied ? "copied" : "copy-link")}
        </Button>
      )}
      {!big && !origin && <OpenHome />}
      {!big && <OpenShare />}
    </aside>
  );
}

/** Who came last, for a moment. */
function useFresh(evening: EveningView): number {
  const count = evening.guests.length;
  const before = useRef(count);
  const [fresh, setFresh] = useState(-1);
  useEffect(() => {
    if (count <= before.current) return;
    before.current = count;
    const last = evening.guests[count - 1]!;
    if (last.name && !last.waits) say(words("eve-came", { name: last.name }));
    setFresh(count - 1);
    const timer = setTimeout(() => setFresh(-1), FRESH_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return fresh;
}

export function Doors(
  { evening, big, setShown }: {
    evening: EveningView;
    big: boolean;
    setShown: (shown: EveningPart) => void;
  },
) {
  const [sorry, setSorry] = useState("");
  const fresh = useFresh(evening);
  const here = evening.guests.flatMap((each, at) => each.here && !each.waits ? [at] : []);
  const begin = () => beginRound(evening.id).catch((error) => setSorry(why(error)));
  return (
    <div class="eve-lobby">
      <Join evening={evening} big={big} />
      <section class="eve-harbour" aria-label={words("eve-who")}>
        <svg
          class="eve-ground"
          viewBox={GROUND_BOX}
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: sceneryOf(evening.edition).ground() }}
        />
        <ul class="eve-tags">
          {here.map((guest) => (
            <Tag
              key={guest}
              evening={evening}
              guest={guest}
              fresh={guest === fresh}
            />
          ))}
        </ul>
        <div class="eve-foot">
          <p>
            <b>{words("eve-here", { count: here.length })}</b>
            {here.length >= 4 && <span>{tablesText(sizes(here.length, evening.size))}</span>}
          </p>
          <p class="trouble" role="alert">{sorry}</p>
          {evening.host && evening.you === null && !big && (
            <Button
              icon="person"
              onClick={() => setShown("come")}
            >
              {words("eve-play-along")}
            </Button>
          )}
          {evening.host && (
            <Button
              look="eve-white"
              icon="play"
              disabled={here.length < 4}
              title={here.length < 4 ? words("eve-four") : undefined}
              onClick={() => void begin()}
              {...(here.length < 4 ? {} : needsLine())}
            >
              {words("eve-begin", { round: 1 })}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

/** One of the people, and what the host can do about them. */
function Person({ evening, guest, onSorry }: {
  evening: EveningView;
  guest: number;
  onSorry: (sentence: string) => void;
}) {
  const [naming, setNaming] = useState<string | null>(null);
  const each = evening.guests[guest]!;
  const { name } = each;
  const tried = (what: Promise<unknown>) =>
    void what.then(() => onSorry(""), (error) => onSorry(why(error)));
  if (naming !== null) {
    return (
      <li class="eve-person">
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            setNaming(null);
            tried(changeGuest(evening.id, guest, { name: naming }));
          }}
        >
          <input
            class="text"
            aria-label={words("eve-new-name", { name })}
            value={naming}
            maxLength={24}
            onInput={(event) => setNaming(event.currentTarget.value)}
          />
          <Button look="small" type="submit">{words("eve-rename")}</Button>
        </form>
      </li>
    );
  }
  return (
    <li class="eve-person">
      <Sign evening={evening} guest={guest} size={32} />
      <b>{name}</b>
      {evening.deputy === guest && <small>{words("eve-deputy-is")}</small>}
      <span class="sp" />
      {each.waits
        ? (
          <Button
            icon="door"
            size={18}
            look="small"
            aria-label={words("eve-let-in-name", { name })}
            onClick={() => tried(changeGuest(evening.id, guest, { waits: false }))}
          >
            {words("eve-let-in")}
          </Button>
        )
        : (
          <IconButton
            icon="shield"
            label={words("eve-deputy", { name })}
            pressed={evening.deputy === guest}
            onClick={() =>
              tried(changeGuest(evening.id, guest, { deputy: evening.deputy !== guest }))}
          />
        )}
      <IconButton
        icon="speech"
        label={words("eve-new-name", { name })}
        onClick={() => setNaming(name)}
      />
      <IconButton
        icon="close"
        label={words("eve-off", { name })}
        onClick={() => tried(sendOff(evening.id, guest))}
      />
    </li>
  );
}

/** The people, the number of rounds, and whether names pass the host. */
export function Manage({ evening, onClose }: { evening: EveningView; onClose: () => void }) {
  const [sorry, setSorry] = useState("");
  const tried = (what: Promise<unknown>) =>
    void what.then(() => setSorry(""), (error) => setSorry(why(error)));
  const people = evening.guests.flatMap((each, at) => each.here ? [at] : [])
    .sort((a, b) => Number(evening.guests[b]!.waits) - Number(evening.guests[a]!.waits));
  return (
    <Sheet title={words("eve-manage")} onClose={onClose} wide>
      <Stepper
        label={words("eve-rounds")}
        value={evening.planned}
        low={Math.max(1, evening.rounds.length)}
        high={32}
        onChange={(rounds) => tried(change(evening.id, { rounds }))}
      />
      <Switch
        label={words("eve-door")}
        note={words("eve-door.note")}
        value={evening.door}
        onChange={(door) => tried(change(evening.id, { door }))}
      />
      <p class="trouble" role="alert">{sorry}</p>
      <ul class="eve-people">
        {people.map((guest) => (
          <Person key={guest} evening={evening} guest={guest} onSorry={setSorry} />
        ))}
      </ul>
      {!people.length && <p class="mut">{words("eve-nobody")}</p>}
    </Sheet>
  );
}
