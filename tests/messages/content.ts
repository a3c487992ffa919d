import { png } from "../support/images.ts";
import { type Changes, edited, readFile } from "../support/content.ts";
import { findingsIn } from "../doctor/support/examined.ts";
import { keys, more, PAGE, TIDES } from "../doctor/support/plant.ts";
import { findingLines } from "./doctor.ts";
import type { Messages } from "./messages.ts";

const FERRY = "work/imaginary-ferries.md";
const LAMP = "lamps/drowned-lamp.md";
const SKILL = "---\nname: x\ndescription: Does it.\n---\nDo it.\n";

/** Errors and warnings of the content loader that no planted mistake shows. */
const SITUATIONS: Record<string, Changes> = {
  "wrong values in profile.md": await keys(
    "profile.md",
    "headline: ''",
    "time_zone: +01:00",
    `sign: ${"x".repeat(25)}`,
    "hue: 400",
    "photo: me.png",
    "figure: a head",
    "country: Portugal",
    "language: klingonish",
    "direction: down",
    "sample: 'no'",
  ),
  "a channel twice": await edited(
    "contact.md",
    "channel: logbook",
    "channel: email",
  ),
  "wrong hours in contact.md": await edited("contact.md", '"19:30"', "7pm"),
  "hours that end when they start": await edited(
    "contact.md",
    '"19:30"',
    '"05:45"',
  ),
  "wrong values in a job": await keys(
    FERRY,
    "company: 37",
    "role:",
    "start: [2012]",
    "slug: Imaginary Ferries",
    "url: ferries.example",
    "skills: [Go, {a: 1}]",
  ),
  "a missing key": await edited(FERRY, "role: Deckhand\n", ""),
  "a slug that /about uses": await keys(FERRY, "slug: career"),
  "draft: true": await keys(FERRY, "draft: true"),
  "a key that resembles no other": await keys(FERRY, "salary: 1"),
  "a key that the file itself sets": await keys(TIDES, "slug: tide"),
  "a required page that is hidden": await keys(
    "pages/room.md",
    "hidden: true",
  ),
  "wrong values in a page": await keys(
    TIDES,
    "title: [Tides]",
    `description: ${"x".repeat(161)}`,
    "order: first",
  ),
  "wrong values in a section": await keys("lamps/index.md", "resume: lamps"),
  "wrong values in an entry": await keys(LAMP, "date: 2024-06", "end: 2024-04"),
  "an entry that ends and never begins": await edited(
    LAMP,
    "date: 2024-05\n",
    "",
  ),
  "an entry without a full date": await edited(
    LAMP,
    "updated: 2024-07-30\n",
    "",
  ),
  "a greeting that is too long": await keys(
    "npcs/librarian.md",
    `greeting: ${"x".repeat(141)}`,
  ),
  "five lines instead of six": await edited(
    "npcs/librarian.md",
    "  - Somebody has filed a herring.\n",
    "",
  ),
  "an unknown character": {
    "npcs/porter.md": await readFile("npcs/librarian.md"),
  },
  "wrong values of a skill": {
    "skills/x/SKILL.md": SKILL.replace("name: x", "name: x\nmetadata: none"),
  },
  "a skill with another name than its folder": {
    "skills/x/SKILL.md": SKILL.replace("name: x", "name: y"),
  },
  "a skill without a file": { "skills/x/notes.json": "" },
  "more skills than the limit": {
    "skills/x/SKILL.md": SKILL,
    "skills/y/SKILL.md": SKILL.replace("x", "y"),
  },
  "wrong values in resume.yaml": {
    "resume.yaml":
      "education:\n  - area: Waves\n    start: 2004\n    end: 2001\nlangauges: []\n",
  },
  "wrong values in words.yaml": {
    "words.yaml":
      "shell:\n  menu: 5\n  title: Title\npalette: x\ncontact:\n  hire:\n    lines: [Way]\nnpcs:\n  days:\n    few: x\n",
  },
  "a file without front matter": { [TIDES]: "Just text.\n" },
  "front matter that is not closed": { [TIDES]: "---\ntitle: Tides\nText.\n" },
  "front matter that is a list": { [FERRY]: "---\n- company: Acme\n---\n" },
  "an empty text": { [TIDES]: PAGE.replace(/\n---\n[^]*/, "\n---\n") },
  "a value with a colon": await keys(FERRY, "role: Staff: Engineer"),
  "a quote that is not closed": await keys(FERRY, 'role: "Staff'),
  "a key twice in one line": {
    "resume.yaml": "awards: [{title: a, title: b}]",
  },
  "a file that is not UTF-8": {
    [FERRY]: new Uint8Array([45, 45, 45, 10, 0xe9, 10, 45, 45, 45, 10]),
  },
  "a folder in the place of a file": {
    "work/acme.md/notes.json": "",
  },
  "a missing folder": { pages: null },
  "file names that are not slugs": {
    "pages/My talks.md": PAGE,
    "My kettles/index.md": PAGE,
  },
  "names that the software uses": {
    "pages/api.md": PAGE,
    "feed/index.md": PAGE,
  },
  "a section with the name of a page": { "tides/index.md": PAGE },
  "an image in a folder with a blank": {
    ...await more(TIDES, "![A gull](<my photos/gull.png>)"),
    "pages/my photos/gull.png": png(3, 2),
  },
  "an image whose name has a blank": {
    ...await more(TIDES, "![A gull](My gull.png)"),
    "pages/My gull.png": png(3, 2),
  },
  "a short name that is not in the name": await keys(
    "profile.md",
    "called: Bob",
  ),
  "an image split over two lines": {
    ...await more(TIDES, "> - ![A\n>   gull](gull.png)"),
    "pages/gull.png": png(3, 2),
  },
  "a photo without alt": {
    ...await keys("profile.md", "photo: { file: me.png }"),
    "me.png": png(3, 2),
  },
  "an end in the future": await keys(FERRY, "end: 2027-01"),
};

export async function contentMessages(): Promise<Messages> {
  const messages: Messages = {};
  for (const [situation, changes] of Object.entries(SITUATIONS)) {
    messages[situation] = findingLines(await findingsIn(changes));
  }
  return messages;
}
