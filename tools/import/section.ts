import { type Files, markdownFile } from "../new/markdown_file.ts";
import { Slugs } from "../new/slugs.ts";
import { descriptionOf, isDescription } from "../new/descriptions.ts";
import type { Period, Reader } from "./reader.ts";

/** A section whose entries are a part of the résumé. */
export interface SectionPlan<Item extends Named> {
  /** The folder, and the part of the résumé. */
  slug: "projects" | "publications";
  title: string;
  /** 50 to 160 characters. */
  description: string;
  entries: Reader<Item>[];
  /** What stands in the file of an entry. */
  keysOf(entry: Reader<Item>, file: string): object;
  bodyOf(entry: Reader<Item>): string;
}

type Named = { name?: string };

/** The files of a section; none where it has no entries. */
export function sectionFiles<Item extends Named>(
  plan: SectionPlan<Item>,
  today: string,
): Files {
  const { slug, title, description, entries } = plan;
  if (entries.length === 0) return new Map();
  const index = { title, description, updated: today, resume: slug };
  const slugs = new Slugs(["index"]);
  return new Map([
    [`${slug}/index.md`, markdownFile(index, "")],
    ...entries.map((entry): [string, string] => {
      const name = slugs.take(entry.members.name ?? "", slug.slice(0, -1));
      const file = `${slug}/${name}.md`;
      const keys = { title: entry.name("name", file, "title") };
      const more = plan.keysOf(entry, file);
      return [file, markdownFile({ ...keys, ...more }, plan.bodyOf(entry))];
    }),
  ]);
}

/** What a page says of itself, and the whole of it where that has another length. */
export function described(
  entry: Reader<Named>,
  text: { said?: string; path: string; otherwise: string },
  file: string,
) {
  const { said, path, otherwise } = text;
  if (said !== undefined && isDescription(said)) return { description: said };
  const description = descriptionOf(said, otherwise);
  const shown = said === undefined ? { path, now: description } : undefined;
  entry.notes.madeUp(file, "description", shown);
  return { description, summary: said };
}

/** An entry without a date cannot be shown, and its words are kept all the same. */
export function dated(
  entry: Reader<Named>,
  { start, end, isSound }: Period,
  file: string,
  today: string,
) {
  if (isSound && start) return { date: start, end, updated: updated(start) };
  if (isSound && end && end !== "present") {
    const shown = { path: `${entry.path}.startDate`, now: end };
    entry.notes.madeUp(file, "date", shown);
    return { date: end, end, updated: updated(end) };
  }
  const why = `${file} is hidden until you write its date into it`;
  entry.notes.lost(entry.path, why);
  return { date: start ?? today, updated: today, hidden: true };

  function updated(date: string): string | undefined {
    return date.length === today.length ? undefined : today;
  }
}

/** The one address, labelled with whose it is. */
export function linksTo(url: string | undefined) {
  return url ? [{ label: new URL(url).hostname, url }] : [];
}
