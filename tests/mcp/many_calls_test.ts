import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { callTool, of2025, of2026, post } from "./support/call.ts";

Deno.test("200 calls at once with the same id get each its own answer", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0", TRUST_PROXY: "1" } });
  const slugs = ["index", "about", "contact", "privacy", "room"];
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const slug = slugs[i % slugs.length];
      const params = { name: "get_page", arguments: { slug } };
      const id = i % 2 === 0 ? 1 : "1";
      const era = i % 4 < 2 ? of2025 : of2026;
      const sent = { id, method: "tools/call", params };
      // A client has sixteen requests under way at most.
      const from = { "x-forwarded-for": `198.51.100.${i}` };
      const { body } = await era.send(site, "/mcp", sent, from);
      const path = slug === "index" ? "/" : `/${slug}`;
      return body.id === id &&
        body.result.structuredContent.url === `https://light.example${path}`;
    }),
  );
  assertEquals(answers.filter((isRight) => isRight).length, 200);
});

Deno.test("one client cannot cancel the call of another", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const cancel = (requestId: number) =>
    of2025.send(site, "/mcp", {
      id: undefined,
      method: "notifications/cancelled",
      params: { requestId },
    });
  const calls = Array.from(
    { length: 5 },
    (_, i) =>
      Promise.all([
        callTool(site, "/mcp", "get_about", {}, of2025),
        cancel(i),
        cancel(i + 1),
      ]),
  );
  for (const [result] of await Promise.all(calls)) {
    assert(result.structuredContent);
  }
});

Deno.test("a call that is repeated is checked each time", async () => {
  using site = testSite();
  const list = { method: "tools/list" };
  for (let id = 1; id <= 3; id++) {
    const { body } = await of2026.send(site, "/mcp", { ...list, id });
    assertEquals([body.id, body.result.resultType], [id, "complete"]);
  }
  const legacy = await of2025.send(site, "/mcp", { ...list, id: "x" });
  assertEquals(legacy.body.id, "x");
  assertEquals(legacy.body.result.resultType, undefined);
  for (const headers of [{ "mcp-method": "ping" }, { "mcp-method": "" }]) {
    const { status, body } = await of2026.send(site, "/mcp", list, headers);
    assertEquals([status, body.error.code], [400, -32020]);
  }
  const evil = { origin: "https://evil.example" };
  assertEquals((await of2026.send(site, "/mcp", list, evil)).status, 403);
  for (const id of [null, 1.5, {}, true]) {
    const sent = JSON.stringify({ jsonrpc: "2.0", ...list, id });
    assertEquals((await post(site, "/mcp", sent)).status, 400);
  }
});
