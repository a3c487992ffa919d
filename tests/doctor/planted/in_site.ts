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

/** Mistakes that only the rendered site shows. */
export const IN_SITE: Record<string, Planted> = {
  "an unknown placeholder": await atEnd(
    "The lamp of {nmae} is lit.",
    "write {name}",
  ),
  "a placeholder where none is filled in": [
    await keys(
      MUSING,
      "description: Of the fog at {base_url}, and of the rock behind it.",
    ),
    `${MUSING}:2`,
    "the text that it stands for",
  ],
  "an entry with a short description": [
    await keys(MUSING, "description: Of fog."),
    `${MUSING}:1`,
    "50 to 160",
  ],
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
    "on one channel only",
  ],
  "a public telephone number": [
    await edited("contact.md", "960987 # public", "960987"),
    "contact.md:14",
    "# public",
  ],
  "a public street address": [
    await edited("profile.md", "Upper Gallery # public", "Upper Gallery"),
    "profile.md:21",
    "# public",
  ],
  "a public postal code": [
    await edited("profile.md", "N0 1CK # public", "N0 1CK"),
    "profile.md:22",
    "# public",
  ],
  "a page that is too long for programs": [
    await more(TIDES, "High water follows low water. ".repeat(700)),
    `${TIDES}:1`,
    "split it into two",
  ],
  "an empty list": [
    await keys(FERRIES, "skills: []"),
    `${FERRIES}:2`,
    "remove the line",
  ],
  "a key of the résumé outside of the résumé": [
    await keys(MUSING, "publisher: The Gull"),
    `${MUSING}:2`,
    "resume: publications",
  ],
  "the form of the software on a quiet site": [
    await keys("profile.md", "machine: quiet"),
    "words.yaml",
    "four lines",
  ],
  "an account of the Fediverse, which has settings of its own": [
    await keys(
      "profile.md",
      'fediverse: { account: "@ada@social.example", actor: https://social.example/users/ada }',
    ),
    "profile.md:2",
    "name you as the author",
  ],
  "an account of the AT Protocol, which has settings of its own": [
    await keys("profile.md", "atproto_did: did:plc:ewvi7nxzyoun6zhxrhs64oiz"),
    "profile.md:2",
    "your handle",
  ],
  "a record of standard.site, which names the site": [
    await keys(
      "profile.md",
      "standard_site: at://did:plc:ewvi7nxzyoun6zhxrhs64oiz/site.standard.publication/self",
    ),
    "profile.md:2",
    "url of the record",
  ],
  "a language without translated words": [
    await keys("profile.md", "language: nl"),
    "words.yaml",
    "lib/base/words/",
  ],
  "a calendar without an author": [
    {},
    "CODEHOST_PROVIDER",
    "leave the calendar out",
    { CODEHOST_PROVIDER: "git" },
  ],
  "a calendar without a repository": [
    await keys("profile.md", "git_author: Odalys"),
    "CODEHOST_PROVIDER",
    "CODEHOST_REPOS",
    { CODEHOST_PROVIDER: "git", CODEHOST_REPOS: "/nowhere" },
  ],
};
