import { z } from "zod";
import {
  body,
  description,
  figure,
  flag,
  fullDate,
  list,
  record,
  text,
  textUpTo,
  url,
} from "../fields.ts";
import { directionOf, isLanguage } from "../../base/words/language.ts";
import { withoutHidden } from "../hidden.ts";
import { defineKind, type ResultOf } from "../kind.ts";

export const Link = record({
  label: text(),
  url: url(),
  username: text().optional(),
  hidden: flag(),
}, {});
export type Link = z.output<typeof Link>;

export const Picture = record({ file: text(), alt: text() }, {});
export type Picture = z.output<typeof Picture>;

export const Profile = record({
  name: text(),
  headline: text(),
  description: description(),
  place: text(),
  time_zone: timeZone(),
  availability: text(),
  sign: textUpTo(24).optional(),
  hue: z.number("not a hue; use a number from 0 to 360")
    .min(0, "below 0; use a number from 0 to 360")
    .max(360, "above 360; use a number from 0 to 360"),
  updated: fullDate(),
  links: list(Link).default([]),
  summary: text().optional(),
  photo: Picture.optional(),
  figure: figure().optional(),
  // For the résumé only.
  address: text().optional(),
  postal_code: text().optional(),
  city: text().optional(),
  region: text().optional(),
  country: text().regex(
    /^[A-Z]{2}$/,
    "not a country; use the two letters that ISO 3166 has for it, such as PT",
  ).optional(),
  git_author: text().optional(),
  language: language().default("en"),
  direction: z.enum(["ltr", "rtl"], "not a direction; use ltr or rtl")
    .optional(),
  sample: flag(),
}, { body: body() });
export type Profile = ResultOf<typeof profile>;

export const profile = defineKind({
  root: "person",
  files: "profile.md",
  usedBy: () => "/, /about, get_about, llms.txt",
  schema: Profile,
  given: (_, body) => ({ body }),
  collect([entry]) {
    if (!entry) return;
    const { value } = entry;
    const { direction = directionOf(value.language) } = value;
    return { ...value, direction, links: withoutHidden(value.links) };
  },
});

/** Canonical form, such as `pt-BR`. */
function language() {
  const message = "not a language; use a BCP 47 tag such as en, pt-BR or ar";
  return text(message).refine(isLanguage, message)
    .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag);
}

function timeZone() {
  return text().refine(
    isTimeZone,
    "not a time zone; use an IANA name such as Europe/Lisbon or UTC",
  );
}

function isTimeZone(value: string): boolean {
  try {
    // Intl also takes offsets such as +01:00, which have no summer time.
    return /^[a-z]/i.test(value) &&
      new Intl.DateTimeFormat("en", { timeZone: value }) !== null;
  } catch {
    return false;
  }
}
