import { assert, assertEquals } from "@std/assert";
import type { Content } from "../lib/content/content.ts";
import { callTool } from "./mcp/support/call.ts";
import { edited, problemsOf } from "./support/content.ts";
import { BASE_URL, HTML, testContent, testSite } from "./support/test_app.ts";

/** The HTML of every page. */
async function pagesOf(content: Content): Promise<Map<string, string>> {
  using site = testSite({ content });
  const { pages } = await site.json("/?mode=agent");
  const found = new Map<string, string>();
  for (const { url } of pages) {
    const { pathname } = new URL(url);
    const response = await site.fetch(pathname, { headers: HTML });
    found.set(pathname, await response.text());
  }
  return found;
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

function assertNoneRepeated(path: string, html: string): void {
  const ids = idsIn(html);
  const repeated = ids.filter((id, nth) => ids.indexOf(id) < nth);
  assertEquals(
    repeated,
    [],
    `${path}: name its parts in \`anchors\` of Article`,
  );
}

Deno.test("no two things on a page have the same id", async () => {
  for (const [path, html] of await pagesOf(testContent)) {
    assertNoneRepeated(path, html);
  }
});

Deno.test("no heading of somebody's words takes the id of a part of the page", async () => {
  const plain = await pagesOf(testContent);
  const all = new Set([...plain.values()].flatMap(idsIn));
  const greedy = [...all].map((id) => `## ${id.replaceAll("-", " ")}\n\nx\n\n`)
    .join("");
  const { profile, contact, pages, sections, npcs, roles } = testContent;
  const more = <T extends { body: string }>(file: T): T => ({
    ...file,
    body: greedy + file.body,
  });
  const pagesThen = await pagesOf({
    ...testContent,
    profile: more(profile),
    contact: more(contact),
    pages: pages.map(more),
    sections: sections.map((section) => ({
      ...more(section),
      entries: section.entries.map(more),
    })),
    npcs: npcs.map(more),
    roles: roles.map(more),
  });
  for (const [path, html] of pagesThen) {
    assertNoneRepeated(path, html);
  }
  for (const { slug, role } of roles) {
    const [, heading] = pagesThen.get("/about")?.split(` id="${slug}">`) ?? [];
    assert(heading?.replace(/^<bdi[^>]*>/, "").startsWith(role), slug);
  }
});

Deno.test("the address of a role is its slug wherever it is named", async () => {
  using site = testSite();
  const about = await site.html("/about");
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/
    .exec(about)?.[1];
  const graph: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
  const person = graph.find((node) => node["@type"] === "Person");
  const { structuredContent } = await callTool(
    site,
    "/mcp",
    "get_work_history",
  );
  for (const { slug, role, company } of testContent.roles) {
    const address = `${BASE_URL}/about#${slug}`;
    assert(about.includes(` id="${slug}"`), slug);
    assert(JSON.stringify(person).includes(`"url":"${address}"`), slug);
    const answered = structuredContent.roles.find((each: { slug: string }) =>
      each.slug === slug
    );
    assertEquals(answered.url, address);
    const question = isAlone(company)
      ? `What did you do at ${company}?`
      : `${role} at ${company}`;
    const query = encodeURIComponent(question);
    const { results } = await site.json(`/ask?query=${query}`);
    const urls = results.map(({ url }: { url: string }) => url);
    assert(urls.includes(address), `${urls} for ${slug}`);
  }
});

/** The only job there: two jobs at one company get a list as their answer. */
function isAlone(company: string): boolean {
  return testContent.roles.filter((each) => each.company === company)
    .length === 1;
}

const FILE = "work/imaginary-ferries.md";

Deno.test("no role can have a slug that is an id of its page already", async () => {
  const { profile } = testContent;
  const bare = { ...profile, body: "No headings." };
  const pages = await pagesOf({ ...testContent, profile: bare, roles: [] });
  for (const id of idsIn(pages.get("/about") ?? "")) {
    const [problem] = await problemsOf(
      await edited(
        FILE,
        "slug: imaginary-ferries",
        `slug: ${id}`,
      ),
    );
    assert(problem?.startsWith(`${FILE}:`) && problem.includes(" slug: "), id);
  }
});
