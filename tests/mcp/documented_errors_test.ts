import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { of2025, of2026, post, type Sent } from "./support/call.ts";

const META = "io.modelcontextprotocol";
const REVISION = { "mcp-protocol-version": "2026-07-28" };
const LIST = { method: "tools/list" };
const BARE = { jsonrpc: "2.0", id: 1, ...LIST };
const ENVELOPE = {
  [`${META}/protocolVersion`]: "2026-07-28",
  [`${META}/clientCapabilities`]: {},
};

/** Requests that go wrong, with the status and the code of each. */
const WRONG: [status: number, code: number, send: Send][] = [
  [200, -32602, message({ method: "tools/call", params: { name: "nope" } })],
  [200, -32602, message({ method: "prompts/get", params: { name: "nope" } })],
  [200, -32602, message({ method: "resources/read", params: { uri: "x:y" } })],
  [200, -32602, message({ method: "resources/read", params: {} })],
  [200, -32602, message({ ...LIST, params: { cursor: "2" } })],
  [200, -32601, (site) => of2025.send(site, "/mcp", { method: "nope" })],
  [404, -32601, (site) => of2026.send(site, "/mcp", { method: "nope" })],
  [400, -32700, (site) => post(site, "/mcp", "{")],
  [400, -32600, (site) => post(site, "/mcp", "[]")],
  [400, -32600, message({ method: "x".repeat(301) })],
  [400, -32020, body({ ...BARE, params: { _meta: ENVELOPE } })],
  [400, -32022, body(BARE, { "mcp-protocol-version": "1999-01-01" })],
  [400, -32602, body(BARE, { ...REVISION, "mcp-method": "tools/list" })],
  ...Object.keys(ENVELOPE).map((name): typeof WRONG[number] => [
    400,
    -32602,
    body(
      { ...BARE, params: { _meta: { ...ENVELOPE, [name]: 5 } } },
      { ...REVISION, "mcp-method": "tools/list" },
    ),
  ]),
];

type Send = (site: ReturnType<typeof testSite>) => ReturnType<typeof post>;

function message(sent: Sent): Send {
  return (site) => of2026.send(site, "/mcp", sent);
}

function body(sent: Sent, headers?: Record<string, string>): Send {
  return (site) => post(site, "/mcp", JSON.stringify(sent), headers);
}

/** Codes of each status, from all its rows in the manual's table. */
async function documented(): Promise<Map<number, number[]>> {
  const text = await Deno.readTextFile("docs/mcp-servers.md");
  const rows = [...text.matchAll(/^\| `(\d{3})`.*$/gm)];
  const codes = new Map<number, number[]>();
  for (const [row, status] of rows) {
    const found = [...row.matchAll(/`(-32\d{3})`/g)].map(([, code]) =>
      Number(code)
    );
    const before = codes.get(Number(status)) ?? [];
    codes.set(Number(status), [...before, ...found]);
  }
  return codes;
}

Deno.test("the manual names the status of every JSON-RPC error, and no other", async () => {
  using site = testSite();
  const table = await documented();
  const seen = new Map<number, Set<number>>();
  for (const [status, code, send] of WRONG) {
    const answer = await send(site);
    const found = [answer.status, answer.body.error.code];
    assertEquals(found, [status, code], answer.body.error.message);
    assert(table.get(status)?.includes(code), `${status} ${code}`);
    seen.set(status, (seen.get(status) ?? new Set()).add(code));
  }
  for (const [status, codes] of table) {
    const expectedCodes = [...new Set(codes)].sort();
    assertEquals(
      expectedCodes,
      [...seen.get(status) ?? []].sort(),
      String(status),
    );
  }
});
