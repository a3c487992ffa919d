import { assert, assertEquals } from "@std/assert";
import { environment } from "../environment.ts";
import { readConfig } from "../lib/config.ts";
import { loadedModules } from "../tools/figures/loaded_modules.ts";
import { addressOf, startServer } from "./support/server.ts";

Deno.test("a start loads nothing that reads Markdown", async () => {
  const loaded = await loadedModules("./runtime/load_site.ts");
  assertEquals([...loaded].filter((each) => /marked|yaml/.test(each)), []);
});

for (const route of ["./routes/mcp.tsx", "./routes/docs/mcp/index.tsx"]) {
  Deno.test(`a call of a tool of ${route} loads no page`, async () => {
    const loaded = await loadedModules(route);
    assert(
      [...loaded].some((each) => each.endsWith("/lib/api/mcp/serve_mcp.ts")),
    );
    assertEquals(
      [...loaded].filter((each) => each.endsWith("/lib/ui/Article.tsx")),
      [],
    );
  });
}

Deno.test("a start loads of the answers only what everybody may import", async () => {
  const loaded = await loadedModules("./runtime/load_site.ts");
  assertEquals(
    [...loaded].filter((each) => /\/lib\/answers\/(?!types\.ts$)/.test(each)),
    [],
  );
});

Deno.test("a start loads no module of Node's", async () => {
  const loaded = await loadedModules("./runtime/load_site.ts");
  assert([...loaded].some((each) => each.endsWith("/lib/server/app.ts")));
  assertEquals([...loaded].filter((each) => each.startsWith("node:")), []);
});

Deno.test("a start and the first answer of the API load no languages, and no timers of Node's", async () => {
  // Use the built content. A start without it would read the files.
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
