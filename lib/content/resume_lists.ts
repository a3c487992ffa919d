import type { z } from "zod";
import { list, record, text, webAddress } from "./fields.ts";
import { endDate, inOrder, startDate } from "./period.ts";

export const Education = inOrder(record({
  institution: text(),
  area: text().optional(),
  degree: text().optional(),
  start: startDate().optional(),
  end: endDate().optional(),
  url: webAddress().optional(),
  score: text().optional(),
  courses: texts(),
}, {}));
export type Education = z.output<typeof Education>;

export const Language = record(
  { language: text(), fluency: text().optional() },
  {},
);
export type Language = z.output<typeof Language>;

export const Award = record({
  title: text(),
  date: startDate().optional(),
  awarder: text().optional(),
  summary: text().optional(),
}, {});
export type Award = z.output<typeof Award>;

export const Certificate = record({
  name: text(),
  date: startDate().optional(),
  issuer: text().optional(),
  url: webAddress().optional(),
}, {});
export type Certificate = z.output<typeof Certificate>;

export const Volunteer = inOrder(record({
  organization: text(),
  position: text().optional(),
  url: webAddress().optional(),
  start: startDate().optional(),
  end: endDate().optional(),
  summary: text().optional(),
  highlights: texts(),
}, {}));
export type Volunteer = z.output<typeof Volunteer>;

export const ResumeSkill = record({
  name: text(),
  level: text().optional(),
  keywords: texts(),
}, {});
export type ResumeSkill = z.output<typeof ResumeSkill>;

export const Interest = record({ name: text(), keywords: texts() }, {});
export type Interest = z.output<typeof Interest>;

export const Reference = record({
  name: text(),
  reference: text().optional(),
}, {});
export type Reference = z.output<typeof Reference>;

/** What the entries of a section can be in a résumé. */
export const MADE = ["projects", "publications"] as const;
export type Made = typeof MADE[number];

/** What a résumé has besides the career, in the order of the file. */
export const Resume = record({
  education: list(Education).default([]),
  languages: list(Language).default([]),
  awards: list(Award).default([]),
  certificates: list(Certificate).default([]),
  volunteer: list(Volunteer).default([]),
  skills: list(ResumeSkill).default([]),
  interests: list(Interest).default([]),
  references: list(Reference).default([]),
}, {});
export type Resume = z.output<typeof Resume>;

function texts() {
  return list(text()).default([]);
}
