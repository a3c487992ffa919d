const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const TIME = String.raw`(?<time>\d\d:\d\d:\d\d)`;

// The three forms of RFC 9110, section 5.6.7. Date.parse takes far more: it
// reads "-5" as a month and the third form in the local zone.
const FORMS = [
  String.raw`\w{3}, (?<day>\d\d) (?<month>\w{3}) (?<year>\d{4}) ${TIME} GMT`,
  String.raw`\w{6,9}, (?<day>\d\d)-(?<month>\w{3})-(?<year>\d\d) ${TIME} GMT`,
  String.raw`\w{3} (?<month>\w{3}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`));

/** Milliseconds since 1970 of an HTTP-date; null where `text` is none. */
export function parseHttpDate(text: string, now: number): number | null {
  for (const form of FORMS) {
    const { day, month = "", year = "", time } = form.exec(text)?.groups ?? {};
    const index = MONTHS.indexOf(month);
    if (index < 0) continue;
    const [hours, minutes, seconds] = String(time).split(":").map(Number);
    const fullYear = year.length === 2 ? nearYear(year, now) : Number(year);
    return Date.UTC(fullYear, index, Number(day), hours, minutes, seconds);
  }
  return null;
}

/** Two digits stand for a year at most 50 years ahead. */
function nearYear(digits: string, now: number): number {
  const thisYear = new Date(now).getUTCFullYear();
  const year = thisYear - thisYear % 100 + Number(digits);
  return year > thisYear + 50 ? year - 100 : year;
}
