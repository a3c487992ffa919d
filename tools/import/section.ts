import { writtenDate } from "../../lib/base/words/dates.ts";
import { type Files, markdownFile } from "../new/markdown_file.ts";
import { slugOf, Slugs } from "../new/slugs.ts";
import { describedBy, describedIn } from "./described_by.ts";
import type { Context } from "./notes.ts";
import type { JsonResume } from "./json_resume.ts";
import { bodyOf } from "./markdown.ts";
import { type Reader, readers } from "./reader.ts";
import { sectionTitle } from "./section_titles.ts";
import { fileDates } from "./work.ts";

/** Parts of the résumé that are a section, with the members of two of its keys. */
const SECTIONS = {
  projects: { description: "description", date: "startDate" },
  publications: { description: "summary", date: "releaseDate" },
};
type Section = keyof typeof SECTIONS;

/** The files of a section; none where it has no entries. */
export function sectionFiles(
  section: Section,
  resume: JsonResume,
  context: Context,
): Files {
  const { today, owner, notes } = context;
  const slugs = new Slugs(["index"], notes.language);
  const files = readers(resume[section], section, notes).map((entry) => {
    const name = slugOf(entry.raw("name"), notes.language);
    const file = `${section}/${slugs.take(name || section.slice(0, -1))}.md`;
    return { file, ...entryFile(entry, section, file, context) };
  });
  if (files.length === 0) return new Map();
  const titles = files.filter(({ hidden }) => !hidden)
    .map(({ title }) => title).join(", ");
  const title = sectionTitle(section, notes.language);
  const description = describedBy(titles, ...owner, title);
  const index = `${section}/index.md`;
  notes.madeUp(index, "description");
  const keys = { title, description, updated: today, resume: section };
  return new Map([
    [index, markdownFile(keys, "")],
    ...files.map(({ file, text }) => [file, text] as const),
  ]);
}

function entryFile(
  entry: Reader,
  section: Section,
  file: string,
  { today, owner }: Context,
) {
  const members = SECTIONS[section];
  const title = entry.name("name", file, "title");
  const { day, ...dates } = datesOf(entry, members.date, file, today);
  const url = entry.url("url");
  const keys = {
    publisher: entry.line("publisher"),
    tags: entry.list("keywords"),
    // The one address is labelled with whose it is.
    links: url ? [{ label: new URL(url).hostname, url }] : [],
    roles: entry.list("roles"),
    entity: entry.line("entity"),
    type: entry.line("type"),
  };
  const { roles, entity, type, publisher } = keys;
  const when = day && writtenDate(day, entry.notes.language);
  const facts = [title, ...roles, entity, type, publisher, when, ...owner];
  const about = describedIn(entry, members.description, facts, file);
  const front = { title, ...about.keys, ...dates, ...keys };
  const body = bodyOf(about.body, entry.list("highlights"));
  return { title, hidden: dates.hidden, text: markdownFile(front, body) };
}

/** `day`: the first date that the entry itself has. */
function datesOf(
  entry: Reader,
  first: string,
  file: string,
  today: string,
): {
  day?: string;
  date?: string;
  end?: string;
  updated?: string;
  hidden?: true;
} {
  const period = entry.period(first);
  // Without a whole date, the day of the import is that of the last change.
  if (period.isSound && !period.start && !period.end) return { updated: today };
  const dates = fileDates(entry, period, file, "date", today);
  const { start: date, end, hidden } = dates;
  const isWhole = !hidden && date.length === today.length;
  const updated = isWhole ? undefined : today;
  return { day: hidden ? period.start : date, date, end, updated, hidden };
}
