// Around one screen: names, pieces and bots, asked once per session.
import { useEffect, useState } from "preact/hooks";
import {
  fitting,
  freePiece,
  nextPiece,
  remember,
  remembered,
  seatsOf,
  type Sitter,
} from "../around.ts";
import { editionOf, editions, learnEditions } from "../api.ts";
import { STATIC } from "../address.ts";
import { words } from "../i18n.ts";
import { choose, settings } from "../settings.ts";
import { loadStyle } from "../styles.ts";
import { openTable, seatCount, wish } from "../tables.ts";
import { Choice, Select } from "../ui/choice.tsx";
import { Backdrop } from "../ui/backdrop.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, IconButton, Leaf, Pawn, Switch } from "../ui/parts.tsx";
import type { EditionForm } from "../wire.ts";
import { PhonesPicture } from "./phones.tsx";
import { coloursOf } from "./pick.tsx";
import { levelFor, levelName, offered } from "../rivals.ts";

await loadStyle("people");

const calledBy = (sitter: Sitter) => sitter.name.trim() || words(`cast-${sitter.piece}`);

function SitterRow(
  { form, sitter, seat, level, change, swap, remove }: {
    form: EditionForm;
    sitter: Sitter;
    seat: number;
    level: string; // of this row, if it becomes a bot
    change: (some: Partial<Sitter>) => void;
    swap: () => void;
    remove: (() => void) | null;
  },
) {
  const label = words("here-seat", { seat: seat + 1 });
  const bot = sitter.level !== "";
  return (
    <li class={`sitter ${bot ? "bot" : ""}`} style={coloursOf(sitter.piece)}>
      <button
        type="button"
        class="sitter-piece"
        aria-label={words("here-swap", { name: calledBy(sitter) })}
        onClick={swap}
      >
        <Pawn cast={sitter.piece} height={68} world={form.id} />
        <span class="sitter-swap">
          <Icon name="swap" size={16} />
        </span>
      </button>
      <label class="sitter-name">
        <Badge cast={sitter.piece} size={18} />
        {bot
          ? (
            <Select
              aria-label={label}
              value={sitter.level}
              choices={offered(form.levels, sitter.level).map((each) => [each, levelName(each)])}
              onChange={(level) => change({ level })}
            />
          )
          : (
            <input
              aria-label={label}
              value={sitter.name}
              maxLength={24}
              autocomplete="off"
              placeholder={words(`cast-${sitter.piece}`)}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          )}
      </label>
      {form.levels.length > 0 && (
        <span class="sitter-kind" role="group" aria-label={label}>
          {(["person", "robot"] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-label={words(`here-is-${kind}`, { seat: seat + 1 })}
              aria-pressed={bot === (kind === "robot")}
              onClick={() => change({ level: kind === "robot" ? sitter.level || level : "" })}
            >
              <Icon name={kind} size={24} />
            </button>
          ))}
        </span>
      )}
      <span class="lobby-x">
        {remove && (
          <IconButton
            icon="close"
            label={words("seat-gone", { seat: seat + 1 })}
            onClick={remove}
          />
        )}
      </span>
    </li>
  );
}

function Setup({ form }: { form: EditionForm }) {
  const level = levelFor(wish.value.level, form.id, seatCount(form, wish.value));
  const [sitters, setSitters] = useState(() =>
    remembered(form, seatCount(form, { ...wish.value, who: "here" }), settings.value.name, level)
  );
  const [begins, setBegins] = useState(-1); // chance decides
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const fewest = Math.max(2, form.seats_min);
  const starts = form.options.some((option) => option.name === "start");
  const add = () => {
    const piece = freePiece(form, sitters.map((each) => each.piece));
    setSitters(fitting(form, [...sitters, { name: "", piece, level: "" }]));
  };
  const play = async (waits = false) => {
    setBusy(true);
    remember(sitters);
    const own = sitters.find((each) => !each.level);
    if (own?.name.trim() && !settings.value.name) choose({ name: own.name.trim() });
    const { start: _drop, ...options } = wish.value.options;
    const chosen = {
      ...wish.value,
      who: "here" as const,
      seats: { ...wish.value.seats, here: sitters.length },
      options: starts && begins >= 0 ? { ...options, start: begins + 1 } : options,
    };
    try {
      await openTable(form, chosen, seatsOf(sitters), undefined, waits);
    } catch {
      setTrouble(words("trouble-create"));
      setBusy(false);
    }
  };
  return (
    <form
      class="around"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <div class="around-people">
        <h2>{words("here-title")}</h2>
        <ol class="sitters">
          {sitters.map((sitter, seat) => (
            <SitterRow
              key={seat}
              form={form}
              sitter={sitter}
              seat={seat}
              level={level}
              change={(some) =>
                setSitters(sitters.map((each, at) => at === seat ? { ...each, ...some } : each))}
              swap={() => setSitters(nextPiece(form, sitters, seat))}
              remove={seat >= fewest
                ? () => {
                  setSitters(sitters.filter((_, at) => at !== seat));
                  setBegins(-1);
                }
                : null}
            />
          ))}
        </ol>
        {sitters.length < form.seats_max && (
          <button type="button" class="sitter-add" onClick={add}>
            <Icon name="plus" size={24} />
            {words("here-one-more")}
          </button>
        )}
      </div>
      <div class="panel around-phones">
        <h2>{words("phones")}</h2>
        <PhonesPicture edition={form.id} />
        {STATIC ? <p class="lead">{words("phones-server")}</p> : (
          <>
            <p class="lead">{words("phones-offer")}</p>
            <p class="mut">{words("phones-note")}</p>
            <Button
              icon="phone"
              disabled={busy || sitters.every((each) => each.level)}
              onClick={() => void play(true)}
            >
              {words("phones-show")}
            </Button>
          </>
        )}
      </div>
      <div class="panel around-how">
        {starts && (
          <Choice
            name="begins"
            label={words("option-sliding-start")}
            value={begins}
            choices={[
              { value: -1, label: words("value-random") },
              ...sitters.map((each, seat) => ({ value: seat, label: calledBy(each) })),
            ]}
            onChange={setBegins}
          />
        )}
        <Switch
          label={words("cover-cards")}
          note={words("cover-cards-note")}
          value={settings.value.cover}
          onChange={(cover) => choose({ cover })}
        />
      </div>
      <div class="lobby-foot">
        <p class="trouble" role="alert">{trouble}</p>
        <Button
          look="primary wide"
          icon="play"
          type="submit"
          disabled={busy || sitters.every((each) => each.level)}
        >
          {words("start-game")}
        </Button>
      </div>
    </form>
  );
}

export function HerePage() {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!editions.value.length) learnEditions().catch(() => setTrouble(words("trouble-offline")));
  }, []);
  const form = editionOf(wish.value.edition);
  return (
    <Leaf
      title={words(`title-${wish.value.edition}`)}
      theme={wish.value.edition}
      behind={<Backdrop theme={wish.value.edition} />}
    >
      {form ? <Setup form={form} /> : <p class="trouble" role="alert">{trouble}</p>}
    </Leaf>
  );
}
