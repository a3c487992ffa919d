import {
  lineAfter,
  more,
  type Planted,
  TIDES,
  TIDES_END,
} from "../support/plant.ts";

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
