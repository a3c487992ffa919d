import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { ERAS, of2025, post } from "./support/call.ts";

const initialize = (icons: unknown[]) => ({
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "a", version: "1", icons },
  },
});

Deno.test("no answer to a message is many times as long as it", async () => {
  using site = testSite();
  for (const count of [10, 900, 50_000]) {
    const message = initialize(Array(count).fill(1));
    const { body } = await of2025.send(site, "/mcp", message);
    assert(body.error, String(count));
    assert(JSON.stringify(body).length < 500, String(count));
  }
});

Deno.test("a message may have 1,000 values in 32 levels, and not one more", async () => {
  using site = testSite();
  // The envelope of each revision has its own part of them.
  const listOf = (members: string) =>
    post(
      site,
      "/mcp",
      `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${members}}}`,
    );
  const wide = (count: number) => `"x":[${Array(count).fill(1)}]`;
  const deep = (levels: number) =>
    `"x":${"[".repeat(levels)}${"]".repeat(levels)}`;
  const OWN = ["jsonrpc", "id", "method", "params", "x"].length;
  assertEquals((await listOf(wide(1_000 - OWN))).status, 200);
  assertEquals((await listOf(wide(1_001 - OWN))).status, 400);
  // The message and its parameters are two levels.
  assertEquals((await listOf(deep(30))).status, 200);
  const { status, body } = await listOf(deep(31));
  assertEquals([status, body.error.code], [400, -32600]);
});

Deno.test("parameters that cannot be read are the client's mistake, named in a sentence", async () => {
  using site = testSite();
  const { body } = await of2025.send(site, "/mcp", initialize([1]));
  assertEquals(body.error.code, -32602);
  assert(body.error.message.includes('"params.clientInfo.icons.0"'));
  const prompt = { method: "prompts/get", params: { name: 1 } };
  for (const era of ERAS) {
    const { body } = await era.send(site, "/mcp", prompt);
    assertEquals(body.error.code, -32602, era.name);
    assert(!body.error.message.includes("{"), era.name);
  }
});
