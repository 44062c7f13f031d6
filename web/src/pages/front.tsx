// The front page: choose a world and who plays, and start.
import { useEffect, useState } from "preact/hooks";
import { logo } from "../art/logo.ts";
import { STATIC } from "../address.ts";
import { editionOf, editions, learnEditions, Refused, worlds } from "../api.ts";
import { engineOf } from "../board/engines.ts";
import { LANGUAGES, OWN_NAMES, speak, words } from "../i18n.ts";
import { go } from "../routes.ts";
import { choose, settings } from "../settings.ts";
import { HOUSE, skinOf } from "../skins/index.ts";
import {
  AS_PRINTED,
  openTable,
  optionsFor,
  presetOf,
  seatCount,
  type Who,
  whoCan,
  wish,
  wishFor,
} from "../tables.ts";
import { Icon } from "../ui/icon.tsx";
import { Drawn, IconButton, Pawn } from "../ui/parts.tsx";
import { SoundButton } from "../ui/sound.tsx";
import { useTitle } from "../ui/title.ts";
import type { EditionForm, PresetForm } from "../wire.ts";
import { MyTables } from "./mine.tsx";
import { OptionsSheet } from "./options.tsx";
import { World } from "./world.tsx";

/** The round buttons at the top: help, sound, light or dark. */
function Corner() {
  settings.value; // the mode is one of them
  const dark = document.documentElement.dataset.mode === "dark";
  return (
    <nav class="corner" aria-label={words("front-corner")}>
      <a class="ib" href="/rules" aria-label={words("rules")} title={words("rules")}>
        <Icon name="help" />
      </a>
      <SoundButton />
      <IconButton
        icon="contrast"
        label={words(dark ? "go-light" : "go-dark")}
        onClick={() => choose({ mode: dark ? "light" : "dark" })}
      />
    </nav>
  );
}

/** The chosen edition, if this server has it and there is a board for it. */
function playable(): EditionForm | undefined {
  const form = editionOf(wish.value.edition);
  return form && engineOf(form.engine).load ? form : undefined;
}

function WorldChoice({ theme, place }: { theme: string; place: number }) {
  const form = editionOf(theme);
  const chosen = wish.value.edition === theme;
  const [over, setOver] = useState(false);
  const title = words(`title-${theme}`);
  return (
    <label
      class={`world ${chosen ? "chosen" : ""}`}
      data-theme={theme}
      data-mode={skinOf(theme).front.dark ? "dark" : undefined}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
    >
      <input
        type="radio"
        name="world"
        class="unseen"
        value={theme}
        checked={chosen}
        disabled={form ? !engineOf(form.engine).load : editions.value.length > 0}
        onChange={() => wishFor({ edition: theme })}
      />
      <World theme={theme} place={place} alive={chosen || over} />
      <span class="world-text">
        <span class="world-title" style={{ "--letters": title.length }}>{title}</span>
        <span class="world-line">{words(`front-line-${theme}`)}</span>
        <span class="world-facts">
          <span>
            <Icon name="people" size={18} />
            {form ? words("front-players", { low: form.seats_min, high: form.seats_max }) : "…"}
          </span>
          <span>
            <Icon name="clock" size={18} />
            {form ? words("front-minutes", { minutes: form.minutes }) : "…"}
          </span>
        </span>
      </span>
    </label>
  );
}

function WhoButton(
  { who, busy, start }: { who: Who; busy: boolean; start: (who: Who) => void },
) {
  const form = playable();
  const first = wish.value.who === who, world = wish.value.edition;
  const count = form ? seatCount(form, { ...wish.value, who }) : 2;
  const race = form !== undefined && !whoCan(form).includes(who);
  return (
    <button
      type="button"
      class={`who-button ${first ? "first" : ""}`}
      disabled={busy || !form || race}
      onClick={() => start(who)}
    >
      <span class="who-pawns" aria-hidden="true">
        {who === "me" && <Pawn cast={1} height={66} world={world} />}
        {who === "here" &&
          [2, 3].map((cast) => <Pawn key={cast} cast={cast} height={58} world={world} />)}
        {who === "online" &&
          [1, 4].map((cast) => <Pawn key={cast} cast={cast} height={52} world={world} />)}
      </span>
      <span class="who-text">
        <b>{words(`who-${who}`)}</b>
        <span>
          {race ? words("who-here-race") : words(`who-${who}-note`, { rivals: count - 1 })}
        </span>
      </span>
    </button>
  );
}

/** On a static host friends cannot meet: an honest sentence instead of a dead button. */
function NeedsServer() {
  const world = wish.value.edition;
  return (
    <div class="who-button absent">
      <span class="who-pawns" aria-hidden="true">
        {[1, 4].map((cast) => <Pawn key={cast} cast={cast} height={52} world={world} />)}
      </span>
      <span class="who-text">
        <b>{words("who-online")}</b>
        <span>
          {words("site-online")} <a href="/about#server">{words("site-set-up")}</a>
        </span>
      </span>
    </div>
  );
}

/** What will be played, in a few words. */
function summary(): string {
  const form = editionOf(wish.value.edition);
  if (!form) return "";
  const options = optionsFor(form, wish.value);
  const preset = presetOf(form, wish.value.options);
  return [
    words("players", { count: seatCount(form, wish.value) }),
    ...(wish.value.who === "me" ? [words(`level-${wish.value.level}`)] : []),
    ...(Object.keys(options).length && preset !== figureOf(form)
      ? [words(`preset-${preset?.name ?? "own"}`)]
      : []),
  ].join(" · ");
}

/** The preset with which a world begins, if it is not the plain game: it has a switch of its own. */
function figureOf(form: EditionForm): PresetForm | undefined {
  const [first] = form.presets;
  return first?.name === AS_PRINTED ? undefined : first;
}

function JoinForm() {
  const [code, setCode] = useState("");
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        const id = code.trim().replace(/[?#].*$/, "").split("/").filter(Boolean).at(-1);
        if (id) go(`/t/${encodeURIComponent(id)}`);
      }}
    >
      <label for="join-code">{words("join-label")}</label>
      <input
        id="join-code"
        value={code}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        placeholder={words("join-code")}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" class="btn small">{words("join")}</button>
    </form>
  );
}

/** What sets a world apart: the Eclipse, with the plain game one tap away. */
function Figure() {
  const form = editionOf(wish.value.edition);
  const first = form && figureOf(form);
  if (!form || !first) return null;
  const plain = form.presets.find(({ name }) => name === AS_PRINTED);
  const on = presetOf(form, wish.value.options)?.name === first.name;
  return (
    <button
      type="button"
      class="btn small figure-switch"
      aria-pressed={on}
      onClick={() => wishFor({ options: (on ? plain : first)?.options ?? {} })}
    >
      <Icon name={on ? "check" : "plus"} size={20} />
      {words(`preset-${first.name}`)}
    </button>
  );
}

export function Front() {
  useTitle("");
  const [sheet, setSheet] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!editions.value.length) {
      learnEditions().catch(() => setTrouble(words("trouble-offline")));
    }
  }, []);
  const start = async (who: Who) => {
    wishFor({ who });
    const form = playable();
    if (!form) return;
    if (who === "here" && whoCan(form).includes(who)) return go("/new/here");
    setBusy(true);
    setTrouble("");
    try {
      await openTable(form, wish.value);
    } catch (error) {
      const code = error instanceof Refused ? error.code : "other";
      setTrouble(words(code === "offline" ? "trouble-offline" : "trouble-create"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="front" data-theme={HOUSE}>
      <header class="top">
        <span class="wordmark">
          <Drawn svg={logo(44)} />
          Daedalus
        </span>
        <span class="sp" />
        <Corner />
      </header>
      <main>
        <div class="headline">
          <h1 tabIndex={-1}>{words("front-title")}</h1>
          <MyTables otherwise={words(STATIC ? "site-subtitle" : "front-subtitle")} />
        </div>
        <fieldset class="worlds">
          <legend class="unseen">{words("front-worlds")}</legend>
          {worlds.value.map((theme, place) => (
            <WorldChoice key={theme} theme={theme} place={place} />
          ))}
        </fieldset>
        <section class="who" aria-labelledby="who-title">
          <h2 id="who-title">{words("who-title")}</h2>
          {(["me", "here", "online"] as const).map((who) =>
            STATIC && who === "online"
              ? <NeedsServer key={who} />
              : <WhoButton key={who} who={who} busy={busy} start={start} />
          )}
        </section>
        <p class="trouble" role="alert">{trouble}</p>
        <div class="more-row">
          <Figure />
          <button
            type="button"
            class="btn small"
            disabled={!editions.value.length}
            onClick={() =>
              setSheet(true)}
          >
            <Icon name="settings" size={20} />
            <span>
              {words("front-options")} <span class="mut">{summary()}</span>
            </span>
          </button>
          <a class="btn small" href="/puzzles">
            <Icon name="star" size={20} />
            {words("puzzles")}
          </a>
          {!STATIC && (
            <a class="btn small" href="/watch">
              <Icon name="eye" size={20} />
              {words("watch")}
            </a>
          )}
          <span class="sp" />
          {STATIC ? <p class="mut">{words("site-link")}</p> : <JoinForm />}
        </div>
      </main>
      <footer class="foot">
        <a href="/learn">{words("learn")}</a>
        <a href={`/rules/${wish.value.edition}`}>{words("rules")}</a>
        <a href="/replay">{words("replay")}</a>
        <a href="/settings">{words("settings")}</a>
        <a href="/about">{words("about")}</a>
        <label class="language">
          <span class="unseen">{words("language")}</span>
          <Icon name="globe" size={18} />
          <select
            value={document.documentElement.lang}
            onChange={(event) => {
              const language = event.currentTarget.value;
              choose({ language });
              void speak(language);
            }}
          >
            {LANGUAGES.map((each) => <option key={each} value={each}>{OWN_NAMES[each]}</option>)}
          </select>
        </label>
      </footer>
      {sheet && (
        <OptionsSheet
          onClose={() => setSheet(false)}
          start={() => start(wish.value.who)}
        />
      )}
    </div>
  );
}
