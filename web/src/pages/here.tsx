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
import { words } from "../i18n.ts";
import { choose, settings } from "../settings.ts";
import { openTable, seatCount, wish } from "../tables.ts";
import { Backdrop } from "../ui/backdrop.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, Chips, IconButton, Leaf, Pawn, Switch } from "../ui/parts.tsx";
import type { EditionForm } from "../wire.ts";
import { coloursOf } from "./pick.tsx";

const calledBy = (sitter: Sitter) => sitter.name.trim() || words(`cast-${sitter.piece}`);

function SitterCard(
  { form, sitter, seat, change, swap, remove }: {
    form: EditionForm;
    sitter: Sitter;
    seat: number;
    change: (some: Partial<Sitter>) => void;
    swap: () => void;
    remove: (() => void) | null;
  },
) {
  const label = words("here-seat", { seat: seat + 1 });
  const placeholder = words(`cast-${sitter.piece}`);
  return (
    <li class={`sitter ${sitter.level ? "bot" : ""}`} style={coloursOf(sitter.piece)}>
      <button
        type="button"
        class="sitter-piece"
        aria-label={words("here-swap", { name: calledBy(sitter) })}
        onClick={swap}
      >
        <Pawn cast={sitter.piece} height={104} world={form.id} />
        <span class="sitter-swap">
          <Icon name="swap" size={20} />
        </span>
      </button>
      <label class="sitter-name">
        <span>
          <Badge cast={sitter.piece} size={16} />
          {label}
        </span>
        {sitter.level
          ? (
            <select
              value={sitter.level}
              onChange={(event) => change({ level: event.currentTarget.value })}
            >
              {form.levels.map((level) => (
                <option key={level} value={level}>
                  {words("here-bot", { level: words(`level-${level}`) })}
                </option>
              ))}
            </select>
          )
          : (
            <input
              value={sitter.name}
              maxLength={24}
              autocomplete="off"
              placeholder={placeholder}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          )}
      </label>
      {remove && (
        <span class="lobby-x">
          <IconButton
            icon="close"
            label={words("seat-gone", { seat: seat + 1 })}
            onClick={remove}
          />
        </span>
      )}
    </li>
  );
}

function Setup({ form }: { form: EditionForm }) {
  const { level } = wish.value;
  const [sitters, setSitters] = useState(() =>
    remembered(form, seatCount(form, { ...wish.value, who: "here" }), settings.value.name, level)
  );
  const [begins, setBegins] = useState(-1); // chance decides
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const fewest = Math.max(2, form.seats_min);
  const starts = form.options.some((option) => option.name === "start");
  const add = (bot: boolean) => {
    const piece = freePiece(form, sitters.map((each) => each.piece));
    const first = form.levels.includes(level) ? level : form.levels.at(-1) ?? "";
    setSitters(fitting(form, [...sitters, { name: "", piece, level: bot ? first : "" }]));
  };
  const play = async () => {
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
      await openTable(form, chosen, seatsOf(sitters));
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
      <div class="around-head">
        <h2>{words("here-title")}</h2>
        <p class="mut">{words("here-note")}</p>
      </div>
      <ol class="sitters" data-count={Math.min(form.seats_max, sitters.length + 1)}>
        {sitters.map((sitter, seat) => (
          <SitterCard
            key={seat}
            form={form}
            sitter={sitter}
            seat={seat}
            change={(some) =>
              setSitters(sitters.map((each, at) => at === seat ? { ...each, ...some } : each))}
            swap={() => setSitters(nextPiece(form, sitters, seat))}
            remove={sitters.length > fewest
              ? () => {
                setSitters(sitters.filter((_, at) => at !== seat));
                setBegins(-1);
              }
              : null}
          />
        ))}
        {sitters.length < form.seats_max && (
          <li class="sitter add">
            <button type="button" class="btn small" onClick={() => add(false)}>
              <Icon name="person" size={20} />
              {words("here-add-person")}
            </button>
            {form.levels.length > 0 && (
              <button
                type="button"
                class="btn small"
                onClick={() => add(true)}
              >
                <Icon name="robot" size={20} />
                {words("here-add-bot")}
              </button>
            )}
          </li>
        )}
      </ol>
      <div class="panel around-how">
        {starts && (
          <Chips
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
          label={words("curtain")}
          note={words("curtain-note")}
          value={settings.value.curtain}
          onChange={(curtain) => choose({ curtain })}
        />
      </div>
      <div class="lobby-foot">
        <p class="trouble" role="alert">{trouble}</p>
        <button
          type="submit"
          class="btn primary wide"
          disabled={busy || sitters.every((each) => each.level)}
        >
          <Icon name="play" />
          {words("start-game")}
        </button>
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
