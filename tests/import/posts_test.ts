import { assert, assertEquals } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
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
      types: Object.values(files).join().includes(">book<") ? ["book"] : [],
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

Deno.test("an old address or a tag that the site cannot have is left out and listed, and its post is shown", async () => {
  const wrong = ["/\\\\x", "\\u0001"];
  const imported = await importedPosts({
    "a.md": `---\ntitle: A\ndate: 2019-03-01\naliases: ["${
      wrong[0]
    }", /kept/]\ntags: ["${wrong[1]}", fog]\n---\n`,
  });
  const { was, tags } = imported.content.sections
    .find(({ slug }) => slug === "posts")?.entries[0] ?? {};
  assertEquals([was, tags], [["/kept/"], ["fog"]]);
  const listed = imported.notes.filter(({ kind }) => kind === "lost");
  assertEquals(listed.length, wrong.length);
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

/** Texts that nest, and whether that is deeper than a converter goes. */
const DEEP: [ending: string, text: string, isTooDeep?: true][] = [
  ["md", `${">".repeat(300)} deep`, true],
  ["md", `${"> ".repeat(3000)}deep`, true],
  ["md", `${"<div>".repeat(2000)}\n\n# deep`],
  ["md", `${"[".repeat(5000)}deep`],
  ["mdx", `${"<Box>\n".repeat(2000)}deep`],
  ["html", `${"<div>".repeat(300)} deep`, true],
  ["html", `${"<ul><li>".repeat(1000)} deep`, true],
  ["xml", `${"<div>".repeat(2000)} deep`, true],
  ["xml", `${"<em>".repeat(20_000)} deep`, true],
];

Deno.test("a post that nests too deep keeps its words and is in one line of the report, and the others are added", async () => {
  const wrong: string[] = [];
  const front = "---\ntitle: A\ndate: 2019-03-01\n---\n";
  const other = "The lamp of [A](a.md#deep)";
  for (const [ending, body, isTooDeep = false] of DEEP) {
    const item = { id: "1", name: "a", link: "/a/", body };
    const folder = ending === "html" ? "_posts/2019-03-01-" : "";
    const imported = await importedPosts(
      ending === "xml"
        ? { "a.xml": wxr([item, { ...item, id: "2", name: "b", body: other }]) }
        : {
          [`${folder}a.${ending}`]: front + body,
          [`${folder}b.md`]: front + other,
        },
    );
    const text = textAt(imported, "posts/a.md");
    const lines = imported.listed.filter((line) => line.includes(" its text "));
    const isHidden = text.includes("hidden: true");
    const isKept = text.includes("deep") &&
      lines.length === Number(isHidden) && isHidden >= isTooDeep;
    const isOther = textAt(imported, "posts/b.md").includes("The lamp");
    if (!isKept || !isOther) wrong.push(`${ending} ${body.slice(0, 8)}`);
  }
  assertEquals(wrong, []);
});

Deno.test("a type that no item of an export has is refused", async () => {
  const item = { id: "1", name: "a", link: "/a/", body: "Fog" };
  const files = { "a.xml": wxr([item, { ...item, id: "2", type: "book" }]) };
  const { written } = await importedPosts(files, { types: ["book"] });
  assert(written.includes("Title 2"), written);
  for (const type of ["../x", "bok"]) {
    const error = await importedPosts(files, { types: [type] })
      .catch((error) => error);
    assert(error instanceof ConfigError && error.message.includes("book"));
  }
});

Deno.test("an export of WordPress that ends early or is broken is refused with its line", async () => {
  const item = { id: "1", name: "a", link: "/a/", body: "<p>Fog</p>" };
  const whole = wxr([item, { ...item, id: "2" }]).trimEnd();
  const start = whole.indexOf("</wp:wxr_version>") + 20;
  const broken = [
    whole.replace("<channel>", "<chanel>"),
    whole.replace("</wp:status>", "</wp:state>"),
    whole.replace("<wp:status>", "< wp:status>"),
    whole.replace("/a/", "/?a=1&b=2"),
    whole.replace("<wp:author>", "<wp:author>" + "<x>".repeat(50_000)),
  ];
  for (let at = start; at < whole.length; at += 7) {
    broken.push(whole.slice(0, at));
  }
  const wrong: string[] = [];
  for (const xml of broken) {
    const error = await importedPosts({ "a.xml": xml }).catch((error) => error);
    const isTold = error instanceof ConfigError &&
      /^a\.xml[: ]/.test(error.message);
    if (!isTold) wrong.push(xml.slice(-40));
  }
  assertEquals(wrong, []);
  const odd = whole.replace("Fog", "F\x08og").replace("Title 1", "A &nbsp; B");
  const { written } = await importedPosts({ "a.xml": odd });
  assert(written.includes("F og"), written);
});
