import type { Content } from "../content/content.ts";
import type { SectionEntry } from "../content/kinds/section_entry.ts";
import { compare } from "../content/compare.ts";
import { MADE, type Made } from "../content/made.ts";
import { writtenPeriod } from "../words/dates.ts";
import { resumePath } from "./anchors.ts";
import type { ResumeItem, ResumePart } from "./resume_parts.ts";

/** The entries of every section that is this part of the résumé, newest first. */
export function entriesOf({ sections }: Content, part: Made): SectionEntry[] {
  return sections.filter(({ resume }) => resume === part)
    .flatMap(({ entries }) => entries)
    .sort((one, other) => compare(other.date, one.date));
}

/** What was made, each with a page of its own; only what there is. */
export function madeParts(content: Content): ResumePart<Made>[] {
  const { about } = content.words;
  return MADE.map((id) => ({
    id,
    title: about.lists[id],
    items: entriesOf(content, id).map((entry) => itemOf(entry, content)),
    path: resumePath(id),
  })).filter(({ items }) => items.length > 0);
}

function itemOf(
  { title, path, date, end, roles, type, entity, publisher }: SectionEntry,
  { profile: { language }, words: { dates } }: Content,
): ResumeItem {
  const period = writtenPeriod(date, end ?? date, { language, dates });
  const facts = [...roles, type, entity, publisher, period]
    .flatMap((fact) => fact ?? []);
  return { name: title, page: path, facts, text: [], points: [] };
}
