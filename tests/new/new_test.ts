import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { ConfigError, readConfig } from "../../lib/config.ts";
import { loadContent, loadWithWarnings } from "../../lib/content/load.ts";
import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { examine } from "../../tools/doctor/mod.ts";
import { Interview } from "../../tools/new/interview.ts";
import { git, scratchRepository } from "../support/repository.ts";
import { markdownFile } from "../../tools/new/markdown_file.ts";
import { understood } from "../../tools/new/questions.ts";
import { newFiles } from "../../tools/new/new_files.ts";
import { ownerFrom } from "../../tools/new/owner.ts";
import { readTemplate } from "../../tools/new/template.ts";
import { writeContent } from "../../tools/new/write_content.ts";

const TODAY = "2026-11-20";
const MACHINE = { time_zone: "Europe/Lisbon", language: "en" };
const EMAIL = { email: "me+site@nobody.example" };

const OWNERS: Record<string, Record<string, string>> = {
  "as short as can be": { name: "N", ...EMAIL },
  "all that is said of them": { name: "N" },
  "with words that mean something to YAML": {
    name: "No: 1 #me",
    headline: "- yes, 'and' \"no\" {}",
    ...EMAIL,
  },
  "of forty letters": { name: "N".repeat(40), ...EMAIL },
  "of a long headline": { name: "N", headline: "word ".repeat(99), ...EMAIL },
  "in Japanese": {
    name: "架空 花子",
    headline: "存在しない島の地図を描く人",
    place: "空想市",
    "time-zone": "Asia/Tokyo",
    language: "ja",
    ...EMAIL,
  },
  "in Arabic": {
    name: "عائشة الخيالية",
    headline: "ترسم خرائط لجزر لا وجود لها",
    "time-zone": "UTC",
    language: "ar",
    ...EMAIL,
  },
};

for (const [what, given] of Object.entries(OWNERS)) {
  Deno.test(`a new site is sound: its owner's name is ${what}`, async () => {
    await using content = await newContent(given);
    const { profile } = await loadContent(content.dir);
    for (const [flag, answer] of Object.entries(given)) {
      const value = Object.entries(profile)
        .find(([key]) => key === flag.replace("-", "_"))?.[1];
      if (value !== undefined) assertEquals(value, answer.trim());
    }
    const config = readConfig({
      CONTENT_DIR: content.dir,
      CODEHOST_PROVIDER: "off",
    });
    const found = (await examine({ config, today: TODAY })).flat();
    // Made-up values are listed, and words without a translation.
    const others = found.filter(({ severity, place }) =>
      severity === "error" ||
      !/\/(profile\.md:\d+|contact\.md:\d+|words\.yaml)$/.test(place) &&
        !TEMPLATE.test(place)
    );
    assertEquals(others, []);
  });
}

/** A page or a character of the template. */
const TEMPLATE = /\/((?:pages|npcs)\/\w+)\.md:1$/;

Deno.test("the doctor names each English file of a new site in another language", async () => {
  const named = async (language: string) => {
    await using content = await newContent({ name: "N", language });
    const config = readConfig({ CONTENT_DIR: content.dir });
    const found = (await examine({ config, today: TODAY })).flat();
    return found.flatMap(({ place }) => TEMPLATE.exec(place)?.[1] ?? []);
  };
  const pages = ["about", "developers", "privacy", "room"];
  const npcs = ["archivist", "barista", "concierge", "librarian"];
  assertEquals(
    (await named("sv")).sort(),
    [...npcs.map((id) => `npcs/${id}`), ...pages.map((id) => `pages/${id}`)],
  );
  assertEquals(await named("en-GB"), []);
});

Deno.test("a new site has its fixed words in its own language, where the software knows it", async () => {
  for (
    const [language, isKnown] of [["ar-EG", true], ["pt", true], [
      "nl",
      false,
    ]] as const
  ) {
    await using content = await newContent({ name: "N", language });
    const { words } = await loadContent(content.dir);
    assertEquals(words.home.work !== ENGLISH.home.work, isKnown, language);
  }
});

Deno.test("of two that write one folder at once, one does it and the other says why not", async () => {
  await using content = await newContent({ name: "N" });
  const dir = `${content.dir}-2`;
  const options = { replace: false, today: TODAY };
  const { files } = content;
  const both = [1, 2].map(() => writeContent(dir, files, options));
  const results = await Promise.allSettled(both);
  const faults = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason] : []
  );
  assertEquals(faults.length, 1);
  assert(faults[0] instanceof ConfigError);
  assertEquals((await loadContent(dir)).profile.name, "N");
});

Deno.test("a content folder with a README alone is filled, and keeps the README", async () => {
  await using content = await newContent({ name: "N" });
  const dir = `${content.dir}-3`;
  await Deno.mkdir(dir);
  await Deno.writeTextFile(`${dir}/README.md`, "Of the software.");
  const options = { replace: false, today: TODAY };
  assertEquals(await writeContent(dir, content.files, options), undefined);
  const { content: { profile }, warnings } = await loadWithWarnings(dir, TODAY);
  assertEquals(profile.name, "N");
  assertEquals(warnings.filter(({ place }) => /README/.test(place)), []);
  assert((await Deno.stat(`${dir}/README.md`)).isFile);
  await assertRejects(
    () => writeContent(dir, content.files, options),
    ConfigError,
  );
  const beside = [...Deno.readDirSync(`${dir}/..`)];
  assertEquals(beside.filter(({ name }) => name.includes(TODAY)), []);
});

Deno.test("git ignores the folders that are put aside, and not the one that is shown", async () => {
  await using repository = await scratchRepository();
  const { folder } = repository;
  await Deno.copyFile(".gitignore", `${folder}/.gitignore`);
  await using content = await newContent({ name: "N" });
  const options = { replace: true, today: TODAY };
  const names = [readConfig({}).CONTENT_DIR, "me"];
  for (const name of [...names, ...names, ...names]) {
    await writeContent(`${folder}/${name}`, content.files, options);
  }
  const all = ["status", "--porcelain", "--untracked-files=normal"];
  const shown = (await git(folder, all)).trimEnd().split("\n");
  assertEquals(shown, ["?? .gitignore", ...names.map((name) => `?? ${name}/`)]);
  const aside = [...Deno.readDirSync(folder)].map(({ name }) => name)
    .filter((name) => name.includes(TODAY));
  assertEquals(aside.length, 2 * names.length);
  const ignored = await git(folder, ["check-ignore", ...aside]);
  assertEquals(ignored.trimEnd().split("\n").sort(), aside.sort());
});

Deno.test("a folder that cannot be put aside stays as it is", async () => {
  await using content = await newContent({ name: "N" });
  const { files } = content;
  const before = [...Deno.readDirSync(`${content.dir}/..`)];
  await assertRejects(
    () =>
      writeContent(`${content.dir}/.`, files, { replace: true, today: TODAY }),
    ConfigError,
  );
  assertEquals([...Deno.readDirSync(`${content.dir}/..`)], before);
  assertEquals((await loadContent(content.dir)).profile.name, "N");
});

Deno.test("a new site may say of no way to reach its owner", async () => {
  await using content = await newContent({ name: "N" });
  assertEquals((await loadContent(content.dir)).contact.channels, []);
});

Deno.test("a new site teaches agents what the sample teaches them", async () => {
  const template = readTemplate(TODAY);
  const { skills, profile } = await loadContent(SAMPLE_DIR);
  const taught = skills.map((
    { name, raw },
  ) => [`skills/${name}/SKILL.md`, raw]);
  assertEquals(
    [...template].filter(([path]) => path.startsWith("skills/"))
      .map(([path, text]) => [path, text.replaceAll("{name}", profile.name)])
      .sort(),
    taught.sort(),
  );
});

Deno.test("who is asked in the terminal is asked until the answer is sound", () => {
  const asked: string[] = [];
  const answers = ["", " ", "Ines", "", "Mars/Crater", "UTC", "", "no", ""];
  const interview = new Interview({
    given: { language: "en", hue: "90", figure: "3", programmer: "no" },
    ask(text) {
      asked.push(text);
      return answers.shift() ?? null;
    },
    isQuick: false,
  });
  const { profile, channels } = ownerFrom(interview, MACHINE);
  assertEquals(profile.name, "Ines");
  assertEquals(profile.time_zone, "UTC");
  assertEquals(profile.hue, 90);
  assertEquals(channels, []);
  assertEquals(answers, []);
  const faults = asked.filter((text) => text.startsWith("That is "));
  assertEquals(faults.length, 4);
});

Deno.test("a place, a language and a colour are taken by their names", () => {
  assertEquals(understood("time-zone", "amsterdam"), "Europe/Amsterdam");
  assertEquals(understood("language", "Dutch"), "nl");
  assertEquals(understood("language", "deutsch"), "de");
  assertEquals(understood("hue", "green 155"), "155");
  assertEquals(understood("time-zone", "Mars/Crater"), "Mars/Crater");
});

Deno.test("a value in quotation marks may get an apostrophe later", () => {
  const text = markdownFile({ headline: "Noor's: backs", list: ["- a"] }, "");
  assertEquals(
    text,
    `---\nheadline: "Noor's: backs"\nlist:\n  - "- a"\n---\n`,
  );
});

Deno.test("who says nothing any more is asked no more", () => {
  const interview = new Interview({
    given: {},
    ask: () => null,
    isQuick: false,
  });
  assertThrows(() => ownerFrom(interview, MACHINE), ConfigError);
});

Deno.test("whoever cannot be asked is told which flags to give", () => {
  const interview = new Interview({ given: { name: "N" }, isQuick: false });
  const { message } = assertThrows(
    () => ownerFrom(interview, MACHINE),
    ConfigError,
  );
  assertEquals(message.includes("--headline"), true);
  assertEquals(message.includes("--name,"), false);
});

async function newContent(given: Record<string, string>) {
  const interview = new Interview({ given, isQuick: true });
  const { files } = newFiles(interview, MACHINE, TODAY);
  const root = await Deno.makeTempDir();
  const dir = `${root}/person`;
  await writeContent(dir, files, { replace: false, today: TODAY });
  return {
    dir,
    files,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}
