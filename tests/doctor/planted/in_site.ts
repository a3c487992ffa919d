import { edited } from "../../support/content.ts";
import {
  atEnd,
  FERRIES,
  keys,
  more,
  type Planted,
  TIDES,
} from "../support/plant.ts";

const MUSING = "musings/on-fog.md";

/** Mistakes that only the whole site shows. */
export const IN_SITE: Record<string, Planted> = {
  "braces that nobody fills in": await atEnd(
    "The lamp of {nmae} is lit.",
    "use {name}",
  ),
  "braces that somebody was to fill in": await atEnd(
    "The lamp of {your name here} is lit.",
    "use {name}",
  ),
  "contact without an email address": [
    await edited(
      "contact.md",
      "mailto:keeper@nowhere-rock.example",
      "https://nowhere-rock.example/letters",
    ),
    "contact.md:10",
    "mailto:",
  ],
  "contact without a preferred channel": [
    await edited("contact.md", "preferred: true", "preferred: false"),
    "contact.md:10",
    "preferred: true",
  ],
  "contact with two preferred channels": [
    await edited(
      "contact.md",
      "    url: https",
      "    preferred: true\n    url: https",
    ),
    "contact.md:10",
    "on one alone",
  ],
  "a telephone number that may not be meant for everybody": [
    await edited("contact.md", "960987 # public", "960987"),
    "contact.md:14",
    "# public",
  ],
  "a street address that may not be meant for everybody": [
    await edited("profile.md", "Upper Gallery # public", "Upper Gallery"),
    "profile.md:21",
    "# public",
  ],
  "a postal code that may not be meant for everybody": [
    await edited("profile.md", "N0 1CK # public", "N0 1CK"),
    "profile.md:22",
    "# public",
  ],
  "a page that is too long for a program": [
    await more(TIDES, "High water follows low water. ".repeat(700)),
    `${TIDES}:1`,
    "make two of it",
  ],
  "an empty list": [
    await keys(FERRIES, "skills: []"),
    `${FERRIES}:2`,
    "remove the line",
  ],
  "a field for the résumé where nothing is for it": [
    await keys(MUSING, "publisher: The Gull"),
    `${MUSING}:2`,
    "resume: publications",
  ],
  "a language without its words": [
    await keys("profile.md", "language: pt"),
    "words.yaml",
    "lib/base/words/",
  ],
  "a calendar of whoever commits": [
    {},
    "CODEHOST_PROVIDER",
    "git_author",
    { CODEHOST_PROVIDER: "git" },
  ],
  "a calendar of no repository": [
    await keys("profile.md", "git_author: Odalys"),
    "CODEHOST_PROVIDER",
    "CODEHOST_REPOS",
    { CODEHOST_PROVIDER: "git", CODEHOST_REPOS: "/nowhere" },
  ],
};
