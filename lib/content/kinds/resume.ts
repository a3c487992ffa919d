import type { z } from "zod";
import { list, record, text, webAddress } from "../fields.ts";
import { defineKind } from "../kind.ts";
import { endDate, inOrder, startDate } from "../period.ts";

const Education = inOrder(record({
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

const Language = record(
  { language: text(), fluency: text().optional() },
  {},
);

const Award = record({
  title: text(),
  date: startDate().optional(),
  awarder: text().optional(),
  summary: text().optional(),
}, {});
export type Award = z.output<typeof Award>;

const Certificate = record({
  name: text(),
  date: startDate().optional(),
  issuer: text().optional(),
  url: webAddress().optional(),
}, {});
export type Certificate = z.output<typeof Certificate>;

const Volunteer = inOrder(record({
  organization: text(),
  position: text().optional(),
  url: webAddress().optional(),
  start: startDate().optional(),
  end: endDate().optional(),
  summary: text().optional(),
  highlights: texts(),
}, {}));
export type Volunteer = z.output<typeof Volunteer>;

const ResumeSkill = record({
  name: text(),
  level: text().optional(),
  keywords: texts(),
}, {});

const Interest = record({ name: text(), keywords: texts() }, {});

const Reference = record({
  name: text(),
  reference: text().optional(),
}, {});

/** The lists of a résumé besides the career, in the order of the file. */
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

/** Lists of the résumé that a section can be. */
export const RESUME_SECTIONS = ["projects", "publications"] as const;
export type ResumeSection = typeof RESUME_SECTIONS[number];

/** A missing file is an empty résumé. */
export const resume = defineKind({
  root: "person",
  files: "resume.yaml",
  isOptional: true,
  usedBy: () => "/about, /resume.json, get_about, llms-full.txt",
  schema: Resume,
  given: () => ({}),
  collect: ([entry]) => entry?.value ?? Resume.parse({}),
});

function texts() {
  return list(text()).default([]);
}
