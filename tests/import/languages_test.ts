import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { scratch } from "../support/scratch.ts";

const RESUME = "tests/fixtures/resumes/whole.json";
const TAG = "sv";

/** The site of a résumé, and the same résumé with other words, as a file. */
async function withSecond() {
  const folder = await scratch();
  const first = await folder.run("import", RESUME);
  assertEquals(first.code, 0, first.stderr);
  const resume = JSON.parse(await Deno.readTextFile(RESUME));
  resume.basics.label = "Rubrik";
  resume.basics.summary = "Min historia.";
  for (const job of resume.work) job.position = `Roll, ${job.position}`;
  resume.education[0].area = "Dimma";
  const unknown = { name: "Okänd", position: "Roll", startDate: "1999-01" };
  resume.work.push(unknown);
  const file = `${folder.root}/second.json`;
  await Deno.writeTextFile(file, JSON.stringify(resume));
  return { ...folder, file };
}

Deno.test("deno task import --as fills the translations of jobs, profile and résumé, and lists what has no match", async () => {
  await using site = await withSecond();
  const { code, stdout, stderr } = await site.run(
    ...["import", site.file, "--as", TAG] as const,
  );
  assertEquals(code, 0, stderr);
  const { editions: [edition] = [], ...content } = await loadContent(site.dir);
  assert(edition);
  assertEquals(edition.profile.headline, "Rubrik");
  assertEquals(edition.resume.education[0]?.area, "Dimma");
  const facts = ({ roles }: typeof edition) =>
    roles.map(({ slug, start, end, company }) => [slug, start, end, company]);
  assertEquals(facts(edition), facts(content));
  assertEquals(
    edition.roles.map(({ role }) => role),
    content.roles.map(({ role }) => `Roll, ${role}`),
  );
  assert(stdout.includes("work/okand.md"), stdout);
});

Deno.test("deno task import --as overwrites no translation, and writes nothing where it is refused", async () => {
  await using site = await withSecond();
  await site.run("import", site.file, "--as", TAG);
  const path = `${site.dir}/profile.${TAG}.md`;
  const own = (await Deno.readTextFile(path)).replace("Rubrik", "Mina ord");
  await Deno.writeTextFile(path, own);
  const again = await site.run("import", site.file, "--as", TAG);
  assertEquals(again.code, 0, again.stderr);
  assertEquals(await Deno.readTextFile(path), own);
  for (const tag of ["Swedish!", "en"]) {
    const { code, stderr } = await site.run("import", site.file, "--as", tag);
    assertEquals(code, 1);
    assert(stderr.includes(tag), stderr);
  }
});
