import { assertEquals, assertNotEquals } from "@std/assert";
import { z } from "zod";
import { textUpTo } from "../../lib/api/rest/text_up_to.ts";
import { AskBody } from "../../lib/api/ask/fields.ts";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import { unboundedIn } from "./support/bounds.ts";

for (const { id, request } of operations) {
  Deno.test(`every input of ${id} has a maximum`, () => {
    const { params, query, headers, body } = { ...request };
    for (const schema of [params, query, headers, body]) {
      if (schema) assertEquals(unboundedIn(schema, id), []);
    }
  });
}

for (const { path, tools, prompts } of mcpServers) {
  Deno.test(`every argument of ${path} has a maximum`, () => {
    for (const { name, input } of tools) {
      assertEquals(unboundedIn(input, name), []);
    }
    for (const { name, arguments: input } of prompts) {
      assertEquals(unboundedIn(input, name), []);
    }
  });
}

Deno.test("every field of /ask has a maximum", () => {
  assertEquals(unboundedIn(AskBody, "body"), []);
});

const UNBOUNDED: z.ZodType[] = [
  z.string(),
  z.string().optional(),
  z.array(textUpTo(5)),
  z.array(z.string()).max(3),
  z.record(textUpTo(5), z.int()),
  z.looseObject({}),
  z.object({ a: z.object({ b: z.string().nullish() }) }),
  z.union([z.int(), z.string()]),
  z.unknown(),
  z.object({ a: z.string() }).meta({ id: "A" }),
];
const BOUNDED: z.ZodType[] = [
  z.string().max(3),
  textUpTo(3).nullish(),
  z.enum(["a", "b"]),
  z.array(z.literal("a")).max(3),
  z.object({ a: z.boolean(), b: z.int().optional(), c: z.null() }),
  z.looseObject({}).meta({ additionalProperties: true, maxProperties: 3 }),
];

Deno.test("an input without a maximum would be found", () => {
  for (const schema of UNBOUNDED) {
    assertNotEquals(unboundedIn(z.object({ x: schema }), ""), []);
  }
  for (const schema of BOUNDED) {
    assertEquals(unboundedIn(z.object({ x: schema }), ""), []);
  }
});
