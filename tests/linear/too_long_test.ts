import { assert, assertEquals } from "@std/assert";
import { z } from "zod";
import { AskBody } from "../../lib/api/ask/fields.ts";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { message } from "../a2a/support/calls.ts";
import { FORM, post, postJson } from "../ask/support/requests.ts";
import { ERAS } from "../mcp/support/call.ts";
import { testSite } from "../support/test_app.ts";

/** The texts that an object takes, and how long they may be. */
function textsIn(schema: z.ZodObject): [name: string, most: number][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" });
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === "boolean") return [];
    const [text] = [property, ...(property.anyOf ?? [])]
      .flatMap((each) => typeof each === "object" ? [each.maxLength] : [])
      .filter((most) => most !== undefined);
    const pair: [string, number][] = text === undefined ? [] : [[name, text]];
    return pair;
  });
}

/** Text of characters with two code units each. Limits count characters. */
function long(length: number): string {
  return "🦆".repeat(length);
}

for (const { path, tools, prompts } of mcpServers) {
  Deno.test(`the tools of ${path} refuse what is too long, by name`, async () => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    for (const { name, input, examples: [example] } of tools) {
      for (const [field, most] of textsIn(input)) {
        for (const era of ERAS) {
          const call = async (length: number) => {
            const given = { ...example, [field]: long(length) };
            const params = { name, arguments: given };
            const sent = { method: "tools/call", params };
            return (await era.send(site, path, sent)).body.result;
          };
          const { isError, content } = await call(most + 1);
          assert(isError, `${name} ${field}`);
          assert(content[0].text.includes(`"${field}"`), content[0].text);
          assert(content[0].text.includes(String(most)), content[0].text);
          const [{ text }] = (await call(most)).content;
          assert(!text.includes(String(most)), text);
        }
      }
    }
  });

  Deno.test(`the prompts of ${path} refuse what is too long`, async () => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    for (const { name, arguments: input, examples: [example] } of prompts) {
      for (const [field, most] of textsIn(input)) {
        for (const era of ERAS) {
          const ask = async (length: number) => {
            const given = { ...example, [field]: long(length) };
            const params = { name, arguments: given };
            const sent = { method: "prompts/get", params };
            return (await era.send(site, path, sent)).body;
          };
          assertEquals((await ask(most + 1)).error.code, -32602);
          assert((await ask(most)).result);
        }
      }
    }
  });
}

Deno.test("/ask refuses what is too long, by name", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const texts = textsIn(AskBody);
  assert(texts.length > 0);
  for (const [field, most] of texts) {
    const given = { [field]: long(most + 1) };
    const form = String(new URLSearchParams(given));
    const bodies = [postJson(given), post(form, FORM)];
    for (const init of bodies) {
      const response = await site.fetch("/ask", init);
      const { code, error } = await response.json();
      assertEquals([response.status, code], [400, "invalid_body"]);
      assert(error.includes(`"${field}"`), error);
    }
    const response = await site.fetch(`/ask?${form}`);
    const { code, error } = await response.json();
    assertEquals([response.status, code], [400, "invalid_parameter"]);
    assert(error.includes(`"${field}"`), error);
    const fitting = postJson({ [field]: long(most) });
    assertEquals(await site.status("/ask", fitting), 200);
  }
});

const MESSAGES: [what: string, length: number, init: RequestInit][] = [
  ["text", 20_000, message([{ text: long(20_000) }])],
  ["text", 20_001, message([{ text: long(20_001) }])],
  ["messageId", 300, message([{ text: "x" }], { messageId: long(300) })],
  ["messageId", 301, message([{ text: "x" }], { messageId: long(301) })],
  ["contextId", 301, message([{ text: "x" }], { contextId: long(301) })],
];

for (const [what, length, init] of MESSAGES) {
  const isTaken = length % 100 === 0;
  Deno.test(`/a2a ${isTaken ? "takes" : "refuses"} a ${what} of ${length} characters`, async () => {
    using site = testSite();
    const { error } = await site.json("/a2a", init);
    assertEquals(error === undefined, isTaken);
  });
}
