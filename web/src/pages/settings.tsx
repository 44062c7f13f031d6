// What a person chooses on this device.
import { useEffect } from "preact/hooks";
import { operators } from "../friends/stun.ts";
import { language, LANGUAGES, OWN_NAMES, preferred, speak, words } from "../i18n.ts";
import { choose, paceOfBots, PACES, settings } from "../settings.ts";
import { sounds } from "../sound.ts";
import { Choice } from "../ui/choice.tsx";
import { Leaf, Switch } from "../ui/parts.tsx";
import { learnFriends } from "./friends.tsx";
import { OfflineRow } from "./offline.tsx";

export function SettingsPage() {
  useEffect(() => void learnFriends(), []);
  const now = settings.value;
  const loudness = now.volume
    ? new Intl.NumberFormat(language.value, { style: "percent" }).format(now.volume)
    : words("off");
  return (
    <Leaf title={words("settings")}>
      <OfflineRow />
      <div class="form panel">
        <Choice
          name="language"
          label={words("language")}
          value={now.language}
          choices={[
            { value: "", label: words("as-browser") },
            ...LANGUAGES.map((each) => ({ value: each, label: OWN_NAMES[each]! })),
          ]}
          onChange={(chosen) => {
            choose({ language: chosen });
            void speak(preferred(chosen, navigator.languages));
          }}
        />
        <Choice
          name="mode"
          label={words("light")}
          value={now.mode}
          choices={(["auto", "light", "dark"] as const).map((value) => ({
            value,
            label: words(`mode-${value}`),
          }))}
          onChange={(mode) => choose({ mode })}
        />
        <Choice
          name="contrast"
          label={words("contrast")}
          value={now.contrast}
          choices={(["auto", "normal", "high"] as const).map((value) => ({
            value,
            label: words(`contrast-${value}`),
          }))}
          onChange={(contrast) => choose({ contrast })}
        />
      </div>
      <div class="form panel">
        <Choice
          name="pace"
          label={words("pace")}
          value={paceOfBots()}
          choices={PACES.map((value) => ({ value, label: words(`pace-${value}`) }))}
          onChange={(pace) => choose({ pace })}
        />
        <label class="slider">
          <span>{words("volume")}</span>
          <input
            type="range"
            min={0}
            max={10}
            value={Math.round(now.volume * 10)}
            aria-valuetext={loudness}
            onChange={(event) => {
              choose({ volume: Number(event.currentTarget.value) / 10 });
              sounds.play("treasure");
            }}
          />
          <output class="tnum">{loudness}</output>
        </label>
        <Choice
          name="motion"
          label={words("motion")}
          value={now.motion}
          choices={[
            { value: 0, label: words("motion-none") },
            { value: 0.5, label: words("motion-fast") },
            { value: 1, label: words("motion-normal") },
            { value: 2, label: words("motion-slow") },
          ]}
          onChange={(motion) => choose({ motion })}
        />
      </div>
      <div class="form panel">
        <Switch
          label={words("show-reach")}
          note={words("show-reach-note")}
          value={now.showReach}
          onChange={(showReach) => choose({ showReach })}
        />
        <Switch
          label={words("confirm-walk")}
          note={words("confirm-walk-note")}
          value={now.confirmWalk}
          onChange={(confirmWalk) => choose({ confirmWalk })}
        />
        <Switch
          label={words("left-handed")}
          note={words("left-handed-note")}
          value={now.leftHanded}
          onChange={(leftHanded) => choose({ leftHanded })}
        />
        <label class="field">
          <span>{words("your-name")}</span>
          <input
            value={now.name}
            maxLength={24}
            autocomplete="nickname"
            onChange={(event) => choose({ name: event.currentTarget.value.trim() })}
          />
        </label>
        <label class="field">
          <span>{words("friend-stun")}</span>
          <input
            value={now.stun}
            maxLength={106}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            placeholder={operators || "stun.example.org:3478"}
            onChange={(event) =>
              choose({ stun: event.currentTarget.value.trim().replace(/^stuns?:/, "") })}
          />
          <small>
            {words("friend-stun-note")}{" "}
            {operators ? words("friend-stun-page", { host: operators }) : words("friend-stun-none")}
          </small>
        </label>
      </div>
    </Leaf>
  );
}
