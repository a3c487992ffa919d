import { type Files, markdownFile } from "../new/markdown_file.ts";
import { slugOf, Slugs } from "../new/slugs.ts";
import { descriptionOf, isDescription } from "../new/descriptions.ts";
import { bodyOf } from "./markdown.ts";
import { firstDate, type Period, type Reader } from "./reader.ts";

/** A section whose entries are a part of the résumé. */
export interface SectionPlan<Item extends Named> {
  /** The folder, and the part of the résumé. */
  slug: "projects" | "publications";
  title: string;
  /** 50 to 160 characters. */
  description: string;
  entries: Reader<Item>[];
  read(entry: Reader<Item>, file: string): EntryParts;
}

type Named = { name?: string };

interface EntryParts {
  /** Description in the résumé, and the name of its member. */
  about: { text?: string; member: string };
  /** A general text of at least 50 characters. */
  otherwise: string;
  /** Front matter beside title and description. */
  keys: object;
  /** The list in its text. */
  points: string[];
}

/** The files of a section; none where it has no entries. */
export function sectionFiles<Item extends Named>(
  plan: SectionPlan<Item>,
  today: string,
): Files {
  const { slug, title, description, entries } = plan;
  const [first] = entries;
  if (!first) return new Map();
  first.notes.madeUp(`${slug}/index.md`, "description");
  const index = { title, description, updated: today, resume: slug };
  const slugs = new Slugs(["index"]);
  return new Map([
    [`${slug}/index.md`, markdownFile(index, "")],
    ...entries.map((entry): [string, string] => {
      const title = slugOf(entry.members.name ?? "");
      const name = slugs.take(title || slug.slice(0, -1));
      const file = `${slug}/${name}.md`;
      return [file, entryFile(entry, plan.read(entry, file), file)];
    }),
  ]);
}

/** A description that is too long is also the text. One that is too short is extended. */
function entryFile(
  entry: Reader<Named>,
  { about: { text, member }, otherwise, keys, points }: EntryParts,
  file: string,
): string {
  const title = entry.name("name", file, "title");
  if (text !== undefined && isDescription(text)) {
    return markdownFile(
      { title, description: text, ...keys },
      bodyOf("", points),
    );
  }
  const description = descriptionOf(text, otherwise);
  const shown = { path: `${entry.path}.${member}`, now: description };
  entry.notes.madeUp(file, "description", text ? undefined : shown);
  const isInside = text === undefined || description.startsWith(text);
  const body = bodyOf(isInside ? "" : text, points);
  return markdownFile({ title, description, summary: text, ...keys }, body);
}

/** Dates of an entry. One without a date is kept and hidden. */
export function dated(
  entry: Reader<Named>,
  period: Period,
  file: string,
  today: string,
) {
  const { start, end, isSound } = period;
  if (isSound && start) return { date: start, end, updated: updated(start) };
  if (isSound && end && end !== "present") {
    const shown = { path: `${entry.path}.startDate`, now: end };
    entry.notes.madeUp(file, "date", shown);
    return { date: end, end, updated: updated(end) };
  }
  const why = `${file} is hidden until you write its date into it`;
  entry.notes.lost(entry.path, why);
  if (!start) entry.notes.madeUp(file, "date");
  const date = firstDate(period, today);
  return { date, end, updated: today, hidden: true };

  function updated(date: string): string | undefined {
    return date.length === today.length ? undefined : today;
  }
}

/** The one address, labelled with whose it is. */
export function linksTo(url: string | undefined) {
  return url ? [{ label: new URL(url).hostname, url }] : [];
}
