// Where the app lives: at the root of a server, or anywhere on a static host.  There every page is
// the same file, and the address after "?" says which one: index.html?/rules/classic.

/** Whether this page came from a host without a server of ours (`daedalus site`). */
export const STATIC = globalThis.document?.documentElement.dataset.site === "static";

/** The folder of the app, with a slash at its end. */
export const BASE = STATIC ? new URL(".", location.href).pathname : "/";

/** The address of a file of ours, such as "locales/en/web.ftl". */
export const fileAt = (name: string): string => BASE + name;

/** The address of a page of ours, such as "/rules/classic?ply=3#top", on either kind of host. */
export function linkTo(path: string, base = BASE, isStatic = STATIC): string {
  if (!isStatic) return path;
  const [before = "", hash] = path.split("#", 2) as [string, string?];
  const [page = "/", query] = before.split("?", 2) as [string, string?];
  const rest = (page === "/" ? "" : `?${page}`) +
    (query ? `${page === "/" ? "?" : "&"}${query}` : "");
  return base + rest + (hash === undefined ? "" : `#${hash}`);
}

/** The page that an address of ours names: its path and its query. */
export function pathOf(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  isStatic = STATIC,
): { readonly path: string; readonly query: string } {
  if (!isStatic) return { path: pathname, query: search };
  const [page = "", ...rest] = search.slice(1).split("&");
  return page.startsWith("/")
    ? { path: page, query: rest.length ? `?${rest.join("&")}` : "" }
    : { path: "/", query: search };
}
