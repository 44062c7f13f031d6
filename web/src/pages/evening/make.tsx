// The host makes an evening: the world, the size of tables, rounds, pace.
import { useState } from "preact/hooks";
import { editionOf, editions, learnEditions, worlds } from "../../api.ts";
import { STATIC } from "../../address.ts";
import { evenings, makeEvening, sizes } from "../../evening.ts";
import { language, words } from "../../i18n.ts";
import { listed } from "../../speech.ts";
import { go } from "../../routes.ts";
import { choose, settings } from "../../settings.ts";
import { wish } from "../../tables.ts";
import { Choice } from "../../ui/choice.tsx";
import { Backdrop } from "../../ui/backdrop.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Leaf, needsLine, Stepper, Switch } from "../../ui/parts.tsx";
import { World } from "../world.tsx";
import { PACES, Tables, tablesText, why } from "./parts.tsx";

const SLOW = 1.3; // a game without a clock, compared with the usual

/** About how long it takes, rounded to a quarter of an hour: “1 hour and 30 minutes”. */
function duration(minutes: number): string {
  const quarters = Math.max(1, Math.round(minutes / 15));
  const said = ([["hour", Math.floor(quarters / 4)], ["minute", quarters % 4 * 15]] as const)
    .flatMap(([unit, count]) => {
      const form = { style: "unit", unit, unitDisplay: "long" } as const;
      return count ? [new Intl.NumberFormat(language.value, form).format(count)] : [];
    });
  return listed(said, language.value);
}

export function MakePage() {
  const [edition, setEdition] = useState(wish.value.edition);
  const [size, setSize] = useState(4);
  const [rounds, setRounds] = useState(3);
  const [seconds, setSeconds] = useState<number>(30);
  const [quick, setQuick] = useState(false);
  const [door, setDoor] = useState(false);
  const [people, setPeople] = useState(16);
  const [by, setBy] = useState(settings.value.name);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  if (!editions.value.length) void learnEditions().catch(() => {});
  const form = editionOf(edition);
  const preset = form?.presets.find(({ name }) => name === "quick");
  const shorter = quick && preset;
  const tables = sizes(people, size);
  const minutes = (form?.minutes ?? 20) * rounds *
    (seconds === 0 && !form?.timed ? SLOW : 1) * (shorter ? 0.6 : 1);
  const open = async () => {
    setBusy(true);
    try {
      choose({ name: by });
      const options = shorter ? preset.options : {};
      go(
        await makeEvening({
          edition,
          by,
          size,
          rounds,
          seconds: form?.timed ? 0 : seconds,
          door,
          options,
        }),
      );
    } catch (error) {
      setTrouble(why(error));
    } finally {
      setBusy(false);
    }
  };
  const kept = evenings();
  return (
    <Leaf title={words("eve-title")} theme={edition} behind={<Backdrop theme={edition} />}>
      <p class="mut">{words("eve-note")}</p>
      {STATIC && <p role="alert">{words("eve-static")}</p>}
      <div class="eve-make">
        <div class="eve-column">
          <fieldset class="eve-worlds">
            <legend>{words("eve-world")}</legend>
            {worlds.value.map((theme, place) => (
              <label
                key={theme}
                class="eve-world"
                data-theme={theme}
              >
                <input
                  type="radio"
                  name="world"
                  class="unseen"
                  value={theme}
                  checked={edition === theme}
                  onChange={() => setEdition(theme)}
                />
                <World theme={theme} place={place} alive={false} />
                <b class="voice">{words(`title-${theme}`)}</b>
              </label>
            ))}
          </fieldset>
          <section class="panel eve-choices">
            <Choice
              name="size"
              label={words("eve-size")}
              value={size}
              choices={[2, 3, 4].map((value) => ({ value, label: String(value) }))}
              onChange={setSize}
            />
            <Stepper
              label={words("eve-rounds")}
              value={rounds}
              low={1}
              high={8}
              onChange={setRounds}
            />
            {!form?.timed && (
              <Choice
                name="pace"
                label={words("eve-pace")}
                value={seconds}
                choices={PACES.map((value) => ({ value, label: words(`eve-pace-${value}`) }))}
                onChange={setSeconds}
              />
            )}
            {preset && (
              <Switch
                label={words("preset-quick")}
                value={quick}
                onChange={setQuick}
              />
            )}
            <Switch
              label={words("eve-door")}
              note={words("eve-door.note")}
              value={door}
              onChange={setDoor}
            />
            <label class="eve-slide">
              <span>
                {words("eve-many")} <output>{words("eve-about", { count: people })}</output>
              </span>
              <input
                type="range"
                min="4"
                max="32"
                value={people}
                onInput={(event) => setPeople(Number(event.currentTarget.value))}
              />
              <small>{words("eve-many.note")}</small>
            </label>
            <label class="eve-field">
              {words("eve-by")}
              <input
                class="text"
                value={by}
                maxLength={24}
                onInput={(event) => setBy(event.currentTarget.value)}
              />
            </label>
          </section>
        </div>
        <aside class="panel eve-ticket">
          <h2>{tablesText(tables)}</h2>
          <Tables edition={edition} sizes={tables} />
          <p class="eve-big">
            {words("eve-takes", { count: rounds, time: duration(minutes) })}
          </p>
          <p class="mut">{words("eve-meet")}</p>
          <Button
            look="primary wide"
            icon="people"
            disabled={busy || STATIC || !form}
            onClick={() => void open()}
            {...needsLine()}
          >
            {words("eve-open")}
          </Button>
          <p class="trouble" role="alert">{trouble}</p>
        </aside>
      </div>
      {kept.length > 0 && (
        <section class="eve-before">
          <h2>{words("eve-before")}</h2>
          <ul class="row wrap">
            {kept.map(([id, keys]) => (
              <li key={id}>
                <a class="btn small" href={`/e/${id}`}>
                  <Icon name="replay" size={20} />
                  {words(`title-${keys.edition}`)},{" "}
                  {new Date(keys.at).toLocaleDateString(language.value)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Leaf>
  );
}
