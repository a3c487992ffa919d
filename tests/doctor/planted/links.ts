import { atEnd, FERRIES, keys, more, type Planted } from "../support/plant.ts";

const LANTERN = "lamps/storm-lantern.md";
const SKILL = "skills/read-the-log/SKILL.md";

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
