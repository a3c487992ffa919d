import { assert, assertEquals } from "@std/assert";
import { writtenDate } from "../../lib/base/words/dates.ts";
import { HTML, PAGES } from "./support/html_texts.ts";
import { type Blog, importedPosts, textAt } from "./support/imported_posts.ts";
import { TODAY } from "./support/imported.ts";
import { type Case, FRONT, LAMP } from "./support/post_text.ts";
import { HUGO, JEKYLL, MDX } from "./support/tag_texts.ts";

const BESIDE: Blog = {
  "_posts/2019-03-02-b.md": "---\ntitle: B\n---\n",
  "assets/lamp.png": LAMP,
  "assets/plan.svg": "<svg></svg>",
  "assets/big.png": large(LAMP),
};

const SUITES: Record<string, [cases: Case[], file: string, beside: Blog]> = {
  Jekyll: [JEKYLL, "_posts/2019-03-01-a.md", BESIDE],
  HTML: [HTML, "_posts/2019-03-01-a.md", BESIDE],
  "HTML alone": [PAGES, "_posts/2019-03-01-a.html", BESIDE],
  Hugo: [HUGO, "content/post/a.md", {
    "hugo.toml": "",
    "content/post/b.md": FRONT.replace("A", "B"),
    "content/post/lamp.png": LAMP,
  }],
  MDX: [MDX, "src/content/blog/a.mdx", {
    "astro.config.mjs": "",
    "src/content/blog/b.md": FRONT.replace("A", "B"),
  }],
};

for (const [name, [cases, file, beside]] of Object.entries(SUITES)) {
  for (const { written, now, listed } of cases) {
    Deno.test(`a post of ${name} with ${JSON.stringify(written)} keeps what the site can show`, async () => {
      const files = {
        ...beside,
        [file]: `${FRONT}Before.\n\n${written}\n\nAfter.\n`,
      };
      const imported = await importedPosts(files, { hosts: ["old.example"] });
      const text = textAt(imported, "posts/a.md");
      const body = text.slice(text.indexOf("\n---\n") + 5);
      assert(body.startsWith(`Before.\n\n${now}`), body);
      assert(body.endsWith("After.\n"), body);
      const lines = imported.listed.filter((line) => line.includes(`${file}:`));
      const at = lines.filter((line) => /:[78] /.test(line));
      assertEquals(lines, at);
      assertEquals(lines.length > 0, listed ?? false, lines.join("\n"));
    });
  }
}

Deno.test("an image is a file of the section, once, and its post names it", async () => {
  const post =
    `---\ntitle: A\ndate: 2019-03-01\nimage: lamp.png\nimage_alt: Lamp\n---\n![Lamp](lamp.png) ![Same](lamp.png)`;
  const { added, content } = await importedPosts({
    "a/a.md": post,
    "a/lamp.png": LAMP,
  });
  assertEquals(added.get("posts/a-lamp.png"), LAMP);
  assertEquals(
    [...added.keys()].filter((path) => path.endsWith("png")).length,
    1,
  );
  assertEquals(
    content.images.some(({ path }) => path === "posts/a-lamp.png"),
    true,
  );
});

Deno.test("an image without words is copied, for the comment that names it", async () => {
  const { added } = await importedPosts({
    "a.md": `${FRONT}![](lamp.png)`,
    "lamp.png": LAMP,
  });
  assertEquals(added.get("posts/a-lamp.png"), LAMP);
});

Deno.test("a fault of an image names the file that a command can mend", async () => {
  const { listed } = await importedPosts({
    "a.md": `${FRONT}![Big](big.png)`,
    "big.png": large(LAMP),
  });
  assert(listed.some((line) => line.includes(" photo blog/big.png,")));
});

Deno.test("the words above the mark of a summary are the description", async () => {
  const words =
    "A lamp is lit at dusk and burns until the ferry has passed the rock.";
  const { content } = await importedPosts({
    "a.md": `${FRONT}${words}\n\n<!--more-->\n\nMore.`,
  });
  const [entry] =
    content.sections.find(({ slug }) => slug === "posts")?.entries ?? [];
  assertEquals(entry?.description, words);
});

Deno.test("a post of few words is described by what is known of it, each fact once", async () => {
  const { content } = await importedPosts({
    "a.md": `${FRONT}Words.`,
    "b.md": `${FRONT.replace("A", "B")}`,
  });
  const { entries = [] } =
    content.sections.find(({ slug }) => slug === "posts") ?? {};
  for (const { description = "" } of entries) {
    const facts = description.replace(/\.$/, "").split(". ");
    assertEquals(facts, [...new Set(facts)]);
    assert(facts.includes(writtenDate("2019-03-01", "en")), description);
  }
  assertEquals(entries.length, 2);
});

Deno.test("a post without a date is described without one", async () => {
  const imported = await importedPosts({
    "a.md": "---\ntitle: A\n---\nWords.",
  });
  const today = writtenDate(TODAY, "en");
  assert(!textAt(imported, "posts/a.md").includes(today));
});

Deno.test("no post is lost of one that cannot be read: the others are imported, and it is listed", async () => {
  const { added, listed } = await importedPosts({
    "a.md": `${FRONT}x`,
    "b.md": '---\ntitle: "b\n---\n',
  });
  assert(added.has("posts/a.md"));
  assert(listed.some((line) => line.trim().startsWith("b.md:1 ")));
});

function large(image: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(600 * 1024);
  bytes.set(image);
  return bytes;
}
