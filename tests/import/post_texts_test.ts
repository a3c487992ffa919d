import encodePng from "npm:@jsquash/png@3.1.1/encode.js";
import { assert, assertEquals } from "@std/assert";
import { picture } from "../photo/support/pictures.ts";
import { FORMS, HTML, PAGES } from "./support/html_texts.ts";
import { type Blog, importedPosts, textAt } from "./support/imported_posts.ts";
import { type Case, FRONT, LAMP } from "./support/post_text.ts";
import { HUGO, JEKYLL, MDX } from "./support/tag_texts.ts";
import { wxr } from "./support/wxr.ts";

const BESIDE: Blog = {
  "_posts/2019-03-02-b.md": "---\ntitle: B\n---\n",
  "assets/lamp.png": LAMP,
  "assets/plan.svg": "<svg></svg>",
  "assets/big.png": large(LAMP),
};

const SUITES: Record<string, [cases: Case[], file: string, beside: Blog]> = {
  Jekyll: [JEKYLL, "_posts/2019-03-01-a.md", BESIDE],
  HTML: [HTML, "_posts/2019-03-01-a.md", BESIDE],
  "many forms": [FORMS, "_posts/2019-03-01-a.md", BESIDE],
  "HTML alone": [PAGES, "_posts/2019-03-01-a.html", BESIDE],
  Hugo: [HUGO, "content/post/a.md", {
    "hugo.toml": "",
    "content/post/b.md": FRONT.replace("A", "B"),
    "content/post/lamp.png": LAMP,
  }],
  MDX: [MDX, "src/content/blog/a.mdx", {
    "astro.config.mjs": "",
    "src/content/blog/b.md": FRONT.replace("A", "B"),
    "src/content/blog/lamp.png": LAMP,
  }],
};

for (const [name, [cases, file, beside]] of Object.entries(SUITES)) {
  Deno.test(`a post of ${name} keeps what it says, and what changes is listed`, async () => {
    const failed: unknown[] = [];
    for (const { written, now, listed = false } of cases) {
      const files = {
        ...beside,
        [file]: `${FRONT}Before.\n\n${written}\n\nAfter.\n`,
      };
      const imported = await importedPosts(files, { hosts: ["old.example"] });
      const text = textAt(imported, "posts/a.md");
      const body = text.slice(text.indexOf("\n---\n") + 5);
      const lines = imported.listed.filter((line) => line.includes(`${file}:`));
      const isRight = body.startsWith(`Before.\n\n${now}`) &&
        body.endsWith("After.\n") && lines.length > 0 === listed &&
        lines.every((line) => PLACE.test(line));
      if (!isRight) failed.push({ written, now, body, lines });
    }
    assertEquals(failed, []);
  });
}

/** Below the fields and the first paragraph. */
const PLACE = /:(?:[7-9]|1\d) /;

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

/** Above 500 KB as a PNG. */
const NOISE = picture(
  500,
  500,
  (x, y) => [x * y * 37 % 251, x * x * y % 241, (x + y * y * 7) % 239],
);

Deno.test("each post has the image of its own folder, and a large one is made smaller", async () => {
  const post = `${FRONT}![Cover](cover.png)`;
  const { added } = await importedPosts({
    "a/index.md": post,
    "a/cover.png": LAMP,
    "b/index.md": post,
    "b/cover.png": new Uint8Array(await encodePng(NOISE)),
  });
  assertEquals(added.get("posts/a-cover.png"), LAMP);
  const made = added.get("posts/b-cover.jpg") ?? "";
  assert(made.length > 1000 && made.length < 500 * 1024, `${made.length}`);
});

Deno.test("an SVG image keeps its shapes, and loses what runs", async () => {
  const { added } = await importedPosts({
    "a.md": `${FRONT}![Plan](plan.svg)`,
    "plan.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x()"><script>x()</script><path d="M0 0h9"/></svg>',
  });
  const bytes = added.get("posts/a-plan.svg");
  assert(bytes instanceof Uint8Array);
  const svg = new TextDecoder().decode(bytes);
  assert(svg.includes('d="M0 0h9"') && !svg.includes("x()"), svg);
});

Deno.test("no post is lost of one that cannot be read: the others are imported, and it is listed", async () => {
  const { added, listed } = await importedPosts({
    "a.md": `${FRONT}x`,
    "b.md": '---\ntitle: "b\n---\n',
  });
  assert(added.has("posts/a.md"));
  assert(listed.some((line) => line.trim().startsWith("b.md:1 ")));
});

Deno.test("an export of WordPress keeps its footnotes, and its names are plain", async () => {
  const imported = await importedPosts({
    "export.xml": wxr([{
      id: "1",
      name: "a",
      link: "/a/",
      title: "Salt &amp; wind",
      category: "Salt &amp; wind",
      body: '<p>x<sup data-fn="aa" class="fn"><a href="#aa">1</a></sup></p>',
      footnotes: JSON.stringify([{ id: "aa", content: "By <em>hand</em>" }]),
    }]),
  });
  const text = textAt(imported, "posts/a.md");
  assert(text.includes("x[^1]\n\n[^1]: By *hand*"), text);
  assertEquals(text.split("Salt & wind").length, 3, text);
});

function large(image: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(600 * 1024);
  bytes.set(image);
  return bytes;
}
