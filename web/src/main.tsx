// Starts the app: settings on the page, the language, the address, then the page itself.
import { effect } from "@preact/signals";
import { options, render, type VNode } from "preact";
import { fileAt, linkTo, STATIC } from "./address.ts";
import { learnEditions, worlds } from "./api.ts";
import { learn, preferred, speakFirst, textOf, words } from "./i18n.ts";
import { Front } from "./pages/front.tsx";
import { Later } from "./pages/later.tsx";
import { keysOf } from "./keys.ts";
import { keepApp } from "./offline/index.ts";
import { followPointer } from "./pointer.ts";
import { takeOwnersKey } from "./reach.ts";
import { follow } from "./routes.ts";
import { settings } from "./settings.ts";
import { DEFAULT_SKIN, DRESSED, skinOf } from "./skins/index.ts";
import { state } from "./state.ts";
import { noticeChanges, Notices } from "./ui/notices.tsx";
import { CastDefs, LiveRegion } from "./ui/parts.tsx";

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

/** Light or dark, and contrast: attributes used by tokens.css. */
function dress(): void {
  const { mode, contrast: wanted } = settings.value;
  const root = document.documentElement;
  root.dataset.mode = mode === "auto" ? (dark.matches ? "dark" : "light") : mode;
  root.dataset.contrast = wanted === "auto" ? (contrast.matches ? "high" : "normal") : wanted;
  root.dataset.motion = String(settings.value.motion);
}

/** Pages that are loaded on demand. */
const LATER = {
  table: () => import("./pages/table.tsx"),
  replay: () => import("./pages/replay.tsx"),
  review: () => import("./pages/review/index.ts"),
  new: () => import("./pages/positions/index.ts"),
  editor: () => import("./pages/positions/index.ts"),
  rules: () => import("./pages/rules.tsx"),
  here: () => import("./pages/here.tsx"),
  learn: () => import("./pages/learn.tsx"),
  lesson: () => import("./pages/lesson.tsx"),
  watch: () => import("./pages/watch.tsx"),
  puzzles: () => import("./pages/puzzles/index.ts"),
  puzzle: () => import("./pages/puzzles/index.ts"),
  box: () => import("./pages/box/index.ts"),
  print: () => import("./pages/print/index.ts"),
  settings: () => import("./pages/settings.tsx"),
  tables: () => import("./pages/tables.tsx"),
  about: () => import("./pages/about.tsx"),
  evening: () => import("./pages/evening/index.ts"),
  night: () => import("./pages/evening/index.ts"),
  code: () => import("./pages/code.tsx"),
  missing: () => import("./pages/missing.tsx"),
  admin: () => import("./pages/admin.tsx"),
};

/** The worlds that the page will certainly show. */
function worldsAhead(): readonly string[] {
  const page = state.page.value;
  if (page.name === "front") return DRESSED;
  if (page.name === "table") return [keysOf(page.id)?.edition ?? []].flat();
  return page.name === "rules" ? [page.edition ?? DEFAULT_SKIN] : [];
}

/** Load the requested page while the texts are still loading. */
function comeEarly(): void {
  for (const world of worldsAhead()) void document.fonts.load(skinOf(world).face);
  const { name } = state.page.value;
  if (name in LATER) LATER[name as keyof typeof LATER]().catch(() => {}); // it is requested again
}

function Page() {
  const page = state.page.value;
  switch (page.name) {
    case "front":
      return <Front />;
    case "table":
      return (
        <Later
          key={page.id}
          load={LATER.table}
          name="TablePage"
          id={page.id}
        />
      );
    case "replay":
      return (
        <Later
          load={LATER.replay}
          name="ReplayPage"
          id={page.id}
          ply={page.ply}
        />
      );
    case "review":
      return <Later key={page.id ?? ""} load={LATER.review} name="ReviewPage" id={page.id} />;
    case "rules":
      return <Later load={LATER.rules} name="RulesPage" edition={page.edition} />;
    case "new":
      return (
        <Later
          key={page.position}
          load={LATER.new}
          name="NewPage"
          position={page.position}
        />
      );
    case "editor":
      return (
        <Later
          load={LATER.editor}
          name="EditorPage"
          position={page.position}
          edition={page.edition}
        />
      );
    case "here":
      return <Later load={LATER.here} name="HerePage" />;
    case "learn":
      return <Later load={LATER.learn} name="LearnPage" />;
    case "lesson":
      return <Later key={page.id} load={LATER.lesson} name="LessonPage" id={page.id} />;
    case "watch":
      return <Later load={LATER.watch} name="WatchPage" />;
    case "puzzles":
      return <Later key="puzzles" load={LATER.puzzles} name="PuzzlesPage" />;
    case "puzzle":
      return (
        <Later
          key={page.id === "storm" ? "storm" : "puzzle"}
          load={LATER.puzzle}
          name={page.id === "storm" ? "StormPage" : "PuzzlePage"}
          id={page.id}
          date={page.date}
        />
      );
    case "print":
      return (
        <Later
          key={page.position}
          load={LATER.print}
          name="PrintPage"
          position={page.position}
          edition={page.edition}
          box={page.box}
          table={page.table}
        />
      );
    case "box":
      return <Later load={LATER.box} name="BoxPage" />;
    case "settings":
      return <Later load={LATER.settings} name="SettingsPage" />;
    case "admin":
      return <Later load={LATER.admin} name="AdminPage" />;
    case "tables":
      return <Later load={LATER.tables} name="TablesPage" />;
    case "about":
      return <Later load={LATER.about} name="AboutPage" />;
    case "evening":
      return <Later load={LATER.evening} name="MakePage" />;
    case "night":
      return <Later key={page.id} load={LATER.night} name="EveningPage" id={page.id} />;
    case "code":
      return <Later load={LATER.code} name="CodePage" code={page.code} />;
    case "missing":
      return <Later load={LATER.missing} name="MissingPage" />;
  }
}

function App() {
  return (
    <>
      <CastDefs />
      <Page />
      <Notices />
      <LiveRegion />
    </>
  );
}

/** Links are written for a server; on a static host they all lead to the same file. */
function moveLinks(): void {
  const before = options.vnode;
  options.vnode = (node: VNode) => {
    const { href } = node.props as { href?: unknown };
    if (node.type === "a" && typeof href === "string" && href.startsWith("/")) {
      const file = href.startsWith("/assets/");
      Object.assign(node.props, { href: file ? fileAt(href.slice(1)) : linkTo(href) });
    }
    before?.(node);
  };
}

if (STATIC) moveLinks();
effect(dress);
dark.addEventListener("change", dress);
contrast.addEventListener("change", dress);
takeOwnersKey();
follow();
followPointer();
noticeChanges();
comeEarly();
learnEditions().catch(() => {}); // in parallel with the texts; requested again where needed
speakFirst(preferred(settings.value.language, navigator.languages)) // without a connection the page says so by itself
  .then(() => {
    const app = document.getElementById("app")!;
    render(<App />, app);
    app.dataset.ready = words("app-ready");
    // Editions without a skin have texts too; where there are none, the id is shown.
    effect(() => worlds.value.forEach((edition) => void learn(textOf(edition)).catch(() => {})));
  });

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  addEventListener("load", () => void keepApp());
}
