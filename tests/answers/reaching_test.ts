import { assertEquals } from "@std/assert";
import { CHANNELS_PATH } from "../../lib/content/anchors.ts";
import { loadContent } from "../../lib/content/load.ts";
import { postJson } from "../ask/support/requests.ts";
import { changedContent, type Changes } from "../support/content.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";

/** Sections whose names are also what somebody does to reach the owner. */
const SECTIONS = ["writing", "talks", "letters", "calls", "messages"];

const REACHING = [
  "How can I write to you?",
  "Can I talk to you?",
  "Can we talk?",
  "Who can I talk to?",
  "May I write to Odalys?",
  "Where can I write to her?",
  "Can I have a talk with you?",
  "How do I message you?",
  "Is there a way to write to them?",
];

/** Questions about a section are answered by it. */
const OF_SECTIONS: [question: string, path: string][] = [
  ["Show me your talks", "/talks"],
  ["Do you give talks?", "/talks"],
  ["Where can I see a talk?", "/talks"],
  ["Can I read your letters?", "/letters"],
  ["Which letters are there?", "/letters"],
];

function section(slug: string): Changes {
  const title = slug.charAt(0).toUpperCase() + slug.slice(1);
  const description =
    "What there is of this kind on the rock, newest first, with the date of each.";
  return {
    [`${slug}/index.md`]:
      `---\ntitle: ${title}\ndescription: ${description}\nupdated: 2026-01-01\n---\n`,
    [`${slug}/winter-light.md`]:
      `---\ntitle: Winter light\ndescription: ${description}\ndate: 2025-03-01\n---\nIt was dark.\n`,
  };
}

Deno.test("who asks how to write or to talk to the owner is told so, whatever the sections are called", async () => {
  await using folder = await changedContent(
    Object.assign({}, ...SECTIONS.map(section)),
  );
  const content = await loadContent(folder.dir, folder);
  using site = testSite({ content, env: { RATE_LIMIT: "0" } });
  const rows = [
    ...REACHING.map((question) => [question, CHANNELS_PATH] as const),
    ...OF_SECTIONS,
  ];
  const wrong: string[] = [];
  for (const [query, path] of rows) {
    const response = await site.fetch("/ask", postJson({ query }));
    const { results: [first] } = await response.json();
    if (first?.url !== BASE_URL + path) wrong.push(`${query} ${first?.url}`);
  }
  assertEquals(wrong, []);
});
