import { TAKEN_IDS } from "../../lib/content/kinds/role.ts";
import { type Files, markdownFile } from "../new/markdown_file.ts";
import { slugOf, Slugs } from "../new/slugs.ts";
import { readDate } from "./dates.ts";
import type { Context } from "./notes.ts";
import type { JsonResume } from "./json_resume.ts";
import { bodyOf } from "./markdown.ts";
import { type Period, type Reader, readers } from "./reader.ts";

/** A file in `work/` for each job. */
export function workFiles(
  { work }: JsonResume,
  { today, notes }: Context,
): Files {
  const slugs = new Slugs(TAKEN_IDS, notes.language);
  return new Map(
    readers(work, "work", notes).map((job) => {
      const slug = slugs.take(...namesOf(job));
      const file = `work/${slug}.md`;
      const keys = {
        company: job.name("name", file, "company"),
        role: job.name("position", file, "role"),
        ...datesOf(job, file, today),
        slug,
        url: job.url("url"),
        place: job.line("location"),
        about: job.lines("description"),
        skills: job.list("keywords"),
      };
      const body = bodyOf(job.lines("summary"), job.list("highlights"));
      return [file, markdownFile(keys, body)];
    }),
  );
}

function namesOf(job: Reader): string[] {
  const name = job.raw("name");
  return [
    job.raw("slug"),
    name,
    slugOf(name) && `${name} ${job.raw("position")}`,
    `role ${readDate(job.raw("startDate"), job.notes.language) ?? ""}`,
  ];
}

function datesOf(job: Reader, file: string, today: string) {
  const period = job.period();
  const dates = fileDates(job, period, file, "start", today);
  if (dates.hidden && !period.end) job.notes.madeUp(file, "end");
  return { ...dates, end: period.end ?? "present" };
}

/**
 * Dates of an entry that is a file, whose first date is `field`. The site shows none
 * without a start: the file is hidden, and keeps its words.
 */
export function fileDates(
  entry: Reader,
  { start, end, isSound }: Period,
  file: string,
  field: string,
  today: string,
): { start: string; end?: string; hidden?: true } {
  if (isSound && start) return { start, end };
  const last = end === "present" ? undefined : end;
  if (isSound && last) {
    return { start: entry.madeUp("startDate", last, file, field), end };
  }
  const why = `${file} is hidden until you write its dates into it`;
  entry.notes.hidden(entry.path, why);
  if (!start) entry.notes.madeUp(file, field);
  // The content demands a date.
  return { start: start ?? last ?? today, end, hidden: true };
}
