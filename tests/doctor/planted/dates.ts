import { FERRIES, keys, type Planted, TIDES } from "../support/plant.ts";

/** Mistakes in dates. */
export const DATES: Record<string, Planted> = {
  "an invalid date": [
    await keys(FERRIES, "end: Mar 2021"),
    `${FERRIES}:2:6`,
    "one such as 2021",
  ],
  "two dates in one field": [
    await keys(FERRIES, "start: Jan 2014 – March 31, 2019"),
    `${FERRIES}:2:8`,
    "the second in end",
  ],
  "a date that is not on the calendar": [
    await keys(TIDES, "updated: 2026-13-01"),
    `${TIDES}:2:10`,
    "such as 2026-01-31",
  ],
  "a date without a day": [
    await keys(TIDES, "updated: 2027-01"),
    `${TIDES}:2:10`,
    "such as 2026-01-31",
  ],
  "a page with the date of an entry": [
    await keys(TIDES, "date: 2026-01-01"),
    `${TIDES}:2:1`,
    "in the folder of its section",
  ],
  "an end before the start": [
    await keys(FERRIES, "start: 2016"),
    `${FERRIES}:5:6`,
    "swap the two dates",
  ],
  "a last change in the future": [
    await keys(TIDES, "updated: 2026-11-21"),
    `${TIDES}:2`,
    "correct the date",
  ],
  "a quoted date in the future, with a comment": [
    await keys(TIDES, 'updated: "2026-11-21" # soon'),
    `${TIDES}:2`,
    "correct the date",
  ],
  "a job that starts in the future": [
    await keys(FERRIES, "start: 2027-01", "end: present"),
    `${FERRIES}:2`,
    "correct the date",
  ],
  "an entry that ends before its date": [
    await keys("lamps/drowned-lamp.md", "end: 1999"),
    "lamps/drowned-lamp.md:2:6",
    "swap the two dates",
  ],
  "an entry in the future": [
    await keys(
      "lamps/drowned-lamp.md",
      "date: 2026-11-21",
      "end: present",
      "updated: 2026-01-01",
    ),
    "lamps/drowned-lamp.md:2",
    "if you announce something",
  ],
};
