import * as z from "zod";
import { asks, ofHeadings } from "../asks.ts";
import { isAfter } from "../compare.ts";
import {
  atUri,
  fullDate,
  hidden,
  Link,
  list,
  nameSlug,
  ownLanguage,
  Picture,
  record,
  text,
  textUpTo,
} from "../fields.ts";
import type { Form, Translated } from "../front_matter.ts";
import { withoutHidden } from "../hidden.ts";
import { DESCRIPTION } from "../names.ts";
import { endDate, startDate } from "../period.ts";
import { was } from "./moved.ts";

const EntryFile = record({
  title: text().describe("Title of the entry."),
  description: textUpTo(DESCRIPTION.longest).optional().describe(
    "Lead of the page, at most 160 characters.",
  ),
  date: startDate().optional().describe("Day, month or year of the entry."),
  end: endDate().optional().describe("End of what took longer, or `present`."),
  updated: fullDate().optional().describe("Last change. Needed without a day."),
  tags: list(text()).default([]).describe("List of words."),
  links: list(Link).default([]).describe("List of links, as in `profile.md`."),
  image: Picture.optional().describe("Picture of the entry: `file` and `alt`."),
  summary: text().optional().describe("Summary for the résumé."),
  // For the résumé only.
  roles: list(text()).default([]).describe("List of your roles. Résumé only."),
  entity: text().optional().describe("Company or group. Résumé only."),
  type: text().optional().describe("Kind of project. Résumé only."),
  publisher: text().optional().describe("Publisher. Résumé only."),
  at_uri: atUri().optional().describe("Its AT-URI at standard.site."),
  language: ownLanguage(),
  was: was(),
  asks: asks(),
  hidden: hidden(),
}, {
  slug: nameSlug("file"),
  /** Path of its page, such as `/projects/lamp`. */
  path: z.string(),
  body: z.string().trim(),
}).check(ofHeadings);

export const SectionEntry = EntryFile
  .refine(({ date, end }) => date ?? !end, {
    path: ["date"],
    message: "missing; write when it began, because it has an end",
  })
  .refine(({ date, end }) => !isAfter(date, end), {
    path: ["end"],
    message: "before the date; swap the two dates, or correct one",
    when: ({ value }) => Dates.safeParse(value).success,
  })
  .refine(({ date = "", updated }) => updated ?? /-..-/.test(date), {
    path: ["updated"],
    message:
      "missing; use a full date such as 2026-01-31, because there is no date with a day",
    when: ({ value }) => Dates.safeParse(value).success,
  })
  .transform((entry) => ({
    ...entry,
    updated: entry.updated ?? entry.date ?? "",
    links: withoutHidden(entry.links),
  }));
export type SectionEntry = z.output<typeof SectionEntry> & Translated;

const { date, end, updated } = EntryFile.shape;
// Also if other fields are wrong, so that all errors are reported at once.
const Dates = z.object({ date, end, updated });

export const sectionEntry = {
  schema: SectionEntry,
  usedBy: (name) => `/${name}, get_page, sitemap.xml, llms.txt, feed.xml`,
  given: ({ name }, body) => ({
    slug: name.slice(name.lastIndexOf("/") + 1),
    path: `/${name}`,
    body,
  }),
} satisfies Form<typeof SectionEntry>;
