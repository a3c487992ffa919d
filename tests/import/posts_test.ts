import { assert, assertEquals } from "@std/assert";
import { BLOGS } from "./support/blogs.ts";
import {
  importedPosts,
  redirectsOf,
  textAt,
} from "./support/imported_posts.ts";
import { PEOPLE, wxr } from "./support/wxr.ts";

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
  const members = { id: "7", name: "members", link: "/members/" };
  const imported = await importedPosts({
    ...odd?.files,
    "more.xml": wxr([{
      ...members,
      body: "[members_only]Paid[/members_only]",
    }]),
  });
  for (
    const [path, words] of Object.entries({
      "post-1": "draft",
      "secret": "Hidden words",
      "members": "Paid",
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

Deno.test("an old address that the site answers itself is left out, and listed", async () => {
  const paths = ["/mcp/", "/ask", "/favicon.ico", "/.well-known/api-catalog"];
  const imported = await importedPosts({
    "a.md":
      `---\ntitle: A\ndate: 2019-03-01\naliases: [${paths}, /kept/]\n---\n`,
  });
  const text = textAt(imported, "posts/a.md");
  assertEquals(paths.filter((path) => text.includes(path)), []);
  assertEquals(await redirectsOf(imported, ["/kept/"]), [[
    "/kept/",
    301,
    "/posts/a",
  ]]);
});

Deno.test("a post that nests too deep is hidden with its words, and the others are added", async () => {
  const front = "---\ntitle: A\ndate: 2019-03-01\n---\n";
  const deep = {
    "_posts/2019-03-01-a.md": `${front}${">".repeat(300)} deep`,
    "_posts/2019-03-01-c.html": `${front}${"<div>".repeat(2000)} deep`,
  };
  const imported = await importedPosts({
    ...deep,
    "_posts/2019-03-01-b.md": `${front}{:${"some_name_".repeat(20)} => 1}`,
  });
  const { listed } = imported;
  const kept = Object.keys(deep).filter((file) => {
    const name = file.replace(/.*-|\.\w+$/g, "");
    const text = textAt(imported, `posts/${name}.md`);
    const lines = listed.filter((line) => line.includes(`${file}:1 `));
    return text.includes("hidden: true") && text.includes(" deep") &&
      lines.length === 1;
  });
  assertEquals(kept, Object.keys(deep));
  assert(textAt(imported, "posts/b.md").includes("some_name_"));
});
