import { writtenDate } from "../../lib/base/words/dates.ts";
import { type Files, markdownFile } from "../new/markdown_file.ts";
import { slugOf, Slugs } from "../new/slugs.ts";
import { isDescription } from "../new/descriptions.ts";
import { describedBy } from "./described_by.ts";
import { bodyOf } from "./markdown.ts";
import { sectionTitle } from "./section_titles.ts";
import { firstDate, type Period, type Reader } from "./reader.ts";

/** A section whose entries are a part of the résumé. */
export interface SectionPlan<Item extends Named> {
  /** The folder, and the part of the résumé. */
  slug: "projects" | "publications";
  entries: Reader<Item>[];
  read(entry: Reader<Item>, file: string): EntryParts;
}

type Named = { name?: string };

interface EntryParts {
  /** Description in the résumé, and the name of its member. */
  about: { text?: string; member: string };
  /** Other facts, for an entry that has no description. */
  facts: (string | undefined)[];
  /** Front matter beside title and description. */
  keys: { hidden?: boolean };
  /** The list in its text. */
  points: string[];
}

/** The import around a section. */
export interface Context {
  /** YYYY-MM-DD. */
  today: string;
  /** Name, headline and place of the owner. */
  owner: string[];
}

/** The files of a section; none where it has no entries. */
export function sectionFiles<Item extends Named>(
  plan: SectionPlan<Item>,
  { today, owner }: Context,
): Files {
  const { slug, entries } = plan;
  const [first] = entries;
  if (!first) return new Map();
  const { language } = first.notes;
  const title = sectionTitle(slug, language);
  const slugs = new Slugs(["index"], language);
  const files = entries.map((entry): EntryFile => {
    const name = slugOf(entry.members.name ?? "", language);
    const file = `${slug}/${slugs.take(name || slug.slice(0, -1))}.md`;
    const parts = { title: entry.name("name", file, "title"), file, owner };
    const read = plan.read(entry, file);
    const isHidden = read.keys.hidden ?? false;
    return { ...parts, isHidden, text: entryText(entry, read, parts) };
  });
  const titles = files.filter(({ isHidden }) => !isHidden)
    .map(({ title }) => title).join(", ");
  const description = describedBy(titles, ...owner, title);
  first.notes.madeUp(`${slug}/index.md`, "description");
  const index = { title, description, updated: today, resume: slug };
  return new Map([
    [`${slug}/index.md`, markdownFile(index, "")],
    ...files.map(({ file, text }): [string, string] => [file, text]),
  ]);
}

interface EntryFile {
  title: string;
  file: string;
  isHidden: boolean;
  text: string;
}

/** A description that is too long is also the text. One that is too short is extended. */
function entryText(
  entry: Reader<Named>,
  { about: { text, member }, facts, keys, points }: EntryParts,
  { title, file, owner }: { title: string; file: string; owner: string[] },
): string {
  if (text !== undefined && isDescription(text)) {
    return markdownFile(
      { title, description: text, ...keys },
      bodyOf("", points),
    );
  }
  const description = describedBy(text, title, ...facts, ...owner);
  if (text === undefined) {
    const path = `${entry.path}.${member}`;
    entry.notes.changed(path, description, "made of its title and other facts");
  } else if (!description.startsWith(text)) {
    entry.notes.madeUp(file, "description");
  }
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

/** A date in the words of the language. */
export function writtenIn({ notes }: Reader<Named>, date: string): string {
  return writtenDate(date, notes.language);
}

/** The one address, labelled with whose it is. */
export function linksTo(url: string | undefined) {
  return url ? [{ label: new URL(url).hostname, url }] : [];
}
