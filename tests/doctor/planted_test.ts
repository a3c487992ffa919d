import { assert, assertEquals } from "@std/assert";
import { SAMPLE_TOKENS } from "../../lib/content/sample_tokens.ts";
import { type Changes, edited, readFile } from "../support/content.ts";
import { findingsIn } from "./support/examined.ts";

/** A mistake: files changed, the place that is named, a part of the fix, and settings. */
type Planted = [
  changes: Changes,
  place: string,
  fix: string,
  env?: Record<string, string>,
];

/** A file of the tests' own person with more lines in its front matter, or instead of some. */
async function keys(path: string, ...lines: string[]): Promise<Changes> {
  const names = lines.map((line) => line.replace(/:.*/, ""));
  const [, front = "", rest = ""] =
    /^---\n([^]*?)(\n---\n[^]*)$/.exec(await readFile(path)) ?? [];
  const kept = front.split("\n")
    .filter((line) => !names.includes(line.replace(/:.*/, "")));
  return { [path]: `---\n${[...lines, ...kept].join("\n")}${rest}` };
}

/** A file of the tests' own person with more words at its end, in a line of their own. */
async function more(path: string, words: string): Promise<Changes> {
  return { [path]: `${(await readFile(path)).trimEnd()}\n\n${words}\n` };
}

async function lastLine(path: string): Promise<string> {
  const text = (await readFile(path)).trimEnd();
  return `${path}:${text.split("\n").length + 2}`;
}

const TIDES = "pages/tides.md";
const TIDES_END = await lastLine(TIDES);
const FERRIES = "work/imaginary-ferries.md";
const MUSING = "musings/on-fog.md";
const PAGE = await readFile(TIDES);

const PLANTED: Record<string, Planted> = {
  "a date that is none": [
    await keys(FERRIES, "end: Mar 2021"),
    `${FERRIES}:2:6`,
    "use 2021",
  ],
  "an end before the start": [
    await keys(FERRIES, "start: 2016"),
    `${FERRIES}:5:6`,
    "swap the two",
  ],
  "a description that is too short": [
    await keys(TIDES, "description: Tides."),
    `${TIDES}:2:14`,
    "50 to 160",
  ],
  "a key that nobody knows": [
    await keys(TIDES, "updatd: 2026-01-01"),
    `${TIDES}:2:1`,
    "did you mean updated",
  ],
  "a page that is missing": [
    { "pages/privacy.md": null },
    "pages/privacy.md:1:1",
    "write it",
  ],
  "a slug of another role": [
    await keys(FERRIES, "slug: nowhere-rock-head"),
    "work/nowhere-rock-head.md:6:7",
    "use another",
  ],
  "a role that lies too deep": [
    { "work/2019/ferry.md": "---\n---\n" },
    "work/2019/ferry.md",
    "move it to work/ferry.md",
  ],
  "a page of MDX": [
    { "pages/talks.mdx": PAGE },
    "pages/talks.mdx",
    "rename it to talks.md",
  ],
  "an extension in capitals": [
    { "pages/talks.MD": PAGE },
    "pages/talks.MD",
    "rename it to talks.md",
  ],
  "a page of plain text": [
    { "pages/talks.txt": PAGE },
    "pages/talks.txt",
    "rename it to talks.md",
  ],
  "YAML with the shorter extension": [
    { "resume.yml": "awards: []" },
    "resume.yml",
    "rename it to resume.yaml",
  ],
  "a page outside of its folder": [
    { "talks.md": PAGE },
    "talks.md",
    "move it to pages/talks.md",
  ],
  "a folder that is no section": [
    { "voyages/first.md": PAGE },
    "voyages",
    "index.md",
  ],
  "a file that nothing shows": [
    { "letter.pdf": "%PDF" },
    "letter.pdf",
    "move it out",
  ],
  "words from the future": [
    await keys(TIDES, "updated: 2026-11-21"),
    `${TIDES}:2`,
    "correct it",
  ],
  "a role that is yet to begin": [
    await keys(FERRIES, "start: 2027-01", "end: present"),
    `${FERRIES}:2`,
    "correct it",
  ],
  "a link to no page": [
    await more(TIDES, "The [chart](/charts)."),
    TIDES_END,
    "correct the address",
  ],
  "a link beside the page that leads nowhere": [
    await more(TIDES, "The [chart](chart-of-tides)."),
    TIDES_END,
    "correct the address",
  ],
  "a link to no heading of its page": [
    await more(TIDES, "The [chart](#chart)."),
    TIDES_END,
    "correct the address",
  ],
  "a link to no heading of another page": [
    await more(TIDES, "The [story](/about#the-whale)."),
    TIDES_END,
    "correct the address",
  ],
  "a link with the whole address of the site": [
    await more(TIDES, "The [chart]({base_url}/charts)."),
    TIDES_END,
    "correct the address",
  ],
  "a name of the sample person": [
    await more(
      TIDES,
      `Ask ${SAMPLE_TOKENS["the sample's name"][0]}, who knows.`,
    ),
    TIDES_END,
    "write your own",
  ],
  "braces that nobody fills in": [
    await more(TIDES, "The lamp of {nmae} is lit."),
    TIDES_END,
    "use {name}",
  ],
  "contact without an email address": [
    await edited(
      "contact.md",
      "mailto:keeper@nowhere-rock.example",
      "https://nowhere-rock.example/letters",
    ),
    "contact.md:7",
    "mailto:",
  ],
  "contact without a preferred channel": [
    await edited("contact.md", "preferred: true", "preferred: false"),
    "contact.md:7",
    "preferred: true",
  ],
  "a page that is too long for a program": [
    await more(TIDES, "High water follows low water. ".repeat(700)),
    "/tides.md",
    "make two of it",
  ],
  "an empty list": [
    await keys(FERRIES, "skills: []"),
    `${FERRIES}:2`,
    "remove the line",
  ],
  "a field for the résumé where nothing is for it": [
    await keys(MUSING, "publisher: The Gull"),
    `${MUSING}:2`,
    "resume: publications",
  ],
  "a language without its words": [
    await keys("profile.md", "language: pt"),
    "words.yaml",
    "lib/words/english.ts",
  ],
  "a fixed word that nobody knows": [
    { "words.yaml": "shell:\n  manu: Menu\n" },
    "words.yaml:2:3",
    "did you mean menu",
  ],
  "a calendar of whoever commits": [
    {},
    "CODEHOST_PROVIDER",
    "git_author",
    { CODEHOST_PROVIDER: "git" },
  ],
  "a calendar of no repository": [
    await keys("profile.md", "git_author: Odalys"),
    "CODEHOST_PROVIDER",
    "CODEHOST_REPOS",
    { CODEHOST_PROVIDER: "git", CODEHOST_REPOS: "/nowhere" },
  ],
};

for (const [name, [changes, place, fix, env]] of Object.entries(PLANTED)) {
  Deno.test(`the doctor finds ${name}, and says where and what to do`, async () => {
    const found = await findingsIn(changes, { env });
    assertEquals(found.map((finding) => finding.place), [place]);
    assert(found[0]?.fix.includes(fix), found[0]?.fix);
  });
}
