import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { scratch } from "../support/scratch.ts";
import { zipOf } from "./support/exports.ts";
import { EXPORTS } from "./support/linkedin.ts";

const WHOLE = "tests/fixtures/resumes/whole.json";
const LEAST = "tests/fixtures/resumes/least.json";

Deno.test("deno task import writes the content once, and puts another aside only when asked to", async () => {
  await using folder = await scratch();
  const first = await folder.run("import", LEAST);
  assertEquals(first.code, 0, first.stderr);
  assertEquals((await loadContent(folder.dir)).roles, []);

  const refused = await folder.run("import", WHOLE);
  assertEquals(refused.code, 1);
  assert(refused.stderr.includes("--replace"));
  assertEquals((await loadContent(folder.dir)).roles, []);

  const second = await folder.run("import", WHOLE, "--replace");
  assertEquals(second.code, 0, second.stderr);
  assert((await loadContent(folder.dir)).roles.length > 0);
  const [aside] = await folder.others();
  assert(aside && second.stdout.includes(aside));
  assertEquals((await loadContent(aside)).roles, []);
});

Deno.test("a résumé that cannot be imported leaves nothing behind", async () => {
  await using folder = await scratch();
  const faulty = `${folder.root}/faulty.json`;
  await Deno.writeTextFile(faulty, '{"basics":{}}');
  const wrong = [
    [faulty],
    [`${folder.root}/missing.json`],
    [LEAST, "--time-zone", "Nowhere"],
    [LEAST, "--language", "de_DE"],
    [LEAST, WHOLE],
    [LEAST, "--unknown"],
    [LEAST, "--publish", "fax"],
    [LEAST, "--section", "notes"],
    [LEAST, "--time-zone", "UTC", "--time-zone", "UTC"],
    [LEAST, "--as", ""],
    [LEAST, "--language", ""],
    [],
  ];
  for (const args of wrong) {
    const { code, stderr } = await folder.run("import", ...args);
    assertEquals(code, 1, stderr);
    assert(!stderr.includes("    at "), stderr);
  }
  await Deno.writeTextFile(faulty, '{"basics":\x1b[2J}');
  const evil = await folder.run("import", faulty);
  assertEquals(evil.code, 1);
  assert(!evil.stderr.includes("\x1b"), "what is in a file moves no cursor");
  const named = await folder.run("import", `${faulty}\n\x1b[2J`);
  assertEquals(named.stderr.trim().split("\n").length, 1, named.stderr);
  assert(!named.stderr.includes("\x1b"), "a name moves no cursor");
  await Deno.remove(faulty);
  assertEquals(await folder.others(), []);
});

Deno.test("deno task import takes a ZIP of LinkedIn and a file of RenderCV", async () => {
  await using folder = await scratch();
  const zip = `${folder.root}/archive.zip`;
  await Deno.writeFile(zip, zipOf(EXPORTS.whole));
  const yaml = "tests/fixtures/resumes/rendercv.yaml";
  const sources = [[zip, "--references"], [yaml, "--from", "rendercv"]];
  for (const args of sources) {
    const { code, stderr } = await folder.run("import", ...args, "--replace");
    assertEquals(code, 0, stderr);
    const { roles } = await loadContent(folder.dir);
    assert(roles.some(({ company }) => company === "Tall Light Ltd"));
  }
});

Deno.test("deno task import publishes the private data that its options name", async () => {
  await using folder = await scratch();
  const phone = () =>
    loadContent(folder.dir).then(({ contact: { channels } }) =>
      channels.filter(({ url }) => url.startsWith("tel:")).length
    );
  const first = await folder.run("import", WHOLE);
  assert(first.stdout.includes("--publish phone"), first.stdout);
  assertEquals(await phone(), 0);
  const both = ["--publish", "phone", "--publish=address"];
  const second = await folder.run("import", WHOLE, "--replace", ...both);
  assert(!second.stdout.includes("--publish"), second.stdout);
  assertEquals(await phone(), 1);
  assert((await loadContent(folder.dir)).profile.address);
});

Deno.test("what an import tells is less than a screen, and --all is all of it", async () => {
  await using folder = await scratch();
  const odd = "tests/fixtures/resumes/odd.json";
  const { stdout } = await folder.run("import", odd);
  assert(stdout.split("\n").length <= 40, stdout);
  const all = await folder.run("import", odd, "--replace", "--all");
  assert(all.stdout.length > stdout.length);
});

Deno.test("deno task import adds posts, writes the whole report into a file, and refuses wrong options and a source without posts", async () => {
  await using folder = await scratch();
  await folder.run("import", LEAST);
  const blog = `${folder.root}/blog`;
  await Deno.mkdir(`${blog}/_posts`, { recursive: true });
  const file = `${folder.root}/report.txt`;
  const other = `${folder.root}/other.txt`;
  await Deno.writeTextFile(other, "Not a report");
  const before = await Array.fromAsync(Deno.readDir(folder.dir));
  const wrong = [
    [],
    ["--report", other],
    ["--report", folder.root],
    ["--report", `${folder.root}/none/report.txt`],
    ["--report", "/dev/null"],
    ["--report", `${folder.root}-elsewhere`],
    ["--undated", "hide"],
    ["--host", "a b"],
    ["--language", "de_DE"],
    ["--replace"],
    ["--date-from", "file"],
    ["--permalink", "blog/:slug"],
  ];
  for (const args of wrong) {
    const [option = "no post"] = args;
    const { code, stderr } = await folder.run(
      "import",
      blog,
      "--from",
      "jekyll",
      ...args,
    );
    assertEquals([code, stderr.includes(option)], [1, true], stderr);
    assert(!stderr.includes("    at "), stderr);
  }
  assertEquals(await Array.fromAsync(Deno.readDir(folder.dir)), before);
  assertEquals(await Deno.readTextFile(other), "Not a report");
  await Deno.writeTextFile(
    `${blog}/_posts/2019-03-01-a.md`,
    "---\ntitle: A\nmood: odd\n---\n",
  );
  for (const section of ["posts", "notes"]) {
    const { code, stderr } = await folder.run(
      "import",
      blog,
      "--report",
      file,
      "--section",
      section,
    );
    assertEquals([code, stderr], [0, ""]);
    const text = await Deno.readTextFile(file);
    assertEquals(text.match(/_posts\/2019-03-01-a\.md:3 /g)?.length, 1, text);
    assert(
      (await loadContent(folder.dir)).sections.some(({ slug }) =>
        slug === section
      ),
    );
  }
});

Deno.test("deno task new writes what its flags say, and asks for nothing without a terminal", async () => {
  await using folder = await scratch();
  const nothing = await folder.run("new", "--headline", "Lighthouse keeper");
  assertEquals(nothing.code, 1);
  assert(nothing.stderr.includes("--name"));
  const wrong = await folder.run(
    "new",
    "--name",
    "A",
    "--hue",
    "mauve",
    "--yes",
  );
  assertEquals(wrong.code, 1);
  assert(wrong.stderr.includes("--hue"));
  assertEquals(await folder.others(), []);

  const made = await folder.run(
    "new",
    "--name",
    "Ines: Imaginary",
    "--email",
    "ines@imaginary.example",
    "--yes",
  );
  assertEquals(made.code, 0, made.stderr);
  const { profile, contact } = await loadContent(folder.dir);
  assertEquals(profile.name, "Ines: Imaginary");
  assertEquals(contact.channels.map(({ value }) => value), [
    "ines@imaginary.example",
  ]);
});
