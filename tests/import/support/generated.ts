import schema from "npm:@jsonresume/schema@1.2.1/schema.json" with {
  type: "json",
};
import type { Random } from "../../fuzz/random.ts";
import type { Json, JsonObject } from "./expected.ts";

/** What the schema of JSON Resume says of a member. */
export interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  $ref?: string;
  type?: string;
  format?: string;
}

export const FORMAT: Described = schema;

/** A résumé with some of the members that the format knows, said in odd ways. */
export function generatedResume(random: Random): JsonObject {
  const { basics, ...others } = membersOf(FORMAT, random);
  const person = typeof basics === "object" && !Array.isArray(basics)
    ? basics
    : {};
  return { ...others, basics: { ...person, name: text(random) + "x" } };
}

function membersOf(described: Described, random: Random): JsonObject {
  const members = Object.entries(described.properties ?? {});
  return Object.fromEntries(
    random.some(members, 0.8).map(([name, each]) => [name, json(each, random)]),
  );
}

function json(described: Described, random: Random): Json {
  if (random.chance(0.05)) return null;
  const { properties, items, $ref, format } = described;
  if (properties) return membersOf(described, random);
  if (items) {
    const { length } = random.some([1, 2, 3], 0.6);
    return Array.from({ length }, () => json(items, random)).filter(
      (item) => item !== null,
    );
  }
  if ($ref) return random.pick(DATES);
  if (format === "uri") return random.pick(ADDRESSES);
  return text(random);
}

/** Pieces that mean something to YAML, Markdown, HTML, a terminal or the site. */
const PIECES = [
  "word",
  "Ærøskøbing",
  "Größe",
  "例え話",
  "مثال",
  "пример",
  "🚀",
  "C#",
  "a_b",
  "_a_",
  "*",
  "**b**",
  "`c`",
  "``",
  "~~d~~",
  "[x](https://evil.example/)",
  "[x]: https://evil.example/",
  "![x](y.png)",
  "<b>",
  "</script>",
  "<!-- -->",
  "&amp;",
  "&",
  "{name}",
  "{base_url}",
  "{",
  "}",
  ":",
  ": ",
  "- ",
  "-",
  "---",
  "===",
  "# ",
  "#",
  "> ",
  "1. ",
  "10) ",
  "| a | b |",
  "|---|",
  "\\",
  '"',
  "'",
  "yes",
  "null",
  "2021",
  "2021-03-14",
  "1e3",
  "0x10",
  "~",
  "%",
  "@",
  "!tag",
  "&anchor",
  "*alias",
  "?",
  ",",
  "\t",
  "  ",
  "\n",
  "\n\n",
  "\n\n\n",
  "\r\n",
  "\u2028",
  "\u00a0",
  "\u200f",
  "\u0007",
  "\ud83d",
  "\ufeff",
  "\ufffd",
  "https://auto.example/a_b",
  "www.auto.example",
  "me@auto.example",
  "[^1]",
  "[^1]: note",
  ":::",
  "$x$",
];

const DATES = [
  "2014",
  "2014-01",
  "2014-06-29",
  "2014-1",
  "2014/2/3",
  "2015-12-31T23:59:59Z",
  "2016-02-30",
  "2013-13",
  "soon",
  "present",
  "now",
  "",
];

const ADDRESSES = [
  "https://one.example/",
  "https://two.example/a b?c=d&e=f#g",
  "https://ümlaut.example/ä",
  "three.example",
  "ftp://four.example/",
  "javascript:alert(1)",
  "not an address",
  "",
];

function text(random: Random): string {
  const { length } = random.some(Array.from({ length: 12 }), 0.4);
  return Array.from({ length }, () => random.pick(PIECES))
    .join(random.pick(["", " "]));
}
