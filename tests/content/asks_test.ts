import { assertMatch } from "@std/assert";
import { edited } from "../support/content.ts";
import { problemOf } from "./support/changes.ts";

const many = (length: number) =>
  Array.from({ length }, (_, at) => `word ${at}`).join(", ");

const WRONG: [what: string, asks: string, message: RegExp][] = [
  ["a number", "[deposit, 5]", /asks, item 2: .*number.*quotation marks/],
  ["text", "deposit", /asks: "deposit" is not a list/],
  ["a long word", `[${"a".repeat(61)}]`, /asks, item 1: .*61 .*at most 60/],
  ["many words", `[${many(21)}]`, /asks: .*21 words; use at most 20/],
  [
    "many words below headings",
    `{ Exceptions: [${many(11)}], exceptions: [${many(10)}] }`,
    /asks: .*21 words; use at most 20/,
  ],
  [
    "an unknown heading",
    "{ Prices: [deposit] }",
    /asks\.Prices: .*"Prices".*; use one of "Exceptions"/,
  ],
  ["a word of every question", "[what]", /asks, item 1: "what" is .*; use/],
  ["no letter", '["?"]', /asks, item 1: "\?" is .*; use/],
];

for (const [what, asks, message] of WRONG) {
  Deno.test(`loadContent() refuses ${what} in asks`, async () => {
    const changes = await edited(
      "pages/tides.md",
      "nav: true\n",
      `nav: true\nasks: ${asks}\n`,
    );
    assertMatch(await problemOf(changes), message);
  });
}
