// Bundles both ends of a channel for the pages of a test: the host's tables are wherever the page's
// `port` says, as they are otherwise in a worker.  `deno run -A channel.ts OUT`, in web/.
import * as esbuild from "esbuild";

const TABLES = `
  let count = 0;
  const sockets = new Map();
  globalThis.deliver = (told) => {
    for (const [line, text] of told) sockets.get(line)?.onmessage?.({ data: text });
  };
  export const ask = (method, path, body, token) =>
    port("ask", method, path, body === undefined ? "" : JSON.stringify(body), token);
  export function openOwn(table) {
    const line = ++count;
    const socket = {
      readyState: WebSocket.CONNECTING,
      send: (text) => void port("hear", line, text),
      close: () => void (sockets.delete(line) && port("leave", line)),
    };
    sockets.set(line, socket);
    port("join", line, table).then(() => {
      socket.readyState = WebSocket.OPEN;
      socket.onopen?.();
    });
    return socket;
  }
`;

const NO_BOX =
  `export const handed = () => Promise.resolve({ status: 404, body: "{}" });`;

const friends = `${import.meta.dirname}/../../web/src/friends/`;
await esbuild.build({
  stdin: {
    contents: ["host", "guest", "links", "frames", "same"]
      .map((name) => `export * from ${JSON.stringify(`${friends}${name}.ts`)};`)
      .join("\n"),
    resolveDir: Deno.cwd(),
  },
  plugins: [{
    name: "tables",
    setup(build) {
      build.onLoad(
        { filter: /offline.device\.ts$/ },
        () => ({ contents: TABLES, loader: "js" }),
      );
      build.onLoad(
        { filter: /box.table\.ts$/ },
        () => ({ contents: NO_BOX, loader: "js" }),
      );
    },
  }],
  bundle: true,
  format: "iife",
  globalName: "friends",
  outfile: Deno.args[0]!,
  logLevel: "error",
});
esbuild.stop();
