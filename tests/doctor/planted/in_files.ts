import sampleTokens from "../../../lib/content/sample_tokens.json" with {
  type: "json",
};
import { edited } from "../../support/content.ts";
import { atEnd, FERRIES, keys, type Planted, TIDES } from "../support/plant.ts";

/** Mistakes that can be seen in the files alone. */
export const IN_FILES: Record<string, Planted> = {
  "a date that is none": [
    await keys(FERRIES, "end: Mar 2021"),
    `${FERRIES}:2:6`,
    "use 2021",
  ],
  "a day that no calendar has": [
    await keys(TIDES, "updated: 2026-13-01"),
    `${TIDES}:2:10`,
    "such as 2026-01-31",
  ],
  "a month to come where a day belongs": [
    await keys(TIDES, "updated: 2027-01"),
    `${TIDES}:2:10`,
    "such as 2026-01-31",
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
  "an email address without its sign": [
    await edited("contact.md", "mailto:keeper@", "mailto:keeper."),
    "contact.md:19:10",
    "mailto:me@example.org",
  ],
  "a key that stands there twice": [
    await keys(FERRIES, "end: 2016", "end: 2017"),
    `${FERRIES}:3:1`,
    "keep one of the two",
  ],
  "a footnote that no words lead to": await atEnd(
    "[^gull]: A gull.",
    "write [^gull] where",
  ),
  "a mark that leads to no footnote": await atEnd(
    "A gull[^gull], and `[^code]`.",
    "write [^gull]: and",
  ),
  "a tag among the words": await atEnd(
    "<!-- The\nlamp -->\n\nThe <b>lamp</b>, not `<i>`.",
    "in Markdown",
    { line: 3 },
  ),
  "a block of tags": await atEnd(
    "<details>The lamp.\n</details>",
    "in Markdown",
  ),
  "a comment that has no end": await atEnd("<!-- The lamp.", "-->"),
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
  "a fixed word that nobody knows": [
    { "words.yaml": "shell:\n  manu: Menu\n" },
    "words.yaml:2:3",
    "did you mean menu",
  ],
  "a name of the sample person": await atEnd(
    `Ask ${sampleTokens["the sample's name"][0]}, who knows.`,
    "write your own",
  ),
  "words from the future": [
    await keys(TIDES, "updated: 2026-11-21"),
    `${TIDES}:2`,
    "correct it",
  ],
  "words from the future, in quotes and with a comment": [
    await keys(TIDES, 'updated: "2026-11-21" # soon'),
    `${TIDES}:2`,
    "correct it",
  ],
  "a role that is yet to begin": [
    await keys(FERRIES, "start: 2027-01", "end: present"),
    `${FERRIES}:2`,
    "correct it",
  ],
  "an entry that ends before it begins": [
    await keys("lamps/drowned-lamp.md", "end: 1999"),
    "lamps/drowned-lamp.md:2:6",
    "swap the two",
  ],
  "an entry from the future": [
    await keys(
      "lamps/drowned-lamp.md",
      "date: 2026-11-21",
      "end: present",
      "updated: 2026-01-01",
    ),
    "lamps/drowned-lamp.md:2",
    "correct it",
  ],
};
