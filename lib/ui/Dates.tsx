import { briefDate, writtenDate } from "../base/words/dates.ts";
import { FormattedMessage } from "./FormattedMessage.tsx";
import { useSite } from "./site_context.ts";

interface DayProps {
  /** As in the content: `2021`, `2021-03` or `2021-03-14`. Shows nothing without it. */
  date?: string;
  /** Short, for a column. */
  brief?: boolean;
  /** Class of microformats2, such as `dt-published`. */
  class?: string;
}

/** The one element for dates: words for the visitor, ISO 8601 for programs. */
export function Day({ date, brief, class: name }: DayProps) {
  if (!date) return null;
  const write = brief ? briefDate : writtenDate;
  const words = write(date, useSite().language);
  return <time class={name} datetime={date}>{words}</time>;
}

interface PeriodProps extends DayProps {
  /** May be `present`. A period is brief, as `writtenPeriod` is. */
  end?: string;
  endClass?: string;
}

/** A date, or a period that breaks only before its dash. */
export function Period(
  { date, end, brief = !!end, class: name, endClass }: PeriodProps,
) {
  const { dates } = useSite().words;
  const start = <Day date={date} brief={brief} class={name} />;
  if (end === undefined || end === date) return start;
  const last = end === "present"
    ? dates.present
    : <Day date={end} brief={brief} class={endClass} />;
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
