import { assertEquals } from "@std/assert";
import {
  type Hours,
  sharedHours,
  shifted,
  withinDay,
} from "../lib/base/time/hours.ts";

/** `9-17:30`, in minutes since midnight. */
function hours(written: string): Hours {
  const [start = 0, end = 0] = written.split("-").map((time) => {
    const [hour, minute = 0] = time.split(":").map(Number);
    return 60 * Number(hour) + minute;
  });
  return { start, end };
}

const SHARED: [one: string, other: string, both: string[]][] = [
  ["9-17:30", "14-22", ["14-17:30"]],
  ["9-17", "9-17", ["9-17"]],
  ["9-17", "17-23", []],
  ["20-6", "4-12", ["4-6"]],
  ["20-6", "22-4", ["22-4"]],
  ["22-2", "23-1", ["23-1"]],
  ["8-20", "18-10", ["8-10", "18-20"]],
  ["6-5:59", "9-17", ["9-17"]],
];

for (const [one, other, both] of SHARED) {
  Deno.test(`of ${one} and ${other}, ${both.join(" and ") || "nothing"} is shared, whoever is asked first`, () => {
    const expected = both.map(hours);
    const byStart = (some: Hours[]) => some.sort((a, b) => a.start - b.start);
    assertEquals(byStart(sharedHours(hours(one), hours(other))), expected);
    assertEquals(byStart(sharedHours(hours(other), hours(one))), expected);
  });
}

Deno.test("hours on other clocks go over midnight, in either direction", () => {
  assertEquals(shifted(hours("9-17"), 600), hours("19-3"));
  assertEquals(shifted(hours("9-17"), -600), hours("23-7"));
});

Deno.test("hours over midnight are the two ends of a day", () => {
  assertEquals(withinDay(hours("22-2")), [hours("0-2"), hours("22-24")]);
  assertEquals(withinDay(hours("22-0")), [hours("22-24")]);
});
