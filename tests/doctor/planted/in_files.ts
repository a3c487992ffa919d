import sampleTokens from "../../../lib/content/sample_tokens.json" with {
  type: "json",
};
import { edited } from "../../support/content.ts";
import {
  atEnd,
  FERRIES,
  keys,
  PAGE,
  type Planted,
  TIDES,
} from "../support/plant.ts";

/** Mistakes that can be seen in the files alone. */
export const IN_FILES: Record<string, Planted> = {
  "an invalid date": [
    await keys(FERRIES, "end: Mar 2021"),
    `${FERRIES}:2:6`,
    "one such as 2021",
  ],
  "two dates in one field": [
    await keys(FERRIES, "start: Jan 2014 – March 31, 2019"),
    `${FERRIES}:2:8`,
    "the second in end",
  ],
  "a date that is not on the calendar": [
    await keys(TIDES, "updated: 2026-13-01"),
    `${TIDES}:2:10`,
    "such as 2026-01-31",
  ],
  "a date without a day": [
    await keys(TIDES, "updated: 2027-01"),
    `${TIDES}:2:10`,
    "such as 2026-01-31",
  ],
  "a page with the date of an entry": [
    await keys(TIDES, "date: 2026-01-01"),
    `${TIDES}:2:1`,
    "in the folder of its section",
  ],
  "a telephone number in profile.md": [
    await keys("profile.md", "phone: +1 555 0100"),
    "profile.md:2:1",
    "a channel in contact.md",
  ],
  "a missing text": [
    await edited(FERRIES, "role: Deckhand\n", ""),
    `${FERRIES}:2:1`,
    "add this field and write text",
  ],
  "a folder name in capitals": [
    { "Voyages/index.md": PAGE },
    "Voyages/index.md:1:1",
    "rename it to voyages",
  ],
  "a file name that contains a blank": [
    { "pages/Strong back.md": PAGE },
    "pages/Strong back.md:1:1",
    "rename it to strong-back.md",
  ],
  "an end before the start": [
    await keys(FERRIES, "start: 2016"),
    `${FERRIES}:5:6`,
    "swap the two dates",
  ],
  "a description that is too short": [
    await keys(TIDES, "description: Tides."),
    `${TIDES}:2:14`,
    "50 to 160",
  ],
  "an unknown key": [
    await keys(TIDES, "updatd: 2026-01-01"),
    `${TIDES}:2:1`,
    "did you mean updated",
  ],
  "an email address without @": [
    await edited("contact.md", "mailto:keeper@", "mailto:keeper."),
    "contact.md:19:10",
    "mailto:me@example.org",
  ],
  "a value that ends at a #": [
    await keys(FERRIES, "role: Our #1 deckhand"),
    `${FERRIES}:2`,
    "double quotation marks",
  ],
  "a tab in front matter": [
    await keys(FERRIES, "links:", "  one: 1", "\tother: 2"),
    `${FERRIES}:4:1`,
    "with blanks",
  ],
  "a quotation mark that is not closed": [
    await keys(FERRIES, 'company: "Ferries'),
    `${FERRIES}:2:1`,
    "close it",
  ],
  "no space after a colon": [
    await keys(FERRIES, "company:Ferries"),
    `${FERRIES}:2:1`,
    "field: value",
  ],
  "no colon after a field": [
    await keys(FERRIES, "url Ferries of the imagination"),
    `${FERRIES}:2:1`,
    "field: value",
  ],
  "a semicolon in place of a colon": [
    await keys(FERRIES, "company; Ferries"),
    `${FERRIES}:2:1`,
    "field: value",
  ],
  "a value that goes on in the next line": [
    await keys(FERRIES, "company: Ferries of the", "Imagination"),
    `${FERRIES}:3:1`,
    "join a line",
  ],
  "a list with round signs between the fields": [
    await keys(FERRIES, "skills:", "• Ropes"),
    `${FERRIES}:3:1`,
    "a hyphen and a blank",
  ],
  "two fields on a line": [
    await keys(FERRIES, "company: Ferries place: The sea"),
    `${FERRIES}:2:23`,
    "a second field on a line of its own",
  ],
  "two fields on a line, with quotation marks": [
    await keys(FERRIES, 'company: "Ferries" place: The sea'),
    `${FERRIES}:2:20`,
    "each field on a line of its own",
  ],
  "two fields on a line, with a bracket": [
    await keys(FERRIES, "skills: [Ropes], place: The sea"),
    `${FERRIES}:2:16`,
    "each field on a line of its own",
  ],
  "a quotation mark at the end only": [
    await keys(FERRIES, 'company: Imaginary ferries"'),
    `${FERRIES}:2`,
    "remove the mark",
  ],
  "curly quotation marks around a value": [
    await keys(FERRIES, "company: “Imaginary ferries”"),
    `${FERRIES}:2`,
    "remove them",
  ],
  "text after a quotation mark": [
    await keys(FERRIES, 'company: "Imaginary" ferries'),
    `${FERRIES}:2:22`,
    "the whole value",
  ],
  "a value that begins with a special character": [
    await keys(FERRIES, "company: @ferries"),
    `${FERRIES}:2:10`,
    "double quotation marks",
  ],
  "an account without quotation marks": [
    await keys(
      "profile.md",
      "fediverse:\n  account: @ada@social.example\n  actor: https://social.example/users/ada",
    ),
    "profile.md:3:12",
    "double quotation marks",
  ],
  "a value with a colon": [
    await keys(FERRIES, "company: Ferries: imaginary"),
    `${FERRIES}:2:17`,
    "double quotation marks",
  ],
  "an apostrophe that ends a quotation": [
    await keys(FERRIES, "company: 'Noor's ferries: two'"),
    `${FERRIES}:2:16`,
    "double quotation marks",
  ],
  "a blank before a field": [
    await keys(FERRIES, "role: Deckhand", " company: Ferries"),
    `${FERRIES}:3:1`,
    "remove them",
  ],
  "a field of an item that is indented too little": [
    await edited("contact.md", "    label: Letter", "   label: Letter"),
    "contact.md:17:1",
    "write 4",
  ],
  "a no-break space": [
    await keys(FERRIES, "company:\u00a0Ferries"),
    `${FERRIES}:2:1`,
    "a normal one",
  ],
  "a bracket that is not closed": [
    await keys(FERRIES, "skills: [Ropes", "company: Ferries"),
    `${FERRIES}:2:1`,
    "close it",
  ],
  "text after a bracket": [
    await keys(FERRIES, "company: [Ferries]men"),
    `${FERRIES}:2:19`,
    "double quotation marks",
  ],
  "an item without a blank after its hyphen": [
    await edited("contact.md", "  - channel: logbook", "  -channel: logbook"),
    "contact.md:21:1",
    "a hyphen and a blank",
  ],
  "an item without its hyphen": [
    await edited("contact.md", "  - channel: logbook", "    channel: logbook"),
    "contact.md:21:5",
    'begin the next item with "- "',
  ],
  "a telephone number that is read as a number": [
    await keys(FERRIES, "company: 0205550142"),
    `${FERRIES}:2:10`,
    'double quotation marks: "0205550142"',
  ],
  "a decimal number in a list": [
    await keys(FERRIES, "skills: [Ropes, 3.50]"),
    `${FERRIES}:2:17`,
    'double quotation marks: "3.50"',
  ],
  "a name that is read as true or false": [
    await keys(FERRIES, "company: true"),
    `${FERRIES}:2:10`,
    'double quotation marks: "true"',
  ],
  "a photo without fields": [
    await keys("profile.md", "photo: me.jpg"),
    "profile.md:2:8",
    "file: …",
  ],
  "a .yaml file with lines of hyphens": [
    { "resume.yaml": "---\nawards: []\n---\n" },
    "resume.yaml:3:1",
    "remove the lines",
  ],
  "a Word document": [
    { [TIDES]: "PK\u0003\u0004" },
    `${TIDES}:1:1`,
    "rename it to tides.md",
  ],
  "a dash for three hyphens": [
    { [TIDES]: PAGE.replace("---", "—") },
    `${TIDES}:1:1`,
    "three hyphens",
  ],
  "a blank before the three hyphens": [
    { [TIDES]: ` ${PAGE}` },
    `${TIDES}:1:1`,
    "blanks too",
  ],
  "a heading above the fields": [
    { [TIDES]: `# Tides\n${PAGE}` },
    `${TIDES}:1:1`,
    "remove what is above",
  ],
  "a duplicate key": [
    await keys(FERRIES, "end: 2016", "end: 2017"),
    `${FERRIES}:3:1`,
    "keep one of the two",
  ],
  "a footnote without a reference": await atEnd(
    "[^gull]: A gull.",
    "write [^gull] in the text",
  ),
  "a reference without a footnote": await atEnd(
    "A gull[^gull], and `[^code]`.",
    "starts with [^gull]:",
  ),
  "a heading without a blank": await atEnd("##Low water", "## A heading"),
  "a list with round signs": await atEnd("• Rope\n• Lamp", '"- "'),
  "a table with tabs": await atEnd("Day\tTide\nMonday\t9", "between the cells"),
  "lines that a page joins": await atEnd(
    "Monday 9\nTuesday 10",
    "an empty line",
  ),
  "lines that a page joins, each ending in a word": await atEnd(
    "Keeper of the Light\nNowhere Rock\nSouthern Ocean",
    "an empty line",
  ),
  "lines that a page joins, in Arabic": await atEnd(
    "الاثنين مغلق\nالثلاثاء بموعد",
    "an empty line",
  ),
  "a table without its second line": await atEnd(
    "| Day | Tide |\n| Monday | 9 |",
    "a line |---|---|",
  ),
  "a blank within a link": await atEnd(
    "The [story] (/about).",
    "no blank between the brackets",
  ),
  "a link with its brackets swapped": await atEnd(
    "The (story)[/about].",
    "[words of a link](https://you.example/)",
  ),
  "stars in a field": [
    await keys(FERRIES, "company: The **Ferries**"),
    `${FERRIES}:2`,
    "remove the **",
  ],
  "an HTML tag in a paragraph": await atEnd(
    "<!-- The\nlamp -->\n\nThe <b>lamp</b>, not `<i>`.",
    "use Markdown",
    { line: 3 },
  ),
  "an HTML block": await atEnd(
    "<details>The lamp.\n</details>",
    "use Markdown",
  ),
  "an HTML comment that is not closed": await atEnd("<!-- The lamp.", "-->"),
  "a missing page": [
    { "pages/privacy.md": null },
    "pages/privacy.md",
    "from your backup",
  ],
  "a slug that another job uses": [
    await keys(FERRIES, "slug: nowhere-rock-head"),
    "work/nowhere-rock-head.md:6:7",
    "use another",
  ],
  "an unknown key in words.yaml": [
    { "words.yaml": "shell:\n  manu: Menu\n" },
    "words.yaml:2:3",
    "did you mean menu",
  ],
  "the name of the sample person": await atEnd(
    `Ask ${sampleTokens["the name of the sample person"][0]}, who knows.`,
    "replace it with your own",
  ),
  "a last change in the future": [
    await keys(TIDES, "updated: 2026-11-21"),
    `${TIDES}:2`,
    "correct the date",
  ],
  "a quoted date in the future, with a comment": [
    await keys(TIDES, 'updated: "2026-11-21" # soon'),
    `${TIDES}:2`,
    "correct the date",
  ],
  "a job that starts in the future": [
    await keys(FERRIES, "start: 2027-01", "end: present"),
    `${FERRIES}:2`,
    "correct the date",
  ],
  "an entry that ends before its date": [
    await keys("lamps/drowned-lamp.md", "end: 1999"),
    "lamps/drowned-lamp.md:2:6",
    "swap the two dates",
  ],
  "an entry in the future": [
    await keys(
      "lamps/drowned-lamp.md",
      "date: 2026-11-21",
      "end: present",
      "updated: 2026-01-01",
    ),
    "lamps/drowned-lamp.md:2",
    "if you announce something",
  ],
};
