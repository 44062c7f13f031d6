// The options of a new table: presets in plain words, and everything else behind "more".
import { editionOf } from "../api.ts";
import { words } from "../i18n.ts";
import { presetOf, seatCount, seatRange, type Value, whoCan, wish, wishFor } from "../tables.ts";
import { Icon } from "../ui/icon.tsx";
import { Chips, Sheet, Stepper, Switch } from "../ui/parts.tsx";
import type { EditionForm, OptionForm } from "../wire.ts";

const CLOCKS = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "turn", seconds: 30, increment: 0 },
  { kind: "turn", seconds: 60, increment: 0 },
  { kind: "turn", seconds: 86_400, increment: 0 },
  { kind: "game", seconds: 300, increment: 5 },
  { kind: "game", seconds: 900, increment: 10 },
] as const;

const clockName = (at: number) => {
  const { kind, seconds } = CLOCKS[at]!;
  if (kind === "none") return words("clock-none");
  if (seconds >= 86_400) return words("clock-day");
  return words(`clock-${kind}`, { seconds, minutes: seconds / 60 });
};

/** Change one option; default values are not sent. */
function setOption(option: OptionForm, value: Value): void {
  const { [option.name]: _old, ...rest } = wish.value.options;
  wishFor({ options: value === option.default ? rest : { ...rest, [option.name]: value } });
}

const idOf = (engine: string, option: OptionForm) => `option-${engine}-${option.name}`;

/** The agreed cell, for options that take one: the middle unless another was named. */
function pointsOf(option: OptionForm, value: Value): { value: Value; label: string }[] {
  if (option.shape !== "point:<cell>") return [];
  const middle = Math.floor(Number(wish.value.options.size ?? 7) / 2);
  const point = `point:${"abcdefghi"[middle]}${middle + 1}`;
  const named = String(value).startsWith("point:") ? String(value) : point;
  return [{ value: named, label: words("value-ending-point", { cell: named.split(":")[1]! }) }];
}

function OptionRow({ form, option }: { form: EditionForm; option: OptionForm }) {
  const value = wish.value.options[option.name] ?? option.default;
  const id = idOf(form.engine, option);
  const label = words(id);
  if (option.words.length === 2 && option.words.every((word) => typeof word === "boolean")) {
    return (
      <Switch
        label={label}
        note={words(`${id}.note`)}
        value={value === true}
        onChange={(on) => setOption(option, on)}
      />
    );
  }
  if (option.name === "start") {
    const count = seatCount(form, wish.value);
    return (
      <Chips
        name={option.name}
        label={label}
        value={value}
        choices={[
          { value: "random" as Value, label: words("value-random") },
          ...Array.from({ length: count }, (_, seat) => ({
            value: (seat + 1) as Value,
            label: words(`cast-${seat + 1}`),
          })),
        ]}
        onChange={(next) => setOption(option, next)}
      />
    );
  }
  if (option.low !== null && option.high !== null) {
    const count = seatCount(form, wish.value);
    const most = option.name === "cards" ? Math.floor(option.high / count) : option.high;
    const numbers: Record<string, readonly number[]> = {
      cards: [2, 3, 4, 6, 8, 12].filter((each) => each <= most),
      search: [5, 10, 15, 30, 60],
      limit: [0, 60, 90, 120, 180, 300],
    };
    const offered = numbers[option.name] ?? [];
    return (
      <Chips
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
        onChange={(next) => setOption(option, next)}
      />
    );
  }
  return (
    <Chips
      name={option.name}
      label={label}
      value={value}
      choices={[
        ...option.words.map((word) => ({
          value: word,
          label: words(`value-${option.name}-${word}`),
        })),
        ...pointsOf(option, value),
      ]}
      onChange={(next) => setOption(option, next)}
    />
  );
}

export function OptionsSheet({ onClose, start }: { onClose: () => void; start: () => void }) {
  const form = editionOf(wish.value.edition);
  if (!form) return null;
  const { level, options, clock, listed, hints } = wish.value;
  const who = whoCan(form).includes(wish.value.who) ? wish.value.who : "online";
  const [low, high] = seatRange(form, who);
  const preset = presetOf(form, options);
  const at = CLOCKS.findIndex((each) => each.kind === clock.kind && each.seconds === clock.seconds);
  return (
    <Sheet title={words("options-title", { title: words(`title-${form.id}`) })} onClose={onClose}>
      <div class="form">
        {form.presets.length > 1 && (
          <Chips
            name="preset"
            label={words("preset")}
            value={preset?.name ?? ""}
            choices={form.presets.map(({ name }) => ({
              value: name,
              label: words(`preset-${name}`),
            }))}
            onChange={(next) => {
              const found = form.presets.find(({ name }) => name === next);
              if (found) {
                wishFor({ options: found.options });
              }
            }}
          />
        )}
        {form.presets.length > 1 && (
          <p class="mut note">
            {words(preset ? `preset-note-${form.id}-${preset.name}` : "preset-own-note")}
          </p>
        )}
        <Chips
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
          <Chips
            name="level"
            label={words("level")}
            value={form.levels.includes(level) ? level : form.levels.at(-1)!}
            choices={form.levels.map((each) => ({ value: each, label: words(`level-${each}`) }))}
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
              <Chips
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
            <Switch
              label={words("list-table")}
              note={words("list-table-note")}
              value={listed}
              onChange={(on) => wishFor({ listed: on })}
            />
          </div>
        </details>
      </div>
      <div class="sheet-foot">
        <button type="button" class="btn primary" onClick={start}>
          <Icon name="play" />
          {words("start-game")}
        </button>
      </div>
    </Sheet>
  );
}
