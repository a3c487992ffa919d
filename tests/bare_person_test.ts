import { assert, assertEquals } from "@std/assert";
import { SURFACES } from "./discovery/support/surfaces.ts";
import { callTool } from "./mcp/support/call.ts";
import { barePerson } from "./support/bare_person.ts";
import { testSite } from "./support/test_app.ts";

/** Traces of a missing value in a template. */
const GAPS = /undefined|NaN|\[object |<(ul|ol|tbody)><\/|^#+ *$|^\| *\|$/m;

Deno.test("a person without roles, lists, sections and links has a sound site", async () => {
  using site = testSite({ content: barePerson, env: { RATE_LIMIT: "0" } });
  for (const surface of SURFACES.all(barePerson)) {
    const [gap] = GAPS.exec(await SURFACES.read(site, surface)) ?? [];
    assertEquals(gap, undefined, surface);
  }
});

Deno.test("a person without roles has no heading above nothing", async () => {
  using site = testSite({ content: barePerson });
  for (const path of ["/index.md", "/about.md"]) {
    const lines = (await SURFACES.read(site, path)).split("\n")
      .filter((line) => line !== "");
    for (const [at, line] of lines.entries()) {
      const [marks] = /^#+(?= )/.exec(line) ?? [];
      const [next] = /^#+(?= )/.exec(lines[at + 1] ?? "# ") ?? [];
      assert(!marks || !next || next.length > marks.length, line);
    }
  }
});

Deno.test("a person without roles has no career on /about", async () => {
  using site = testSite({ content: barePerson });
  const { career } = barePerson.words.about;
  const html = await site.html("/about");
  assert(!html.includes('id="career"'));
  const twin = await SURFACES.read(site, "/about.md");
  assert(!twin.split("\n").includes(`## ${career}`), twin);
});

Deno.test("a tool that is asked for what is not there says that there is nothing", async () => {
  using site = testSite({ content: barePerson });
  const { nothing } = barePerson.words.tools;
  for (
    const [name, given] of [
      ["get_work_history", {}],
      ["get_about", { section: "career" }],
      ["get_about", { section: "awards" }],
    ] as const
  ) {
    const { content, isError } = await callTool(site, "/mcp", name, given);
    assert(!isError && content[0].text.includes(nothing), name);
  }
  const { content, isError } = await callTool(
    site,
    "/mcp",
    "get_work_history",
    { company: "Acme" },
  );
  assert(isError && !content[0].text.endsWith("of "), content[0].text);
});

Deno.test("get_about has no list that a person does not give", async () => {
  using site = testSite({ content: barePerson });
  const { structuredContent } = await callTool(site, "/mcp", "get_about");
  assertEquals(Object.keys(structuredContent), [
    "name",
    "headline",
    "place",
    "availability",
    "story",
    "career",
    "url",
  ]);
});
