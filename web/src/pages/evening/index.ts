// An evening with many; loaded by its own pages, and by tables that belong to one.
import { learn } from "../../i18n.ts";
import { loadStyle } from "../../styles.ts";

await Promise.all([learn("web-evening"), loadStyle("evening"), loadStyle("podium")]);

export { MakePage } from "./make.tsx";
export { EveningPage } from "./page.tsx";
export { BackToEvening, EveningStrip, EveningWaits } from "./at-table.tsx";
