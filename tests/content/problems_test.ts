import { assert, assertEquals, assertMatch } from "@std/assert";
import { edited, problemsOf } from "../support/content.ts";
import { problemOf, ROLE, role } from "./support/changes.ts";

Deno.test("ContentError names file, line, column, field, fix and surfaces", async () => {
  assertEquals(
    await problemOf(
      role(
        `company: Acme\nstart: 2019\nend: "Mar 2021"\nrole: Staff\nslug: acme-staff`,
      ),
    ),
    'work/acme-staff.md:4:6 end: "Mar 2021" is not a date; use present, or one such as 2021, 2021-03 or 2021-03-14 (used by /about, GET /api/v1/work, get_work_history, llms-full.txt)',
  );
});

Deno.test("ContentError lists all problems, one a line", async () => {
  const problems = await problemsOf({
    ...role(`company: 37\nrole: Staff\nstart: 2022\nend: 2021\nslag: acme`),
    ...await edited("profile.md", "hue: 20", "hue: 400"),
  });
  assertEquals(problems.map((line) => line.replace(/: .*/, "")), [
    "profile.md:8:6 hue",
    "work/acme-staff.md:2:1 slug",
    "work/acme-staff.md:2:10 company",
    "work/acme-staff.md:5:6 end",
    "work/acme-staff.md:6:1 slag",
  ]);
  for (const line of problems) assert(!line.includes("\n"));
});

Deno.test("loadContent() names the key that a typo was meant to be", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nskils: [TypeScript]`)),
    /^work\/acme-staff.md:7:1 skils: .*did you mean skills\? .*company, role/,
  );
});

Deno.test("loadContent() names hidden where a file is a draft", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\ndraft: true`)),
    /^work\/acme-staff.md:7:1 draft: .*did you mean hidden: true\?/,
  );
});

Deno.test("loadContent() tells front matter without an end from none at all", async () => {
  const file = "work/acme-staff.md";
  const open = await problemOf({ [file]: `---\n${ROLE}\nWhat I did.\n` });
  const none = await problemOf({ [file]: "What I did.\n" });
  assertMatch(
    open,
    /^work\/acme-staff.md:1:1 fields \(front matter\): not closed; /,
  );
  assertMatch(
    none,
    /^work\/acme-staff.md:1:1 fields \(front matter\): missing; /,
  );
});

Deno.test("loadContent() names a typo inside a list", async () => {
  assertMatch(
    await problemOf(
      await edited("contact.md", "preferred: true", "prefered: true"),
    ),
    /^contact.md:20:5 channels, item 2, prefered: .*did you mean preferred\?/,
  );
});

Deno.test("loadContent() names all keys where a key is like none", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nsalary: 1`)),
    /^work\/acme-staff.md:7:1 salary: .*company, role, start/,
  );
});

Deno.test("loadContent() tells where YAML is malformed", async () => {
  assertMatch(
    await problemOf(
      role(`\n${ROLE.replace("role: Staff", "role: Staff: Engineer")}`),
    ),
    /^work\/acme-staff.md:4:12 fields \(front matter\): .*colon/,
  );
});

Deno.test("loadContent() tells where a key stands twice", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nslug: other`)),
    /^work\/acme-staff.md:7:1 fields \(front matter\): slug is .*twice/,
  );
});

Deno.test("loadContent() reads a list that goes on in the column of its field", async () => {
  assertMatch(
    await problemOf(
      role(`${ROLE}\nskills: [\nRopes,\n3\n]\nplace: "The\nsea"`),
    ),
    /^work\/acme-staff.md:9:1 skills, item 2: 3 /,
  );
});

Deno.test("loadContent() refuses so many aliases that a file could multiply", async () => {
  const aliases = Array(21).fill("*one").join(", ");
  assertMatch(
    await problemOf(role(`${ROLE}\nplace: &one Sea\nskills: [${aliases}]`)),
    /^work\/acme-staff.md:8:.*alias/,
  );
});
