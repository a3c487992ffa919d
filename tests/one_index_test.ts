import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { message } from "./a2a/support/calls.ts";
import { eventsIn, postJson } from "./ask/support/requests.ts";
import askGolden from "./golden/ask.json" with { type: "json" };
import { sampleSite } from "./golden/sample_site.ts";
import { callTool } from "./mcp/support/call.ts";
import { type Changes, contentWith, readFile } from "./support/content.ts";
import { BASE_URL, HTML, type TestSite, testSite } from "./support/test_app.ts";

/** A search through one surface of the site. */
type Find = (site: TestSite, question: string) => Promise<Found>;

interface Found {
  /** Path of the best, with its anchor; empty where nothing is found. */
  path: string;
  /** All that was said. */
  text: string;
}

/** Those that answer, or say that nothing is said. */
const ANSWER: Record<string, Find> = {
  async "/ask"(site, text) {
    const response = await site.fetch("/ask", postJson({ query: { text } }));
    return foundIn(await response.json());
  },
  async "the stream of /ask"(site, query) {
    const asked = postJson({ query, streaming: true });
    const events = eventsIn(await site.text("/ask", asked));
    return foundIn(events[1]?.data);
  },
  async "/a2a"(site, text) {
    const response = await site.fetch("/a2a", message([{ text }]));
    const { result } = await response.json();
    return foundIn(result.message.parts[1].data);
  },
};

/** Those that look for the words of a question, too. */
const SEARCH: Record<string, Find> = {
  async "search_docs"(site, query) {
    const { structuredContent } = await callTool(
      site,
      "/docs/mcp",
      "search_docs",
      { query },
    );
    return foundIn(structuredContent);
  },
};

function foundIn({ results }: { results: { url: string }[] }): Found {
  const path = results[0]?.url.slice(BASE_URL.length) ?? "";
  return { path, text: JSON.stringify(results) };
}

/** Whose business it is in the room opens the page. */
async function openedBy(npcId: string, site: TestSite, message: string) {
  const response = await site.fetch(
    "/api/v1/npc-chat",
    postJson({ npcId, message }),
  );
  const { action } = await response.json();
  return action?.target;
}

const PLACES: [
  what: string,
  question: string,
  path: string,
  npcId: string,
  changes: Changes,
][] = [
  [
    "a page",
    "Where is the walrus cupboard?",
    "/tides",
    "concierge",
    await below(
      "pages/tides.md",
      "The trumpet is kept in the third walrus cupboard.",
    ),
  ],
  [
    "an entry",
    "Who polished the walrus trumpet?",
    "/lamps/storm-lantern",
    "concierge",
    await below(
      "lamps/storm-lantern.md",
      "A guild of eels polished the walrus trumpet.",
    ),
  ],
];

async function below(file: string, words: string): Promise<Changes> {
  const before = await readFile(file);
  return { [file]: `${before.trimEnd()}\n\n${words}\n` };
}

for (const [what, question, path, npcId, changes] of PLACES) {
  Deno.test(`what ${what} says newly is found by all that answer, and was by none`, async () => {
    using before = testSite();
    using after = testSite({ content: await contentWith(changes) });
    const page = await after.fetch(path, { headers: HTML });
    assert((await page.text()).includes("walrus"));
    for (const [name, find] of Object.entries({ ...ANSWER, ...SEARCH })) {
      const old = await find(before, question);
      assertEquals(old.path, "", name);
      const found = await find(after, question);
      assertEquals(found.path.split("#")[0], path, name);
      assert(found.text.includes("walrus"), `${name}: ${found.text}`);
    }
    assertNotEquals(await openedBy(npcId, before, question), path);
    assertEquals(await openedBy(npcId, after, question), path);
  });
}

Deno.test("all that answer find the same first, and say the same of it", async () => {
  using site = sampleSite({ env: { RATE_LIMIT: "0" } });
  for (const { query } of askGolden) {
    const [first, ...others] = await Promise.all(
      Object.values(ANSWER).map((find) => find(site, query)),
    );
    for (const found of others) assertEquals(found, first, query);
  }
});

Deno.test("what is found stands on the site, whoever finds it", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  for (const question of ["rate limit", "email", "lamps", "tides"]) {
    for (const [name, find] of Object.entries({ ...ANSWER, ...SEARCH })) {
      const { path } = await find(site, question);
      assert(path, `${name} found nothing for "${question}"`);
      const [page = "", anchor] = path.split("#");
      const html = await site.html(page);
      assert(!anchor || html.includes(`id="${anchor}"`), path);
    }
  }
});
