import { assert, assertEquals } from "@std/assert";
import * as z from "zod";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { runTask } from "../support/run_task.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { serverJson } from "../../tools/server_json.ts";

/** Requirements of the registry for a server without packages (schema of 2025-12-11). */
const ServerJson = z.strictObject({
  $schema: z.literal(
    "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  ),
  name: z.string().min(3).max(200).regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().max(255).regex(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/),
  websiteUrl: z.url(),
  icons: z.array(z.strictObject({
    src: z.url({ protocol: /^https$/ }).max(255),
    mimeType: z.enum(["image/png", "image/svg+xml"]),
    sizes: z.array(z.string().regex(/^(\d+x\d+|any)$/)),
  })),
  remotes: z.array(z.strictObject({
    type: z.literal("streamable-http"),
    url: z.string().regex(/^https:\/\/[^\s]+$/),
  })).min(1),
});

for (const { id, path } of mcpServers) {
  Deno.test(`server.json of ${path} is as the registry requires, and says what the server's card says`, async () => {
    using site = testSite();
    const { remotes: [remote], ...document } = ServerJson.parse(
      serverJson(testContent, BASE_URL, id),
    );
    const { remotes: [own], ...card } = await site.json(`${path}/server-card`);
    assertEquals({ ...document, $schema: "" }, { ...card, $schema: "" });
    assertEquals(remote?.url, own.url);
    assert(remote?.url.endsWith(path));
  });
}

Deno.test("deno task server-json prints the document, and refuses an address that the registry cannot reach", async () => {
  const CONTENT_DIR = "tests/fixtures/person";
  const told = await runTask("server-json", ["docs"], {
    BASE_URL,
    CONTENT_DIR,
  });
  assertEquals([told.code, told.stderr], [0, ""]);
  const printed = ServerJson.parse(JSON.parse(told.stdout));
  assertEquals(printed.name, "example.light/docs");
  for (const address of ["", "http://localhost:8000"]) {
    const env = { BASE_URL: address, CONTENT_DIR };
    const { code, stdout, stderr } = await runTask("server-json", [], env);
    assertEquals([code, stdout], [1, ""]);
    assert(stderr.includes("BASE_URL"), stderr);
  }
});
