import { z } from "zod";
import {
  body,
  description,
  flag,
  fullDate,
  list,
  record,
  text,
  url,
} from "../fields.ts";
import { withoutHidden } from "../hidden.ts";
import { defineKind } from "../kind.ts";

export const Link = record({ label: text(), url: url(), hidden: flag() }, {});
export type Link = z.output<typeof Link>;

export const Profile = record({
  name: text(),
  headline: text(),
  description: description(),
  place: text(),
  time_zone: timeZone(),
  availability: text(),
  hue: z.number("not a hue; use a number from 0 to 360")
    .min(0, "below 0; use a number from 0 to 360")
    .max(360, "above 360; use a number from 0 to 360"),
  updated: fullDate(),
  links: list(Link).default([]),
  sample: flag(),
}, { body: body() });
export type Profile = z.output<typeof Profile>;

/** Who the site is about, and their story. */
export const profile = defineKind({
  root: "person",
  files: "profile.md",
  usedBy: () => "/, /about, get_about, llms.txt",
  schema: Profile,
  given: (_, body) => ({ body }),
  collect: ([entry]) =>
    entry && { ...entry.value, links: withoutHidden(entry.value.links) },
});

function timeZone() {
  return text().refine(
    isTimeZone,
    "not a time zone; use an IANA name such as Europe/Lisbon or UTC",
  );
}

function isTimeZone(value: string): boolean {
  try {
    // Intl takes offsets such as +01:00 too; they know no summer time.
    return /^[a-z]/i.test(value) &&
      new Intl.DateTimeFormat("en", { timeZone: value }) !== null;
  } catch {
    return false;
  }
}
