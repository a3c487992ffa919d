import type { Content } from "./content.ts";
import type { SectionEntry } from "./kinds/section_entry.ts";
import { MADE, type Made } from "./made.ts";
import { entriesMade } from "./newest_entries.ts";
import { voiceOf } from "./voice_of.ts";
import { writtenPeriod } from "../base/words/dates.ts";
import type { ResumeItem, ResumePart } from "./resume_parts.ts";

/** What was made, each with a page of its own; only what there is. */
export function madeParts(content: Content): ResumePart<Made>[] {
  const { about } = content.words;
  return MADE.map((id) => ({
    id,
    title: about.lists[id],
    items: entriesMade(content, id).map((entry) => itemOf(entry, content)),
  })).filter(({ items }) => items.length > 0);
}

function itemOf(
  { title, path, date, end, roles, type, entity, publisher }: SectionEntry,
  content: Content,
): ResumeItem {
  const period = writtenPeriod(date, end ?? date, voiceOf(content));
  const facts = [...roles, type, entity, publisher, period]
    .flatMap((fact) => fact ?? []);
  return { name: title, page: path, facts, text: [], points: [] };
}
