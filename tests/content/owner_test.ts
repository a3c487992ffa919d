import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import {
  changedContent,
  contentWith,
  edited,
  readFile,
} from "../support/content.ts";
import { testContent } from "../support/test_app.ts";

const { name } = testContent.profile;

async function contentBy(path: string, text: string, by: string) {
  return await contentWith(await edited(path, text, by));
}

Deno.test("{name} is the person's name in every field and text of theirs", async () => {
  const written = await Promise.all([
    contentBy("profile.md", "I keep a lamp", "{name} keeps a lamp")
      .then(({ profile }) => profile.body),
    contentBy("profile.md", "Logbook", "The log of {name}")
      .then(({ profile }) => profile.links[0]?.label),
    contentBy("pages/tides.md", "High water follows", "{name} follows")
      .then(({ pages }) => pages.find(({ slug }) => slug === "tides")?.body),
    contentBy("npcs/librarian.md", "greeting: ", "greeting: Ask {name}. ")
      .then(({ npcs }) => npcs[0]?.greeting),
    contentBy("skills/read-the-log/SKILL.md", "# ", "# {name}: ")
      .then(({ skills }) => skills.map(({ raw }) => raw).join()),
  ]);
  for (const text of written) {
    assert(text !== undefined);
    assert(text.includes(name), text);
    assert(!text.includes("{name}"), text);
  }
});

Deno.test("{name} in code is left to the code", async () => {
  const code = "`f'Hello {name}'`\n\n~~~~py\n```\n{name}\n~~~\n{name}\n~~~~\n";
  const about = await readFile("pages/about.md");
  await using folder = await changedContent({
    "pages/about.md": `${about}\n${code}\n{name} wrote it.\n`,
  });
  const { pages } = await loadContent(folder.dir, folder);
  const page = pages.find(({ slug }) => slug === "about");
  assert(page?.body.endsWith(`${code}\n${name} wrote it.`), page?.body);
});

Deno.test("a name is put in as it is written, whatever it holds", async () => {
  const odd = "$& O’Brien";
  const text = await readFile("profile.md");
  await using folder = await changedContent({
    "profile.md": text.replace(`name: ${name}`, () => `name: "${odd}"`),
  });
  const { pages } = await loadContent(folder.dir, folder);
  const page = pages.find(({ slug }) => slug === "about");
  assert(page?.description.includes(odd));
});

Deno.test("{name} in the manual stands for itself", async () => {
  const text = await readFile("docs/api.md");
  await using folder = await changedContent({
    "docs/api.md": `${text}\nA {name} in braces.\n`,
  });
  const { docs } = await loadContent(folder.dir, folder);
  const doc = docs.find(({ slug }) => slug === "api");
  assertEquals(doc?.body.endsWith("A {name} in braces."), true);
});
