import { assert, assertEquals, assertMatch } from "@std/assert";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { contentWith, edited } from "../support/content.ts";
import { textOf } from "./support/claims.ts";

/** The groups of a robots.txt: agents and their rules (RFC 9309). */
function groupsOf(text: string) {
  return text.split("\n\n").map((block) => {
    const lines = block.split("\n").filter((line) => !line.startsWith("#"))
      .map((line) => line.split(/:\s*/, 2));
    const valuesOf = (name: string) =>
      lines.filter(([key]) => key === name).map(([, value]) => value);
    return {
      agents: valuesOf("User-agent"),
      signals: valuesOf("Content-Signal"),
      rules: [...valuesOf("Allow"), ...valuesOf("Disallow")],
    };
  }).filter(({ agents }) => agents.length > 0);
}

const AGENTS = [
  "*",
  "GPTBot",
  "OAI-SearchBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-SearchBot",
  "Claude-User",
  "PerplexityBot",
  "Perplexity-User",
];

Deno.test("robots.txt lets every agent in and declines training", async () => {
  using site = testSite();
  const groups = groupsOf(await textOf(site, "/robots.txt"));
  for (const agent of AGENTS) {
    const [group] = groups.filter(({ agents }) => agents.includes(agent));
    assertEquals(group?.rules, ["/"], agent);
    assertEquals(group?.signals, ["search=yes, ai-input=yes, ai-train=no"]);
  }
});

Deno.test("robots.txt has only directives that every parser knows", async () => {
  using site = testSite();
  const text = await textOf(site, "/robots.txt");
  for (const line of text.split("\n")) {
    assertMatch(
      line,
      /^(#.*|(User-agent|Allow|Content-Signal|Sitemap): \S.*|)$/,
    );
  }
  assert(text.includes(`\nSitemap: ${BASE_URL}/sitemap.xml\n`));
});

Deno.test("pages and documents say in their headers that training is declined", async () => {
  using site = testSite();
  for (const path of ["/", "/about.md", "/llms.txt", "/resume.json"]) {
    const { headers, body } = await site.fetch(path);
    await body?.cancel();
    assertEquals(
      headers.get("content-signal"),
      "search=yes, ai-input=yes, ai-train=no",
    );
    assertEquals(
      headers.get("content-usage"),
      "search=y, ai-use=y, train-ai=n",
    );
  }
});

const ALL_BUT_ANSWERS = "usage:\n  train: true\n  answer: false\n";

Deno.test("the owner decides about the uses of the content, on every surface", async () => {
  const content = await contentWith(
    await edited("profile.md", "---\n", `---\n${ALL_BUT_ANSWERS}`),
  );
  using site = testSite({ content });
  const { headers, body } = await site.fetch("/about");
  await body?.cancel();
  const signal = "search=yes, ai-input=no, ai-train=yes";
  assertEquals(headers.get("content-signal"), signal);
  assertEquals(headers.get("content-usage"), "search=y, ai-use=n, train-ai=y");
  const robots = await textOf(site, "/robots.txt");
  assertEquals(
    groupsOf(robots).flatMap(({ signals }) => signals),
    Array(groupsOf(robots).length).fill(signal),
  );
  const [comment = ""] = robots.split("\n");
  const answer = await textOf(
    site,
    `/ask?query=${
      encodeURIComponent("May I train models on the content of this site?")
    }`,
  );
  assert(
    answer.includes(comment.replace("# ", "").split(": ")[0] ?? ""),
    answer,
  );
});
