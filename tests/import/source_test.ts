import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { formatOf, FORMATS } from "../../tools/import/formats/mod.ts";
import { openSource } from "../../tools/import/open_source.ts";
import { textsOf } from "../../tools/import/source.ts";
import { openZip } from "../../tools/import/source_zip.ts";
import { zipOf, zipSource } from "./support/exports.ts";
import { type Export, EXPORTS } from "./support/linkedin.ts";
import { emptyFolder } from "../support/empty_folder.ts";

const LEAST = EXPORTS.least;
const RENDERCV = { "me.yaml": "cv:\n  name: Ines\n" };
const JSON_RESUME = { "me.json": '{"basics":{"name":"Ines"}}' };

const DETECTED = {
  linkedin: LEAST,
  rendercv: RENDERCV,
  "json-resume": JSON_RESUME,
};

Deno.test("the content of an export tells its format", async () => {
  const found = Object.values(DETECTED)
    .map(async (files) => (await formatOf(zipSource(files))).name);
  assertEquals(await Promise.all(found), Object.keys(DETECTED));
});

Deno.test("an export of no known format is refused with the names of all formats", async () => {
  const others: Export[] = [{ "a.pdf": "%PDF\xff" }, {
    "Profile.csv": "Other\nx\n",
  }, {}];
  for (const files of others) {
    const { message } = await assertRejects(
      () => formatOf(zipSource(files)),
      ConfigError,
    );
    for (const { name } of FORMATS) assert(message.includes(name), message);
  }
});

/** Sources that no import reads, by the words that name them. */
const NAMED: Record<string, Export> = {
  Substack: { "posts.csv": "post_id", "posts/1.a.html": "<p>" },
  Tumblr: { "posts_index.html": "", "html/1.html": "<p>" },
  Medium: { "posts/2019-03-01_A-1a2b3c4d5e6f.html": "<article>" },
  Blogger: { "blog.xml": "<feed><id>tag:blogger.com,1999:blog-1</id></feed>" },
  Notion: { "Lamps 0123456789abcdef0123456789abcdef.html": "<p>" },
  Word: { "word/document.xml": "<w:document/>", "[Content_Types].xml": "" },
  PDF: { "cv.pdf": "%PDF-1.7" },
  Ghost: { "old.ghost.json": '{"db":[{"data":{"posts":[]}}]}' },
  feed: { "rss.xml": '<?xml version="1.0"?><rss version="2.0"></rss>' },
};

Deno.test("a format that no import reads is refused with its name and a way around", async () => {
  const wrong: string[] = [];
  for (const [name, files] of Object.entries(NAMED)) {
    const { message } = await assertRejects(
      () => formatOf(zipSource(files)),
      ConfigError,
    );
    if (!message.includes(name) || !message.includes("; ")) wrong.push(name);
  }
  assertEquals(wrong, []);
});

Deno.test("--from settles which of two formats an export is, and takes no other name", async () => {
  const both = zipSource({ ...LEAST, ...RENDERCV });
  await assertRejects(() => formatOf(both), ConfigError, "--from");
  assertEquals((await formatOf(both, "rendercv")).name, "rendercv");
  await assertRejects(() => formatOf(both, "fax"), ConfigError, "rendercv");
});

Deno.test("a ZIP whose names are UTF-8 without saying so has the names that it means", async () => {
  const bytes = zipOf({ "Größe.csv": "x" });
  const unmarked = withFlags(bytes, 0);
  assertEquals(openZip(unmarked)?.paths, ["Größe.csv"]);
  const files = await openZip(unmarked)?.read(["Größe.csv"]);
  assertEquals(files?.get("Größe.csv"), new TextEncoder().encode("x"));
});

Deno.test("what macOS adds to a ZIP is no part of the export", () => {
  const files = { "me.json": "{}", "__MACOSX/._me.json": "x" };
  assertEquals(zipSource(files).paths, ["me.json"]);
});

Deno.test("a ZIP that unpacks to more than 200 MB is refused before it is unpacked", async () => {
  const large = withSize(zipOf({ "a.csv": "x" }), 201 * 2 ** 20);
  const source = openZip(large);
  assert(source);
  await assertRejects(async () => await source.read(["a.csv"]), ConfigError);
  assertEquals((await source.read(["b.csv"])).size, 0);
});

Deno.test("a ZIP that states too small a size gives no more than it states", async () => {
  const small = withSize(zipOf({ "a.csv": "x".repeat(100_000) }), 10);
  const read = async () => await openZip(small)?.read(["a.csv"]);
  const length = await read().then(
    (files) => files?.get("a.csv")?.length ?? 0,
    (error) => error instanceof ConfigError ? 0 : Promise.reject(error),
  );
  assert(length <= 10, `${length}`);
});

Deno.test("a broken ZIP is refused in words, and one whose paths lead out of it", () => {
  const paths = ["../a.csv", "a/../../b", "/etc/a", "C:\\a", "a\\..\\b"];
  const wrong = paths.map((path) => zipOf({ [path]: "x" }));
  for (const bytes of [zipOf(LEAST).slice(0, 40), ...wrong]) {
    assertThrows(() => openZip(bytes), ConfigError);
  }
});

Deno.test("a folder is a source like the ZIP made of it", async () => {
  await using empty = await emptyFolder();
  const dir = empty.path;
  await Deno.mkdir(`${dir}/export`);
  await Deno.writeTextFile(
    `${dir}/export/profile.csv`,
    "\uFEFFFirst Name\nIda\n",
  );
  await Deno.symlink("/etc", `${dir}/link`);
  const source = await openSource(dir);
  assertEquals(source.paths, ["export/profile.csv"]);
  assertEquals((await formatOf(source)).name, "linkedin");
  const [text] = (await textsOf(source, source.paths)).values();
  assertEquals(text, "First Name\nIda\n");
});

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;

/** Sets the flags of all entries. */
function withFlags(bytes: Uint8Array, flags: number): Uint8Array {
  return changed(
    bytes,
    (view, at, signature) =>
      view.setUint16(at + (signature === LOCAL ? 6 : 8), flags, true),
  );
}

/** Sets the stated size of all entries. */
function withSize(bytes: Uint8Array, size: number): Uint8Array {
  return changed(
    bytes,
    (view, at, signature) =>
      view.setUint32(at + (signature === LOCAL ? 22 : 24), size, true),
  );
}

function changed(
  bytes: Uint8Array,
  change: (view: DataView, at: number, signature: number) => void,
): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at++) {
    const signature = view.getUint32(at, true);
    if ([LOCAL, CENTRAL].includes(signature)) change(view, at, signature);
  }
  return copy;
}
