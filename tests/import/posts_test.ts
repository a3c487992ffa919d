import { assert, assertEquals } from "@std/assert";
import { BLOGS } from "./support/blogs.ts";
import {
  importedPosts,
  redirectsOf,
  textAt,
} from "./support/imported_posts.ts";
import { PEOPLE } from "./support/wxr.ts";

for (const [name, examples] of Object.entries(BLOGS)) {
  for (const [at, { files, moved }] of examples.entries()) {
    Deno.test(`old addresses of a blog of ${name} lead to its posts: ${at + 1}`, async () => {
      const imported = await importedPosts(files);
      assertEquals(imported.format, name);
      const old = await redirectsOf(imported, Object.keys(moved));
      assertEquals(
        old,
        Object.entries(moved).map(([from, to]) => [from, 301, to]),
      );
      const own = imported.content.sections.find(({ slug }) => slug === "posts")
        ?.entries.map(({ path }) => path) ?? [];
      const now = await redirectsOf(imported, own);
      assertEquals(now.filter(([, status]) => status !== 200), []);
    });
  }
}

Deno.test("an import of WordPress reads no comment and no author", async () => {
  for (const { files } of BLOGS.wordpress ?? []) {
    const { written, listed, added } = await importedPosts(files, {
      types: ["book"],
    });
    const all = [written, ...listed, ...added.keys()].join("\n");
    assertEquals(PEOPLE.filter((word) => all.includes(word)), []);
  }
});

Deno.test("what is no published post is hidden, with its words", async () => {
  const [, , odd] = BLOGS.wordpress ?? [];
  const imported = await importedPosts(odd?.files ?? {});
  for (
    const [path, words] of Object.entries({
      "post-1": "draft",
      "secret": "Hidden words",
    })
  ) {
    const text = textAt(
      imported,
      `posts/${path === "post-1" ? "title-1" : path}.md`,
    );
    assert(text.includes("hidden: true") && text.includes(words), text);
  }
  assert(
    imported.listed.some((line) =>
      line.includes("odd.xml:") && line.includes("--type book")
    ),
  );
});

const FORMS = {
  yaml:
    `---\ntitle: A\ndate: 2019-03-01 23:59:00 -0800\nlastmod: 2020-01-02\ntags: [Sea]\ndescription: ${
      "d".repeat(60)
    }\n---\n`,
  toml:
    `+++\ntitle = "A"\ndate = 2019-03-01T23:59:00-08:00\nlastmod = 2020-01-02\ntags = ["Sea"]\ndescription = "${
      "d".repeat(60)
    }"\n+++\n`,
  json:
    `{\n"title": "A", "date": "2019-03-01T23:59:00-08:00", "lastmod": "2020-01-02", "tags": ["Sea"], "description": "${
      "d".repeat(60)
    }"\n}\n`,
};

for (const [form, front] of Object.entries(FORMS)) {
  Deno.test(`fields in ${form} are those of the entry, and the day is as written`, async () => {
    const files = { "hugo.toml": "", "content/post/a.md": `${front}Words.` };
    const { content, notes } = await importedPosts(files);
    const [entry] = content.sections.find(({ slug }) =>
      slug === "posts"
    )?.entries ?? [];
    assertEquals([entry?.title, entry?.date, entry?.updated], [
      "A",
      "2019-03-01",
      "2020-01-02",
    ]);
    assertEquals([entry?.tags, entry?.description], [["Sea"], "d".repeat(60)]);
    assertEquals(notes.filter(({ kind }) => kind === "lost"), []);
  });
}

const HIDDEN = [
  "draft: true",
  "published: false",
  "permalink: false",
  "date: 2027-01-01",
];

for (const field of HIDDEN) {
  Deno.test(`a post with ${field} is hidden`, async () => {
    const date = field.startsWith("date") ? "" : "date: 2019-03-01\n";
    const files = { "a.md": `---\ntitle: A\n${date}${field}\n---\nWords.` };
    const imported = await importedPosts(files);
    assert(textAt(imported, "posts/a.md").includes("\nhidden: true\n"));
  });
}

Deno.test("a post whose file name has an impossible date is hidden, and listed", async () => {
  const file = "_posts/2020-02-30-x.md";
  const imported = await importedPosts({
    [file]: "---\ntitle: X\n---\nWords.",
    "_posts/2020-2-9-y.md": "---\ntitle: Y\n---\nWords.",
  });
  assert(textAt(imported, "posts/x.md").includes("\nhidden: true\n"));
  assert(textAt(imported, "posts/y.md").includes("\ndate: 2020-02-09\n"));
  assert(
    imported.listed.some((line) => line.includes(`${file}:1 `)),
  );
});

Deno.test("the section is described by posts that are not hidden", async () => {
  const { content } = await importedPosts({
    "a.md": "---\ntitle: Secret\ndate: 2019-03-01\ndraft: true\n---\nWords.",
    "b.md": "---\ntitle: Lamp\ndate: 2019-03-01\n---\nWords.",
  });
  const { description = "" } =
    content.sections.find(({ slug }) => slug === "posts") ?? {};
  assert(description.includes("Lamp"), description);
  assert(!description.includes("Secret"), description);
});

Deno.test("a field that the site lacks is listed with file and line, and never its value", async () => {
  const files = {
    "a.md":
      "---\ntitle: A\ndate: 2019-03-01\nauthor: ida@secret.example\n---\nWords.",
  };
  const { listed, written } = await importedPosts(files);
  assert(
    listed.some((line) =>
      line.trim().startsWith("a.md:4 ") && line.includes("author")
    ),
  );
  assert(!`${listed}${written}`.includes("secret"));
});

Deno.test("a slash alone is no other old address, and one that two posts had is given once", async () => {
  const post = (title: string) =>
    `---\ntitle: ${title}\ndate: 2019-03-01\naliases: [/x, /x/]\n---\n`;
  const imported = await importedPosts({
    "a.md": post("A"),
    "b.md": post("B"),
  });
  assertEquals(await redirectsOf(imported, ["/x/"]), [[
    "/x/",
    301,
    "/posts/a",
  ]]);
  assert(imported.listed.some((line) => line.trim().startsWith("b.md:2 ")));
});
