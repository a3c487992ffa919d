import { sgr } from "../terminal/paint.js";
import { memberOf } from "./value.js";
const WEEK = 7;
const MARGIN = 4;
const MARKS = ["·", "░", "▒", "▓", "█"];
const GREENS = ["240", "22", "28", "34", "40"];
export function calendarLines(items, screen) {
    const days = items.map(dayOf);
    const room = Math.max(1, screen.columns - MARGIN);
    const first = Math.max(0, Math.ceil(days.length / WEEK) - room) * WEEK;
    const shown = days.slice(first);
    const weekdays = Array.from({ length: WEEK }, (_, i) => {
        const row = shown.filter((_, day) => day % WEEK === i);
        return weekdayOf(row[0], i) +
            row.map(({ level }) => markOf(level, screen)).join("");
    });
    return [monthsOf(shown), ...weekdays];
}
function dayOf(item) {
    const level = Number(memberOf(item, "level"));
    return {
        date: new Date(String(memberOf(item, "date"))),
        level: level in MARKS ? level : 0,
    };
}
function markOf(level, { colours }) {
    return sgr(MARKS[level] ?? "", `38;5;${GREENS[level]}`, colours);
}
function weekdayOf(day, row) {
    const name = row % 2 === 0 ? nameOf(day, { weekday: "short" }) : "";
    return name.slice(0, MARGIN - 1).padEnd(MARGIN);
}
function monthsOf(days) {
    const weeks = days.filter((_, i) => i % WEEK === 0)
        .map((day) => nameOf(day, { month: "short" }));
    const starts = weeks.flatMap((month, i) => month === weeks[i - 1] ? [] : [i]);
    let line = "";
    for (const [i, start] of starts.entries()) {
        const end = starts[i + 1] ?? weeks.length + 1;
        const month = weeks[start] ?? "";
        if (end - start > month.length)
            line = line.padEnd(MARGIN + start) + month;
    }
    return line;
}
function nameOf(day, options) {
    if (!day || Number.isNaN(day.date.valueOf()))
        return "";
    return day.date.toLocaleDateString("en", { ...options, timeZone: "UTC" });
}
