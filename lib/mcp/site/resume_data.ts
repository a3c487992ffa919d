import { z } from "zod";
import type { Content } from "../../content/content.ts";
import type { SectionEntry } from "../../content/kinds/section_entry.ts";
import {
  Award,
  Certificate,
  Education,
  Interest,
  Language,
  type Made,
  Reference,
  ResumeSkill,
  Volunteer,
} from "../../content/resume_lists.ts";
import { entriesOf } from "../../pages/made_parts.ts";

const MadeData = z.object({
  title: z.string(),
  description: z.string(),
  date: z.string().describe("To the year, the month or the day: 2019-05"),
  end: z.string().optional().describe("Likewise, or present"),
  tags: z.array(z.string()),
  url: z.string().describe("The page that tells of it"),
});
type MadeData = z.output<typeof MadeData>;

/** What a résumé has besides the career; what is not given is left out. */
export const ResumeData = z.object({
  education: z.array(Education).describe("Schools, as the person lists them"),
  languages: z.array(Language).describe(
    "Spoken and written, not programmed in",
  ),
  awards: z.array(Award),
  certificates: z.array(Certificate),
  volunteer: z.array(Volunteer).describe("Work without pay"),
  skills: z.array(ResumeSkill).describe("By field; each role has its own"),
  interests: z.array(Interest),
  references: z.array(Reference).describe("What others say"),
  projects: z.array(MadeData).describe("Newest first"),
  publications: z.array(MadeData).describe("Newest first"),
}).partial();
export type ResumeData = z.output<typeof ResumeData>;

export const ResumeList = ResumeData.keyof();
export type ResumeList = z.output<typeof ResumeList>;

/** Those of the lists that the person gives. */
export function resumeData(
  content: Content,
  lists: ResumeList[],
  baseUrl: string,
): ResumeData {
  const made = (part: Made) =>
    entriesOf(content, part).map((entry) => madeData(entry, baseUrl));
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

function madeData(
  { title, description, date, end, tags, path }: SectionEntry,
  baseUrl: string,
): MadeData {
  return { title, description, date, end, tags, url: baseUrl + path };
}
