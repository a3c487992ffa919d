import { atEnd, FERRIES, keys, type Planted } from "../support/plant.ts";

/** Mistakes in Markdown. */
export const IN_WORDS: Record<string, Planted> = {
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
};
