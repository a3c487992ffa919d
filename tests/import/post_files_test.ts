import { assert, assertEquals, assertMatch } from "@std/assert";
import { frontKeysOf } from "../../lib/content/parts.ts";
import type { Post } from "../../tools/import/posts/post.ts";
import {
  contentWith,
  twoLanguages,
} from "../languages/support/two_languages.ts";
import { HTML, testSite } from "../support/test_app.ts";
import { TODAY } from "./support/imported.ts";
import { madePosts, postOf } from "./support/made_posts.ts";
import { LAMP } from "./support/post_text.ts";

const LONG = "A lamp is lit at dusk, and it burns until the ferry has passed.";

/** Fields of a post, and its description. */
const DESCRIBED: [Partial<Post>, string | undefined][] = [
  [{ description: "Wet." }, "Wet."],
  [{ description: `${LONG} `.repeat(3).trim() }, `${LONG} ${LONG}`],
  [{ description: "word ".repeat(40) }, `${"word ".repeat(31).trim()}…`],
  [{ body: "Wet." }, undefined],
];

Deno.test("a post keeps its own description, and has none without", () => {
  const wrong = DESCRIBED.map(([fields, expected]) => [
    keysOf(madePosts([postOf("a", fields)]), "posts/a.md").description,
    expected,
  ]).filter(([found, expected]) => found !== expected);
  assertEquals(wrong, []);
});

/** Texts of a page, and its first words. */
const FIRST: [body: string, lead: string | undefined][] = [
  [
    "# Head\n\n- item\n\n![Alt](x.png)\n\n**Wet** and `dry`.[^1]\n\n[^1]: Note.",
    "Wet and dry.",
  ],
  ["<b>Wet</b> &amp; [dry](/x) ![Alt](x.png)", "Wet & dry"],
  ["<!-- Wet. -->\n\n```\nWet.\n```", undefined],
];

Deno.test("a page without a description shows the first words of its text", () => {
  const wrong = FIRST.map(([body, expected]) => [
    keysOf(madePosts([postOf("a", { isPage: true, body })]), "pages/a.md").lead,
    expected,
  ]).filter(([found, expected]) => found !== expected);
  assertEquals(wrong, []);
});

Deno.test("a page of few words shows its own, and has a long description for programs", () => {
  const page = postOf("a", { isPage: true, description: "Wet." });
  const { lead, description } = keysOf(madePosts([page]), "pages/a.md");
  assertEquals(lead, "Wet.");
  assertMatch(`${description}`, /^Wet\. .{50,}/);
});

Deno.test("a post without a date is written without one", () => {
  const post = postOf("a", { isUndated: true, date: TODAY });
  const { date, updated } = keysOf(madePosts([post]), "posts/a.md");
  assertEquals([date, updated], [undefined, TODAY]);
});

Deno.test("each hidden post is listed as hidden, with the reason if one is known", () => {
  const posts = [postOf("a", { hidden: true }), postOf("b", { hidden: true })];
  const hidden = [{ place: "b.md:3", why: "draft" }];
  const listed = madePosts(posts, { hidden }).notes.all
    .filter(({ kind }) => kind === "hidden");
  assertEquals(listed.map((note) => "path" in note ? note.path : ""), [
    "b.md:3",
    "a.md:1",
  ]);
});

Deno.test("a section says from when to when its visible posts are, and names none", () => {
  const years = (...posts: Partial<Post>[]) => {
    const made = posts.map((post, at) => postOf(`post-${at}`, post));
    const keys = keysOf(madePosts(made), "posts/index.md");
    assertEquals(`${keys.description}`.includes("post-"), false);
    return keys.lead;
  };
  const old = { date: "2015-01-02" };
  assertEquals(years(old, { date: "2019-01-01" }), "2015 – 2019");
  assertEquals(years(old, { date: TODAY }), "2015 – present");
  assertEquals(years(old, { date: "2019-01-01", hidden: true }), "2015");
  assertEquals(years({ isUndated: true }), undefined);
});

Deno.test("a translation of a post is words beside it if the site has its language, and an entry of its own otherwise", async () => {
  const image = {
    name: "quay.png",
    alt: "Quay",
    bytes: () => Promise.resolve(LAMP),
  };
  const second = { original: "quay", language: "ar" };
  const { files } = madePosts(
    [
      postOf("quay", { tags: ["Sea"], image, images: [image] }),
      postOf("raseef", { ...second, title: "رصيف", was: ["/ar/quay/"] }),
      postOf("again", second),
      postOf("kaj", { ...second, language: "sv", title: "Kaj" }),
      postOf("alone", { language: "ar" }),
      postOf("plain", { language: "en" }),
    ],
    {},
    twoLanguages,
  );
  const languages = ["again", "kaj", "alone", "plain"].map((slug) =>
    keysOf({ files }, `posts/${slug}.md`).language
  );
  assertEquals(languages, ["ar", "sv", "ar", undefined]);
  assert(!files.has("posts/raseef.md"));
  const written = Object.fromEntries(files);
  const content = await contentWith({
    ...Object.fromEntries(
      Object.entries(written).filter((file): file is [string, string] =>
        typeof file[1] === "string"
      ),
    ),
    "posts/quay.png": LAMP,
  });
  using site = testSite({ content, env: { RATE_LIMIT: "0" } });
  const page = await site.fetch("/ar/posts/quay", { headers: HTML });
  assert((await page.text()).includes("رصيف"));
  const old = await site.fetch("/ar/quay/");
  assertEquals(old.headers.get("location"), "/ar/posts/quay");
});

type Made = Pick<ReturnType<typeof madePosts>, "files">;

function keysOf({ files }: Made, path: string): Record<string, unknown> {
  return frontKeysOf({ path, text: `${files.get(path)}` });
}
