import { assert, assertEquals, assertRejects } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { formatOf, FORMATS } from "../../tools/import/formats/mod.ts";
import { openSource } from "../../tools/import/open_source.ts";
import { textsOf } from "../../tools/import/source.ts";
import { OPTIONS, zipSource } from "./support/exports.ts";
import { blogSource } from "./support/imported_posts.ts";
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
    .map(async (files) => (await formatOf(await zipSource(files))).name);
  assertEquals(await Promise.all(found), Object.keys(DETECTED));
});

Deno.test("an export of no known format is refused with the names of all formats", async () => {
  const others: Export[] = [{ "a.pdf": "%PDF\xff" }, {
    "Profile.csv": "Other\nx\n",
  }, {}];
  for (const files of others) {
    const { message } = await assertRejects(
      async () => formatOf(await zipSource(files)),
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
      async () => formatOf(await zipSource(files)),
      ConfigError,
    );
    if (!message.includes(name) || !message.includes("; ")) wrong.push(name);
  }
  assertEquals(wrong, []);
});

/** Résumés with one mistake, and the line and the column of each. */
const SLIPS: [path: string, text: string, place: string][] = [
  ["me.yaml", "cv:\n  name: A: b\n", "2:10"],
  ["me.yaml", "cv:\n  name: A\n\tphone: 3\n", "3:1"],
  ["me.yaml", 'cv:\n  name: "A\n  phone: 3\n', "2:1"],
  ["me.yaml", "cv\n  name: A\n", "2:1"],
  ["me.yml", "cv:\n  name: A\n  name: B\n", "3:3"],
  ["me.txt", "cv:\n  sections: [A\n", "2:1"],
  ["me.json", '{"basics": {"name": "A"}\n "work": []}', "2:2"],
  ["me.json", '{"basics": {"name": "A"},\n "work": [,]}', "2:11"],
  ["me.json", '// A\n{"basics": {"name": "A"}}', "1:1"],
  ["me.json", '"basics": {"name": "A"}}', "1:9"],
];

Deno.test("a résumé with a slip is refused with line and column of the slip, alone and beside other files", async () => {
  const wrong: string[] = [];
  for (const [path, text, place] of SLIPS) {
    for (const others of [[], [["a.pdf", "%PDF"]]]) {
      const source = blogSource({
        ...Object.fromEntries(others),
        [path]: text,
      });
      const error = await formatOf(source)
        .then((format): unknown => format.read(source, OPTIONS))
        .catch((error) => error);
      const isTold = error instanceof ConfigError &&
        error.message.startsWith(`${path}:${place}: `);
      if (!isTold) wrong.push(`${text} → ${Object(error).message}`);
    }
  }
  assertEquals(wrong, []);
});

Deno.test("YAML that repeats itself without end is refused in one line", async () => {
  const text = "cv: &a\n  name: A\n  sections: {a: *a}\n";
  const source = blogSource({ "me.yaml": text });
  const { message } = await assertRejects(() => formatOf(source), ConfigError);
  assertEquals(message.split("\n").length, 1);
});

Deno.test("--from settles which of two formats an export is, and takes no other name", async () => {
  const both = await zipSource({ ...LEAST, ...RENDERCV });
  await assertRejects(() => formatOf(both), ConfigError, "--from");
  assertEquals((await formatOf(both, "rendercv")).name, "rendercv");
  await assertRejects(() => formatOf(both, "fax"), ConfigError, "rendercv");
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

Deno.test("what a folder has beside sound files is named, and never waited for", async () => {
  await using empty = await emptyFolder();
  const dir = empty.path;
  const odd = ["bad\uFFFD.md", "link.md", "pipe.md", "gone.md"];
  for (const name of ["a\nb\x1b.md", "bad\uFFFD.md", "gone.md"]) {
    await Deno.writeTextFile(`${dir}/${name}`, "Fog.");
  }
  await Deno.symlink("gone.md", `${dir}/link.md`);
  const pipe = `${dir}/pipe.md`;
  await new Deno.Command("mkfifo", { args: [pipe] }).output();
  const source = await openSource(dir);
  await Deno.remove(`${dir}/gone.md`);
  const read = await source.read(source.paths);
  assertEquals([...read.keys()], ["a\\nb\\u{1b}.md"]);
  assertEquals([...source.skipped.keys()].sort(), odd.toSorted());
  for (const path of [pipe, "/dev/null", "/dev/stdin", `${dir}/\uFFFD`]) {
    await assertRejects(() => openSource(path), ConfigError, "; ");
  }
});

/** Bytes of a text by the name of their encoding. */
const ENCODED: Record<string, (text: string) => Uint8Array> = {
  "UTF-16, little end first": (text) => new Uint8Array(unitsOf(text).buffer),
  "UTF-16, big end first": (text) =>
    new Uint8Array(unitsOf(text).map((unit) => unit >> 8 | unit << 8).buffer),
  "UTF-8": (text) => new TextEncoder().encode(text),
};

/** A text of each format, by the name of its file. */
const TEXTS: Record<string, string> = {
  "me.json": '{"basics":{"name":"Åsa"}}',
  "me.yaml": "cv:\n  name: Åsa\n",
  "Profile.csv": "First Name\nÅsa\n",
  "a.md": "---\ntitle: Åsa\n---\n",
  "a.xml": "<rss><wp:wxr_version>1</wp:wxr_version>Åsa</rss>",
};

Deno.test("texts of all formats are read in UTF-8 and UTF-16, and others are named", async () => {
  const wrong: string[] = [];
  for (const [path, text] of Object.entries(TEXTS)) {
    for (const [name, encode] of Object.entries(ENCODED)) {
      for (const mark of ["", "\uFEFF"]) {
        const source = blogSource({ [path]: encode(mark + text) });
        const found = [...await textsOf(source, [path])];
        const isKnown = await formatOf(source).then(() => true, () => false);
        if (!isKnown || found.join() !== `${path},${text}`) {
          wrong.push(`${path} in ${name}`);
        }
      }
    }
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const source = blogSource({ [path]: latin });
    await assertRejects(() => textsOf(source, [path]), ConfigError, "UTF-8");
  }
  assertEquals(wrong, []);
});

function unitsOf(text: string): Uint16Array<ArrayBuffer> {
  return Uint16Array.from(text, (sign) => sign.charCodeAt(0));
}
