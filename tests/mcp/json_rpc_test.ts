import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { callTool, ERAS, of2025, of2026, post } from "./support/call.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

// What is wrong with the body, the body, and the code that answers it.
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

// Headers that disagree with the message of 2026-07-28, and the answer's code.
const DISAGREEING: [string, Record<string, string>, number][] = [
  ["another method", { "mcp-method": "tools/call" }, -32020],
  ["an empty method", { "mcp-method": "" }, -32020],
  ["a method in other case", { "mcp-method": "Tools/List" }, -32020],
  ["a revision of 2025", { "mcp-protocol-version": "2025-11-25" }, -32020],
  ["an unknown revision", { "mcp-protocol-version": "2099-01-01" }, -32020],
];
for (const [what, headers, code] of DISAGREEING) {
  Deno.test(`headers with ${what} are 400 with ${code}`, async () => {
    using site = testSite();
    const sent = { method: "tools/list" };
    const { status, body } = await of2026.send(site, "/mcp", sent, headers);
    assertEquals([status, body.error.code, body.id], [400, code, 1]);
  });
}

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: {
    name: "get_contact",
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
};
const CALL_HEADERS = {
  "mcp-protocol-version": "2026-07-28",
  "mcp-method": "tools/call",
  "mcp-name": "get_contact",
};

Deno.test("each header that 2026-07-28 asks for is missed", async () => {
  using site = testSite();
  const call = JSON.stringify(CALL);
  assertEquals((await post(site, "/mcp", call, CALL_HEADERS)).status, 200);
  for (const name of Object.keys(CALL_HEADERS)) {
    const rest = Object.entries(CALL_HEADERS).filter(([key]) => key !== name);
    const headers = Object.fromEntries(rest);
    const { status, body } = await post(site, "/mcp", call, headers);
    assertEquals([status, body.error.code], [400, -32020], name);
  }
});

Deno.test("Mcp-Name may be in base64, and must agree", async () => {
  using site = testSite();
  const send = (name: string) =>
    post(site, "/mcp", JSON.stringify(CALL), {
      ...CALL_HEADERS,
      "mcp-name": name,
    });
  assertEquals((await send(`=?base64?${btoa("get_contact")}?=`)).status, 200);
  for (const name of ["get_about", "=?base64?%%%?=", ""]) {
    const { status, body } = await send(name);
    assertEquals([status, body.error.code], [400, -32020], name);
  }
});

const ENVELOPES: [string, unknown, number][] = [
  ["no envelope", undefined, -32602],
  ["an empty envelope", {}, -32602],
  ["no capabilities", {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  }, -32602],
  ["no version", { "io.modelcontextprotocol/clientCapabilities": {} }, -32602],
  ["capabilities as text", {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": "x",
  }, -32602],
  ["a version as a number", {
    "io.modelcontextprotocol/protocolVersion": 2026,
    "io.modelcontextprotocol/clientCapabilities": {},
  }, -32602],
];
for (const [what, _meta, code] of ENVELOPES) {
  Deno.test(`${what} in 2026-07-28 is 400 with ${code}`, async () => {
    using site = testSite();
    const call = { ...CALL, params: { name: "get_contact", _meta } };
    const sent = JSON.stringify(call);
    const { status, body } = await post(site, "/mcp", sent, CALL_HEADERS);
    assertEquals([status, body.error.code], [400, code]);
  });
}

Deno.test("a revision that comes later is refused with those that are known", async () => {
  using site = testSite();
  const version = "2099-01-01";
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const call = { ...CALL, params: { name: "get_contact", _meta } };
  const { status, body } = await post(site, "/mcp", JSON.stringify(call), {
    ...CALL_HEADERS,
    "mcp-protocol-version": version,
  });
  assertEquals([status, body.error.code], [400, -32022]);
  assertEquals(body.error.data.requested, version);
  assertEquals(body.error.data.supported, ["2026-07-28"]);
});

for (const era of ERAS) {
  Deno.test(`bad parameters of a call of ${era.name} are -32602`, async () => {
    using site = testSite();
    for (
      const params of [
        {},
        { name: 7 },
        { name: "nope" },
        { name: "constructor" },
        { name: "__proto__" },
        { name: "get_about", arguments: [] },
        { name: "get_about", arguments: "x" },
      ]
    ) {
      const sent = { method: "tools/call", params };
      const { status, body } = await era.send(site, "/mcp", sent);
      assert(status === 200 || status === 400, JSON.stringify(params));
      const code = body.error?.code;
      const isOfHeader = code === -32020 && !("nope" in params);
      assert(code === -32602 || isOfHeader, JSON.stringify(body));
      assertEquals(body.id, 1);
    }
  });

  Deno.test(`arguments that are wrong in ${era.name} are results with isError`, async () => {
    using site = testSite();
    const calls: [string, string, Record<string, unknown>][] = [
      ["/mcp", "get_about", { section: "nope" }],
      ["/mcp", "get_about", { section: 1 }],
      ["/mcp", "get_page", {}],
      ["/mcp", "get_contact", { channel: {} }],
      ["/docs/mcp", "search_docs", {}],
      ["/docs/mcp", "search_docs", { query: " " }],
      ["/docs/mcp", "search_docs", { query: "x", limit: 0 }],
      ["/docs/mcp", "search_docs", { query: "x", limit: 21 }],
      ["/docs/mcp", "search_docs", { query: "x", limit: 1.5 }],
      ["/docs/mcp", "search_docs", { query: "x", limit: "5" }],
      ["/docs/mcp", "get_doc", { path: null }],
    ];
    for (const [path, name, given] of calls) {
      const result = await callTool(site, path, name, given, era);
      assertEquals(result.isError, true, JSON.stringify(given));
    }
  });
}

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

Deno.test("200 calls at once with the same id get each its own answer", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const slugs = ["index", "about", "contact", "privacy", "room"];
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const slug = slugs[i % slugs.length];
      const params = { name: "get_page", arguments: { slug } };
      const id = i % 2 === 0 ? 1 : "1";
      const era = i % 4 < 2 ? of2025 : of2026;
      const sent = { id, method: "tools/call", params };
      const { body } = await era.send(site, "/mcp", sent);
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
    { length: 20 },
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
