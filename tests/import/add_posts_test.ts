import { assert, assertEquals, assertRejects } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { addFiles, contentFor } from "../../tools/import/posts/add_section.ts";
import { changedContent } from "../support/content.ts";
import { BLOGS } from "./support/blogs.ts";
import { importedPosts } from "./support/imported_posts.ts";

const FILES = BLOGS.jekyll?.[1]?.files ?? {};

Deno.test("posts are added to the content, and no file of it changes", async () => {
  await using folder = await changedContent({});
  const before = await textsBelow(folder.dir);
  await contentFor(folder.dir, "posts");
  const { made } = await importedPosts(FILES);
  await addFiles(folder.dir, made);
  const after = await textsBelow(folder.dir);
  for (const [path, text] of before) assertEquals(after.get(path), text, path);
  assertEquals(after.size, before.size + made.size);
  await assertRejects(() => addFiles(folder.dir, made), ConfigError);
  await assertRejects(() => contentFor(folder.dir, "posts"), ConfigError);
});

Deno.test("posts that the site would not start with are not added", async () => {
  await using folder = await changedContent({});
  const before = await textsBelow(folder.dir);
  const faulty = new Map([["posts/index.md", "no fields"]]);
  await assertRejects(() => addFiles(folder.dir, faulty), ConfigError);
  assertEquals(await textsBelow(folder.dir), before);
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
