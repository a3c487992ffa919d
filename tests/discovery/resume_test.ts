import { assert, assertEquals } from "@std/assert";
import schema from "npm:@jsonresume/schema@1.3.1/schema.json" with {
  type: "json",
};
import { Ajv } from "npm:ajv@8.20.0";
import addFormats from "npm:ajv-formats@3.0.1";
import type { Content } from "../../lib/content/content.ts";
import { plainText } from "../../lib/base/markdown/plain_text.ts";
import { briefDate, writtenDate } from "../../lib/base/words/dates.ts";
import { barePerson } from "../support/bare_person.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { jsonOf, textOf } from "./support/claims.ts";
import { SURFACES } from "./support/surfaces.ts";
import { leavesOf } from "./support/leaves.ts";

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const isResume = ajv.compile(schema);

function resumeOf(content: Content) {
  using site = testSite({ content });
  return jsonOf(site, "/resume.json");
}

Deno.test("/resume.json holds to the schema of JSON Resume, whatever is given", async () => {
  const { contact } = testContent;
  const strange = contact.channels.map((channel) => ({
    ...channel,
    value: "By night",
  }));
  for (
    const content of [
      testContent,
      barePerson,
      { ...barePerson, contact: { ...contact, channels: strange } },
    ]
  ) {
    isResume(await resumeOf(content));
    assertEquals(isResume.errors, null);
  }
});

Deno.test("/resume.json has what sections say is part of a résumé, and no more", async () => {
  for (const [part, date] of PARTS) {
    const [section] = testContent.sections;
    assert(section);
    const content = {
      ...testContent,
      sections: [
        { ...section, resume: part },
        ...testContent.sections.slice(1)
          .map((other) => ({ ...other, resume: undefined })),
      ],
    };
    const document = await resumeOf(content);
    assertEquals(
      document[part].map((each: Record<string, string>) => [
        each.name,
        each[date],
      ]),
      section.entries.map(({ title, date }) => [title, date]),
    );
    for (const [other] of PARTS) {
      assertEquals(other in document, other === part);
    }
  }
});

const PARTS = [
  ["projects", "startDate"],
  ["publications", "releaseDate"],
] as const;

Deno.test("a project in /resume.json is where it leads, or on its own page", async () => {
  const { sections } = testContent;
  const entries = sections.filter(({ resume }) => resume === "projects")
    .flatMap(({ entries }) => entries);
  const { projects } = await resumeOf(testContent);
  for (const { title, links: [link], path } of entries) {
    const { url } = projects.find(({ name }: { name: string }) =>
      name === title
    );
    assertEquals(url, link?.url ?? BASE_URL + path);
  }
  assert(entries.some(({ links }) => links.length > 0));
  assert(entries.some(({ links }) => links.length === 0));
});

/** schema.org has no property for these. */
const NOT_IN_LD = ["score", "courses", "fluency", "summary"];

Deno.test("JSON-LD has the schools, languages, prizes, certificates and skills, and each company", async () => {
  using site = testSite();
  const ld = await SURFACES.read(site, "JSON-LD of /about");
  const person = JSON.parse(ld)["@graph"].find((node: { "@id": string }) =>
    node["@id"] === `${BASE_URL}/#me`
  );
  const { education, languages, awards, certificates, skills } =
    testContent.resume;
  assertEquals(
    ["alumniOf", "knowsLanguage", "award", "hasCredential", "worksFor"]
      .map((property) => person[property].length),
    [education, languages, awards, certificates, testContent.roles]
      .map(({ length }) => length),
  );
  const known = [education, languages, awards, certificates].flat();
  const { roles } = testContent;
  const companies = roles.map(({ url, place, about }) => [url, place, about]);
  const fields = skills.map(({ name }) => name);
  const missing = [...leavesOf([known, companies, fields])]
    .filter(({ path }) => !NOT_IN_LD.some((name) => path.includes(name)))
    .filter(({ text }) => !ld.includes(text))
    .map(({ path, text }) => `${path.join(".")}: ${text}`);
  assertEquals(missing, []);
});

Deno.test("/resume.json leaves out what is not given", async () => {
  const document = await resumeOf(barePerson);
  assertEquals(Object.keys(document), ["$schema", "basics", "meta"]);
});

/** Fields that are no part of a résumé, or are said there in another form. */
const ELSEWHERE = [
  "description",
  "language",
  "direction",
  "time_zone",
  "availability",
  "hue",
  "direction",
  "updated",
  "figure",
].map((field) => `profile.${field}`);

Deno.test("every word of the career, the lists and the profile is in /resume.json", async () => {
  const { profile, contact, roles, resume, sections } = testContent;
  const made = sections.filter(({ resume }) => resume)
    .flatMap(({ entries }) => entries)
    .map((
      { title, summary, date, end, tags, roles, entity, type },
    ) => [title, summary, date, end, tags, roles, entity, type]);
  assert(made.length > 0);
  const ways = contact.channels.map(({ value }) => value);
  const written = [...leavesOf(await resumeOf(testContent))]
    .map(({ text }) => text).join("\n");
  const given = { profile, ways, roles, resume, made };
  const missing = [...leavesOf(given)]
    .filter(({ path }) => !ELSEWHERE.includes(path.slice(0, 2).join(".")))
    .flatMap(({ path, lines }) =>
      lines.filter((line) => line !== "present" && !written.includes(line))
        .map((line) => `${path.join(".")}: ${line}`)
    );
  assertEquals(missing, []);
});

/** Fields that /about gives in another form, or leaves to other pages. */
const NOT_ON_ABOUT = ["slug", "years"];

Deno.test("every word of the career and the lists is on /about, dates as they are written", async () => {
  using site = testSite();
  const twin = await textOf(site, "/about.md");
  // The words without marks; addresses stand only behind theirs.
  const written = plainText(twin) + twin;
  const { profile: { summary, body }, roles, resume } = testContent;
  const missing = [...leavesOf({ summary, body, roles, resume })]
    .filter(({ path }) => !NOT_ON_ABOUT.some((name) => path.includes(name)))
    .flatMap(({ path, lines }) =>
      lines.filter((line) =>
        !formsOf(line).some((form) => written.includes(form))
      ).map((line) => `${path.join(".")}: ${line}`)
    );
  assertEquals(missing, []);
});

/** A date in full, or shorter in a period. */
function formsOf(text: string): string[] {
  return /^\d{4}(-\d\d){0,2}$/.test(text)
    ? [writtenDate(text, "en"), briefDate(text, "en")]
    : [text];
}

Deno.test("/resume.json tells paragraphs from points, without marks of Markdown", async () => {
  const body = `I *ran*
two boats.

## What came of it

- **Tied** up [often](https://ferries.example/)
- Untied[^knot]

1. One
2. Two

AT\\&T, at last.[^knot]

[^knot]: It was a *good* knot.
`;
  const [role] = testContent.roles;
  assert(role);
  const { work } = await resumeOf({
    ...barePerson,
    roles: [{ ...role, body }],
  });
  assertEquals(
    work[0].summary,
    "I ran two boats.\n\nWhat came of it\n\nOne\nTwo\n\nAT&T, at last.\n\nIt was a good knot.",
  );
  assertEquals(work[0].highlights, ["Tied up often", "Untied"]);
});
