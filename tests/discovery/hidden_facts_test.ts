import { assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { changedContent, edited, readFile } from "../support/content.ts";
import { testSite } from "../support/test_app.ts";
import { SURFACES } from "./support/surfaces.ts";

const HIDDEN: [what: string, file: string, before: string, mark: string][] = [
  [
    "a role",
    "work/imaginary-ferries.md",
    "company: Imaginary Ferries",
    "company: Zyzzyva Haulage\nhidden: true",
  ],
  [
    "a channel",
    "contact.md",
    "    label: Speaking tube\n",
    "    label: Zyzzyva line\n    hidden: true\n",
  ],
  [
    "a document",
    "docs/clients.md",
    "title: Clients and command line",
    "title: Zyzzyva\nhidden: true",
  ],
  [
    "a skill",
    "skills/call-the-light/SKILL.md",
    "# Call the light",
    "# Zyzzyva",
  ],
  [
    "somebody in the room",
    "npcs/barista.md",
    "name: Steam",
    "name: Zyzzyva\nhidden: true",
  ],
  ["a link", "profile.md", "label: Charts", "label: Zyzzyva\n    hidden: true"],
];

for (const [what, file, before, after] of HIDDEN) {
  Deno.test(`${what} that is hidden is on no surface`, async () => {
    const change = await edited(file, before, after);
    const text = change[file] ?? "";
    const hidden = what === "a skill"
      ? { [file]: text.replace("---\n", "---\nhidden: true\n") }
      : change;
    await using folder = await changedContent(hidden);
    const content = await loadContent(folder.dir, folder);
    using site = testSite({ content });
    const where: string[] = [];
    for (const surface of SURFACES.all(content)) {
      const shown = await SURFACES.read(site, surface);
      if (/zyzzyva/i.test(shown)) where.push(surface);
    }
    assertEquals(where, []);
  });
}

Deno.test("a page that is hidden is on no surface, and not at its address", async () => {
  const page = (await readFile("pages/room.md"))
    .replace(/^title: .*$/m, "title: Zyzzyva\nhidden: true");
  await using folder = await changedContent({ "pages/attic.md": page });
  const content = await loadContent(folder.dir, folder);
  using site = testSite({ content });
  const where: string[] = [];
  for (const surface of SURFACES.all(content)) {
    const shown = await SURFACES.read(site, surface);
    if (/zyzzyva|\/attic\b/i.test(shown)) where.push(surface);
  }
  assertEquals(where, []);
  assertEquals((await site.fetch("/attic")).status, 404);
});
