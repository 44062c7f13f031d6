import { linkTo, pathOf } from "./address.ts";

function equal(got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

Deno.test("on a server every page has a path of its own", () => {
  equal(linkTo("/rules/classic?ply=3#top", "/", false), "/rules/classic?ply=3#top");
  equal(pathOf({ pathname: "/t/x", search: "?ply=1" }, false), { path: "/t/x", query: "?ply=1" });
});

Deno.test("among files alone every page is the same file, wherever it lies", () => {
  equal(linkTo("/", "/games/", true), "/games/");
  equal(linkTo("/rules/classic", "/games/", true), "/games/?/rules/classic");
  equal(linkTo("/replay/own-1?ply=3#top", "/", true), "/?/replay/own-1&ply=3#top");
});

Deno.test("what was linked to is what is found", () => {
  for (const path of ["/", "/rules/classic", "/replay/own-1?ply=3", "/t/own-0f"]) {
    const { pathname, search } = new URL(linkTo(path, "/a/b/", true), "http://host/");
    const found = pathOf({ pathname, search }, true);
    equal(found.path + found.query, path);
  }
});
