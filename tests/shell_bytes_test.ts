import { assert } from "@std/assert";
import { testContent, testSite } from "./support/test_app.ts";
import { pathsOf } from "./support/content.ts";

const MAX_BYTES = 2 * 1024;

Deno.test("what every page loads of script at once is 2 KB", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const loaded = new Map<string, number>();
  for (const path of pathsOf(testContent)) {
    const html = await site.html(path);
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)];
    assert(scripts.length > 0);
    for (const [, src = ""] of scripts) {
      const headers = { "accept-encoding": "br" };
      const response = await site.fetch(src, { headers });
      loaded.set(src, (await response.bytes()).length);
    }
  }
  const all = loaded.values().reduce((sum, bytes) => sum + bytes, 0);
  assert(all <= MAX_BYTES, JSON.stringify([...loaded]));
});
