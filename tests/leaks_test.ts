import { assert, assertEquals } from "@std/assert";
import { environment } from "../environment.ts";
import { readConfig } from "../lib/config.ts";
import { memoryStore } from "../lib/services/kv/memory_store.ts";
import { testSite } from "./support/test_app.ts";

/** Files that no visitor should get, as they lie there. */
async function ownFiles(): Promise<string[]> {
  const { CONTENT_DIR } = readConfig(environment());
  const folders = [".", "_fresh", "lib", "routes", "docs", CONTENT_DIR];
  const files = await Promise.all(folders.map(async (folder) => {
    const entries = await Array.fromAsync(Deno.readDir(folder));
    return entries.filter(({ isFile }) => isFile)
      .map(({ name }) => `/${folder}/${name}`.replace("/./", "/"));
  }));
  return [...files.flat(), "/.git/config", "/.data/kv.sqlite3"];
}

Deno.test("no file is served but what the table has", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const known = new Set(site.app.endpoints().map(({ path }) => path));
  for (const path of await ownFiles()) {
    // The manual is there as Markdown, under its own addresses.
    if (known.has(path)) continue;
    const served = [path, `/static/..${path}`, `/%2e%2e${path}`];
    for (const each of served) {
      assertEquals(await site.status(each), 404, each);
    }
  }
});

Deno.test("an answer to a fault tells no path, version or stack", async () => {
  using site = testSite({
    expectErrors: true,
    env: { RATE_LIMIT: "0" },
    store: new Proxy(memoryStore(() => 0), {
      get() {
        throw new Error(`secret in ${Deno.cwd()}/lib/server/app.ts`);
      },
    }),
  });
  let faults = 0;
  for (const { path } of site.app.endpoints()) {
    for (const method of ["GET", "POST"]) {
      const response = await site.fetch(path.replace(/\{\w+\}/, "x"), {
        method,
        headers: { "content-type": "application/json", accept: "text/html" },
        ...(method === "POST" && { body: '{"event":"hire_opened"}' }),
      });
      const text = await response.text();
      if (response.status < 400) continue;
      if (response.status >= 500) faults++;
      for (const leak of ["secret", Deno.cwd(), "    at ", Deno.version.deno]) {
        assert(!text.includes(leak), `${leak} at ${path}`);
      }
    }
  }
  assert(faults > 0, "nothing failed");
});
