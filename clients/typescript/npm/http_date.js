const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const TIME = String.raw `(?<time>\d\d:\d\d:\d\d)`;
const FORMS = [
    String.raw `\w{3}, (?<day>\d\d) (?<month>\w{3}) (?<year>\d{4}) ${TIME} GMT`,
    String.raw `\w{6,9}, (?<day>\d\d)-(?<month>\w{3})-(?<year>\d\d) ${TIME} GMT`,
    String.raw `\w{3} (?<month>\w{3}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`));
export function parseHttpDate(text, now) {
    for (const form of FORMS) {
        const { day, month = "", year = "", time } = form.exec(text)?.groups ?? {};
        const index = MONTHS.indexOf(month);
        if (index < 0)
            continue;
        const [hours, minutes, seconds] = String(time).split(":").map(Number);
        const fullYear = year.length === 2 ? nearYear(year, now) : Number(year);
        return Date.UTC(fullYear, index, Number(day), hours, minutes, seconds);
    }
    return null;
}
function nearYear(digits, now) {
    const thisYear = new Date(now).getUTCFullYear();
    const year = thisYear - thisYear % 100 + Number(digits);
    return year > thisYear + 50 ? year - 100 : year;
}
