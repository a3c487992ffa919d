import { assert, assertEquals, assertMatch } from "@std/assert";
import { resumeParts } from "../../lib/content/resume_parts.ts";
import { Resume } from "../../lib/content/kinds/resume.ts";
import { contentWith, problemsOf, readFile } from "../support/content.ts";
import { testContent } from "../support/test_app.ts";
import { problemOf, ROLE, role } from "./support/changes.ts";

async function resumeOf(text: string | null) {
  return (await contentWith({ "resume.yaml": text })).resume;
}

Deno.test("resume.yaml may be missing, empty or nothing but comments", async () => {
  const nothing = await resumeOf(null);
  for (const list of Object.values(nothing)) assertEquals(list, []);
  assertEquals(await resumeOf(""), nothing);
  assertEquals(await resumeOf("# education:\n#   - institution: X\n"), nothing);
});

Deno.test("the tests' person has something in every list of resume.yaml", () => {
  for (const [name, list] of Object.entries(testContent.resume)) {
    assert(list.length > 0, name);
  }
});

Deno.test("the example in the manual is sound, and has every field that there is", async () => {
  const manual = await readFile("docs/resume.md");
  const [, example = ""] = /^```yaml\n([^]*?)^```/m.exec(manual) ?? [];
  const resume: Resume = await resumeOf(example);
  for (const [name, list] of Object.entries(resume)) {
    const { element } = Resume.shape[ListName.parse(name)].unwrap();
    assertEquals(
      list.flatMap((each) => Object.keys(each)).sort(),
      Object.keys(element.shape).sort(),
      name,
    );
  }
});

const ListName = Resume.keyof();

Deno.test("resume.yaml keeps a date as it is written, however deep it stands", async () => {
  const { education, volunteer } = await resumeOf(`---
education:
  - institution: School of Fog
    start: 2001-09-03
    end: 2004
volunteer: [{organization: Lifeboat, start: 2011-02-28, end: present}]
`);
  assertEquals([education[0]?.start, education[0]?.end], [
    "2001-09-03",
    "2004",
  ]);
  assertEquals([volunteer[0]?.start, volunteer[0]?.end], [
    "2011-02-28",
    "present",
  ]);
});

Deno.test("unpaid work without an end continues, and a lone day of study is that day", async () => {
  const content = await contentWith({
    "resume.yaml": `---
education: [{institution: School of Fog, start: 2001}]
volunteer: [{organization: Lifeboat, start: 2011-02}]
`,
  });
  const parts = resumeParts(content);
  const factsOf = (name: string) =>
    parts.find(({ id }) => id === name)?.items[0]?.facts;
  assertEquals(factsOf("education"), ["2001"]);
  const [period = ""] = factsOf("volunteer") ?? [];
  assert(period.includes(content.words.dates.present), period);
});

Deno.test("resume.yaml reports each mistake with its line and column", async () => {
  const problems = await problemsOf({
    "resume.yaml": `education:
  - institution: School of Fog
    start: 2004-09
    end: 2001
  - area: Waves
    url: school.example
awards:
  - title: First Prize
    date: 2001-02-31
    awardr: The Harbour
langauges: []
`,
  });
  assertEquals(problems.map((line) => line.replace(/;.*/, "")), [
    "resume.yaml:4:10 education, item 1, end: 2001 is before the start",
    "resume.yaml:5:5 education, item 2, institution: missing",
    'resume.yaml:6:10 education, item 2, url: "school.example" is not a web address',
    'resume.yaml:9:11 awards, item 1, date: "2001-02-31" is not a date',
    'resume.yaml:10:5 awards, item 1, awardr: "awardr" is unknown',
    'resume.yaml:11:1 langauges: "langauges" is unknown',
  ]);
  for (const line of problems) assertMatch(line, /used by \/about, .*resume/);
});

Deno.test("resume.yaml that is no mapping, or no YAML, is refused as a file", async () => {
  for (
    const [text, expected] of [
      [
        "- education\n",
        /^resume.yaml:1:1 file: not a group of fields; .*field/,
      ],
      ["\na: b: c\n", /^resume.yaml:2:5 file: .*colon/],
      [new Uint8Array([97, 58, 32, 0xe9]), /^resume.yaml:1:4 file: not UTF-8/],
    ] as const
  ) {
    assertMatch(await problemOf({ "resume.yaml": text }), expected);
  }
});

Deno.test("the front matter of any file keeps a date that stands in a list", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nskills: [2021-03-14, {a: 1}]`)),
    /^work\/acme-staff.md:7:22 skills, item 2: this group of fields/,
  );
});
