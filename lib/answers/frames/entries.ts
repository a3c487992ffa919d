import { type Answer, asksFor, type Frame, namedOf } from "../case.ts";
import type { Entry } from "../facts/facts.ts";
import { fill } from "../../words/fill.ts";
import { sharedMonths, spanOfDate } from "../read/months.ts";
import { timesOf } from "./select.ts";
import { writtenDate } from "../../words/dates.ts";

/** "What has she written about …?", "the newest project": the entries of a section. */
export const entriesOf: Frame = {
  explains: [
    "all",
    "count",
    "last",
    "first",
    "when",
    "work",
    "who",
    "current",
    "previous",
    "skill",
    "name",
    "start",
    "interests",
    "education",
    "contact",
    "link",
    "skill",
  ],
  names: ["section", "entry"],
  dates: true,
  answer(asked) {
    const { facts } = asked;
    const entries = namedOf(asked, "entry").map(({ entry }) => entry);
    const told = (entry: Entry): Answer => ({
      kind: "entry",
      name: entry.title,
      path: entry.path,
      description: `${
        writtenDate(entry.date, facts.voice.language)
      }. ${entry.description}`,
    });
    if (entries.length > 0) return entries.map(told);
    const [section] = namedOf(asked, "section");
    if (!section) return;
    const all = facts.entries.filter((each) =>
      each.section === section.section
    );
    const times = timesOf(asked);
    const then = all.filter(({ date }) =>
      times.some((time) => sharedMonths(time, spanOfDate(date)) > 0)
    );
    const own = times.length > 0 ? then : all;
    const [newest] = own;
    const oldest = own.at(-1);
    if (times.length > 0 && own.length === 0 && all.length > 0) {
      const { words } = facts.voice;
      return [{
        kind: "page",
        name: all[0]?.sectionTitle ?? "",
        path: `/${section.section}`,
        description: `${words.answers.no} ${
          all.map((each) =>
            `${writtenDate(each.date, facts.voice.language)}: ${each.title}`
          ).join("; ")
        }.`,
      }];
    }
    if (!newest || !oldest) return;
    if (times.length > 0 && !asksFor(asked, "count")) return own.map(told);
    if (asksFor(asked, "last")) return [told(newest)];
    if (asksFor(asked, "first")) return [told(oldest)];
    const { words } = facts.voice;
    const says = fill(words.answers.counted, {
      count: String(own.length),
      names: own.map(({ title }) => title).join("; "),
    });
    return [
      {
        kind: "page",
        name: newest.sectionTitle,
        path: `/${section.section}`,
        description: says,
      },
      ...own.map(told),
    ];
  },
};
