import type { z } from "zod";
import { list, record, text, webAddress } from "../fields.ts";
import type { Translated } from "../front_matter.ts";
import { defineKind } from "../kind.ts";
import { endDate, inOrder, startDate } from "../period.ts";

const Education = inOrder(record({
  institution: text().describe("School or university."),
  area: text().optional().describe("Subject."),
  degree: text().optional().describe("Degree or diploma."),
  start: startDate().optional().describe("First day, month or year."),
  end: endDate().optional().describe("Last day, month or year, or `present`."),
  url: webAddress().optional().describe("Web address of the school."),
  score: text().optional().describe('Result, such as `"6.2 of 7"`.'),
  courses: texts().describe("List of courses."),
}, {}));
export type Education = z.output<typeof Education>;

const Language = record({
  language: text().describe("Name of the language."),
  fluency: text().optional().describe("How well you speak it."),
}, {});

const Award = record({
  title: text().describe("Name of the award."),
  date: startDate().optional().describe("Day, month or year."),
  awarder: text().optional().describe("Who gave it."),
  summary: text().optional().describe("What you got it for."),
}, {});
export type Award = z.output<typeof Award>;

const Certificate = record({
  name: text().describe("Name of the certificate."),
  date: startDate().optional().describe("Day, month or year."),
  issuer: text().optional().describe("Who issued it."),
  url: webAddress().optional().describe("Web address of the certificate."),
}, {});
export type Certificate = z.output<typeof Certificate>;

const Volunteer = inOrder(record({
  organization: text().describe("Organization."),
  position: text().optional().describe("Your position."),
  url: webAddress().optional().describe("Web address of the organization."),
  start: startDate().optional().describe("First day, month or year."),
  end: endDate().optional().describe("Last day, month or year, or `present`."),
  summary: text().optional().describe("What you did."),
  highlights: texts().describe("List of results."),
}, {}));
export type Volunteer = z.output<typeof Volunteer>;

const ResumeSkill = record({
  name: text().describe("Name of the skill."),
  level: text().optional().describe("How well you know it."),
  keywords: texts().describe("List of parts or tools of the skill."),
}, {});

const Interest = record({
  name: text().describe("Name of the interest."),
  keywords: texts().describe("List of its parts."),
}, {});

const Reference = record({
  name: text().describe("Name of the person."),
  reference: text().optional().describe("Words of the person."),
}, {});

/** The lists of a résumé besides the career, in the order of the file. */
export const Resume = record({
  education: list(Education).default([]).describe("Schools and courses."),
  languages: list(Language).default([]).describe("Languages that you speak."),
  awards: list(Award).default([]).describe("Prizes."),
  certificates: list(Certificate).default([]).describe("Certificates."),
  volunteer: list(Volunteer).default([]).describe("Unpaid work."),
  skills: list(ResumeSkill).default([]).describe("Default: those of the jobs."),
  interests: list(Interest).default([]).describe("Interests."),
  references: list(Reference).default([]).describe("What others say of you."),
}, {});
export type Resume = z.output<typeof Resume>;

/** A missing file is an empty résumé. */
export const resume = defineKind({
  root: "person",
  files: "resume.yaml",
  isTranslated: true,
  isWhole: true,
  isOptional: true,
  usedBy: () => "/about, /resume.json, get_about, llms-full.txt",
  schema: Resume,
  given: () => ({}),
  collect: ([entry]): Resume & Translated => entry?.value ?? Resume.parse({}),
});

function texts() {
  return list(text()).default([]);
}
