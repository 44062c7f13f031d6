// The dial: how well the rivals play, or that they play about as well as the person.
import { dialPicture } from "../art/rival.ts";
import { STRONGEST } from "../fitting.ts";
import { words } from "../i18n.ts";
import {
  FITTED,
  fittedStrength,
  forgetGames,
  lately,
  numberOf,
  stoneOf,
  STONES,
} from "../rivals.ts";
import type { EditionForm } from "../wire.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Drawn, Switch } from "./parts.tsx";

/** What is known about the person, in a sentence. */
function known(edition: string, seats: number): string {
  const { won, games } = lately(edition, seats);
  return games ? words("rivals-lately", { won, games }) : words("rivals-new");
}

export function Dial({ form, seats, level, onChange }: {
  form: EditionForm;
  seats: number;
  level: string;
  onChange: (level: string) => void;
}) {
  const fitted = level === FITTED;
  const fit = fittedStrength(form.id, seats);
  const step = Math.max(1, Math.round(fitted ? fit : numberOf(level) ?? fit));
  const stone = stoneOf(step);
  const name = words(fitted ? "rivals-fitted" : `stone-${stone}`);
  const turn = (by: number) => onChange(String(Math.min(STRONGEST, Math.max(1, step + by))));
  return (
    <fieldset class="dialcard" data-theme={form.id}>
      <legend>{words("level")}</legend>
      <Drawn class="dial" svg={dialPicture(fitted ? fit : step, STONES, fitted)} />
      <div class="dialtext">
        <b class="dialname">{name}</b>
        <p class="dialline">
          {fitted ? known(form.id, seats) : words(`stone-${form.engine}-${stone}`)}
        </p>
        {!fitted && (
          <div class="dialturn">
            <button
              type="button"
              class="round"
              aria-label={words("dial-easier")}
              disabled={step <= 1}
              onClick={() => turn(-1)}
            >
              <Icon name="minus" size={20} />
            </button>
            <input
              type="range"
              min={1}
              max={STRONGEST}
              value={step}
              aria-label={words("dial-label")}
              aria-valuetext={words("dial-at", { name, step })}
              onInput={(event) => onChange(event.currentTarget.value)}
            />
            <button
              type="button"
              class="round"
              aria-label={words("dial-cleverer")}
              disabled={step >= STRONGEST}
              onClick={() => turn(1)}
            >
              <Icon name="plus" size={20} />
            </button>
          </div>
        )}
      </div>
      <Switch
        label={words("rivals-fit")}
        note={words("rivals-fit-note")}
        value={fitted}
        onChange={(on) => onChange(on ? FITTED : String(step))}
      />
      {fitted && lately(form.id, seats).games > 0 && (
        <Button icon="rotate" size={20} look="small" onClick={forgetGames}>
          {words("rivals-afresh")}
        </Button>
      )}
    </fieldset>
  );
}
