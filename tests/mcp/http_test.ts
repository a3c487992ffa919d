import { assert, assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { testSite } from "../support/test_app.ts";
import { PING, statusesBy } from "./support/answered.ts";
import { ERAS, of2025, post } from "./support/call.ts";

const PATHS = mcpServers.map(({ path }) => path);
const LIST = { method: "tools/list" };
const METHODS = "GET, HEAD, POST, OPTIONS";

for (const path of PATHS) {
  for (const era of ERAS) {
    Deno.test(`POST ${path} of ${era.name} is answered with JSON`, async () => {
      using site = testSite();
      const { status, headers, body } = await era.send(site, path, LIST);
      assertEquals(status, 200);
      assertEquals(headers.get("content-type"), "application/json");
      assertEquals(headers.get("cache-control"), "no-store");
      assertEquals(headers.get("mcp-session-id"), null);
      assertEquals(headers.get("access-control-allow-origin"), "*");
      assert(headers.get("ratelimit-remaining"));
      assertEquals(body.id, 1);
    });
  }

  Deno.test(`a method of ${path} other than POST and OPTIONS is 405, whatever it accepts`, async () => {
    using site = testSite();
    const wrong: string[] = [];
    for (const method of ["GET", "HEAD", "DELETE", "PUT", "PATCH", "QUERY"]) {
      for (const accept of ["text/event-stream", "*/*", "application/json"]) {
        const init = { method, headers: { accept } };
        const response = await site.fetch(path, init);
        const text = await response.text();
        const code = method === "HEAD" ? undefined : JSON.parse(text).code;
        const isRight = response.status === 405 &&
          response.headers.get("allow") === METHODS &&
          (method === "HEAD" || code === "method_not_allowed");
        if (!isRight) wrong.push(`${method} for ${accept}`);
      }
    }
    assertEquals(wrong, []);
  });

  Deno.test(`OPTIONS ${path} allows the headers of the protocol`, async () => {
    using site = testSite();
    const response = await site.fetch(path, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:6274" },
    });
    assertEquals(response.status, 204);
    assertEquals(response.headers.get("access-control-allow-methods"), METHODS);
    const allowed = response.headers.get("access-control-allow-headers") ?? "";
    const missing = [
      "Content-Type",
      "Accept",
      "MCP-Protocol-Version",
      "Mcp-Method",
      "Mcp-Name",
      "A2A-Version",
    ].filter((name) => !allowed.split(", ").includes(name));
    assertEquals(missing, []);
  });

  Deno.test(`the 61st POST ${path} in a minute is 429`, async () => {
    using site = testSite();
    for (let i = 0; i < 60; i++) {
      assertEquals((await post(site, path, PING)).status, 200);
    }
    const { status, headers, body } = await post(site, path, PING);
    assertEquals(status, 429);
    assertEquals(headers.get("retry-after"), headers.get("ratelimit-reset"));
    assertEquals(body.code, "rate_limited");
  });
}

Deno.test("a request of 2025 is served with one known revision in MCP-Protocol-Version, or without the header", async () => {
  const rows: [version: string, status: number][] = [
    ["2025-11-25", 200],
    ["2025-06-18", 200],
    ["2025-03-26", 200],
    ["1999-01-01", 400],
    ["2025-06-18, 2025-11-25", 400],
    ["latest", 400],
    ["", 400],
  ];
  assertEquals(await statusesBy("mcp-protocol-version", rows), rows);
  using site = testSite();
  assertEquals((await post(site, "/mcp", PING)).status, 200);
});

Deno.test("a refused revision is an error that names those that are served", async () => {
  using site = testSite();
  const headers = { "mcp-protocol-version": "latest" };
  const { body } = await post(site, "/mcp", PING, headers);
  assertEquals([body.id, body.error.code], [1, -32022]);
  assert(body.error.data.supported.includes("2026-07-28"));
});

Deno.test("what only sessions and streams need is ignored", async () => {
  using site = testSite();
  const headers = { "mcp-session-id": "x", "last-event-id": "1" };
  for (const era of ERAS) {
    assertEquals((await era.send(site, "/mcp", LIST, headers)).status, 200);
  }
});

Deno.test("a body over 128 KiB is 413 as an ErrorResponse", async () => {
  using site = testSite();
  const large = { ...LIST, params: { x: "x".repeat(128 * 1024) } };
  for (const path of PATHS) {
    const { status, body } = await of2025.send(site, path, large);
    assertEquals(status, 413);
    assertEquals(body.code, "invalid_body");
  }
});

Deno.test("a body that does not arrive is given up", async () => {
  using site = testSite();
  const endless = new ReadableStream({
    pull() {
      site.clock.advance(10_000);
      return new Promise(() => {});
    },
  }, { highWaterMark: 0 });
  const { status, body } = await post(site, "/mcp", endless);
  assertEquals([status, body.error.code], [400, -32700]);
});
