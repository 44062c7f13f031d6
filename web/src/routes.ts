// Routing: what to show for a path, and how to navigate without reloading.
import { linkTo, pathOf } from "./address.ts";
import { readCode } from "./codes.ts";
import { type Page, state } from "./state.ts";

/** The parts of an address; null if its percent-encoding is invalid. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The page that an address names. */
function pageOf(path: string, query = ""): Page {
  const parts = partsOf(path);
  if (!parts || parts.length > 2) return { name: "missing" };
  const [name = "", id = ""] = parts;
  const asked = new URLSearchParams(query);
  const ply = asked.get("ply");
  const position = asked.get("position") ?? "";
  switch (name) {
    case "":
      return { name: "front" };
    case "t":
      return id ? { name: "table", id } : { name: "missing" };
    case "e":
      return id ? { name: "night", id } : { name: "missing" };
    case "replay":
      return { name: "replay", id: id || null, ply: ply === null ? null : Number(ply) || 0 };
    case "review":
      return { name: "review", id: id || null };
    case "rules":
      return { name: "rules", edition: id || null };
    case "puzzles":
      return id
        ? { name: "puzzle", id, date: new URLSearchParams(query).get("date") }
        : { name: "puzzles" };
    case "new":
      if (id === "here") return { name: "here" };
      return id || !position ? { name: "missing" } : { name: "new", position };
    case "editor":
      return id ? { name: "missing" } : { name: "editor", position, edition: asked.get("edition") };
    case "print":
      if (id) return { name: "missing" };
      return {
        name,
        edition: asked.get("edition"),
        position,
        box: asked.get("box") ?? "",
        table: asked.get("table") ?? "",
      };
    case "learn":
      return id ? { name: "lesson", id } : { name };
    case "box":
    case "evening":
    case "watch":
    case "settings":
    case "tables":
    case "about":
    case "admin":
      return id ? { name: "missing" } : { name };
    default: {
      const code = readCode(name);
      return code && !id ? { name: "code", code } : { name: "missing" };
    }
  }
}

function arrive(): void {
  const { path, query } = pathOf(location);
  state.page.value = pageOf(path, query);
}

/** Go to another page of ours. */
export function go(path: string): void {
  history.pushState(null, "", linkTo(path));
  arrive();
  scrollTo(0, 0);
  // A new page is announced by its heading, as after a real load, unless the link says where to.
  requestAnimationFrame(() =>
    (document.getElementById(location.hash.slice(1)) ??
      document.querySelector<HTMLElement>("h1"))?.focus()
  );
}

/** Go to another page in the place of this one: the way back does not lead here. */
export function goInstead(path: string): void {
  mend(path);
  arrive();
}

/** Change the address without a new history entry: a ply, for example. */
export function mend(path: string): void {
  history.replaceState(null, "", linkTo(path));
}

/** Follow links to our own pages here instead of loading them. */
export function follow(): void {
  arrive();
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (
      !link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey ||
      event.shiftKey || event.altKey || link.target || link.hasAttribute("download") ||
      link.origin !== location.origin || link.pathname.startsWith("/api/") ||
      link.pathname.startsWith("/schema")
    ) return;
    event.preventDefault();
    const { path, query } = pathOf(link);
    if (link.hash && path === pathOf(location).path) {
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
      return;
    }
    go(path + query + link.hash);
  });
}
