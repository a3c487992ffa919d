import { assert, assertEquals } from "@std/assert";
import { mcpServers } from "../lib/api/mcp/mod.ts";
import { HTML, testContent, testSite } from "./support/test_app.ts";

const SAMPLE = {
  ...testContent,
  profile: { ...testContent.profile, sample: true },
};

Deno.test("X-Robots-Tag is sent once, where the sample's pages and what is one visitor's have it both", async () => {
  using site = testSite({ content: SAMPLE, env: { RATE_LIMIT: "0" } });
  const forms = mcpServers.flatMap(({ path, tools }) =>
    tools.map(({ name }) => `${path}?tool=${name}`)
  );
  const paths = site.app.endpoints().map(({ path }) => path)
    .map((path) => path.replace(/\{\w+\}/, "x"));
  const tags = new Map<string, string>();
  for (const path of [...paths, ...forms, "/nowhere"]) {
    const { headers, body } = await site.fetch(path, { headers: HTML });
    await body?.cancel();
    const tag = headers.get("x-robots-tag");
    if (tag !== null) tags.set(path, tag);
  }
  assert(forms.every((path) => tags.has(path)));
  assertEquals([...tags].filter(([, tag]) => tag !== "noindex"), []);
});
