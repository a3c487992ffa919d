import { assert, assertEquals } from "@std/assert";
import type { Diagnostic } from "../../lib/content/diagnostic.ts";
import { PRIVATE } from "../../tools/import/notes.ts";
import { Interview } from "../../tools/new/interview.ts";
import type { Files } from "../../tools/new/markdown_file.ts";
import { newFiles } from "../../tools/new/new_files.ts";
import { UNASKED } from "../../tools/new/own_files.ts";
import { importedPosts } from "../import/support/imported_posts.ts";
import { imported } from "../import/support/imported.ts";
import { findingsIn, TODAY } from "./support/examined.ts";
import { findingsInFiles } from "./support/written.ts";

const MACHINE = { time_zone: "Europe/Lisbon", language: "en" };
const EMAIL = "me@nobody.example";

/** Text that the owner writes instead: 50 characters are enough for every key. */
const OWN = "Words of my own, of which there are more than fifty characters";

function newSite(given: Record<string, string>, isQuick: boolean) {
  const interview = new Interview({
    given,
    ask: isQuick ? undefined : () => "",
    isQuick,
  });
  const { files } = newFiles(interview, MACHINE, TODAY);
  return { files, interview };
}

/** Each as `profile.md hue`; `text` for what stands below the keys. */
function named(found: Diagnostic[], files: Files): string[] {
  return found.map(({ place }) => {
    const [file = "", line = ""] = place.split(":");
    const written = files.get(file)?.split("\n")[Number(line) - 1] ?? "";
    const [, key = "text"] = /^[ -]*(\w+): /.exec(written) ?? [];
    return `${file} ${key}`;
  });
}

/** The files with each line that was found as somebody would edit it. */
function mended(found: Diagnostic[], files: Files): Files {
  const edited = new Map(files);
  for (const { place } of found) {
    const [file = "", line = ""] = place.split(":");
    const lines = (edited.get(file) ?? "").split("\n");
    const index = Number(line) - 1;
    const written = lines[index] ?? "";
    const [, before = ""] = /^([ -]*\w+: )/.exec(written) ?? [];
    const bare = written.replace(/ # guessed: .*$/, "");
    lines[index] = bare === written ? before + OWN : bare;
    edited.set(file, lines.join("\n"));
  }
  return edited;
}

async function assertListed(files: Files, expected: string[]) {
  const found = await findingsInFiles(files);
  const names = named(found, files);
  assertEquals(expected.filter((name) => !names.includes(name)), []);
  assert(found.every(({ severity }) => severity === "warning"));
  assertEquals(names.filter((name) => !expected.includes(name)), []);
  assertEquals(await findingsInFiles(mended(found, files)), []);
}

/** An address is not made up, and a figure is seen at once. */
const SHOWN = ["email", "figure", "programmer"];

Deno.test("the doctor lists all that deno task new makes up, until it is edited", async () => {
  const { files, interview } = newSite({ name: "N", email: EMAIL }, true);
  const guessed = interview.guessed.filter((id) => !SHOWN.includes(id))
    .map((id) => `profile.md ${id.replace("-", "_")}`);
  const unasked = UNASKED.map((each) => each.join(" "));
  const all = [...guessed, ...unasked, "profile.md text"];
  await assertListed(files, [...new Set(all)]);
});

Deno.test("the doctor takes what was asked for and answered as the owner's own", async () => {
  const answers = { name: "N", email: EMAIL, headline: OWN };
  const { files } = newSite(answers, false);
  const names = named(await findingsInFiles(files), files);
  for (const key of ["hue", "language", "place", "time_zone", "headline"]) {
    assert(!names.includes(`profile.md ${key}`), key);
  }
});

Deno.test("the doctor takes another value as the owner's own, whatever the comment says", async () => {
  const { files } = newSite({ name: "N", email: EMAIL }, true);
  const profile = files.get("profile.md") ?? "";
  const edited = profile.replace("hue: 250 ", "hue: 20 ");
  assert(edited !== profile);
  files.set("profile.md", edited);
  const names = named(await findingsInFiles(files), files);
  assert(!names.includes("profile.md hue"));
});

Deno.test("the doctor lists all that deno task import makes up, until it is edited", async () => {
  const { files, notes } = imported({
    basics: {
      name: "N",
      email: EMAIL,
      profiles: [{ url: "https://odd.example/" }],
    },
    work: [{ endDate: "2011-03" }, { name: "A", startDate: "last summer" }],
    education: [{ area: "Fog" }],
    projects: [
      { name: "A map", endDate: "2012", description: "Short." },
      { name: "A book", startDate: "2012", description: "word ".repeat(60) },
    ],
    publications: [{ releaseDate: "2013" }],
  }, [...PRIVATE]);
  const expected = notes.filter((note) => note.kind === "made up")
    .map(({ file, field }) => `${file} ${field.replace(/^.*\./, "")}`);
  await assertListed(files, [...new Set(expected)]);
});

Deno.test("the doctor lists all that an import of posts makes up", async () => {
  const { added, notes } = await importedPosts({
    "a.md":
      `---\ntitle: A lamp\ndescription: ${OWN}\ndate: 2019-03-01\n---\n${OWN}.`,
  });
  const expected = notes.filter((note) => note.kind === "made up")
    .map(({ file, field }) => `${file} ${field}`);
  assert(expected.length > 0);
  const found = (await findingsIn(Object.fromEntries(added)))
    .filter(({ place }) => place.startsWith("posts/"));
  const files = new Map([...added].map(([path, data]) => [path, `${data}`]));
  assertEquals(named(found, files).sort(), expected.sort());
});
