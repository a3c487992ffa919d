import { assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { POSTS, send } from "./support/bodies.ts";
import { assertError, bodyOf, eventsOf, post } from "./support/requests.ts";

const NOT_OBJECTS = [
  "",
  "   ",
  "{",
  "null",
  "[]",
  '"x"',
  "NaN",
  "1",
  "true",
  "{}{}",
  "{'event':'hire_opened'}",
  '{"event":"hire_opened",}',
  '{"event":"hire_opened"} // comment',
];

for (const [path, valid] of POSTS) {
  for (const text of NOT_OBJECTS) {
    Deno.test(`POST ${path} refuses the body ${text || "(empty)"}`, async () => {
      using site = testSite();
      const response = await post(site, path, text);
      await assertError(response, 400, "invalid_body");
    });
  }

  Deno.test(`POST ${path} refuses a request without a body`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { method: "POST" });
    await assertError(response, 400, "invalid_body");
  });

  Deno.test(`POST ${path} reads over a byte order mark`, async () => {
    using site = testSite();
    await bodyOf(await post(site, path, `\ufeff${JSON.stringify(valid)}`));
  });

  Deno.test(`POST ${path} refuses bytes that are not UTF-8`, async () => {
    using site = testSite();
    const text = `${JSON.stringify(valid).slice(0, -1)},"x":"a?"}`;
    const bytes = new TextEncoder().encode(text);
    const bad = bytes.with(text.indexOf("?"), 0xff);
    const response = await send(site, path, bad);
    await assertError(response, 400, "invalid_body");
  });

  Deno.test(`POST ${path} refuses half of a surrogate pair, wherever it stands`, async () => {
    using site = testSite();
    const rest = JSON.stringify(valid).slice(1);
    for (const member of ['"x":"\\ud800"', '"x":[{"\\udc00":1}]']) {
      const response = await post(site, path, `{${member},${rest}`);
      await assertError(response, 400, "invalid_body");
    }
    await bodyOf(await post(site, path, `{"x":"\\ud83e\\udd86",${rest}`));
  });

  Deno.test(`POST ${path} takes the last of two members with one name`, async () => {
    using site = testSite();
    const text = JSON.stringify(valid);
    const [name = ""] = Object.keys(valid);
    await bodyOf(await post(site, path, `{"${name}":7,${text.slice(1)}`));
    const response = await post(
      site,
      path,
      `${text.slice(0, -1)},"${name}":7}`,
    );
    assertEquals(response.status, 400);
    await response.body?.cancel();
  });

  Deno.test(`POST ${path} reads no member from __proto__`, async () => {
    using site = testSite();
    const response = await post(
      site,
      path,
      `{"__proto__":${JSON.stringify(valid)}}`,
    );
    assertEquals(response.status, 400);
    await response.body?.cancel();
    assertEquals(Object.hasOwn(Object.prototype, "event"), false);
  });

  Deno.test(`POST ${path} ignores members that it does not know`, async () => {
    using site = testSite();
    const rest = JSON.stringify(valid).slice(1);
    const members = '"constructor":1,"__proto__":{"a":1},"toString":null,"":2';
    await bodyOf(await post(site, path, `{${members},${rest}`));
  });

  Deno.test(`POST ${path} is not troubled by 50,000 levels of what it ignores`, async () => {
    using site = testSite();
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    const rest = JSON.stringify(valid).slice(1);
    await bodyOf(await post(site, path, `{"x":${deep},${rest}`));
  });
}

Deno.test("a body that is refused stores nothing", async () => {
  using site = testSite();
  for (const text of NOT_OBJECTS) {
    await (await post(site, "/api/v1/track", text)).body?.cancel();
  }
  assertEquals(await eventsOf(site), []);
});

const HALVES = [
  ["/api/v1/track", '{"event":"hire_opened","ref":"\\ud800"}'],
  ["/api/v1/npc-chat", '{"message":"\\ud800","npcId":"librarian"}'],
  [
    "/api/v1/batch",
    '{"requests":[{"operationId":"getStats","id":"\\udfff"}]}',
  ],
] as const;

for (const [path, text] of HALVES) {
  Deno.test(`POST ${path} refuses half of a pair in a member that it knows`, async () => {
    using site = testSite();
    await assertError(await post(site, path, text), 400, "invalid_body");
  });
}
