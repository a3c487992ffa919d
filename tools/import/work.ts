import { TAKEN_IDS } from "../../lib/content/kinds/role.ts";
import { type Files, markdownFile } from "../new/markdown_file.ts";
import { slugOf, Slugs } from "../new/slugs.ts";
import { readDate } from "./dates.ts";
import type { JsonResume } from "./json_resume.ts";
import { bodyOf } from "./markdown.ts";
import type { Notes } from "./notes.ts";
import { firstDate, type Reader, readers } from "./reader.ts";

type Job = JsonResume["work"][number];

/** A file in `work/` for each job. */
export function workFiles(
  { work }: JsonResume,
  today: string,
  notes: Notes,
): Files {
  const slugs = new Slugs(TAKEN_IDS, notes.language);
  return new Map(
    readers(work, "work", notes).map((job) => workFile(job, slugs, today)),
  );
}

function workFile(
  job: Reader<Job>,
  slugs: Slugs,
  today: string,
): [file: string, text: string] {
  const { name = "", position = "", startDate = "" } = job.members;
  const slug = slugs.take(
    job.members.slug ?? "",
    name,
    slugOf(name) && `${name} ${position}`,
    `role ${readDate(startDate, job.notes.language) ?? ""}`,
  );
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
}

/** A job without its dates cannot be shown, and its words are kept all the same. */
function datesOf(job: Reader<Job>, file: string, today: string) {
  const period = job.period();
  const { start, end, isSound } = period;
  if (isSound && start) return { start, end: end ?? "present" };
  if (isSound && end && end !== "present") {
    const shown = { path: `${job.path}.startDate`, now: end };
    job.notes.madeUp(file, "start", shown);
    return { start: end, end };
  }
  const why = `${file} is hidden until you write its dates into it`;
  job.notes.lost(job.path, why);
  if (!start) job.notes.madeUp(file, "start");
  if (!end) job.notes.madeUp(file, "end");
  return {
    start: firstDate(period, today),
    end: end ?? "present",
    hidden: true,
  };
}
