import { assert, assertEquals } from "@std/assert";
import { REVISIONS } from "../../lib/api/mcp/identity.ts";
import { testSite } from "../support/test_app.ts";
import { of2026, post } from "./support/call.ts";

// Metadata of a request of 2026-07-28, in its headers and in _meta.

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

/** Names a revision in the body, and in the header if it is given. */
async function claiming(version: string, header: string | undefined) {
  using site = testSite();
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const call = { ...CALL, params: { name: "get_contact", _meta } };
  const { "mcp-protocol-version": _, ...rest } = CALL_HEADERS;
  const headers = {
    ...rest,
    ...(header !== undefined && { "mcp-protocol-version": header }),
  };
  return await post(site, "/mcp", JSON.stringify(call), headers);
}

for (const version of ["2099-01-01", "2024-11-05", "x".repeat(80)]) {
  const name = version.slice(0, 10);
  Deno.test(`the revision ${name} is refused with all that are served`, async () => {
    const { status, body } = await claiming(version, version);
    assertEquals([status, body.error.code], [400, -32022]);
    assertEquals(body.error.data.supported, REVISIONS);
    assert(version.startsWith(body.error.data.requested));
    assert(JSON.stringify(body).length < 1_000);
  });
}

Deno.test("a revision in the header alone is refused with all that are served", async () => {
  using site = testSite();
  const call = JSON.stringify({ ...CALL, params: { name: "get_contact" } });
  const headers = { ...CALL_HEADERS, "mcp-protocol-version": "2099-01-01" };
  const { status, body } = await post(site, "/mcp", call, headers);
  assertEquals([status, body.error.code], [400, -32022]);
  assertEquals(body.error.data, {
    supported: [...REVISIONS],
    requested: "2099-01-01",
  });
});
