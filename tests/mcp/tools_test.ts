import { assert, assertEquals, assertMatch } from "@std/assert";
import { Ajv2020 } from "npm:ajv@8.20.0/dist/2020.js";
import { Resume } from "../../lib/content/kinds/resume.ts";
import { toolEntry } from "../../lib/api/mcp/entries.ts";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { testSite } from "../support/test_app.ts";
import { callTool, ERAS, of2026, type Sent } from "./support/call.ts";

/** Calls of things that this person has, beside the examples of the tools. */
const OWN_CALLS: Record<string, Sent[]> = {
  get_work_history: [{ company: "imaginary-ferries" }],
  get_contact: [{ channel: "email" }],
  search_docs: [{ query: "xylophone zeppelin" }],
};

const CALLS = mcpServers.flatMap(({ path, tools }) =>
  tools.flatMap((tool) =>
    [...tool.examples, ...OWN_CALLS[tool.name] ?? []]
      .map((given) => ({ path, tool, given }))
  )
);

for (const { path, tool, given } of CALLS) {
  const { name } = tool;
  Deno.test(`${name} ${JSON.stringify(given)} satisfies its outputSchema`, async () => {
    using site = testSite();
    const valid = new Ajv2020().compile(toolEntry(tool).outputSchema);
    const results = await Promise.all(
      ERAS.map((era) => callTool(site, path, name, given, era)),
    );
    for (const { content, structuredContent, isError } of results) {
      assert(!isError, content[0].text);
      assertEquals(content[0].type, "text");
      assert(content[0].text.length > 0);
      // Strict at every depth: nothing that the schema does not name.
      assert(valid(structuredContent), JSON.stringify(valid.errors));
    }
    const [first, second] = results;
    assertEquals(first.structuredContent, second.structuredContent);
  });
}

for (const { path, tools } of mcpServers) {
  Deno.test(`${path} lists its tools in full`, async () => {
    using site = testSite();
    for (const era of ERAS) {
      const { body } = await era.send(site, path, { method: "tools/list" });
      const listed: Record<string, unknown>[] = body.result.tools;
      assertEquals(
        listed.map(({ name }) => name),
        tools.map(({ name }) => name),
      );
    }
  });

  for (const { name } of tools) {
    Deno.test(`${name} is described and read-only`, async () => {
      using site = testSite();
      const sent = { method: "tools/list" };
      const { body } = await of2026.send(site, path, sent);
      // deno-lint-ignore no-explicit-any -- the wire has no types
      const tool = body.result.tools.find((each: any) => each.name === name);
      assertMatch(name, /^[a-z_]{4,64}$/);
      assert(tool.title.length > 0);
      assert(tool.description.length >= 20);
      const { title: _, ...hints } = tool.annotations;
      assertEquals(hints, {
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      for (const schema of [tool.inputSchema, tool.outputSchema]) {
        assertEquals(schema.type, "object");
        assert(!JSON.stringify(schema).includes("$ref"));
      }
      for (const property of Object.values(tool.inputSchema.properties)) {
        assertMatch(JSON.stringify(property), /"description":".{10}/);
      }
      assert(Object.keys(tool.outputSchema.properties).length > 0);
    });
  }
}

Deno.test("get_work_history promises the start and the end of each role", async () => {
  using site = testSite();
  const { body } = await of2026.send(site, "/mcp", { method: "tools/list" });
  const { outputSchema } = body.result.tools.find((
    { name }: { name: string },
  ) => name === "get_work_history");
  const { required } = outputSchema.properties.roles.items;
  assert(["start", "end"].every((name) => required.includes(name)));
});

Deno.test("get_about describes every field that a list of the résumé can have", async () => {
  using site = testSite();
  const { body } = await of2026.send(site, "/mcp", { method: "tools/list" });
  const { outputSchema } = body.result.tools.find((
    { name }: { name: string },
  ) => name === "get_about");
  for (const [list, schema] of Object.entries(Resume.shape)) {
    const { items } = outputSchema.properties[list];
    const { element } = schema.unwrap();
    assertEquals(
      Object.keys(items.properties).sort(),
      Object.keys(element.shape).sort(),
      list,
    );
  }
});
