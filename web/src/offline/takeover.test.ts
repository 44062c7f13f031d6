// A page asks a build to take over once it is whole, and never before.
import { equal } from "../board/kit/testing.ts";
import { hurry, TAKE_OVER } from "./takeover.ts";

class Build extends EventTarget {
  state = "installing";
  readonly heard: unknown[] = [];

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Kept extends EventTarget {
  constructor(public installing: Build | null, public waiting: Build | null) {
    super();
    hurry(this as unknown as ServiceWorkerRegistration);
  }
}

Deno.test("a build that waits is asked at once", () => {
  const build = new Build();
  new Kept(null, build);
  equal(build.heard, [TAKE_OVER]);
});

Deno.test("a build that is on its way is asked when it is whole", () => {
  const build = new Build();
  new Kept(build, null);
  equal(build.heard, []);
  build.become("installed");
  build.become("activating");
  equal(build.heard, [TAKE_OVER]);
});

Deno.test("a build that comes later is asked too, one that fails is not", () => {
  const kept = new Kept(null, null), whole = new Build(), half = new Build();
  for (const build of [whole, half]) {
    kept.installing = build;
    kept.dispatchEvent(new Event("updatefound"));
    build.become(build === whole ? "installed" : "redundant");
  }
  equal([whole.heard, half.heard], [[TAKE_OVER], []]);
});
