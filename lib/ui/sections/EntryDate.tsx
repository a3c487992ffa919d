import type { SectionEntry } from "../../content/kinds/section_entry.ts";
import { briefDate, writtenDate } from "../../base/words/dates.ts";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { useSite } from "../site_context.ts";

interface Props {
  entry: Pick<SectionEntry, "date" | "end">;
  /** Short, for a column. */
  brief?: boolean;
}

/** A date, or a period. */
export function EntryDate({ entry: { date, end }, brief }: Props) {
  const { words: { dates }, language } = useSite();
  const timeOf = (day: string) => (
    <time datetime={day}>
      {brief ? briefDate(day, language) : writtenDate(day, language)}
    </time>
  );
  if (end === undefined || end === date) return timeOf(date);
  const last = end === "present" ? dates.present : timeOf(end);
  return (
    <FormattedMessage
      template={dates.period}
      values={{ start: timeOf(date), end: last }}
    />
  );
}
