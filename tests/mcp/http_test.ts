import { assert, assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { testSite } from "../support/test_app.ts";
import { ERAS, HEADERS, of2025, post, read } from "./support/call.ts";

const PATHS = mcpServers.map(({ path }) => path);
const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
const LIST = { method: "tools/list" };

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

  for (const method of ["GET", "HEAD"]) {
    for (const accept of ["text/event-stream", "*/*", "application/json"]) {
      Deno.test(`${method} ${path} for ${accept} is 405`, async () => {
        using site = testSite();
        const response = await site.fetch(path, {
          method,
          headers: { accept },
        });
        assertEquals(response.status, 405);
        assertEquals(
          response.headers.get("allow"),
          "GET, HEAD, POST, OPTIONS",
        );
        const text = await response.text();
        if (method === "HEAD") return;
        assertEquals(JSON.parse(text).code, "method_not_allowed");
      });
    }
  }

  for (const method of ["DELETE", "PUT", "PATCH", "QUERY"]) {
    Deno.test(`${method} ${path} is 405`, async () => {
      using site = testSite();
      const response = await site.fetch(path, { method });
      assertEquals(response.status, 405);
      assertEquals(
        response.headers.get("allow"),
        "GET, HEAD, POST, OPTIONS",
      );
      assertEquals((await response.json()).code, "method_not_allowed");
    });
  }

  Deno.test(`OPTIONS ${path} allows the headers of the protocol`, async () => {
    using site = testSite();
    const response = await site.fetch(path, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:6274" },
    });
    assertEquals(response.status, 204);
    assertEquals(
      response.headers.get("access-control-allow-methods"),
      "GET, HEAD, POST, OPTIONS",
    );
    const allowed = response.headers.get("access-control-allow-headers") ?? "";
    for (
      const name of [
        "Content-Type",
        "Accept",
        "MCP-Protocol-Version",
        "Mcp-Method",
        "Mcp-Name",
        "A2A-Version",
      ]
    ) assert(allowed.split(", ").includes(name), name);
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

const DEPLOY = {
  DENO_DEPLOY: "true",
  DENO_DEPLOY_APP_SLUG: "sam",
  DENO_DEPLOY_ORG_SLUG: "acme",
};

const SERVED = [
  "https://light.example",
  "http://localhost",
  "http://localhost:6274",
  "https://localhost:3000",
  "http://127.0.0.1:8000",
  "http://[::1]:8000",
];
for (const origin of SERVED) {
  Deno.test(`Origin ${origin} is served`, async () => {
    using site = testSite();
    const { status } = await post(site, "/mcp", PING, { origin });
    assertEquals(status, 200);
  });
}

const FOREIGN = [
  "https://evil.example",
  "http://light.example",
  "https://light.example:8443",
  "https://light.example.evil.example",
  "http://localhost.evil.example",
  "https://preview-sam.acme.deno.net",
  "https://sam-abc123.acme.deno.net",
  "null",
  "",
  "localhost",
];
for (const origin of FOREIGN) {
  Deno.test(`Origin "${origin}" is 403 as a JSON-RPC error`, async () => {
    using site = testSite();
    const { status, headers, body } = await post(site, "/mcp", PING, {
      origin,
    });
    assertEquals(status, 403);
    assertEquals(headers.get("cache-control"), "no-store");
    assertEquals([body.jsonrpc, body.id], ["2.0", null]);
    assertEquals(typeof body.error.code, "number");
  });
}

const PREVIEWS: [string, number][] = [
  ["https://sam.acme.deno.net", 200],
  ["https://sam--branch.acme.deno.net", 200],
  ["https://sam-abc123.acme.deno.net", 200],
  ["http://sam-abc123.acme.deno.net", 403],
  ["https://samantha.acme.deno.net", 403],
  ["https://sam.other.deno.net", 403],
  ["https://sam.acme.deno.net.evil.example", 403],
  [`https://sam-${"x".repeat(2_020)}.acme.deno.net`, 200],
  [`https://sam-${"x".repeat(2_040)}.acme.deno.net`, 403],
];
for (const [origin, expected] of PREVIEWS) {
  Deno.test(`on Deno Deploy, Origin ${origin.slice(0, 50)} is ${expected}`, async () => {
    using site = testSite({ env: DEPLOY });
    const { status } = await post(site, "/mcp", PING, { origin });
    assertEquals(status, expected);
  });
}

const HOSTS: [string, number][] = [
  ["light.example", 200],
  ["light.example:443", 200],
  ["localhost:8000", 200],
  ["127.0.0.1:8000", 200],
  ["192.168.1.20:8000", 200],
  ["[::1]:8000", 200],
  ["foyer:8000", 200],
  ["evil.example", 403],
  ["evil.example:8000", 403],
  ["light.example.evil.example", 403],
];
for (const [host, expected] of HOSTS) {
  Deno.test(`Host ${host} is ${expected}`, async () => {
    using site = testSite();
    const request = new Request("http://localhost:8000/mcp", {
      method: "POST",
      headers: { ...HEADERS, host },
      body: PING,
    });
    assertEquals((await read(await site.send(request))).status, expected);
  });
}

const ACCEPTS: [string, number][] = [
  ["application/json, text/event-stream", 200],
  ["application/json", 200],
  ["*/*", 200],
  ["application/*", 200],
  ["text/event-stream", 406],
  ["text/html", 406],
  ["application/json;q=0", 406],
];
for (const [accept, expected] of ACCEPTS) {
  Deno.test(`POST with Accept ${accept} is ${expected}`, async () => {
    using site = testSite();
    const { status, body } = await post(site, "/mcp", PING, { accept });
    assertEquals(status, expected);
    assertEquals(body.jsonrpc, "2.0");
  });
}

const VERSIONS: [string, number][] = [
  ["2025-11-25", 200],
  ["2025-06-18", 200],
  ["2025-03-26", 200],
  ["1999-01-01", 400],
  ["2025-06-18, 2025-11-25", 400],
  ["latest", 400],
  ["", 400],
];
for (const [version, expected] of VERSIONS) {
  Deno.test(`MCP-Protocol-Version "${version}" is ${expected}`, async () => {
    using site = testSite();
    const { status, body } = await post(site, "/mcp", PING, {
      "mcp-protocol-version": version,
    });
    assertEquals(status, expected);
    assertEquals(body.id, 1);
    if (expected === 200) return;
    assertEquals(body.error.code, -32022);
    assert(body.error.data.supported.includes("2026-07-28"));
  });
}

Deno.test("a request of 2025 without a version header is served", async () => {
  using site = testSite();
  assertEquals((await post(site, "/mcp", PING)).status, 200);
});

Deno.test("what only sessions and streams need is ignored", async () => {
  using site = testSite();
  const headers = { "mcp-session-id": "x", "last-event-id": "1" };
  for (const era of ERAS) {
    assertEquals((await era.send(site, "/mcp", LIST, headers)).status, 200);
  }
});

const TYPES: [string, number][] = [
  ["application/json; charset=utf-8", 200],
  ["Application/JSON", 200],
  ["text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  ["application/jsonp", 415],
];
for (const [type, expected] of TYPES) {
  Deno.test(`a body of type ${type} is ${expected}`, async () => {
    using site = testSite();
    const { status, body } = await post(site, "/mcp", PING, {
      "content-type": type,
    });
    assertEquals(status, expected);
    assertEquals(body.jsonrpc, "2.0");
  });
}

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
