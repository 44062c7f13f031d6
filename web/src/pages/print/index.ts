// Print and play; loaded when somebody wants paper.
import { learn } from "../../i18n.ts";
import { loadStyle } from "../../styles.ts";

await Promise.all([learn("web-print"), learn("web-figures"), loadStyle("print")]);

export { PrintPage } from "./page.tsx";
