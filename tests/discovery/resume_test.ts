import { assert, assertEquals } from "@std/assert";
import schema from "npm:@jsonresume/schema@1.3.1/schema.json" with {
  type: "json",
};
import { Ajv } from "npm:ajv@8.20.0";
import addFormats from "npm:ajv-formats@3.0.1";
import type { Content } from "../../lib/content/content.ts";
import { testContent, testSite } from "../support/test_app.ts";
import { jsonOf } from "./support/claims.ts";
import { leavesOf } from "./support/leaves.ts";

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const isResume = ajv.compile(schema);

function resumeOf(content: Content) {
  using site = testSite({ content });
  return jsonOf(site, "/resume.json");
}

const { profile, contact, resume } = testContent;
const nothing = Object.fromEntries(
  Object.keys(resume).map((name) => [name, []]),
);
const bare: Content = {
  ...testContent,
  profile: { ...profile, links: [] },
  contact: { ...contact, channels: contact.channels.slice(0, 1) },
  roles: [],
  resume: { ...resume, ...nothing },
};

Deno.test("/resume.json holds to the schema of JSON Resume, whatever is given", async () => {
  const strange = contact.channels.map((channel) => ({
    ...channel,
    value: "By night",
  }));
  for (
    const content of [
      testContent,
      bare,
      { ...bare, contact: { ...contact, channels: strange } },
    ]
  ) {
    isResume(await resumeOf(content));
    assertEquals(isResume.errors, null);
  }
});

Deno.test("/resume.json leaves out what is not given", async () => {
  const document = await resumeOf(bare);
  for (const name of Object.keys(resume)) assert(!(name in document), name);
});

/** Fields that are no part of a résumé, or are said there in another form. */
const ELSEWHERE = [
  "description",
  "time_zone",
  "availability",
  "hue",
  "direction",
  "updated",
  "photo",
  "figure",
];

Deno.test("every word of the career, the lists and the profile is in /resume.json", async () => {
  const { profile, contact, roles, resume } = testContent;
  const ways = contact.channels.map(({ value }) => value);
  const said = [...leavesOf(await resumeOf(testContent))]
    .map(({ text }) => text).join("\n");
  const given = { profile, ways, roles, resume };
  const missing = [...leavesOf(given)]
    .filter(({ path }) => !ELSEWHERE.some((name) => path.includes(name)))
    .flatMap(({ path, lines }) =>
      lines.filter((line) => line !== "present" && !said.includes(line))
        .map((line) => `${path.join(".")}: ${line}`)
    );
  assertEquals(missing, []);
});

Deno.test("/resume.json tells paragraphs from points, without marks of Markdown", async () => {
  const body = `I *ran*
two boats.

## What came of it

- **Tied** up [often](https://ferries.example/)
- Untied

1. One
2. Two

AT\\&T, at last.
`;
  const [role] = testContent.roles;
  assert(role);
  const { work } = await resumeOf({ ...bare, roles: [{ ...role, body }] });
  assertEquals(
    work[0].summary,
    "I ran two boats.\n\nWhat came of it\n\nOne\nTwo\n\nAT&T, at last.",
  );
  assertEquals(work[0].highlights, ["Tied up often", "Untied"]);
});

Deno.test("the picture in /resume.json is one that the site shows", async () => {
  using site = testSite();
  const { basics } = await jsonOf(site, "/resume.json");
  assert(testContent.profile.figure);
  const { pathname, search } = new URL(basics.image);
  const response = await site.fetch(pathname + search);
  assertEquals(response.status, 200);
  assertEquals(response.headers.get("content-type"), "image/png");
  await response.body?.cancel();
});
