import { assert, assertEquals } from "@std/assert";
import { SURFACES } from "./discovery/support/surfaces.ts";
import { BASE_URL, testContent, testSite } from "./support/test_app.ts";

const PLACEHOLDERS =
  "See {base_url}/x: {rate_limit}. {mcp_name}. {rate_limit_rule}";

Deno.test("what stands for something in a text of the content is filled in on every surface", async () => {
  const { profile, contact, roles, pages, npcs, sections } = testContent;
  const withPlaceholders = <T extends { body: string }>(file: T): T => ({
    ...file,
    body: PLACEHOLDERS,
  });
  const content = {
    ...testContent,
    profile: withPlaceholders(profile),
    contact: withPlaceholders(contact),
    roles: roles.map(withPlaceholders),
    pages: pages.map(withPlaceholders),
    npcs: npcs.map(withPlaceholders),
    sections: sections.map((section) => ({
      ...withPlaceholders(section),
      entries: section.entries.map(withPlaceholders),
    })),
  };
  using site = testSite({ content, env: { RATE_LIMIT: "0" } });
  const where: string[] = [];
  for (const surface of SURFACES.all(content)) {
    const text = await SURFACES.read(site, surface);
    if (/\{(base_url|mcp_name|rate_limit)/.test(text)) where.push(surface);
  }
  assertEquals(where, []);
  const tool = await SURFACES.read(site, "get_work_history {}");
  assert(tool.includes(`See ${BASE_URL}/x: 60. light-example.`));
});
