import { briefDate, writtenDate } from "../base/words/dates.ts";
import { FormattedMessage } from "./FormattedMessage.tsx";
import { useSite } from "./site_context.ts";

interface DayProps {
  /** As in the content: `2021`, `2021-03` or `2021-03-14`. */
  date: string;
  /** Short, for a column. */
  brief?: boolean;
}

/** The one element for dates: words for the visitor, ISO 8601 for programs. */
export function Day({ date, brief }: DayProps) {
  const write = brief ? briefDate : writtenDate;
  return <time datetime={date}>{write(date, useSite().language)}</time>;
}

interface PeriodProps extends DayProps {
  /** May be `present`. A period is brief, as `writtenPeriod` is. */
  end?: string;
}

/** A date, or a period that breaks only before its dash. */
export function Period({ date, end, brief = !!end }: PeriodProps) {
  const { dates } = useSite().words;
  const start = <Day date={date} brief={brief} />;
  if (end === undefined || end === date) return start;
  const last = end === "present"
    ? dates.present
    : <Day date={end} brief={brief} />;
  const [before, after = ""] = dates.period.split("{start} ");
  return (
    <>
      {before}
      {start}{" "}
      <span class="whole">
        <FormattedMessage template={after} values={{ start, end: last }} />
      </span>
    </>
  );
}
