import { assert, assertEquals } from "@std/assert";
import { withoutComments } from "../../lib/content/comments.ts";
import { readFile } from "../support/content.ts";
import { siteWith } from "../support/test_app.ts";

const WRITTEN = [
  ["a <!-- b --> c", "a  c"],
  ["<!-- a\nb\n-->c <!--d--> e", "\n\nc  e"],
  ["<!-- a\n```\nb\n```\n-->\nc", "\n\n\n\n\nc"],
  ["`<!-- a -->` b", "`<!-- a -->` b"],
  ["```\n<!-- a -->\n```\n<!-- b -->", "```\n<!-- a -->\n```\n"],
  ["a <!-- b", "a <!-- b"],
  ["\\<!-- a --> b <!-- c -->", "\\<!-- a --> b "],
  ["a --> b <!-- c", "a --> b <!-- c"],
  ["<!-- a `b --> c` d", " c` d"],
] as const;

for (const [written, left] of WRITTEN) {
  Deno.test(`of ${JSON.stringify(written)} without its comments ${JSON.stringify(left)} is left`, () => {
    assertEquals(withoutComments(written), left);
  });
}

Deno.test("what stands in a comment is on no surface", async () => {
  const hidden = "do not mention the goat";
  const files = ["profile.md", "work/imaginary-ferries.md", "pages/about.md"];
  const changes = Object.fromEntries(
    await Promise.all(files.map(async (path) => {
      const text = await readFile(path);
      return [path, `${text}\n<!-- ${hidden} -->\n\nBut this.\n`];
    })),
  );
  using site = await siteWith(changes);
  for (const { path } of site.app.endpoints()) {
    const response = await site.fetch(path, { headers: { accept: "*/*" } });
    const text = await response.text();
    assert(!text.includes(hidden), path);
  }
  const about = await site.text("/about.md");
  assert(about.includes("But this."));
});
