import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { postJson } from "../ask/support/requests.ts";
import { changedContent } from "../support/content.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";

interface Result {
  url: string;
  name: string;
  description: string;
  match?: string;
  nearest?: boolean;
  score: number;
}

const STUDIO = `---
title: Studio
heading: The studio
lead: What it costs, and what is in it.
description: What a morning in the studio costs, who may come, and what is there to see.
updated: 2026-11-01
---
Before it was a studio it was a stable. Nobody remembers the horse. There is a
potter’s wheel in the middle. Two of the windows look north. The kettle belongs to
the neighbour.

## Rates

| What | Price |
| --- | --- |
| A morning | 60 euros |
| A whole day with lunch | 110 euros |

I ask for the travel costs of a visit only when it is further than the harbour.

## Steam

Yes, on Sundays. The engine is lit at noon, and children may hold the whistle.
`;

async function passagesFor(query: string, prev?: string) {
  const changes = { "pages/studio.md": STUDIO };
  await using folder = await changedContent(changes);
  const content = await loadContent(folder.dir, folder);
  using site = testSite({ content, env: { RATE_LIMIT: "0" } });
  const body = postJson({ query, prev });
  const { results, hint } = await site.json("/ask", body);
  const found = (results as Result[]).map(({ url, ...rest }) => ({
    ...rest,
    path: url.slice(BASE_URL.length),
  }));
  assert(found.every(({ nearest }) => nearest), query);
  return { found, hint };
}

Deno.test("at most three passages come, of one section each, with the sentence that matches", async () => {
  const { found, hint } = await passagesFor(
    "Is there a wheel for pottery in it?",
  );
  assert(found.length > 0 && found.length <= 3);
  assert(hint);
  const [best] = found;
  assertEquals(best?.path, "/studio");
  assertEquals(best?.match, "There is a potter’s wheel in the middle.");
  for (const { description, match = "" } of found) {
    assert(description.includes(match), description);
    assert(Array.from(description).length <= 640, description);
  }
  const texts = found.map(({ description }) => description);
  assertEquals(new Set(texts).size, texts.length);
});

Deno.test("a table with money comes first to a question for a price", async () => {
  for (const query of ["How much do you charge for a morning?", "day rate"]) {
    const { found: [best] } = await passagesFor(query);
    assertEquals(best?.path, "/studio#rates", query);
    assert(best?.description.includes("60 euros"), best?.description);
  }
});

const FOUND_BY: [what: string, query: string, path: string, prev?: string][] = [
  ["a typo", "is a poter wheeel in the stuido", "/studio"],
  ["a synonym", "may kids touch the whistle", "/studio#steam"],
  ["a heading", "steam", "/studio#steam"],
  [
    "the question before",
    "and who was it before?",
    "/studio",
    "Was the studio a stable?",
  ],
];

Deno.test("a passage is found by a typo, a synonym, a heading and the question before", async () => {
  for (const [what, query, path, prev] of FOUND_BY) {
    const { found: [best] } = await passagesFor(query, prev);
    assertEquals(best?.path, path, what);
  }
});

Deno.test("a passage affirms nothing: none begins with yes", async () => {
  const { found: [best] } = await passagesFor("Is the steam engine lit?");
  assertEquals(best?.path, "/studio#steam");
  assertEquals(best?.description.slice(0, 14), "Studio: Steam:");
});

Deno.test("the manual is quoted only where a question names the site", async () => {
  const isOfSite = ({ path }: { path: string }) =>
    /^\/(?:docs|developers|privacy|room)/.test(path);
  const ofPerson = await passagesFor("What does a visit to the harbour cost?");
  assertEquals(ofPerson.found.filter(isOfSite), []);
  const { found: [best] } = await passagesFor("How many API calls a minute?");
  assert(best && isOfSite(best), best?.path);
});

Deno.test("a word that no page has is named only if no passage comes near", async () => {
  const near = await passagesFor(
    "Is there a zeppelin in the stable of the studio?",
  );
  assert(!near.hint.includes("zeppelin"), near.hint);
  const { found, hint } = await passagesFor("Zeppelin?");
  assertEquals(found, []);
  assert(hint.includes("Zeppelin"), hint);
});
