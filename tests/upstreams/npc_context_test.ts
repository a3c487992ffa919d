import { assert, assertEquals } from "@std/assert";
import { pickContext } from "../../lib/services/upstreams/npc_context.ts";

Deno.test("pickContext() takes the known members only", () => {
  const context = { page: "/room", secret: 1, near: ["Ada", 2, true, null] };
  assertEquals(pickContext(context, ["page", "near", "toString"]), {
    page: "/room",
    near: ["Ada", 2, true, null],
  });
});

Deno.test("pickContext() shortens strings to 200 code points", () => {
  const { page } = pickContext({ page: "🙂".repeat(300) }, ["page"]);
  assertEquals(page, "🙂".repeat(200));
});

Deno.test("pickContext() strips control characters", () => {
  assertEquals(pickContext({ page: "a\u0000\u001Bb" }, ["page"]), {
    page: "ab",
  });
});

Deno.test("pickContext() goes 4 levels deep", () => {
  const context = { a: { b: { c: { d: 1, e: 2 } }, f: [[[3]]] } };
  assertEquals(pickContext(context, ["a"]), {
    a: { b: { c: { d: 1, e: 2 } }, f: [[]] },
  });
});

Deno.test("pickContext() has at most 2 KiB, and keeps what fits", () => {
  const large = Array.from({ length: 20 }, () => "x".repeat(200));
  const picked = pickContext({ large, small: 1 }, ["large", "small"]);
  assertEquals(picked, { small: 1 });
  const exact = Array.from({ length: 10 }, () => "x".repeat(200));
  const fitting = { a: [...exact, "x".repeat(8)] };
  assertEquals(new TextEncoder().encode(JSON.stringify(fitting)).length, 2048);
  assertEquals(pickContext(fitting, ["a"]), fitting);
  assertEquals(pickContext({ a: [...exact, "x".repeat(9)] }, ["a"]), {});
});

Deno.test("pickContext() reaches no prototype", () => {
  const context = JSON.parse('{"a":{"__proto__":{"b":1}}}');
  const { a } = pickContext(context, ["a"]);
  assert(typeof a === "object" && a !== null);
  assertEquals(Object.getPrototypeOf(a), Object.prototype);
  assertEquals(JSON.stringify(a), '{"__proto__":{"b":1}}');
});
