import * as z from "zod";
import type { Content, ResumeSection } from "../../../content/content.ts";
import { resumeEntries } from "../../../content/mod.ts";
import type { Site } from "../../../site.ts";

const text = () => z.string().optional();
const texts = () => z.array(z.string());
const start = () =>
  text().describe("To the year, the month or the day: 2019-05");
const end = () => text().describe("Likewise, or present");

const MadeData = z.object({
  title: z.string(),
  description: text(),
  date: start(),
  end: end(),
  tags: z.array(z.string()),
  url: z.string().describe("The page that tells of it"),
});

// Written again without the checks of the content, so that a start does not load them.
const Education = z.object({
  institution: z.string(),
  area: text(),
  degree: text(),
  start: start(),
  end: end(),
  url: text(),
  score: text(),
  courses: texts(),
});

const Volunteer = z.object({
  organization: z.string(),
  position: text(),
  url: text(),
  start: start(),
  end: end(),
  summary: text(),
  highlights: texts(),
});

const Named = z.object({ name: z.string() });

export const ResumeData = z.object({
  education: z.array(Education).describe("Schools, as the person lists them"),
  languages: z.array(z.object({ language: z.string(), fluency: text() }))
    .describe("Spoken and written, not programmed in"),
  awards: z.array(z.object({
    title: z.string(),
    date: start(),
    awarder: text(),
    summary: text(),
  })),
  certificates: z.array(
    Named.extend({ date: start(), issuer: text(), url: text() }),
  ),
  volunteer: z.array(Volunteer).describe("Work without pay"),
  skills: z.array(Named.extend({ level: text(), keywords: texts() }))
    .describe("By field; each role has its own"),
  interests: z.array(Named.extend({ keywords: texts() })),
  references: z.array(Named.extend({ reference: text() }))
    .describe("What others say"),
  projects: z.array(MadeData).describe("Newest first"),
  publications: z.array(MadeData).describe("Newest first"),
}).partial();
export type ResumeData = z.output<typeof ResumeData>;

export const ResumeList = ResumeData.keyof();
export type ResumeList = z.output<typeof ResumeList>;

export function resumeData(
  content: Content,
  lists: ResumeList[],
  urlOf: Site["urlOf"],
): ResumeData {
  const made = (part: ResumeSection) =>
    resumeEntries(content, part).map((entry) => {
      const { title, description, date, end, tags, path } = entry;
      return { title, description, date, end, tags, url: urlOf(path) };
    });
  const all: Required<ResumeData> = {
    ...content.resume,
    projects: made("projects"),
    publications: made("publications"),
  };
  return Object.fromEntries(
    lists.filter((list) => all[list].length > 0)
      .map((list) => [list, all[list]]),
  );
}
