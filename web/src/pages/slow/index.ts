// Slow games: loaded by tables that are slow, or may become so.
import { learn } from "../../i18n.ts";
import { loadStyle } from "../../styles.ts";

await Promise.all([learn("web-slow"), loadStyle("slow")]);

export { Came, CarrySheet } from "./carry.tsx";
export { Begin, Pace, PaceSaid } from "./pace.tsx";
export { FilmNote } from "./film.tsx";
export { SlowNote } from "./note.tsx";
