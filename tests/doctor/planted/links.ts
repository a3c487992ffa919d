import {
  atEnd,
  FERRIES,
  keys,
  more,
  type Planted,
  TIDES,
} from "../support/plant.ts";

const LANTERN = "lamps/storm-lantern.md";
const SKILL = "skills/read-the-log/SKILL.md";

/** A link in a section, and words of a page at the top that may have the same one. */
async function inSection(link: string, elsewhere: string): Promise<Planted> {
  const [changes, ...rest] = await atEnd(link, "correct the address", {
    path: LANTERN,
  });
  return [{ ...changes, ...await more(TIDES, elsewhere) }, ...rest];
}

/** Links that lead nowhere. */
export const LINKS: Record<string, Planted> = {
  "a link to no page": await atEnd(
    "The [chart](/charts).",
    "correct the address",
  ),
  "a link beside the page that leads nowhere": await atEnd(
    "The [chart](chart-of-tides).",
    "correct the address",
  ),
  "a link in a section that leads somewhere on another page": await inSection(
    "The [story](about).",
    "The [story](about).",
  ),
  "a link in a section that begins with a dot": await inSection(
    "The [story](./about).",
    "The [story](./about).",
  ),
  "a link in a section to what is above it": await inSection(
    "The [chart](../chart).",
    "The chart (../chart).",
  ),
  "a link in a section to what is below it": await inSection(
    "The [chart](maps/chart).",
    "The [story](about).",
  ),
  "a link in a section to a heading of another page": await inSection(
    "[High water](#high-water).",
    "[High water](#high-water).\n\n## High water\n\nTwice a day.",
  ),
  "a link in a section by its reference": await inSection(
    "The [story][1].\n\n[1]: about",
    "The [story][1].\n\n[1]: about",
  ),
  "a relative link in the words of a role": await atEnd(
    "The [chart](./chart).",
    "correct the address",
    { path: FERRIES },
  ),
  "a link to no heading of its page": await atEnd(
    "The [chart](#chart).",
    "correct the address",
  ),
  "a link to no heading of another page": await atEnd(
    "The [story](/about#the-whale).",
    "correct the address",
  ),
  "a link with the whole address of the site": await atEnd(
    "The [chart]({base_url}/charts).",
    "correct the address",
  ),
  "a link without an address": await atEnd(
    "The [chart]().",
    "into the parentheses",
  ),
  "a link that no page has": await atEnd(
    "The [chart](javascript:show).",
    "https:, mailto: or tel:",
  ),
  "an image that no page has": await atEnd(
    "![A gull](data:image/png;base64,AAAA)",
    "beside the file",
  ),
  "a link to a twin": await atEnd(
    "The [story](about.md#top).",
    "write /about#top",
  ),
  "a link to a twin from within a section": await atEnd(
    "The [other](drowned-lamp.md).",
    "write /lamps/drowned-lamp",
    { path: LANTERN },
  ),
  "a link to a twin with the whole address of the site": await atEnd(
    "- The\n- [manual]({base_url}/docs/doctor.md)",
    "write /docs/doctor",
    { line: 1 },
  ),
  "a link to the reader's own machine": await atEnd(
    "The [story](http://localhost:3000/about).",
    "{base_url}",
  ),
  "an address on the reader's own machine": await atEnd(
    "> The\n> story is at http://127.0.0.1:3000/about.",
    "{base_url}",
    { path: FERRIES, line: 1 },
  ),
  "an image on the reader's own machine": await atEnd(
    "![A gull](http://[::1]:3000/gull.png)",
    "{base_url}",
  ),
  "a key with an address on the reader's own machine": [
    await keys(FERRIES, "url: http://localhost:3000"),
    `${FERRIES}:2`,
    "everybody can open",
  ],
  "a link to a section that is not there": await atEnd(
    "The [kettles](/kettles/copper).",
    "correct the address",
  ),
  "an address in a skill that does not answer": await atEnd(
    "Then fetch `{base_url}/charts.json`.",
    "correct the address",
    { path: SKILL },
  ),
  "an address in a skill that is none": [
    await more(SKILL, "Then fetch `{base_url}:99999/charts.json`."),
    `/${SKILL}`,
    "correct the address",
  ],
};
