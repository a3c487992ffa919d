import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { loadContent, openRoots } from "../../lib/content/load.ts";
import { examine } from "../../tools/doctor/mod.ts";
import { formWords } from "../../tools/new/form_words.ts";
import { withLanguage } from "../../tools/new/declare_language.ts";
import { digestOf, translationPairs } from "../../tools/translations.ts";
import { changedContent, edited, readFile } from "../support/content.ts";
import { scratch } from "../support/scratch.ts";
import { testSite } from "../support/test_app.ts";
import { translatedPerson } from "../support/two_languages.ts";

const TODAY = "2026-11-20";
const TAG = "sv";

/** New content of an owner, and its language command. */
async function newSite() {
  const folder = await scratch();
  const given = ["--name", "Ines", "--language", "en", "--yes"];
  const made = await folder.run("new", ...given);
  assertEquals(made.code, 0, made.stderr);
  const read = (path: string) => Deno.readTextFile(`${folder.dir}/${path}`);
  return { ...folder, read };
}

function namesIn(dir: string): string[] {
  return [...openRoots(dir).person.entries.keys()].sort();
}

Deno.test("deno task new --translate adds a language with hidden copies, and changes one line of the profile", async () => {
  await using site = await newSite();
  const before = await site.read("profile.md");
  const { code, stderr } = await site.run("new", "--translate", TAG);
  assertEquals(code, 0, stderr);
  const after = (await site.read("profile.md")).split("\n");
  assertEquals(
    after.filter((line) => line !== `languages: [${TAG}]`).join("\n"),
    before,
  );
  const content = await loadContent(site.dir);
  const [edition] = content.editions ?? [];
  assert(edition && content.editions?.length === 1);
  assertEquals(edition.profile.body, content.profile.body);
  // A hidden file is no translation yet.
  assert(edition.pages.every(({ untranslated }) => untranslated));
  const names = namesIn(site.dir);
  for (const path of ["profile.md", "contact.md", "pages/about.md"]) {
    assert(names.includes(path.replace(/md$/, `${TAG}.md`)), path);
  }
  using app = testSite({ content });
  assertEquals((await app.fetch(`/${TAG}`)).status, 200);
  assertEquals((await app.fetch(`/${TAG}/contact`)).status, 404);
});

Deno.test("deno task new --translate writes the lines of a first message, where an owner has her own", async () => {
  await using site = await scratch();
  const given = ["--name", "Ines", "--language", "en", "--programmer", "no"];
  await site.run("new", ...given, "--email", "n@n.example", "--yes");
  const { code, stderr } = await site.run("new", "--translate", TAG);
  assertEquals(code, 0, stderr);
  const content = await loadContent(site.dir);
  const [edition] = content.editions ?? [];
  assert(edition);
  const { lines } = edition.words.contact.hire;
  assertEquals(lines.length, 4);
  assert(formWords(TAG).includes(`- ${lines[0]}\n`), lines[0]);
});

Deno.test("a copy is shown once its line hidden is gone, with the facts of its original", async () => {
  await using folder = await changedContent(translatedPerson(TAG));
  const { editions: [edition] = [], ...content } = await loadContent(
    folder.dir,
    folder,
  );
  assert(edition);
  const facts = ({ roles, contact, sections, resume }: typeof edition) => ({
    roles: roles.map(({ slug, start, end, url }) => [slug, start, end, url]),
    channels: contact.channels.map(({ url, preferred }) => [url, preferred]),
    entries: sections.map(({ entries }) => entries.map(({ date }) => date)),
    awards: resume.awards,
  });
  assertEquals(facts(edition), facts(content));
  const { pages, roles, sections, npcs } = edition;
  const all = [...pages, ...roles, ...sections, ...npcs, edition.contact];
  assertEquals(all.filter(({ untranslated }) => untranslated), []);
});

Deno.test("deno task new --translate overwrites nothing, and later copies what is new", async () => {
  await using site = await newSite();
  await site.run("new", "--translate", TAG);
  const own = "---\nhidden: true\n---\nMina ord.\n";
  await Deno.writeTextFile(`${site.dir}/contact.${TAG}.md`, own);
  await Deno.remove(`${site.dir}/pages/about.${TAG}.md`);
  const names = namesIn(site.dir);
  const profile = await site.read("profile.md");
  const { code, stderr } = await site.run("new", "--translate", TAG);
  assertEquals(code, 0, stderr);
  assertEquals(await site.read(`contact.${TAG}.md`), own);
  assertEquals(await site.read("profile.md"), profile);
  const added = namesIn(site.dir).filter((name) => !names.includes(name));
  assertEquals(added, [`pages/about.${TAG}.md`]);
});

Deno.test("deno task new --translate writes nothing where the site could not start", async () => {
  await using site = await newSite();
  const names = namesIn(site.dir);
  const calls = [
    ["--translate", "Swedish!"],
    ["--translate", "en"],
    ["--translate", TAG, "--yes"],
    ["--seen", "about.sv.md", "--translate", TAG],
    ["--translate", TAG, "--translate", TAG],
  ];
  for (const args of calls) {
    const { code, stderr } = await site.run("new", ...args);
    const named = args.slice(2).find((arg) => arg.startsWith("--")) ?? args[1];
    assertEquals(code, 1);
    assert(stderr.includes(`${named}`) && !stderr.includes("    at "), stderr);
  }
  const contact = await site.read("contact.md");
  const wrong = contact.replace("updated: ", "updatd: ");
  await Deno.writeTextFile(`${site.dir}/contact.md`, wrong);
  const { code, stderr } = await site.run("new", "--translate", TAG);
  assertEquals(code, 1);
  assert(stderr.includes("contact.md:"), stderr);
  assertEquals(namesIn(site.dir), names);
  await using empty = await scratch();
  await Deno.mkdir(empty.dir);
  assertEquals((await empty.run("new", "--translate", TAG)).code, 1);
});

Deno.test("a file with line ends of Windows has a translation with the same ones", async () => {
  await using site = await scratch();
  const given = "--name Ines --language en --programmer no --email n@n.example";
  await site.run("new", ...given.split(" "), "--yes");
  const names = namesIn(site.dir).filter((name) => /\.(?:md|yaml)$/.test(name));
  for (const name of names) {
    const path = `${site.dir}/${name}`;
    const text = await Deno.readTextFile(path);
    await Deno.writeTextFile(path, text.replaceAll("\n", "\r\n"));
  }
  const resume = "tests/fixtures/resumes/least.json";
  for (const call of ["new --translate de", `import ${resume} --as sv`]) {
    const [task = "", ...args] = call.split(" ");
    assertEquals((await site.run(task, ...args)).code, 0);
  }
  const added = namesIn(site.dir).filter((name) => /\.(?:de|sv)\./.test(name));
  const wrong = [];
  for (const name of added) {
    const text = await Deno.readTextFile(`${site.dir}/${name}`);
    if (/(?<!\r)\n|\r(?!\n)/.test(text)) wrong.push(name);
  }
  assert(added.length > 1);
  assertEquals(wrong, []);
});

const PROFILES: [before: string, after: string][] = [
  ["language: en\nhue: 1\n", "language: en\nlanguages: [sv]\nhue: 1\n"],
  ["hue: 1\n", "hue: 1\nlanguages: [sv]\n"],
  ["languages: [de] # two\n", "languages: [de, sv] # two\n"],
  ["languages: []\nhue: 1\n", "languages: [sv]\nhue: 1\n"],
  ["languages:\n  - de\nhue: 1\n", "languages:\n  - de\n  - sv\nhue: 1\n"],
  ["languages:\n- de\n", "languages:\n- de\n- sv\n"],
  ["languages: [sv]\n", "languages: [sv]\n"],
];

Deno.test("a language is added to the profile in each form that a list may have", () => {
  for (const [before, after] of PROFILES) {
    for (const end of ["\n", "\r\n"]) {
      const whole = (yaml: string) =>
        `---\n${yaml}---\nWords.\nlanguage: x\n`.replaceAll("\n", end);
      assertEquals(withLanguage(whole(before), TAG), whole(after));
    }
  }
});

Deno.test("a changed original makes the doctor speak, and deno task new --seen silences it", async () => {
  await using site = await newSite();
  await site.run("new", "--translate", TAG);
  const path = `pages/about.${TAG}.md`;
  const copy = await site.read(path);
  const shown = copy.replace("hidden: true\n", "").trimEnd() + " Ord.\n";
  const translation = shown.replace(/^description: \w+/m, "description: Ord");
  await Deno.writeTextFile(`${site.dir}/${path}`, translation);
  const config = readConfig({
    CONTENT_DIR: site.dir,
    CODEHOST_PROVIDER: "off",
  });
  const staleOnes = async () =>
    (await examine({ config, today: TODAY })).flat()
      .filter(({ place }) => place.startsWith(`${site.dir}/${path}`));
  assertEquals(await staleOnes(), []);

  const original = (await site.read("pages/about.md")).trimEnd();
  await Deno.writeTextFile(`${site.dir}/pages/about.md`, `${original} More.\n`);
  assertEquals((await staleOnes()).length, 1);

  const { code, stdout, stderr } = await site.run("new", "--seen", path);
  assertEquals(code, 0, stderr);
  assert(stdout.includes("Ord."), stdout);
  assertEquals(await staleOnes(), []);
  const after = await site.read(path);
  assertNotEquals(after, translation);
  assertEquals(
    after.replace(/^of:.*/m, ""),
    translation.replace(/^of:.*/m, ""),
  );
});

Deno.test("deno task new --seen takes a name that is clear, and adds a digest where there is none", async () => {
  await using folder = await scratch();
  await using content = await changedContent(
    translatedPerson(TAG, { [`contact.${TAG}.md`]: [/^of:.*\n/m, ""] }),
  );
  await Deno.rename(content.dir, folder.dir);
  const unclear = await folder.run("new", "--seen", `index.${TAG}.md`);
  assertEquals(unclear.code, 1);
  assert(unclear.stderr.includes(`lamps/index.${TAG}.md`), unclear.stderr);
  const missing = await folder.run("new", "--seen", "contact.md");
  assertEquals(missing.code, 1);
  for (const name of [`contact.${TAG}.md`, `resume.${TAG}.yaml`]) {
    assertEquals((await folder.run("new", "--seen", name)).code, 0);
  }
  const pairs = translationPairs(openRoots(folder.dir));
  for (const [original, { path, text }] of pairs) {
    assert(text.includes(`of: ${digestOf(original)}`), path);
  }
  assert(pairs.length > 10);
});

Deno.test("a digest follows the words of an original, and no date, slug or flag", async () => {
  const path = "work/imaginary-ferries.md";
  const text = await readFile(path);
  const digest = digestOf({ path, text });
  const facts = [/^slug:.*$/m, /^start:.*$/m].map((fact) =>
    text.replace(fact, (line) => `${line}9`)
  );
  const others = [...facts, text.replace("---\n", "---\nhidden: true\n")];
  for (const each of others) {
    assertNotEquals(each, text);
    assertEquals(digestOf({ path, text: each }), digest);
  }
  const changes = [
    await edited(path, "role: Deckhand", "role: Captain"),
    { [path]: `${text}\nMore.\n` },
  ];
  for (const { [path]: each = "" } of changes) {
    assertNotEquals(digestOf({ path, text: each }), digest);
  }
});
