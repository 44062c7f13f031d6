import { render } from "preact";

render(<h1>Daedalus</h1>, document.getElementById("app")!);
