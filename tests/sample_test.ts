import { assert, assertEquals, assertRejects } from "@std/assert";
import { baseUrlOf, ConfigError, readConfig } from "../lib/config.ts";
import { loadContent } from "../lib/content/load.ts";
import { type Folder, readFolder } from "../lib/content/read_folder.ts";
import { sampleLeftIn } from "../lib/content/sample_placeholders.ts";
import sampleTokens from "../lib/content/sample_tokens.json" with {
  type: "json",
};
import { refuseSample } from "../lib/server/sample.ts";
import { CONTENT_DIR } from "./support/content.ts";

// The one that is shipped, and one from before.
const SAMPLES = ["./sample", "tests/golden/sample"];

/** A folder with one file. */
function folderOf(path: string, text: string): Folder {
  const bytes = new TextEncoder().encode(text);
  const size = bytes.length;
  const file = { state: "file", size, start: bytes, bytes } as const;
  return { dir: "content", entries: new Map([[path, file]]) };
}

function placesIn(path: string, text: string): string[] {
  return sampleLeftIn(folderOf(path, text)).map(({ place }) => place);
}

Deno.test("sampleLeftIn() finds every token, with the file and the line", () => {
  for (const token of Object.values(sampleTokens).flat()) {
    const [first, ...others] = sampleLeftIn(
      folderOf("pages/about.md", `---\ntitle: “${token}’s”\n---\n`),
    );
    assertEquals(first?.place, "content/pages/about.md:2", token);
    assert(first?.what.startsWith(`"${token}"`), first?.what);
    assertEquals(others, []);
  }
});

Deno.test("sampleLeftIn() finds what stands on two lines, and names one line once", () => {
  const text = "Ask Sam\nSample, Sam Sample\nor Sam Sample of Lorem Freight\n";
  assertEquals(placesIn("contact.md", text), [
    "content/contact.md:1",
    "content/contact.md:2",
    "content/contact.md:3",
  ]);
});

Deno.test("sampleLeftIn() finds the names of files, and the flag of the profile", () => {
  assertEquals(placesIn("work/lorem-freight.md", "x"), [
    "content/work/lorem-freight.md",
  ]);
  assertEquals(placesIn("profile.md", "---\nname: Ana\nsample: true\n---\n"), [
    "content/profile.md:3",
  ]);
  assertEquals(placesIn("profile.md", "---\nsample: false\n---\n"), []);
  assertEquals(placesIn("pages/x.md", "---\nsample: true\n---\n"), []);
});

// Words that the sample has too, and a real person may have as well.
const REAL = [
  "Samuel Sampler, or Sam, at Example Ltd",
  "Samples and sampling in Sampleton, example.com, a sample: true story",
  "A foundry, a gazette, an institute, a placeholder, freight, lorem ipsum",
  "not-sam@sample.example, ProSam Sample, www-code.example.org/sam",
  "my-sam@sample.example.org, code.example.org/samantha, code.example.org",
  "+44 1632 960 124",
];

Deno.test("sampleLeftIn() leaves alone what a real person may be called", () => {
  for (const text of REAL) assertEquals(placesIn("profile.md", text), [], text);
  assertEquals(sampleLeftIn(readFolder(CONTENT_DIR)), []);
});

/** Identifying facts of the sample person, read from its files. */
async function traitsOf(dir: string): Promise<string[]> {
  const { profile, contact, roles, resume, sections } = await loadContent(dir);
  const entries = sections.flatMap(({ entries }) => entries);
  return [
    profile.name,
    ...profile.place.split(", "),
    ...contact.channels.flatMap(({ value, url }) => [value, url]),
    ...roles.flatMap(({ company, slug, place = [] }) =>
      [company, slug, place].flat()
    ),
    ...resume.education.map(({ institution }) => institution),
    ...resume.volunteer.map(({ organization }) => organization),
    ...resume.awards.flatMap(({ awarder = [] }) => awarder),
    ...entries.flatMap(({ slug, entity = [] }) => [slug, entity].flat()),
    ...[...textsIn(dir)].flatMap(([, text]) => text.match(ADDRESS) ?? []),
  ];
}

const ADDRESS = /https?:\/\/[^\s)>"\x60]+/g;

/** Texts of all files except for pictures. */
function textsIn(dir: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, entry] of readFolder(dir).entries) {
    if (entry.state !== "file" || !/\.(md|yaml)$/.test(path)) continue;
    texts.set(path, new TextDecoder().decode(entry.bytes));
  }
  return texts;
}

for (const dir of SAMPLES) {
  Deno.test(`the tokens of the sample are all that is its own in ${dir}`, async () => {
    const traits = await traitsOf(dir);
    for (const trait of traits) {
      assert(placesIn("x.md", trait).length > 0, trait);
    }
  });

  Deno.test(`what ${dir} tells gives it away, whatever became of its fields`, () => {
    for (const [path, text] of textsIn(dir)) {
      // These say nothing of anybody.
      if (/^(pages|npcs|skills)\//.test(path)) continue;
      const [, , body = ""] = text.split(/^---$/m);
      if (!body.trim()) continue;
      assert(placesIn("x.md", body).length > 0, path);
    }
  });

  Deno.test(`${dir} says Sam in no other way than by a token`, () => {
    for (const [path, text] of textsIn(dir)) {
      for (
        const line of text.split("\n").filter((each) => /\bSam\b/.test(each))
      ) {
        assert(placesIn(path, line).length > 0, `${path}: ${line}`);
      }
    }
  });
}

// Files of the sample and of the search for it. The README shows real answers, and the
// snapshot of messages holds the doctor's finding.
const MAY_NAME_IT =
  /^\.\/(content|sample|tests\/golden|_fresh|node_modules)\/|^\.\/(README\.md|lib\/content\/sample_tokens\.json|tests\/sample_test\.ts|tests\/snapshots\/messages\.txt)$/;

Deno.test("the software, its manual and its tests say nothing of the sample", () => {
  const { entries } = readFolder(".");
  const software = [...entries].filter(([path]) =>
    !MAY_NAME_IT.test(`./${path}`)
  );
  assert(software.some(([path]) => path === "docs/api.md"));
  const left = sampleLeftIn({ dir: ".", entries: new Map(software) });
  assertEquals(left.map(({ place, what }) => `${place} ${what}`), []);
});

const PUBLIC: Record<string, string>[] = [
  { BASE_URL: "https://me.example" },
  { DENO_DEPLOY_APP_SLUG: "app", DENO_DEPLOY_ORG_SLUG: "org" },
];

const LOCAL: Record<string, string>[] = [
  {},
  { BASE_URL: "https://localhost:8443" },
  { BASE_URL: "http://me.example" },
];

/** As the start asks it. */
async function refuse(dir: string, env: Record<string, string>): Promise<void> {
  const config = readConfig({ ...env, CONTENT_DIR: dir });
  await refuseSample(config, baseUrlOf(config, 8000));
}

async function refused(
  dir: string,
  env: Record<string, string>,
): Promise<string[]> {
  const { message } = await assertRejects(() => refuse(dir, env), ConfigError);
  return message.split("\n");
}

for (const env of PUBLIC) {
  Deno.test(`refuseSample() names each place at ${Object.values(env)}`, async () => {
    for (const dir of SAMPLES) {
      const problems = await refused(dir, env);
      const places = sampleLeftIn(readFolder(dir));
      assertEquals(problems.length, places.length + 1);
      for (const [i, { place }] of places.entries()) {
        assert(problems[i]?.startsWith(place));
      }
      await refuse(dir, { ...env, SAMPLE_OK: "1" });
    }
    await refuse(CONTENT_DIR, env);
  });
}

Deno.test("refuseSample() lets the sample be shown where nobody else looks", async () => {
  for (const env of LOCAL) for (const dir of SAMPLES) await refuse(dir, env);
});

Deno.test("refuseSample() sends who has no content folder to make one", async () => {
  const problems = await refused("sample", { BASE_URL: "https://me.example" });
  assertEquals(problems.length, 1);
});

Deno.test("the manual has addresses of its own, and none of the sample", async () => {
  const host = /\bsam\.example\b/;
  const found: string[] = [];
  for (const { name } of Deno.readDirSync("docs")) {
    const text = await Deno.readTextFile(`docs/${name}`);
    if (host.test(text)) found.push(name);
    const folder = folderOf("pages/x.md", text);
    found.push(...sampleLeftIn(folder).map(({ what }) => `${name} ${what}`));
  }
  assertEquals(found, []);
});
