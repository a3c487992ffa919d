/** Minutes since midnight. An end before the start is on the next day. */
export interface Hours {
  start: number;
  end: number;
}

export const DAY_LENGTH = 24 * 60;

/** Assumed hours of a visitor. */
export const USUAL: Hours = { start: 9 * 60, end: 17 * 60 };

/** Minutes since midnight of a time such as `09:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** The time in a zone (IANA; default: local), in minutes since midnight. */
export function clockOf(at: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(at);
  const of = (name: string) =>
    Number(parts.find(({ type }) => type === name)?.value);
  return 60 * of("hour") + of("minute");
}

/** Minutes that the clocks of a zone (IANA) are ahead of those here. Negative if behind. */
export function aheadOf(at: number, zone: string): number {
  // Swedish dates are those of ISO 8601, but for the letter between.
  const wall = (timeZone?: string) =>
    Date.parse(
      new Date(at).toLocaleString("sv", { timeZone }).replace(" ", "T") + "Z",
    );
  return (wall(zone) - wall()) / 60_000;
}

export function isWithin({ start, end }: Hours, now: number): boolean {
  return start < end ? start <= now && now < end : now >= start || now < end;
}

export function shifted({ start, end }: Hours, by: number): Hours {
  return { start: onClock(start + by), end: onClock(end + by) };
}

/** The overlaps: none, one, or two if a span reaches around the other. */
export function sharedHours(one: Hours, other: Hours): Hours[] {
  const length = lengthOf(one);
  const begin = onClock(other.start - one.start);
  return [begin - DAY_LENGTH, begin].map((from) => ({
    start: Math.max(0, from),
    end: Math.min(length, from + lengthOf(other)),
  })).filter(({ start, end }) => start < end)
    .map((hours) => shifted(hours, one.start));
}

export function withinDay({ start, end }: Hours): Hours[] {
  if (start < end) return [{ start, end }];
  return [{ start: 0, end }, { start, end: DAY_LENGTH }]
    .filter(({ start, end }) => start < end);
}

function lengthOf({ start, end }: Hours): number {
  return onClock(end - start);
}

function onClock(minutes: number): number {
  return (minutes % DAY_LENGTH + DAY_LENGTH) % DAY_LENGTH;
}
