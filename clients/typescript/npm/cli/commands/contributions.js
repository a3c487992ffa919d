import { calendarLines } from "../table/calendar.js";
import { blocks, pairLines } from "../table/lines.js";
import { besides, namesOf } from "../table/shape.js";
import { cellOf, itemsOf, memberOf } from "../table/value.js";
const DAYS = ["days"];
const OF_A_DAY = namesOf({ date: true, count: true, level: true });
export const contributions = {
    name: "contributions",
    operands: [],
    options: [],
    summary: "Contributions to code over 52 weeks",
    examples: [
        "foyer contributions --table",
        "foyer contributions --fields total,longest_streak",
        "foyer contributions --no-pretty",
    ],
    answer: {
        fields: namesOf({
            provider: true,
            from: true,
            to: true,
            days: true,
            total: true,
            active_days: true,
            current_streak: true,
            longest_streak: true,
            busiest_day: true,
            average_per_day: true,
            as_of: true,
        }),
        view,
    },
    run: ({ foyer }) => foyer.getContributions(),
};
function view(answer) {
    const days = itemsOf(answer, DAYS);
    return {
        onScreen: (screen) => blocks(days.length > 0 ? calendarLines(days, screen) : [], pairLines(besides(answer, DAYS), screen)),
        inPipe: days.map((day) => OF_A_DAY.map((name) => cellOf(memberOf(day, name)))),
    };
}
