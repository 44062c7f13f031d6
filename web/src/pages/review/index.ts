// Looking back at a game: loaded with its styles and texts when somebody wants it.
import { learn } from "../../i18n.ts";
import { loadStyle } from "../../styles.ts";

await Promise.all([learn("web-review"), learn("go"), loadStyle("review")]);

export { ReviewPage } from "./page.tsx";
