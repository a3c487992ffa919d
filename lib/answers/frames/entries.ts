import { asksFor, type Case, type Frame, namedOf } from "../case.ts";
import type { Answer } from "../types.ts";
import type { Concept } from "../concepts.ts";
import type { Entry } from "../facts/facts.ts";
import { fill } from "../../base/words/fill.ts";
import { isOfPrice } from "../read/of_price.ts";
import { aboutIn } from "../read/topic_of_entry.ts";
import { sharedMonths, spanOfDate } from "../read/months.ts";
import { timesOf } from "../read/times_of.ts";
import { writtenDate } from "../../base/words/dates.ts";

const EXPLAINED: Concept[] = [
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
  "publish",
  "compare",
  "still",
  "event",
];

/** "What has she written about …?", "the newest project": the entries of a section. */
export const entriesOf: Frame = {
  explains: EXPLAINED,
  names: ["section", "entry", "item"],
  dates: true,
  forgives: (word, asked) => aboutIn(asked)?.words.includes(word) === true,
  answer(asked) {
    const named = namedOf(asked, "entry").map(({ entry }) => entry);
    if (named.length > 0) return named.map((each) => toldEntry(each, asked));
    const [section] = namedOf(asked, "section");
    if (!section) return published(asked);
    if (isSkill(asked) || isOfPrice(asked.question.text)) return;
    const about = aboutIn(asked)?.entries;
    if (about) return about.map((each) => toldEntry(each, asked));
    const all = asked.facts.entries.filter((each) =>
      each.section === section.section
    );
    const times = timesOf(asked);
    if (times.length === 0) return ofSection(all, asked);
    const then = all.filter(({ date }) =>
      times.some((time) => sharedMonths(time, spanOfDate(date)) > 0)
    );
    return then.length > 0 ? ofTimes(then, asked) : noneThen(all, asked);
  },
};

/** "What did she publish in 2019?": of all sections. */
function published(asked: Case): Answer[] | undefined {
  const { question: { text }, facts: { entries } } = asked;
  const times = timesOf(asked);
  if (!PUBLISHED.test(text)) return;
  if (times.length === 0) return newestOf(asked);
  const then = entries.filter(({ date }) =>
    times.some((time) => sharedMonths(time, spanOfDate(date)) > 0)
  );
  return then.length > 0
    ? then.map((each) => toldEntry(each, asked))
    : undefined;
}

/** "The latest thing that she has written": of all sections. */
function newestOf(asked: Case): Answer[] | undefined {
  if (!asksFor(asked, "last")) return;
  const [newest] = asked.facts.entries.toSorted((a, b) =>
    b.date.localeCompare(a.date)
  );
  return newest && [toldEntry(newest, asked)];
}

const PUBLISHED =
  /\b(?:publish\w*|wr(?:i|o)te|written|released?|bring out|brought out|put online)\b/i;

/** "Is she good with lamps?" asks for no page about one. */
function isSkill(asked: Case): boolean {
  return namedOf(asked, "skill").length > 0 &&
    asksFor(asked, "good", "skill") && !asksFor(asked, "publish", "count");
}

function toldEntry(
  { title, path, date, description }: Entry,
  { facts: { voice } }: Case,
): Answer {
  return {
    kind: "entry",
    name: title,
    path,
    description: `${writtenDate(date, voice.language)}. ${description}`,
  };
}

function ofTimes(then: Entry[], asked: Case): Answer[] | undefined {
  return asksFor(asked, "count")
    ? ofSection(then, asked)
    : then.map((each) => toldEntry(each, asked));
}

/** "No", with what there is, to who says that there was one; nothing to who asks which. */
function noneThen([first, ...others]: Entry[], asked: Case): Answer[] {
  if (!first || !asked.question.isYesNo) return [];
  const { words, language } = asked.facts.voice;
  const all = [first, ...others].map(({ date, title }) =>
    `${writtenDate(date, language)}: ${title}`
  );
  return [{
    kind: "page",
    name: first.sectionTitle,
    path: `/${first.section}`,
    description: `${words.answers.no} ${all.join("; ")}.`,
  }];
}

function ofSection(own: Entry[], asked: Case): Answer[] | undefined {
  const [newest] = own;
  const oldest = own.at(-1);
  if (!newest || !oldest) return;
  if (asksFor(asked, "last")) return [toldEntry(newest, asked)];
  if (asksFor(asked, "first")) return [toldEntry(oldest, asked)];
  const says = fill(asked.facts.voice.words.answers.counted, {
    count: String(own.length),
    names: own.map(({ title }) => title).join("; "),
  });
  return [
    {
      kind: "page",
      name: newest.sectionTitle,
      path: `/${newest.section}`,
      description: says,
    },
    ...own.map((each) => toldEntry(each, asked)),
  ];
}
