// An empty page: a picture, one sentence, and what to do next.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { logo } from "../art/logo.ts";
import { type Story, STORY_BOX, vignette, worldOf } from "../art/vignettes.ts";
import { words } from "../i18n.ts";
import { Backdrop } from "./backdrop.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { useMotifs } from "./motifs.ts";
import { Drawn } from "./parts.tsx";
import { useTitle } from "./title.ts";

/** A next step: an address, or something to do here. */
export interface Way {
  readonly icon: IconName;
  readonly text: string;
  readonly to: string | (() => void);
}

export const HOME: () => Way = () => ({ icon: "play", text: words("to-front"), to: "/" });
export const CODE: () => Way = () => ({
  icon: "code",
  text: words("join-label"),
  to: "/#join-code",
});

function Step({ way, first }: { way: Way; first: boolean }) {
  const look = first ? "btn primary" : "btn";
  const inside = (
    <>
      <Icon name={way.icon} />
      <span>{way.text}</span>
    </>
  );
  return typeof way.to === "string"
    ? <a class={look} href={way.to}>{inside}</a>
    : <button type="button" class={look} onClick={way.to}>{inside}</button>;
}

function Picture({ story, world }: { story: Story; world: string }) {
  const motifs = useMotifs(world);
  const drawing = useMemo(() => vignette(story, world, motifs), [story, world, motifs]);
  return (
    <svg
      class="vignette"
      viewBox={STORY_BOX[story]}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

export function Empty(
  { story, theme, title, note, ways, children, alert = false }: {
    story: Story;
    theme?: string | undefined; // of the table it is about, if that is known
    title: string;
    note: string;
    ways: readonly Way[]; // the first is the one that most people want
    children?: ComponentChildren;
    alert?: boolean; // it replaces what the user was waiting for
  },
) {
  useTitle(title);
  const world = worldOf(story, theme);
  return (
    <div class="empty" data-theme={world}>
      <Backdrop theme={world} />
      <header class="top">
        <a class="wordmark" href="/">
          <Drawn svg={logo(36)} />
          Daedalus
        </a>
      </header>
      <main class="empty-in">
        <Picture story={story} world={world} />
        <div class="empty-words" role={alert ? "alert" : undefined}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{note}</p>
        </div>
        {children}
        <div class="empty-ways">
          {ways.map((way, at) => <Step key={way.text} way={way} first={at === 0} />)}
        </div>
      </main>
    </div>
  );
}
