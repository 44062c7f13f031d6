// Positions as a start: a table from one, and the editor; loaded when somebody wants them.
import { learn } from "../../i18n.ts";
import { loadStyle } from "../../styles.ts";

await Promise.all([learn("web-positions"), learn("errors"), loadStyle("positions")]);

export { EditorPage } from "./editor.tsx";
export { NewPage } from "./new.tsx";
