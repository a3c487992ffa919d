import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { changedContent, edited } from "../support/content.ts";
import { type TestSite, testSite } from "../support/test_app.ts";
import { postJson } from "../ask/support/requests.ts";

/** The texts have none of these words. */
const MARK = "zeppelin";
const CHANGES = {
  ...await edited(
    "pages/tides.md",
    "nav: true\n",
    `nav: true
asks:
  Exceptions: [wheelchair, step free, ${MARK}]
  Steam: [gluten]
`,
  ),
  ...await edited(
    "pages/privacy.md",
    "nav: true\n",
    `nav: true\nasks: [${MARK}]\n`,
  ),
  ...await edited(
    "work/imaginary-ferries.md",
    "skills:",
    `asks: [horology, ${MARK}]\nskills:`,
  ),
  ...await edited("profile.md", "hue:", `asks: [pronouns, ${MARK}]\nhue:`),
  ...await edited("contact.md", "updated:", `asks: [${MARK}]\nupdated:`),
  ...await edited(
    "lamps/storm-lantern.md",
    "date:",
    `asks: [paraffin, ${MARK}]\ndate:`,
  ),
  ...await edited("lamps/index.md", "updated:", `asks: [${MARK}]\nupdated:`),
};
const TIDES = `${CHANGES["pages/tides.md"]}
## Steam

Yes, on Sundays, at the kettle and nowhere else on the rock.
`;

async function siteWithAsks(expectErrors = false): Promise<TestSite> {
  const changes = { ...CHANGES, "pages/tides.md": TIDES };
  await using folder = await changedContent(changes);
  const content = await loadContent(folder.dir, folder);
  return testSite({ content, env: { RATE_LIMIT: "0" }, expectErrors });
}

async function ask(site: TestSite, query: string, prev?: string) {
  const body = postJson({ query, prev });
  const { results, hint } = await (await site.fetch("/ask", body)).json();
  return { first: results[0], results, hint };
}

const ASKED = [
  ["a heading", "Can I come with a wheelchair?", "/tides#exceptions"],
  ["a plural", "Do wheelchairs get in?", "/tides#exceptions"],
  ["a phrase", "Is it step-free from the landing?", "/tides#exceptions"],
  ["a job", "Did she do any horology?", "/about#imaginary-ferries"],
  ["an entry", "What has paraffin to do with it?", "/lamps/storm-lantern"],
  ["the story", "what are your pronouns", "/about#the-story"],
  ["the owner by name", "Odalys's pronouns?", "/about#the-story"],
] as const;

Deno.test("a word in asks of a file leads to its text", async () => {
  using site = await siteWithAsks();
  for (const [what, query, path] of ASKED) {
    const { first } = await ask(site, query);
    assert(first?.url.includes(path), `${what}: ${first?.url}`);
    assertEquals(first.nearest, true, what);
  }
});

Deno.test("a word in asks answers a follow-up, and a person in the room", async () => {
  using site = await siteWithAsks();
  const { first } = await ask(site, "And with a wheelchair?", "What is tea?");
  assert(first.url.includes("/tides#exceptions"), first.url);
  const message = "Can I come with a wheelchair?";
  const call = postJson({ npcId: "concierge", message });
  const { action } = await (await site.fetch("/api/v1/npc-chat", call)).json();
  assertEquals(action, { type: "open_page", target: "/tides" });
});

Deno.test("a passage found by asks does not begin with Yes", async () => {
  using site = await siteWithAsks();
  const { first } = await ask(site, "Is it without gluten?");
  assert(first.url.includes("/tides#steam"), first.url);
  assert(!/^\W*yes/i.test(first.description), first.description);
});

Deno.test("a hint never calls a word of asks unsaid", async () => {
  using site = await siteWithAsks();
  const { hint } = await ask(site, "Did the piano like the zeppelin in 1999?");
  assert(!hint?.includes(MARK), hint);
});

Deno.test("the words of asks are published nowhere", async () => {
  // Packages need a build.
  using site = await siteWithAsks(true);
  const paths = site.app.endpoints().map(({ path }) => path);
  const calls = [...paths, `/docs?q=${MARK}`].map((path) =>
    site.fetch(path.replace(/\{\w+\}/, "x"))
  );
  assert(calls.length > 100);
  for (const call of calls) {
    const response = await call;
    const text = (await response.text()).replaceAll(`q=${MARK}`, "")
      .replaceAll(`value="${MARK}"`, "");
    assert(!text.includes(MARK), text.slice(0, 300));
  }
});
