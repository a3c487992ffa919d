import { assert, assertEquals } from "@std/assert";
import { contentWith, edited, problemsOf } from "./support/content.ts";
import { HTML, testSite } from "./support/test_app.ts";

const TOKENS = [`A${"b/+=".repeat(40)}`, "Second-token_2=="];

async function siteWith(tokens: string[]) {
  const setting = `origin_trials: ${JSON.stringify(tokens)}`;
  return testSite({
    content: await contentWith(
      await edited("profile.md", "---\n", `---\n${setting}\n`),
    ),
  });
}

async function trialsOf(
  site: ReturnType<typeof testSite>,
  path: string,
  headers?: Record<string, string>,
) {
  const response = await site.fetch(path, { headers });
  await response.body?.cancel();
  assertEquals(response.status, 200, path);
  return response.headers.get("origin-trial");
}

Deno.test("the tokens of origin trials are sent with the HTML of every page", async () => {
  using site = await siteWith(TOKENS);
  for (const path of ["/", "/about", "/room", "/mcp", "/docs/mcp-servers"]) {
    assertEquals(await trialsOf(site, path, HTML), TOKENS.join(", "), path);
  }
});

Deno.test("the tokens of origin trials are not sent with other answers", async () => {
  using site = await siteWith(TOKENS);
  for (const path of ["/about.md", "/api/v1/work", "/llms.txt"]) {
    assertEquals(await trialsOf(site, path), null, path);
  }
});

Deno.test("without the setting no page has a token of an origin trial", async () => {
  using site = testSite();
  assertEquals(await trialsOf(site, "/", HTML), null);
});

Deno.test("a token that a header cannot hold is refused with its line", async () => {
  for (const token of ["two words", "one,two", "x".repeat(1_001), "é", ""]) {
    const setting = `origin_trials: [${JSON.stringify(token)}]`;
    const problems = await problemsOf(
      await edited("profile.md", "---\n", `---\n${setting}\n`),
    );
    assert(problems.some((line) => line.includes("profile.md:2:")), token);
  }
});
