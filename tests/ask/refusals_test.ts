import { assertEquals } from "@std/assert";
import { type TestInit, testSite } from "../support/test_app.ts";
import { FORM, JSON_TYPE, post, postJson, QUERY } from "./support/requests.ts";

const BAD_BODIES: [name: string, init: TestInit, status?: number][] = [
  ["broken JSON", post("{")],
  ["no JSON where it is announced", post("")],
  ["an array", post("[]")],
  ["null", post("null")],
  ["a number as query", postJson({ query: 5 })],
  ["an array as query", postJson({ query: ["email"] })],
  ["a number as text", postJson({ query: { text: 5 } })],
  ["text as prefer", postJson({ query: "email", prefer: "streaming" })],
  ["text as prefer.streaming", postJson({ prefer: { streaming: "true" } })],
  ["a number as query_id", postJson({ query: "email", query_id: 5 })],
  ["half a surrogate pair", post('{"query":"\\ud800"}')],
  ["bytes that are not UTF-8", post(new Uint8Array([0x22, 0xff, 0x22]))],
  ["a form that is not UTF-8", post(new Uint8Array([0x71, 0x3d, 0xff]), FORM)],
  ["broken JSON without a type", {
    method: "POST",
    body: new TextEncoder().encode("{"),
  }],
  ["another type", post("<query>email</query>", "application/xml")],
  ["a multipart form", post("--x--", "multipart/form-data; boundary=x")],
  ["another charset", post("{}", `${JSON_TYPE}; charset=utf-16`)],
  ["a coded form", {
    method: "POST",
    body: "q=email",
    headers: { "content-type": FORM, "content-encoding": "gzip" },
  }],
  ["JSON over 128 KiB", postJson({ query: "a".repeat(1 << 17) }), 413],
  ["a form over 128 KiB", post(`q=${"a".repeat(1 << 17)}`, FORM), 413],
];

for (const [name, init, status = 400] of BAD_BODIES) {
  Deno.test(`POST /ask with ${name} is ${status}`, async () => {
    using site = testSite();
    const response = await site.fetch("/ask?streaming=true", init);
    assertEquals(response.status, status);
    assertEquals(response.headers.get("content-type"), JSON_TYPE);
    assertEquals(response.headers.get("cache-control"), "no-store");
    assertEquals((await response.json()).code, "invalid_body");
  });
}

Deno.test("POST /ask with a form that never ends is 400 after ten seconds", async () => {
  using site = testSite();
  const begun = Promise.withResolvers<void>();
  // Not pulled before somebody reads it.
  const body = new ReadableStream(
    { pull: () => begun.resolve() },
    { highWaterMark: 0 },
  );
  const answer = site.fetch("/ask", post(body, FORM));
  await begun.promise;
  site.clock.advance(10_000);
  const response = await answer;
  assertEquals(response.status, 400);
  assertEquals((await response.json()).code, "invalid_body");
});

for (const method of ["PUT", "DELETE", "PATCH"]) {
  Deno.test(`${method} /ask is 405`, async () => {
    using site = testSite();
    const response = await site.fetch("/ask", { method });
    assertEquals(response.status, 405);
    assertEquals(response.headers.get("allow"), "GET, HEAD, POST, OPTIONS");
    assertEquals((await response.json()).code, "method_not_allowed");
  });
}

Deno.test("/ask has a window of its own, for GET and POST together", async () => {
  using site = testSite();
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) {
    const response = await site.fetch("/ask", i % 2 ? { method: "POST" } : {});
    statuses.push(response.status);
  }
  assertEquals(statuses.slice(0, 60).every((status) => status === 200), true);
  assertEquals(statuses.at(-1), 429);
  assertEquals(site.log.at(-1)?.route, "ask");
});

Deno.test("/ask may be called by a page of any origin", async () => {
  using site = testSite();
  for (const method of ["GET", "OPTIONS", "PUT"]) {
    const headers = { origin: "https://elsewhere.example" };
    const response = await site.fetch(QUERY, { method, headers });
    assertEquals(response.headers.get("access-control-allow-origin"), "*");
  }
});
