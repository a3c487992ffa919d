import { assert, assertEquals, assertMatch } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { jsonOf, textOf } from "./support/claims.ts";

const HEADINGS = [
  "Discover",
  "Pick a method",
  "Register",
  "Claim",
  "Exchange",
  "Use the access_token",
  "Errors",
  "Revocation",
];

Deno.test("auth.md has the headings of the format, and says that nothing is needed", async () => {
  using site = testSite();
  const text = await textOf(site, "/auth.md");
  assertMatch(text, /^# auth\.md/);
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  assertEquals(headings, HEADINGS);
});

Deno.test("no endpoint answers 401 or asks for a key, as auth.md says", async () => {
  using site = testSite();
  const headers = { authorization: "Bearer nonsense" };
  for (const path of ["/", "/api/v1/work", "/ask", "/openapi.json"]) {
    const response = await site.fetch(path, { headers });
    await response.body?.cancel();
    assertEquals(response.status, 200);
    assertEquals(response.headers.get("www-authenticate"), null);
  }
  const { security, components } = await jsonOf(site, "/openapi.json");
  assertEquals(security, []);
  assertEquals(components.securitySchemes, undefined);
});

Deno.test("AGENTS.md has sections for installation, configuration and usage", async () => {
  using site = testSite();
  const text = await textOf(site, "/AGENTS.md");
  for (const heading of ["Installation", "Configuration", "Usage"]) {
    assert(text.includes(`\n## ${heading}\n`), heading);
  }
});

Deno.test("AGENTS.md and llms.txt lead to what plugin.json leaves out: the servers and the skills", async () => {
  using site = testSite();
  const manifest = await jsonOf(site, "/plugin.json");
  for (const name of ["mcpServers", "servers", "skills"]) {
    assertEquals(manifest[name], undefined);
  }
  const agents = await textOf(site, "/AGENTS.md");
  const [line = ""] = agents.split("\n")
    .filter((line) => line.includes("/plugin.json"));
  for (const path of ["/mcp.json", "/.well-known/agent-skills/index.json"]) {
    assert(line.includes(path), path);
  }
  const llms = await textOf(site, "/llms.txt");
  const [item = ""] = llms.split("\n")
    .filter((line) => line.includes("/plugin.json`"));
  assert(item.includes("/mcp.json"), item);
});
