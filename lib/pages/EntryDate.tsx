import type { SectionEntry } from "../content/kinds/section_entry.ts";
import { writtenDate } from "../words/dates.ts";
import { Filled } from "./Filled.tsx";
import { useSite } from "./site_context.ts";

interface Props {
  entry: Pick<SectionEntry, "date" | "end">;
}

/** When it was, or from when to when. */
export function EntryDate({ entry: { date, end } }: Props) {
  const { words: { dates }, language } = useSite();
  const timeOf = (day: string) => (
    <time datetime={day}>{writtenDate(day, language)}</time>
  );
  if (end === undefined || end === date) return timeOf(date);
  const last = end === "present" ? dates.present : timeOf(end);
  return (
    <Filled
      template={dates.period}
      values={{ start: timeOf(date), end: last }}
    />
  );
}
