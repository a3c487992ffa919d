import { assertEquals } from "@std/assert";
import { once } from "../../lib/base/time/once.ts";
import { loadContent } from "../../lib/content/load.ts";
import {
  changedContent,
  type Changes,
  edited,
  readFile,
} from "../support/content.ts";
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

/** Each has a word of its own. */
const MARKED = HIDDEN.map(([what, file, before, after], at) => {
  const mark = `Zyzzyva${"abcdef"[at]}`;
  return { what, file, before, after: after.replace("Zyzzyva", mark), mark };
});

async function hiddenFiles(): Promise<Changes> {
  const page = (await readFile("pages/room.md"))
    .replace(/^title: .*$/m, "title: Zyzzyva attic\nhidden: true");
  const changes: Changes = { "pages/attic.md": page };
  for (const { what, file, before, after } of MARKED) {
    const text = (await edited(file, before, after))[file] ?? "";
    changes[file] = what === "a skill"
      ? text.replace("---\n", "---\nhidden: true\n")
      : text;
  }
  return changes;
}

/** The surfaces of a site that hides all of them. */
const said = once(async () => {
  await using folder = await changedContent(await hiddenFiles());
  const content = await loadContent(folder.dir, folder);
  using site = testSite({ content });
  const texts: [surface: string, text: string][] = [];
  for (const surface of SURFACES.all(content)) {
    texts.push([surface, await SURFACES.read(site, surface)]);
  }
  return { texts, atAttic: (await site.fetch("/attic")).status };
});

async function surfacesWith(words: RegExp): Promise<string[]> {
  const { texts } = await said();
  return texts.filter(([, text]) => words.test(text)).map(([name]) => name);
}

for (const { what, mark } of MARKED) {
  Deno.test(`${what} that is hidden is on no surface`, async () => {
    assertEquals(await surfacesWith(new RegExp(mark, "i")), []);
  });
}

Deno.test("a page that is hidden is on no surface, and not at its address", async () => {
  assertEquals(await surfacesWith(/zyzzyva attic|\/attic\b/i), []);
  assertEquals((await said()).atAttic, 404);
});
