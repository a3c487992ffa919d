import { edited } from "../../support/content.ts";
import { FERRIES, keys, PAGE, type Planted, TIDES } from "../support/plant.ts";

/** Mistakes in how the fields of a file are written. */
export const FRONT_MATTER: Record<string, Planted> = {
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
    await keys(FERRIES, "url Ferries of the imagination # guessed: 2020"),
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
};
