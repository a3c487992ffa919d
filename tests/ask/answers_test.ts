import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import askGolden from "../golden/ask.json" with { type: "json" };
import { content as sample, sampleSite } from "../golden/sample_site.ts";
import { changedContent, edited } from "../support/content.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import { postJson } from "./support/requests.ts";

Deno.test("/ask gives the same answer to the same question", async () => {
  using site = testSite();
  const path = "/ask?query=rate+limit&query_id=mine";
  const first = await (await site.fetch(path)).text();
  assertEquals(await (await site.fetch(path)).text(), first);
});

Deno.test("/ask reads 500 code points of a question to the last", async () => {
  using site = testSite();
  const query = `${"🦆".repeat(494)} email`;
  const { results } = await (await site.fetch("/ask", postJson({ query })))
    .json();
  assert(results.length > 0);
});

Deno.test("/ask shows addresses of the site, never a placeholder", async () => {
  using site = testSite();
  for (const query of ["curl", "base address of the API", "markdown"]) {
    const response = await site.fetch(`/ask?query=${query}`);
    assert(!(await response.text()).includes("{base_url}"));
  }
});

Deno.test("/ask shows the right evidence for nine questions in ten", async () => {
  // The rate limit is not what is tested here.
  using site = sampleSite({ env: { RATE_LIMIT: "0" } });
  const wrong: string[] = [];
  for (const { query, first } of askGolden) {
    const init = postJson({ query: { text: query } });
    const { results } = await site.json("/ask", init);
    const paths: string[] = results.map(({ url }: { url: string }) =>
      url.slice(BASE_URL.length)
    );
    for (const path of paths) await assertIsPlace(site, path);
    const [best] = results;
    const isCertain = best && !best.nearest;
    if (first === "none") {
      assert(!isCertain, query);
      continue;
    }
    const wanted = [first].flat();
    const isRight = paths.some((path) =>
      wanted.includes(path) || wanted.includes(pageOf(path)) ||
      // A list names the job in a line.
      isCertain && wanted.map(pageOf).includes(pageOf(path))
    );
    if (!isRight) wrong.push(query);
  }
  assert(wrong.length <= askGolden.length / 10, wrong.join());
});

function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? path;
}

Deno.test("/ask quotes a fact of the owner to a question for it", async () => {
  using site = sampleSite({ env: { RATE_LIMIT: "0" } });
  const { contact: { channels }, profile } = sample;
  const known: Record<string, unknown> = {
    ...profile,
    timeZone: profile.time_zone,
  };
  for (const { query, fact } of askGolden) {
    if (!fact) continue;
    const { results } = await site.json("/ask", postJson({ query }));
    const channel = channels.find(({ channel }) => channel === fact);
    const value = channel?.value ?? String(known[fact]);
    const texts = results.map(({ description }: Passage) => description);
    assert(texts.join().includes(value), `${query}: ${texts.join()}`);
  }
});

for (
  const [query, path] of [
    ["what does method_not_allowed mean", "/developers"],
    ["which variable is behind a proxy of the site", "/docs/hosting"],
    ["where is Odalys", "/"],
    ["Where does Odalys work now?", "/about"],
  ]
) {
  Deno.test(`/ask answers "${query}" from ${path}`, async () => {
    using site = testSite();
    const response = await site.fetch(
      `/ask?query=${encodeURIComponent(query ?? "")}`,
    );
    const { results: [best] } = await response.json();
    assertEquals(best?.url.slice(BASE_URL.length).split("#")[0], path);
    assertNotEquals(best.description, testContent.profile.headline);
  });
}

Deno.test("/ask gives at most three passages, best first, below the answer to a part, and none twice", async () => {
  using site = sampleSite({ env: { RATE_LIMIT: "0" } });
  for (const { query } of askGolden) {
    const init = postJson({ query: { text: query } });
    const { results }: { results: Passage[] } =
      await (await site.fetch("/ask", init)).json();
    const matching = results.filter(({ match }) => match !== undefined);
    assert(matching.length <= 3 && results.length - matching.length <= 1);
    assert(results.slice(1).every(({ match }) => match !== undefined));
    assertEquals(results, results.toSorted((a, b) => b.score - a.score));
    const passages = results.map(({ url, description }) => url + description);
    assertEquals(new Set(passages).size, passages.length, query);
  }
});

interface Passage {
  url: string;
  description: string;
  match?: string;
  score: number;
}

async function assertIsPlace(site: TestSite, address: string): Promise<void> {
  const [path = "", anchor] = address.split("#");
  const response = await site.fetch(path);
  assertEquals(response.status, 200, address);
  const html = await response.text();
  if (anchor) assert(html.includes(`id="${anchor}"`), address);
}

Deno.test("/ask tells what can be asked where it finds nothing", async () => {
  using site = testSite();
  const response = await site.fetch("/ask?query=banana+bread+recipe");
  const { results, hint } = await response.json();
  assertEquals(results, []);
  assert(hint);
});

Deno.test("/ask never tells what is hidden", async () => {
  await using folder = await changedContent({
    ...await edited(
      "contact.md",
      "- channel: horn",
      "- hidden: true\n    channel: horn",
    ),
    ...await edited(
      "work/imaginary-ferries.md",
      "slug:",
      "hidden: true\nslug:",
    ),
  });
  using site = testSite({
    content: await loadContent(folder.dir, folder),
  });
  for (
    const query of [
      "phone number",
      "speaking tube",
      "Imaginary Ferries",
      "boats",
    ]
  ) {
    const text = await (await site.fetch(`/ask?query=${query}`)).text();
    assert(!/960 987|1632960987|Imaginary Ferries/.test(text), query);
  }
});
