import { assertEquals, assertNotEquals, assertRejects } from "@std/assert";
import { ContentError } from "../lib/content/diagnostic.ts";
import { fingerprintOf } from "../lib/content/fingerprint.ts";
import { buildContent, loadContent } from "../lib/content/load.ts";
import { filesKey } from "../lib/server/build/keys.ts";
import { BuildStore } from "../lib/server/build/store.ts";
import { readFolder } from "../lib/content/read_folder.ts";
import { changedContent, type Changes, readFile } from "./support/content.ts";
import { png } from "./support/images.ts";

/** What a start reads of a folder, where a build left its own reading. */
async function load(dir: string, manual: string, folder: string) {
  const store = await storeOf(dir, manual, folder);
  const kept = await store.readContent();
  return await loadContent(dir, { manual, kept });
}

async function storeOf(dir: string, manual: string, folder: string) {
  const files = await filesKey(dir, manual);
  return await BuildStore.of({ code: "the code", files }, folder);
}

async function build(dir: string, manual: string, folder: string) {
  const store = await storeOf(dir, manual, folder);
  await store.writeContent(await buildContent(dir, TODAY, manual));
}

/** A copy of the sample that has been built. */
async function builtContent(changes: Changes = {}) {
  const sample = await changedContent(changes);
  const { dir, manual } = sample;
  const folder = await Deno.makeTempDir();
  const file = `${folder}/content.json`;
  await build(dir, manual, folder);
  return {
    ...sample,
    folder,
    file,
    load: () => load(dir, manual, folder),
    build: () => build(dir, manual, folder),
    /** Makes the build say that the person is somebody else. */
    async mark() {
      const text = await Deno.readTextFile(file);
      await Deno.writeTextFile(file, text.replaceAll(NAME, MARK));
    },
    async [Symbol.asyncDispose]() {
      await sample[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The tests' own person. */
const NAME = "Odalys Fixture";
const TODAY = "2026-11-20";
const MARK = "As Built";

Deno.test("a start takes the content that the build has read", async () => {
  await using sample = await builtContent();
  await sample.mark();
  assertEquals((await sample.load()).profile.name, MARK);
});

Deno.test("what the build has read is what the files say", async () => {
  await using sample = await builtContent();
  const { dir, manual } = sample;
  assertEquals(await sample.load(), await loadContent(dir, { manual }));
});

for (
  const file of ["profile.md", "docs/limits.md", "work/imaginary-ferries.md"]
) {
  Deno.test(`an edit of ${file} counts at once, whatever its size and time`, async () => {
    await using sample = await builtContent();
    await sample.mark();
    const path = file.startsWith("docs/")
      ? `${sample.root}/${file}`
      : `${sample.dir}/${file}`;
    const { atime, mtime } = await Deno.stat(path);
    const text = await Deno.readTextFile(path);
    const last = text.trimEnd().at(-1) ?? "";
    const end = text.lastIndexOf(last);
    await Deno.writeTextFile(
      path,
      text.slice(0, end) + "#" + text.slice(end + 1),
    );
    await Deno.utime(path, atime ?? 0, mtime ?? 0);
    const content = await sample.load();
    assertNotEquals(content.profile.name, MARK);
    assertEquals(JSON.stringify(content).includes('#"'), true);
  });
}

Deno.test("another image of the same length counts at once", async () => {
  const path = "pages/wave.png";
  const page = await readFile("pages/tides.md");
  await using sample = await builtContent({
    "pages/tides.md": `${page}\n![A wave](wave.png)\n`,
    [path]: png(3, 2),
  });
  await Deno.writeFile(`${sample.dir}/${path}`, png(2, 3));
  const { images } = await sample.load();
  const { width, height } = images.find((image) => image.path === path) ?? {};
  assertEquals({ width, height }, { width: 2, height: 3 });
});

Deno.test("a file that comes, goes or gets another name counts at once", async () => {
  for (
    const change of [
      (dir: string) => Deno.writeTextFile(`${dir}/pages/more.txt`, ""),
      (dir: string) => Deno.remove(`${dir}/work/imaginary-ferries.md`),
      (dir: string) =>
        Deno.rename(`${dir}/work/imaginary-ferries.md`, `${dir}/work/other.md`),
    ]
  ) {
    await using sample = await builtContent();
    await sample.mark();
    await change(sample.dir);
    assertNotEquals((await sample.load()).profile.name, MARK);
  }
});

Deno.test("another folder of the same files is the same content", async () => {
  await using sample = await builtContent();
  await sample.mark();
  await using copy = await changedContent({});
  const { profile } = await load(copy.dir, copy.manual, sample.folder);
  assertEquals(profile.name, MARK);
});

Deno.test("a build that is broken or missing is passed over", async () => {
  for (const text of ["", "{", "null", '{"made":"x"}']) {
    await using sample = await builtContent();
    await Deno.writeTextFile(sample.file, text);
    assertEquals((await sample.load()).profile.name, NAME);
  }
});

Deno.test("a build keeps nothing of content that is wrong", async () => {
  await using sample = await builtContent();
  await sample.mark();
  await Deno.writeTextFile(`${sample.dir}/profile.md`, "No front matter.");
  await assertRejects(() => sample.build(), ContentError);
  await assertRejects(() => sample.load(), ContentError);
});

Deno.test("a build keeps nothing that is hidden", async () => {
  await using sample = await builtContent({
    "work/secret.md":
      "---\ncompany: Zyzzyva\nrole: Spy\nstart: 2020\nend: 2021\nslug: spy\nhidden: true\n---\n",
  });
  const text = await Deno.readTextFile(sample.file);
  assertEquals(text.includes("Zyzzyva"), false);
});

Deno.test("fingerprintOf() tells folders apart that hold the same bytes", async () => {
  const layouts: Changes[] = [
    { "a.md": "12", "b.md": "3" },
    { "a.md": "1", "b.md": "23" },
    { "a.md": "123" },
    { "a.md": "12", "b.md": "3", "c.md": "" },
    { "a/b.md": "12", "b.md": "3" },
  ];
  const names = await Promise.all(layouts.map(async (layout) => {
    const dir = await Deno.makeTempDir();
    await Deno.mkdir(`${dir}/a`);
    for (const [path, text] of Object.entries(layout)) {
      await Deno.writeTextFile(`${dir}/${path}`, String(text));
    }
    const name = await fingerprintOf([readFolder(dir)]);
    await Deno.remove(dir, { recursive: true });
    return name;
  }));
  assertEquals(new Set(names).size, layouts.length);
});
