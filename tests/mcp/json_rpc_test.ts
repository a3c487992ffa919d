import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { ERAS, of2025, of2026, post } from "./support/call.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

// Fault of the body, the body, and the expected error code.
const BODIES: [string, BodyInit | null, number][] = [
  ["nothing", null, -32700],
  ["an empty string", "", -32700],
  ["half a message", '{"jsonrpc":"2.0"', -32700],
  ["words", "hello", -32700],
  ["bad UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), -32700],
  ["half a surrogate pair", '{"jsonrpc":"2.0","id":"\\ud800"}', -32700],
  ["brackets without end", "[".repeat(100_000), -32700],
  ["an empty array", "[]", -32600],
  ["an array of one", '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600],
  [
    "an array of two",
    '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]',
    -32600,
  ],
  ["a number", "3", -32600],
  ["a string", '"ping"', -32600],
  ["null", "null", -32600],
  ["true", "true", -32600],
  ["an empty object", "{}", -32600],
  ["no jsonrpc", '{"id":1,"method":"ping"}', -32600],
  ["jsonrpc 1.0", '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
  ["jsonrpc as a number", '{"jsonrpc":2.0,"id":1,"method":"ping"}', -32600],
  ["no method", '{"jsonrpc":"2.0","id":1}', -32600],
  ["a method of 7", '{"jsonrpc":"2.0","id":1,"method":7}', -32600],
  ["a method of null", '{"jsonrpc":"2.0","id":1,"method":null}', -32600],
  ["an id of null", '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
  ["an id of {}", '{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
  ["an id of 1.5", '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600],
  ["an id of true", '{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600],
  [
    "params as an array",
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}',
    -32600,
  ],
  [
    "params as text",
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":"x"}',
    -32600,
  ],
  ["a response", '{"jsonrpc":"2.0","id":1,"result":{}}', -32600],
  [
    "an error",
    '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}',
    -32600,
  ],
];

const VERSIONS = [undefined, "2025-06-18", "2025-11-25", "2026-07-28"];

for (const [what, sent, code] of BODIES) {
  Deno.test(`a body of ${what} is 400 with ${code}`, async () => {
    using site = testSite();
    for (const version of VERSIONS) {
      const headers = version ? { "mcp-protocol-version": version } : undefined;
      const { status, body } = await post(site, "/mcp", sent, headers);
      assertEquals([status, body.error.code], [400, code], version);
      assertEquals(body.jsonrpc, "2.0");
    }
  });
}

Deno.test("a BOM before the message is skipped", async () => {
  using site = testSite();
  const ping = utf8('\ufeff{"jsonrpc":"2.0","id":1,"method":"ping"}');
  assertEquals((await post(site, "/mcp", ping)).status, 200);
});

for (const id of [0, -1, 2 ** 53 - 1, "", "1", "a b", "é", "x".repeat(300)]) {
  Deno.test(`the id ${JSON.stringify(id).slice(0, 12)} comes back as it is`, async () => {
    using site = testSite();
    for (const era of ERAS) {
      const sent = { id, method: "tools/list" };
      const { body } = await era.send(site, "/mcp", sent);
      assertEquals(body.id, id);
    }
  });
}

const NOTIFICATIONS = [
  { method: "notifications/initialized" },
  { method: "notifications/cancelled", params: { requestId: 1 } },
  { method: "notifications/nobody-knows" },
];
for (const notification of NOTIFICATIONS) {
  Deno.test(`${notification.method} is accepted and not answered`, async () => {
    using site = testSite();
    for (const era of ERAS) {
      const sent = { ...notification, id: undefined };
      const { status, body } = await era.send(site, "/mcp", sent);
      assertEquals([status, body], [202, undefined], era.name);
    }
  });
}

const UNKNOWN_METHODS = [
  "nope",
  "tools/nope",
  "logging/setLevel",
  "resources/subscribe",
  "completion/complete",
  "sampling/createMessage",
  "tasks/list",
  "subscriptions/listen",
  "__proto__",
  "constructor",
];
for (const method of UNKNOWN_METHODS) {
  Deno.test(`the method ${method} is -32601, and 404 in 2026-07-28`, async () => {
    using site = testSite();
    const sent = { method, params: {} };
    const legacy = await of2025.send(site, "/mcp", sent);
    assertEquals([legacy.status, legacy.body.error.code], [200, -32601]);
    const modern = await of2026.send(site, "/mcp", sent);
    assertEquals([modern.status, modern.body.error.code], [404, -32601]);
    assertEquals([legacy.body.id, modern.body.id], [1, 1]);
  });
}

Deno.test("2026-07-28 has no initialize and no ping", async () => {
  using site = testSite();
  for (const method of ["initialize", "ping"]) {
    const { status, body } = await of2026.send(site, "/mcp", { method });
    assertEquals([status, body.error.code], [404, -32601]);
  }
});

Deno.test("2025 has no server/discover", async () => {
  using site = testSite();
  const sent = { method: "server/discover" };
  const { status, body } = await of2025.send(site, "/mcp", sent);
  assertEquals([status, body.error.code], [200, -32601]);
});

Deno.test("a message nested a hundred thousand times is no 500", async () => {
  using site = testSite();
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  for (const place of ["arguments", "_meta", "x"]) {
    const sent =
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_about","${place}":{"x":${deep}}}}`;
    const { status } = await post(site, "/mcp", sent);
    assert(status < 500, `${place}: ${status}`);
  }
});
