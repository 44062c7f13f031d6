// The front page: choose a world and who plays, and start.
import { useEffect, useState } from "preact/hooks";
import { logo } from "../art/logo.ts";
import { STATIC } from "../address.ts";
import { api, editionOf, editions, learnEditions, worlds } from "../api.ts";
import { engineOf } from "../board/engines.ts";
import { readCarryCode, readCode, wayTo } from "../codes.ts";
import { ownStun } from "../friends/stun.ts";
import { LANGUAGES, OWN_NAMES, speak, words } from "../i18n.ts";
import { seated } from "../keys.ts";
import { learnReach, reachText } from "../reach.ts";
import { refusalText } from "../refusals.ts";
import { waiting } from "../mine.ts";
import { go } from "../routes.ts";
import { choose, settings } from "../settings.ts";
import { carryPart } from "../slow/carry.ts";
import { DEFAULT_SKIN, skinOf } from "../skins/index.ts";
import {
  figureOf,
  isOn,
  openTable,
  optionsFor,
  presetsOn,
  seatCount,
  tapped,
  type Who,
  whoCan,
  wish,
  wishFor,
} from "../tables.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/choice.tsx";
import { Icon } from "../ui/icon.tsx";
import { Drawn, IconButton, Pawn } from "../ui/parts.tsx";
import { SoundButton } from "../ui/sound.tsx";
import { useTitle } from "../ui/title.ts";
import type { EditionForm } from "../wire.ts";
import { MyTables } from "./mine.tsx";
import { Later } from "./later.tsx";
import { World } from "./world.tsx";
import { FITTED, levelName } from "../rivals.ts";

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
          {race
            ? words("who-here-race")
            : STATIC && who === "online"
            ? words(ownStun() ? "friend-front-far" : "friend-front-near")
            : words(who === "online" ? `who-online-${reachText()}` : `who-${who}-note`, {
              rivals: count - 1,
            })}
        </span>
      </span>
    </button>
  );
}

/** What will be played, in a few words. */
function summary(): string {
  const form = editionOf(wish.value.edition);
  if (!form) return "";
  const options = optionsFor(form, wish.value);
  const { on, own } = presetsOn(form, options);
  const named = on.filter((preset) => preset !== figureOf(form));
  return [
    words("players", { count: seatCount(form, wish.value) }),
    // Nothing about rivals that fit themselves: there is little room on a phone.
    ...(wish.value.who === "me" && wish.value.level !== FITTED
      ? [levelName(wish.value.level)]
      : []),
    ...(Object.keys(options).length ? named.map(({ name }) => words(`preset-${name}`)) : []),
    ...(own ? [words("preset-own")] : []),
  ].join(" · ");
}

/** Come to a table: what was typed stays here until it leads somewhere. */
function JoinForm() {
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState("");
  const join = async () => {
    const code = readCode(typed), seats = readCarryCode(typed), way = wayTo(typed);
    try {
      if (code) go((await api.findCode(code)).link);
      else if (seats) go(`/tables#${carryPart((await api.take(seats)).seats)}`);
      else if (way) go(way);
    } catch (error) {
      setTrouble(words(refusalText(error, seats ? "carry-none" : "code-none")));
    }
  };
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        setTrouble("");
        void join();
      }}
    >
      <label for="join-code">{words("join-label")}</label>
      <input
        id="join-code"
        value={typed}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder={words("join-code")}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button look="small" type="submit">{words("join")}</Button>
      <p class="trouble" role="alert">{trouble}</p>
    </form>
  );
}

/** What sets a world apart is one tap away: the Eclipse. */
function Figure() {
  const form = editionOf(wish.value.edition);
  const figure = form && figureOf(form);
  if (!figure) return null;
  const on = isOn(figure, wish.value.options);
  return (
    <Button
      icon={on ? "check" : "plus"}
      size={20}
      look="small figure-switch"
      aria-pressed={on}
      onClick={() => wishFor({ options: tapped(figure, wish.value.options) })}
    >
      {words(`preset-${figure.name}`)}
    </Button>
  );
}

export function Front() {
  useTitle("");
  const novice = !seated().length; // who has never sat at a table finds the lesson among the buttons
  const [sheet, setSheet] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!editions.value.length) {
      learnEditions().catch(() => setTrouble(words("trouble-offline")));
    }
    void learnReach();
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
      setTrouble(words(refusalText(error, "trouble-create")));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="front" data-theme={DEFAULT_SKIN}>
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
          <h1 tabIndex={-1}>
            {waiting.value ? words("mine-waits", { count: waiting.value }) : words("front-title")}
          </h1>
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
          {(["me", "here", "online"] as const).map((who) => (
            <WhoButton key={who} who={who} busy={busy} start={start} />
          ))}
        </section>
        <p class="trouble" role="alert">{trouble}</p>
        <div class="more-row">
          <Figure />
          <Button
            icon="settings"
            size={20}
            look="small"
            disabled={!editions.value.length}
            onClick={() =>
              setSheet(true)}
          >
            <span>
              {words("front-options")} <span class="mut">{summary()}</span>
            </span>
          </Button>
          <a class="btn small" href="/puzzles">
            <Icon name="star" size={20} />
            {words("puzzles")}
          </a>
          {novice
            ? (
              <a class="btn small" href="/learn">
                <Icon name="book" size={20} />
                {words("learn")}
              </a>
            )
            : !STATIC && (
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
        {novice
          ? !STATIC && <a href="/watch">{words("watch")}</a>
          : <a href="/learn">{words("learn")}</a>}
        {!STATIC && <a class="foot-wide" href="/evening">{words("evening-short")}</a>}
        <a href={`/rules/${wish.value.edition}`}>{words("rules")}</a>
        <a href={`/print?edition=${wish.value.edition}`}>{words("print-short")}</a>
        <a href="/box">{words("box-short")}</a>
        <a href="/replay">{words("replay")}</a>
        <a href="/settings">{words("settings")}</a>
        <a href="/about">{words("about")}</a>
        <label class="language">
          <span class="unseen">{words("language")}</span>
          <Icon name="globe" size={18} />
          <Select
            value={document.documentElement.lang}
            choices={LANGUAGES.map((each) => [each, OWN_NAMES[each]!])}
            onChange={(language) => {
              choose({ language });
              void speak(language);
            }}
          />
        </label>
      </footer>
      {sheet && (
        <Later // with the faces of the dial: who opens no options fetches none
          load={() => import("./options.tsx")}
          name="OptionsSheet"
          onClose={() => setSheet(false)}
          start={() => start(wish.value.who)}
        />
      )}
    </div>
  );
}
