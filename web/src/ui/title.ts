// What the browser calls the page: in its tab, its history and aloud.
import { useEffect } from "preact/hooks";

/** Name the page; the front page alone is just Daedalus. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Daedalus` : "Daedalus";
  }, [title]);
}
