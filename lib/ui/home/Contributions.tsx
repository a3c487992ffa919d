import type {
  ContributionCalendar,
  ContributionDay,
  LiveSnapshot,
} from "../../state.ts";
import { writtenDate, writtenParts } from "../../base/words/dates.ts";
import { fill, fillCount, writtenNumber } from "../../base/words/fill.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Machine } from "../Machine.tsx";
import { useSite, useWords } from "../site_context.ts";
import { calendarGrid, type Month } from "./calendar_grid.ts";

const PATH = "/api/v1/codehost-contributions";
const CALL = `GET ${PATH}`;

/** Contributions day by day, or why they are unknown; nothing without a code host. */
export function Contributions({ today, contributions }: LiveSnapshot) {
  const { title, unknown } = useWords().home.calendar;
  const { state } = contributions;
  if (state !== "known" && state !== "unknown") return null;
  return (
    <Block
      id={ANCHORS.contributions}
      title={title}
      machine={<Machine href={PATH}>{CALL}</Machine>}
      wide
    >
      {/* Programs get the same from the call beside it. */}
      <div data-markdown-ignore>
        {contributions.state === "known"
          ? <Table {...contributions} today={today} />
          : <p class="soft">{unknown}</p>}
      </div>
    </Block>
  );
}

interface TableProps {
  calendar: ContributionCalendar;
  /** The day of the count, YYYY-MM-DD in UTC. */
  counted: string;
  today: string;
}

/**
 * A year as columns of weeks. The caption and the names of months hold all facts,
 * so that a screen reader need not read 364 cells.
 */
function Table(props: TableProps) {
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

function shadeOf(day: ContributionDay | null): string | undefined {
  if (!day) return "no";
  return day.level > 0 ? `l${day.level}` : undefined;
}

/** Weeks that the name of a month needs. */
const MIN_SPAN = 3;

function MonthName({ month, span, days }: Month) {
  const { words: { home: { calendar }, lists }, language } = useSite();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const active = days.filter(({ count }) => count > 0).map(({ date, count }) =>
    fill(calendar.day, {
      day: writtenParts(date, language, { day: "numeric" }),
      count: writtenNumber(count, language),
    })
  );
  const facts = [
    fill(calendar.month, {
      month: writtenDate(month, language),
      contributions: fillCount(calendar.contributions, total, language),
    }),
    active.join(lists.comma),
  ];
  return (
    <th colspan={span} scope="colgroup">
      {span >= MIN_SPAN && (
        <span aria-hidden="true">
          {writtenParts(month, language, { month: "short" })}
        </span>
      )}
      <span class="sr">{facts.join(" ")}</span>
    </th>
  );
}

function Facts({ calendar, counted, today }: TableProps) {
  const { words, language } = useSite();
  const { facts, longest, busiest, ...phrases } = words.home.calendar;
  const { total, active_days, longest_streak, busiest_day, from } = calendar;
  const date = writtenDate(from, language);
  const days = (count: number) => fillCount(phrases.days, count, language);
  const sentences = [
    fill(facts, {
      contributions: fillCount(phrases.contributions, total, language),
      days: days(active_days),
      date,
    }),
    fill(longest, { days: days(longest_streak) }),
  ];
  if (busiest_day) {
    const day = { month: "long", day: "numeric" } as const;
    sentences.push(fill(busiest, {
      date: writtenParts(busiest_day.date, language, day),
      count: writtenNumber(busiest_day.count, language),
    }));
  }
  if (counted !== today) {
    sentences.push(
      fill(phrases.counted, { date: writtenDate(counted, language) }),
    );
  }
  return sentences.join(" ");
}
