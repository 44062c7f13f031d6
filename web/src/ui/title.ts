// The title of the page, for the tab, the history and screen readers.
import { useEffect } from "preact/hooks";

/** Set the title; the front page is just Daedalus. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Daedalus` : "Daedalus";
  }, [title]);
}
