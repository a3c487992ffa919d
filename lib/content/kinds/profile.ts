import * as z from "zod";
import { asks, ofHeadings } from "../asks.ts";
import {
  atUri,
  body,
  description,
  did,
  Fediverse,
  figure,
  flag,
  language,
  Link,
  list,
  Photo,
  record,
  text,
  textUpTo,
  timeZone,
  trialToken,
  updated,
  Usage,
} from "../fields.ts";
import { directionOf } from "../../base/words/likely_subtags.ts";
import { withoutHidden } from "../hidden.ts";
import { defineKind, type ResultOf } from "../kind.ts";

export const Profile = record({
  name: text().describe("Your name."),
  called: text().optional().describe("Your name in suggested questions."),
  given_name: text().optional().describe("Given name, for address books."),
  family_name: text().optional().describe("Family name, for address books."),
  headline: text().describe("One line below your name: what you do."),
  description: description(),
  place: text().describe("Place that pages name."),
  time_zone: timeZone().describe("Time zone, such as `Europe/Lisbon`."),
  availability: text().describe("Sentence on when you are free for work."),
  sign: textUpTo(24).optional().describe("Text on the door of the room."),
  hue: z.number("not a hue; use a number from 0 to 360")
    .min(0, "below 0; use a number from 0 to 360")
    .max(360, "above 360; use a number from 0 to 360").describe(
      "Accent colour of the site, from 0 to 360.",
    ),
  updated: updated(),
  links: list(Link).default([]).describe("Your other places on the web."),
  summary: text().optional().describe(
    "Who you are, in two or three sentences.",
  ),
  photo: Photo.optional().describe("Your picture: `file` and `alt`."),
  figure: figure().optional().describe("Your drawn figure, by its parts."),
  address: text().optional().describe("Street. Only the résumé shows it."),
  postal_code: text().optional().describe(
    "Postcode. Only the résumé shows it.",
  ),
  city: text().optional().describe("Town. Only the résumé shows it."),
  region: text().optional().describe("Region. Only the résumé shows it."),
  country: text().regex(
    /^[A-Z]{2}$/,
    "not a country code; use the two letters of ISO 3166, such as PT",
  ).optional().describe("Country in two letters. Only the résumé shows it."),
  git_author: text().optional().describe("Part of your name in commits."),
  language: language().default("en").describe("Language, such as `pt-BR`."),
  languages: list(language()).default([]).describe("Other languages: `[sv]`."),
  direction: z.enum(["ltr", "rtl"], "not a direction; use ltr or rtl")
    .optional().describe("`ltr` or `rtl`, if not that of the language."),
  paper: z.literal("letter", "not a paper; use letter or leave it out")
    .optional().describe("`letter` for a PDF on US Letter, not A4."),
  machine: z.literal("quiet", "not a setting; use quiet or leave it out")
    .optional().describe("`quiet` leaves out what is for programmers."),
  manual: z.enum(
    ["here", "source", "off"],
    "not a place; use here, source or off",
  ).optional().describe(
    "Place of the software's documents. `source` (the default) keeps `/docs` out of the menu and of `/llms.txt`, `here` lists it, `off` removes it.",
  ),
  usage: Usage.optional().describe("Allowed: `train`, `answer` and `search`."),
  atproto_did: did().optional().describe("Your DID in the AT Protocol."),
  fediverse: Fediverse.optional().describe("Your account in the Fediverse."),
  standard_site: atUri().optional().describe("AT-URI at standard.site."),
  feed_id: text().optional().describe(
    "Text that the ids in your feeds are made from, instead of `name`. Set it to the old name if you change yours.",
  ),
  origin_trials: list(trialToken()).max(4, "too many; use at most four")
    .default([]).describe("Tokens for origin trials of browsers."),
  asks: asks(),
  sample: flag().describe("`true` marks the sample person. Leave it out."),
}, { body: body() }).check(ofHeadings);
export type Profile = ResultOf<typeof profile>;

export const profile = defineKind({
  root: "person",
  files: "profile.md",
  isTranslated: true,
  usedBy: () => "/, /about, get_about, llms.txt",
  schema: Profile,
  given: ({ into }, body) => ({
    body,
    ...into && { language: into, direction: directionOf(into) },
  }),
  collect([entry]) {
    if (!entry) return;
    const { value, complain } = entry;
    const { name, called = name } = value;
    if (!name.includes(called)) {
      complain(["called"], `"${called}" is not in the name; use a part of it`);
    }
    const {
      direction = directionOf(value.language),
      manual = value.sample ? "here" : "source",
    } = value;
    const links = withoutHidden(value.links);
    const usage = { train: false, answer: true, search: true, ...value.usage };
    return { ...value, called, direction, manual, links, usage };
  },
});
