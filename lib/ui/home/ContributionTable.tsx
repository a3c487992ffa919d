import type { ContributionCalendar, ContributionDay } from "../../state.ts";
import { writtenDate, writtenParts } from "../../base/words/dates.ts";
import { fill, fillCount, writtenNumber } from "../../base/words/fill.ts";
import { calendarGrid, type Month } from "./calendar_grid.ts";
import { useSite } from "../site_context.ts";

interface Props {
  calendar: ContributionCalendar;
  /** The day of the count, YYYY-MM-DD in UTC. */
  counted: string;
  today: string;
}

/**
 * A year as a picture of weeks. Nobody listens to 364 cells: the caption tells the
 * facts, and each month what its days had.
 */
export function ContributionTable(props: Props) {
  const { language } = useSite();
  const { months, rows } = calendarGrid(props.calendar.days, language);
  return (
    <table class="cal">
      <caption>
        <Facts {...props} />
      </caption>
      <thead>
        <tr>
          {months.map((month) => <MonthName key={month.month} {...month} />)}
        </tr>
      </thead>
      <tbody aria-hidden="true">
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((day, week) => <td key={week} class={shadeOf(day)} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day without is a cell as the sheet has it. */
function shadeOf(day: ContributionDay | null): string | undefined {
  if (!day) return "no";
  return day.level > 0 ? `l${day.level}` : undefined;
}

/** What a name needs beside it, in weeks. */
const ROOM = 3;

function MonthName({ month, span, days }: Month) {
  const { words: { home: { calendar }, lists }, language } = useSite();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const active = days.filter(({ count }) => count > 0).map(({ date, count }) =>
    fill(calendar.day, {
      day: writtenParts(date, language, { day: "numeric" }),
      count: writtenNumber(count, language),
    })
  );
  const told = [
    fill(calendar.month, {
      month: writtenDate(month, language),
      contributions: fillCount(calendar.contributions, total, language),
    }),
    active.join(lists.comma),
  ];
  return (
    <th colspan={span} scope="colgroup">
      {span >= ROOM && (
        <span aria-hidden="true">
          {writtenParts(month, language, { month: "short" })}
        </span>
      )}
      <span class="sr">{told.join(" ")}</span>
    </th>
  );
}

function Facts({ calendar, counted, today }: Props) {
  const { words, language } = useSite();
  const { facts, none, longest, busiest, ...said } = words.home.calendar;
  const { total, active_days, longest_streak, busiest_day, from } = calendar;
  const date = writtenDate(from, language);
  const days = (count: number) => fillCount(said.days, count, language);
  const sentences = busiest_day
    ? [
      fill(facts, {
        contributions: fillCount(said.contributions, total, language),
        days: days(active_days),
        date,
      }),
      fill(longest, { days: days(longest_streak) }),
      fill(busiest, {
        date: writtenParts(busiest_day.date, language, {
          month: "long",
          day: "numeric",
        }),
        count: writtenNumber(busiest_day.count, language),
      }),
    ]
    : [fill(none, { date })];
  // That it was counted today is no news.
  if (counted !== today) {
    sentences.push(
      fill(said.counted, { date: writtenDate(counted, language) }),
    );
  }
  return sentences.join(" ");
}
