import {
  FERRIES,
  keys,
  lineAfter,
  more,
  type Planted,
  TIDES,
  TIDES_END,
} from "../support/plant.ts";

const LANTERN = "lamps/storm-lantern.md";
const SKILL = "skills/read-the-log/SKILL.md";

/** Links that lead nowhere. */
export const LINKS: Record<string, Planted> = {
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
  "a link without an address": [
    await more(TIDES, "The [chart]()."),
    TIDES_END,
    "into the parentheses",
  ],
  "a link that no page has": [
    await more(TIDES, "The [chart](javascript:show)."),
    TIDES_END,
    "https:, mailto: or tel:",
  ],
  "an image that no page has": [
    await more(TIDES, "![A gull](data:image/png;base64,AAAA)"),
    TIDES_END,
    "beside the file",
  ],
  "a link to a twin": [
    await more(TIDES, "The [story](about.md#top)."),
    TIDES_END,
    "write /about#top",
  ],
  "a link to a twin from within a section": [
    await more(LANTERN, "The [other](drowned-lamp.md)."),
    await lineAfter(LANTERN),
    "write /lamps/drowned-lamp",
  ],
  "a link to a twin with the whole address of the site": [
    await more(TIDES, "- The\n- [manual]({base_url}/docs/doctor.md)"),
    await lineAfter(TIDES, 1),
    "write /docs/doctor",
  ],
  "a link to the reader's own machine": [
    await more(TIDES, "The [story](http://localhost:3000/about)."),
    TIDES_END,
    "{base_url}",
  ],
  "an address on the reader's own machine": [
    await more(FERRIES, "> The\n> story is at http://127.0.0.1:3000/about."),
    await lineAfter(FERRIES, 1),
    "{base_url}",
  ],
  "an image on the reader's own machine": [
    await more(TIDES, "![A gull](http://[::1]:3000/gull.png)"),
    TIDES_END,
    "{base_url}",
  ],
  "a key with an address on the reader's own machine": [
    await keys(FERRIES, "url: http://localhost:3000"),
    `${FERRIES}:2`,
    "everybody can open",
  ],
  "a link to a section that is not there": [
    await more(TIDES, "The [kettles](/kettles/copper)."),
    TIDES_END,
    "correct the address",
  ],
  "an address in a skill that does not answer": [
    await more(SKILL, "Then fetch `{base_url}/charts.json`."),
    await lineAfter(SKILL),
    "correct the address",
  ],
  "an address in a skill that is none": [
    await more(SKILL, "Then fetch `{base_url}:99999/charts.json`."),
    `/${SKILL}`,
    "correct the address",
  ],
};
