import type { SectionEntry } from "../../content/content.ts";
import { briefDate, writtenDate } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import { useSite, useWords } from "../site_context.ts";

interface DateProps {
  entry: Pick<SectionEntry, "date" | "end">;
  /** Short, for a column. */
  brief?: boolean;
}

/** A date, or a period. */
export function EntryDate({ entry: { date, end }, brief }: DateProps) {
  const { words: { dates }, language } = useSite();
  const timeOf = (day: string) => (
    <time datetime={day}>
      {brief ? briefDate(day, language) : writtenDate(day, language)}
    </time>
  );
  if (end === undefined || end === date) return timeOf(date);
  const last = end === "present" ? dates.present : timeOf(end);
  const [before, between = "", after] = dates.period.split(/\{\w+\}/);
  // A range breaks only before its dash.
  return (
    <>
      {before}
      {timeOf(date)}
      {between.replace(/ $/, "\u00a0")}
      {last}
      {after}
    </>
  );
}

export function EntryTags({ entry: { tags } }: { entry: SectionEntry }) {
  const { sections, lists } = useWords();
  if (tags.length === 0) return null;
  return (
    <span class="s soft">
      {fill(sections.tags, { tags: tags.join(lists.comma) })}
    </span>
  );
}
