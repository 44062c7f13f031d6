// The options of a new table: presets in plain words, and everything else behind "more".
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { editionOf } from "../api.ts";
import { engineOf } from "../board/engines.ts";
import { words } from "../i18n.ts";
import { sentences } from "../speech.ts";
import {
  boardSize,
  isOn,
  middleOf,
  mostOf,
  optionsFor,
  otherwise,
  presetsOn,
  seatCount,
  seatRange,
  tapped,
  type Value,
  whoCan,
  wish,
  wishFor,
  wishWith,
} from "../tables.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Sheet, Stepper, Switch } from "../ui/parts.tsx";
import { Signpost } from "../ui/signpost.tsx";
import type { EditionForm, OptionForm } from "../wire.ts";
import { Dial } from "../ui/dial.tsx";

const CLOCKS = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "turn", seconds: 30, increment: 0 },
  { kind: "turn", seconds: 60, increment: 0 },
  { kind: "game", seconds: 300, increment: 5 },
  { kind: "game", seconds: 900, increment: 10 },
] as const;

const clockName = (at: number) => {
  const { kind, seconds } = CLOCKS[at]!;
  if (kind === "none") return words("clock-none");
  return words(`clock-${kind}`, { seconds, minutes: seconds / 60 });
};

/** Change one option; default values are not sent, and what no longer fits is changed with it. */
function setOption(form: EditionForm, option: OptionForm, value: Value): void {
  const { [option.name]: _old, ...rest } = wish.value.options;
  const options = value === option.default ? rest : { ...rest, [option.name]: value };
  wishFor({ options: optionsFor(form, { ...wish.value, options }) });
}

const idOf = (engine: string, option: OptionForm) => `option-${engine}-${option.name}`;

/** A question that follows from an answer: it comes into view as soon as it is asked. */
function Unfolded({ children }: { children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), []);
  return <div class="unfolded" ref={place}>{children}</div>;
}

/** A name of what no rule book of this edition has says so. */
const asOurs = (name: string, ours: boolean) => ours ? `${name} (${words("house-rule")})` : name;

const POINT = "point:";

/** The agreed cell, for options that take one: the middle unless another was named. */
function pointsOf(option: OptionForm, value: Value): { value: Value; label: string }[] {
  if (option.shape !== "point:<cell>") return [];
  const size = boardSize(wish.value.options);
  const named = String(value).startsWith(POINT) ? String(value) : POINT + middleOf(size);
  const ours = option.borrowed.includes(option.shape);
  return [{ value: named, label: asOurs(words("value-ending-point"), ours) }];
}

/** A small board on which the agreed cell is tapped; its corners are homes, dark cells never move. */
function PointBoard(
  { form, option, value }: { form: EditionForm; option: OptionForm; value: string },
) {
  const size = boardSize(wish.value.options);
  const chosen = value.slice(POINT.length);
  return (
    <fieldset class="point">
      <legend>{words("point")}</legend>
      <div class="point-board" style={{ "--size": size }}>
        {Array.from({ length: size * size }, (_, at) => {
          const [row, column] = [Math.floor(at / size), at % size];
          const cell = "abcdefghi"[column]! + (row + 1);
          const corner = row % (size - 1) === 0 && column % (size - 1) === 0;
          const fixed = row % 2 === 0 && column % 2 === 0;
          return (
            <label key={cell} class={corner ? "corner" : fixed ? "fixed" : ""}>
              <input
                type="radio"
                name="point"
                value={cell}
                checked={cell === chosen}
                aria-label={words("cell-at", { row: row + 1, column: column + 1 })}
                onChange={() => setOption(form, option, POINT + cell)}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function OptionRow({ form, option }: { form: EditionForm; option: OptionForm }) {
  const value = wish.value.options[option.name] ?? option.default;
  const id = idOf(form.engine, option);
  const label = asOurs(words(id), option.ours);
  if (option.words.length === 2 && option.words.every((word) => typeof word === "boolean")) {
    return (
      <Switch
        label={label}
        note={words(`${id}.note`)}
        value={value === true}
        onChange={(on) => setOption(form, option, on)}
      />
    );
  }
  if (option.name === "start") {
    const count = seatCount(form, wish.value);
    const youngest = typeof value === "number" && value <= count ? value : 0;
    return (
      <>
        <Choice
          name={option.name}
          label={label}
          value={youngest > 0 ? "youngest" : "random"}
          choices={["random", "youngest"].map((each) => ({
            value: each,
            label: words(`value-${each}`),
          }))}
          onChange={(next) => setOption(form, option, next === "random" ? next : 1)}
        />
        {youngest > 0 && (
          <Unfolded>
            <Choice
              name="youngest"
              label={words("youngest")}
              value={youngest}
              choices={Array.from({ length: count }, (_, seat) => ({
                value: seat + 1,
                label: words(`cast-${seat + 1}`),
              }))}
              onChange={(next) => setOption(form, option, next)}
            />
          </Unfolded>
        )}
      </>
    );
  }
  if (option.low !== null && option.high !== null) {
    const count = seatCount(form, wish.value);
    const most = mostOf(option, count, wish.value.options);
    const numbers: Record<string, readonly number[]> = {
      cards: [2, 3, 4, 6, 8, 12].filter((each) => each <= most),
      search: [0, 5, 10, 15, 30, 60],
      limit: [0, 60, 90, 120, 180, 300],
      pause: [0, 10, 20, 30, 60],
    };
    const offered = numbers[option.name] ?? [];
    return (
      <Choice
        name={option.name}
        label={label}
        value={value}
        choices={[
          ...option.words.map((word) => ({ value: word, label: words(`value-${word}`) })),
          ...offered.map((each) => ({
            value: each as Value,
            label: words(`${id}.number`, { count: each }),
          })),
        ]}
        onChange={(next) => setOption(form, option, next)}
      />
    );
  }
  return (
    <>
      <Choice
        name={option.name}
        label={label}
        value={value}
        choices={[
          ...option.words.map((word) => ({
            value: word,
            label: asOurs(words(`value-${option.name}-${word}`), option.borrowed.includes(word)),
          })),
          ...pointsOf(option, value),
        ]}
        onChange={(next) => setOption(form, option, next)}
      />
      {String(value).startsWith(POINT) && (
        <Unfolded>
          <PointBoard form={form} option={option} value={String(value)} />
        </Unfolded>
      )}
    </>
  );
}

export function OptionsSheet({ onClose, start }: { onClose: () => void; start: () => void }) {
  const form = editionOf(wish.value.edition);
  if (!form) return null;
  const { level, options, clock, listed, hints, hostDecides, previews } = wish.value;
  const who = whoCan(form).includes(wish.value.who) ? wish.value.who : otherwise(form);
  const [low, high] = seatRange(form, who);
  const { on, own } = presetsOn(form, options);
  const at = CLOCKS.findIndex((each) => each.kind === clock.kind && each.seconds === clock.seconds);
  return (
    <Sheet title={words("options-title", { title: words(`title-${form.id}`) })} onClose={onClose}>
      <div class="form">
        {form.presets.length > 1 && (
          <fieldset class="chips">
            <legend>{words("preset")}</legend>
            <div class="chips-in">
              {form.presets.map((preset) => (
                <label key={preset.name} class="chip">
                  <input
                    type="checkbox"
                    name="preset"
                    value={preset.name}
                    checked={isOn(preset, options)}
                    onChange={(event) => {
                      const next = optionsFor(form, {
                        ...wish.value,
                        options: tapped(preset, options),
                      });
                      wishFor(wishWith(preset, next));
                      event.currentTarget.checked = isOn(preset, next);
                    }}
                  />
                  <span>{words(`preset-${preset.name}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {form.presets.length > 1 && (
          <p class="mut note">
            {sentences(
              ...on.map(({ name }) => words(`preset-note-${form.id}-${name}`)),
              ...(own ? [words("preset-own-note")] : []),
            )}
          </p>
        )}
        <Choice
          name="who"
          label={words("who-title")}
          value={who}
          choices={whoCan(form).map((each) => ({
            value: each,
            label: words(`who-${each}`),
          }))}
          onChange={(next) =>
            wishFor({ who: next })}
        />
        <Stepper
          label={words("players-label")}
          value={seatCount(form, { ...wish.value, who })}
          low={low}
          high={high}
          onChange={(next) =>
            wishFor({ seats: { me: next, here: next, online: next } })}
        />
        {form.levels.length > 0 && (
          <Dial
            form={form}
            seats={seatCount(form, { ...wish.value, who })}
            level={level}
            onChange={(next) => wishFor({ level: next })}
          />
        )}
        <details
          onToggle={({ currentTarget: more }) =>
            more.open && more.scrollIntoView({ block: "start" })}
        >
          <summary>{words("more")}</summary>
          <div class="form">
            {form.options.map((option) => (
              <OptionRow key={option.name} form={form} option={option} />
            ))}
            {!form.timed && (
              <Choice
                name="clock"
                label={words("clock")}
                value={Math.max(0, at)}
                choices={CLOCKS.map((_, place) => ({ value: place, label: clockName(place) }))}
                onChange={(next) => wishFor({ clock: CLOCKS[next]! })}
              />
            )}
            <Switch
              label={words("allow-hints")}
              value={hints}
              onChange={(on) =>
                wishFor({ hints: on })}
            />
            {engineOf(form.engine).previews && (
              <Switch
                label={words("show-previews")}
                note={words("show-previews-note")}
                value={previews}
                onChange={(on) => wishFor({ previews: on })}
              />
            )}
            <Switch
              label={words("list-table")}
              note={words("list-table-note")}
              value={listed}
              onChange={(on) => wishFor({ listed: on })}
            />
            {who === "online" && (
              <Switch
                label={words("host-decides")}
                note={words("host-decides-note")}
                value={hostDecides}
                onChange={(on) => wishFor({ hostDecides: on })}
              />
            )}
            {engineOf(form.engine).editor && (
              <Signpost
                icon="swap"
                title={words("position-title")}
                note={words("position-editor.note")}
                to={`/editor?edition=${form.id}`}
              />
            )}
          </div>
        </details>
      </div>
      <div class="sheet-foot">
        <Button look="primary" icon="play" onClick={start}>
          {words("start-game")}
        </Button>
      </div>
    </Sheet>
  );
}
