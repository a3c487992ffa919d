import { assert, assertEquals } from "@std/assert";
import { z } from "zod";
import { environment } from "../environment.ts";
import { readConfig } from "../lib/config.ts";
import { addressOf, startServer } from "./support/server.ts";

const Graph = z.object({
  roots: z.tuple([z.string()]),
  modules: z.array(z.object({
    specifier: z.string(),
    dependencies: z.array(z.object({
      isDynamic: z.boolean().default(false),
      // Types are not loaded.
      code: z.object({ specifier: z.string().optional() }).optional(),
    })).default([]),
  })),
});

/** What is loaded before a program does anything; it is not started. */
async function loadedBy(program: string): Promise<Set<string>> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", program],
    stderr: "null",
  }).output();
  const graph = Graph.parse(JSON.parse(new TextDecoder().decode(stdout)));
  const modules = new Map(
    graph.modules.map((each) => [each.specifier, each.dependencies]),
  );
  const loaded = new Set<string>(graph.roots);
  for (const specifier of loaded) {
    for (const { isDynamic, code } of modules.get(specifier) ?? []) {
      if (!isDynamic && code?.specifier) loaded.add(code.specifier);
    }
  }
  return loaded;
}

Deno.test("a start loads nothing that reads Markdown", async () => {
  const loaded = await loadedBy("./main.ts");
  assertEquals([...loaded].filter((each) => each.includes("/marked@")), []);
});

for (const route of ["./routes/mcp.tsx", "./routes/docs/mcp/index.tsx"]) {
  Deno.test(`a call of a tool of ${route} loads no page`, async () => {
    const loaded = await loadedBy(route);
    assert(
      [...loaded].some((each) => each.endsWith("/lib/api/mcp/serve_mcp.ts")),
    );
    assertEquals(
      [...loaded].filter((each) => each.endsWith("/lib/ui/Article.tsx")),
      [],
    );
  });
}

Deno.test("a start loads no module of Node's", async () => {
  const loaded = await loadedBy("./main.ts");
  assert([...loaded].some((each) => each.endsWith("/lib/server/app.ts")));
  assertEquals([...loaded].filter((each) => each.startsWith("node:")), []);
});

Deno.test("a start and the first answer of the API load no languages, and no timers of Node's", async () => {
  // Of the words that the build has read: else the start would read them.
  const { CONTENT_DIR } = readConfig(environment());
  const server = startServer(
    { CONTENT_DIR, LOG_FORMAT: "json" },
    "inherit",
    "--preload=tests/support/dear_to_load.ts",
  );
  const address = await addressOf(server);
  for (const path of ["/healthz", "/api/v1/work"]) {
    const response = await fetch(address + path);
    await response.body?.cancel();
    assertEquals(response.status, 200, path);
  }
  server.kill("SIGKILL");
  await server.status;
});
