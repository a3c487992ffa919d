import { z } from "zod";
import { isAfter } from "../compare.ts";
import {
  description,
  fileSlug,
  flag,
  fullDate,
  list,
  record,
  text,
} from "../fields.ts";
import type { Form } from "../front_matter.ts";
import { withoutHidden } from "../hidden.ts";
import { endDate, startDate } from "../period.ts";
import { Link, Picture } from "./profile.ts";

const EntryFile = record({
  title: text(),
  description: description(),
  date: startDate(),
  end: endDate().optional(),
  updated: fullDate().optional(),
  tags: list(text()).default([]),
  links: list(Link).default([]),
  image: Picture.optional(),
  summary: text().optional(),
  // For the résumé only.
  roles: list(text()).default([]),
  entity: text().optional(),
  type: text().optional(),
  publisher: text().optional(),
  hidden: flag(),
}, {
  slug: fileSlug(),
  /** Path of its page, such as `/projects/lamp`. */
  path: z.string(),
  body: z.string().trim(),
});

const FULL_DATE = /^\d{4}-\d\d-\d\d$/;

export const SectionEntry = EntryFile
  .refine(({ date, end }) => !isAfter(date, end), {
    path: ["end"],
    message: "before the date; swap the two, or correct one",
    when: ({ value }) => Dates.safeParse(value).success,
  })
  .refine(({ date, updated }) => updated ?? FULL_DATE.test(date), {
    path: ["updated"],
    message:
      "not there; use a full date such as 2026-01-31, because date has no day",
    when: ({ value }) => Dates.safeParse(value).success,
  })
  .transform((entry) => ({
    ...entry,
    updated: entry.updated ?? entry.date,
    links: withoutHidden(entry.links),
  }));
export type SectionEntry = z.output<typeof SectionEntry>;

const { date, end, updated } = EntryFile.shape;
// Also if other fields are wrong, so that all errors are reported at once.
// once.
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
