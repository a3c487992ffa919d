import { assert, assertEquals } from "@std/assert";
import { contributionCalendar } from "../../lib/services/live/contribution_calendar.ts";

const TODAY = "2026-11-20";

function calendar(counts: Record<string, number>, today = TODAY) {
  return contributionCalendar(new Map(Object.entries(counts)), today);
}

/** Contributions on the last days, the last of them today. */
function upToToday(...counts: number[]) {
  const today = Temporal.PlainDate.from(TODAY);
  const days = counts.map((count, index) => {
    const date = today.subtract({ days: counts.length - 1 - index });
    return [date.toString(), count];
  });
  return calendar(Object.fromEntries(days));
}

Deno.test("contributionCalendar() has 364 days, oldest first, the last today", () => {
  const { from, to, days } = calendar({});
  assertEquals(days.length, 364);
  assertEquals([from, to], ["2025-11-22", TODAY]);
  assertEquals([days[0]?.date, days.at(-1)?.date], [from, to]);
  const dates = days.map(({ date }) => date);
  assertEquals(dates, dates.toSorted());
  assertEquals(new Set(dates).size, 364);
});

Deno.test("contributionCalendar() counts 29 February", () => {
  const { from, days } = calendar({}, "2028-03-01");
  assertEquals(from, "2027-03-04");
  assertEquals(days.at(-2)?.date, "2028-02-29");
});

Deno.test("contributionCalendar() is all zeros without contributions", () => {
  const { days, ...rest } = calendar({});
  assert(days.every(({ count, level }) => count === 0 && level === 0));
  assertEquals(rest, {
    from: "2025-11-22",
    to: TODAY,
    total: 0,
    active_days: 0,
    current_streak: 0,
    longest_streak: 0,
    busiest_day: null,
    average_per_day: 0,
  });
});

Deno.test("contributionCalendar() leaves out what lies outside its days", () => {
  const { total } = calendar({
    "2025-11-21": 1,
    "2025-11-22": 20,
    "2026-11-20": 300,
    "2026-11-21": 4000,
  });
  assertEquals(total, 320);
});

Deno.test("contributionCalendar() adds up and averages over all 364 days", () => {
  const { total, active_days, average_per_day } = upToToday(2, 0, 3);
  assertEquals([total, active_days], [5, 2]);
  assertEquals(average_per_day, 0.01);
  assertEquals(calendar({ [TODAY]: 364 }).average_per_day, 1);
  assertEquals(calendar({ [TODAY]: 1000 }).average_per_day, 2.75);
  assertEquals(calendar({ [TODAY]: 1 }).average_per_day, 0);
});

Deno.test("contributionCalendar() gives levels by nearest-rank quartiles", () => {
  const cases = [
    // One active day: it exceeds no quartile of itself.
    { counts: [7], levels: [1] },
    { counts: [5, 5, 5, 5], levels: [1, 1, 1, 1] },
    // Q1 = 1, Q2 = 1, Q3 = 2.
    { counts: [1, 2], levels: [1, 3] },
    // Q1 = 1, Q2 = 2, Q3 = 3.
    { counts: [1, 2, 3], levels: [1, 2, 3] },
    { counts: [1, 2, 3, 4], levels: [1, 2, 3, 4] },
    // Q1 = 2, Q2 = 3, Q3 = 4.
    { counts: [1, 2, 3, 4, 5], levels: [1, 1, 2, 3, 4] },
    { counts: [8, 7, 6, 5, 4, 3, 2, 1], levels: [4, 4, 3, 3, 2, 2, 1, 1] },
    { counts: [1, 1, 1, 100], levels: [1, 1, 1, 4] },
    { counts: [0, 3, 0], levels: [0, 1, 0] },
  ];
  for (const { counts, levels } of cases) {
    const { days } = upToToday(...counts);
    const last = days.slice(-counts.length).map(({ level }) => level);
    assertEquals(last, levels);
  }
});

Deno.test("contributionCalendar() names the earliest of the busiest days", () => {
  assertEquals(upToToday(1, 4, 2, 4, 0).busiest_day, {
    date: "2026-11-17",
    count: 4,
  });
});

Deno.test("contributionCalendar() does not break a streak by a today without any", () => {
  assertEquals(upToToday(1, 1, 1).current_streak, 3);
  assertEquals(upToToday(1, 1, 0).current_streak, 2);
  assertEquals(upToToday(1, 0, 0).current_streak, 0);
  assertEquals(upToToday(1, 0, 1).current_streak, 1);
});

Deno.test("contributionCalendar() finds the longest streak, at the edges too", () => {
  assertEquals(upToToday(1, 1, 0, 1).longest_streak, 2);
  assertEquals(upToToday(1, 0, 1, 1).longest_streak, 2);
  const first = { "2025-11-22": 1, "2025-11-23": 1 };
  assertEquals(calendar(first).longest_streak, 2);
  const { current_streak, longest_streak, average_per_day } = upToToday(
    ...Array.from({ length: 364 }, () => 1),
  );
  assertEquals([current_streak, longest_streak], [364, 364]);
  assertEquals(average_per_day, 1);
});
