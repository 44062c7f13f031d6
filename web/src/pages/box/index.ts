// Your own box; loaded when somebody opens one.
import { learn } from "../../i18n.ts";
import { loadStyle } from "../../styles.ts";

await Promise.all([learn("web-box"), loadStyle("box")]);

export { BoxPage } from "./page.tsx";
