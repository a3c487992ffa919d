import { assert, assertEquals, assertRejects } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { ContentError } from "../../lib/content/diagnostic.ts";
import { loadContent } from "../../lib/content/load.ts";
import { addFiles, contentFor } from "../../tools/import/posts/add_section.ts";
import type { Post } from "../../tools/import/posts/post.ts";
import { changedContent } from "../support/content.ts";
import { BLOGS } from "./support/blogs.ts";
import { importedPosts } from "./support/imported_posts.ts";
import { madePosts, postOf } from "./support/made_posts.ts";
import { LAMP } from "./support/post_text.ts";

const FILES = BLOGS.jekyll?.[1]?.files ?? {};

Deno.test("posts are added to the content, and no file of it changes", async () => {
  await using folder = await changedContent({});
  const before = await textsBelow(folder.dir);
  await contentFor(folder.dir, "posts");
  const { made } = await importedPosts(FILES);
  await addFiles(folder.dir, made);
  const after = await textsBelow(folder.dir);
  for (const [path, text] of before) assertEquals(after.get(path), text, path);
  assertEquals(after.size, before.size + made.files.size);
  await assertRejects(() => addFiles(folder.dir, made), ConfigError);
  await assertRejects(() => contentFor(folder.dir, "posts"), ConfigError);
  assertEquals(await textsBelow(folder.dir), after);
});

const picture = { name: "x.png", bytes: () => Promise.resolve(LAMP) };
const failing = { name: "x.png", bytes: () => Promise.reject(Error("gone")) };

/** Posts that the site cannot read, by what is wrong. */
const FAULTY: Record<string, Partial<Post>> = {
  "no such image": { body: "Kept\n\n1. one\n\n   ![Lamp](gone.png)" },
  "an image that cannot be read": {
    body: "Kept ![Lamp](x.png)",
    images: [failing],
  },
  "an image field without a file": {
    body: "Kept",
    image: { ...picture, name: "gone.png", alt: "Lamp" },
  },
  "a block of code beside it": {
    body: "Kept ![Lamp](gone.png)\n\n~~~~\n![Lamp](gone.png)\n~~~~",
  },
  "no title": { body: "Kept", title: " " },
  "an impossible date": { body: "Kept", date: "2019-02-30" },
  "a wrong language": { body: "Kept", language: "no language" },
  "a fault of a page": { body: "Kept ![Lamp](gone.png)", isPage: true },
};

Deno.test("a post that the site cannot read is hidden with its words and the reason, and the others are added", async () => {
  const wrong: string[] = [];
  for (const [name, fields] of Object.entries(FAULTY)) {
    await using folder = await changedContent({});
    const made = madePosts([postOf("bad", fields), postOf("good")]);
    const texts = await addFiles(folder.dir, made);
    const { sections, pages } = await loadContent(folder.dir);
    const shown = [...pages, ...sections.flatMap(({ entries }) => entries)]
      .map(({ slug }) => slug);
    const text = texts.get(`${fields.isPage ? "pages" : "posts"}/bad.md`) ?? "";
    const isRight = shown.includes("good") && !shown.includes("bad") &&
      text.includes("Kept") &&
      made.notes.all.some((note) =>
        note.kind === "hidden" && note.path === "bad.md:1"
      );
    if (!isRight) wrong.push(name);
  }
  assertEquals(wrong, []);
});

Deno.test("pictures are read one at a time, and only to be written", async () => {
  await using folder = await changedContent({});
  let open = 0;
  let most = 0;
  const images = ["a.png", "b.png", "c.png"].map((name) => ({
    name,
    async bytes() {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      return LAMP;
    },
  }));
  const body = images.map(({ name }) => `![Lamp](${name})`).join("\n");
  const made = madePosts([postOf("a", { body, images })]);
  assertEquals(most, 0);
  await addFiles(folder.dir, made);
  assertEquals(most, 1);
});

Deno.test("an import that fails changes nothing: no file is replaced, and a fault of the content is its own", async () => {
  await using folder = await changedContent({});
  const before = await textsBelow(folder.dir);
  const withPicture = { images: [picture], body: "![Lamp](x.png)" };
  const index = madePosts([postOf("a", withPicture)]);
  index.files.set("posts/index.md", "no fields");
  await assertRejects(() => addFiles(folder.dir, index), ContentError);
  const page = madePosts([postOf("about", { isPage: true }), postOf("a")]);
  await assertRejects(() => addFiles(folder.dir, page), ConfigError);
  assertEquals(await textsBelow(folder.dir), before);
  await Deno.writeTextFile(`${folder.dir}/pages/odd.md`, "no fields");
  const { message } = await assertRejects(
    () => contentFor(folder.dir, "posts"),
    ContentError,
  );
  assert(message.includes("pages/odd.md"), message);
});

Deno.test("posts need a content, and a free name for their section", async () => {
  await using folder = await changedContent({});
  for (const section of ["lamps", "tides", "api", "My Posts", "../x"]) {
    await assertRejects(
      () => contentFor(folder.dir, section),
      ConfigError,
      "--section",
    );
  }
  const { message } = await assertRejects(
    () => contentFor(`${folder.root}/none`, "posts"),
    ConfigError,
  );
  assert(message.includes("deno task new"), message);
});

async function textsBelow(
  dir: string,
  before = "",
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const { name, isDirectory } of Deno.readDir(dir)) {
    if (isDirectory) {
      const below = await textsBelow(`${dir}/${name}`, `${before}${name}/`);
      for (const [path, text] of below) texts.set(path, text);
    } else texts.set(before + name, await Deno.readTextFile(`${dir}/${name}`));
  }
  return texts;
}
