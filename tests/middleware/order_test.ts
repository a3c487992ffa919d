import { assert, assertEquals } from "@std/assert";
import {
  after,
  compose,
  type Middleware,
} from "../../lib/server/middleware/middleware.ts";
import { infoOf, last } from "./support.ts";

Deno.test("compose() puts the first middleware outermost", async () => {
  const passed: string[] = [];
  const named = (name: string): Middleware => (next) => (info) => {
    passed.push(name);
    return next(info);
  };
  const handle = compose([named("first"), named("second")], last().handle);
  await handle(infoOf());
  assertEquals(passed, ["first", "second"]);
});

Deno.test("after() makes no promise of an answer that is there", () => {
  const answer = after(new Response("now"), infoOf(), (response) => response);
  assert(answer instanceof Response);
});

Deno.test("after() changes an answer that comes later", async () => {
  const later = Promise.resolve(new Response("later"));
  const answer = await after(
    later,
    infoOf(),
    () => new Response("changed"),
  );
  assertEquals(await answer.text(), "changed");
});
