import { assertMatch } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { askSite } from "../../tools/evaluate/ask_site.ts";
import { changedContent, edited } from "../support/content.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

const FREE = "Fridays only until the end of March 2027; from April 2027 free.";

/** Questions about availability, and the beginning of the answer. */
const ASKED: [question: string, begins: RegExp][] = [
  ["Is she available in May?", /^Yes\. /],
  ["Could we book her in February?", /^No\. /],
  ["Could we book her in February 2028?", /^Yes\. /],
  ["Is she booked in February?", /^Fridays/],
  ["When is she available?", /^Fridays/],
];

Deno.test("/ask says whether a month is free where months are given", async () => {
  await using folder = await changedContent(
    await edited(
      "profile.md",
      "availability: Booked until the fog lifts; free for one small lamp after that.",
      `availability: ${FREE}`,
    ),
  );
  const ask = await askSite(
    readConfig({ CONTENT_DIR: folder.dir }),
    () => NOW,
  );
  for (const [q, begins] of ASKED) {
    const { given: [first] } = await ask({ q, kind: "test" });
    assertMatch(first?.description ?? "", begins, q);
  }
});
