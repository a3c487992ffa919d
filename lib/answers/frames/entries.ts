import {
  asksFor,
  type Context,
  type Frame,
  namedOf,
  saysNothing,
} from "../context.ts";
import type { Answer } from "../types.ts";
import type { Entry } from "../facts/facts.ts";
import { fill } from "../../base/words/fill.ts";
import { conceptsIn } from "../intent_words.ts";
import { OF_PRICE } from "../answer_patterns.ts";
import { sharedMonths, spanOfDate } from "../read/months.ts";
import { timesOf } from "../read/times_of.ts";
import { writtenDate } from "../../base/words/dates.ts";
import type { Word } from "../question.ts";
import { isIn } from "../read/stems.ts";

/** "What has she written about …?", "the newest project": the entries of a section. */
export const entriesOf: Frame = {
  explains: conceptsIn(
    "all count last first when work who current previous skill name start",
    "interests education contact link publish compare still event",
  ),
  names: ["section", "entry", "item"],
  dates: true,
  forgives: (word, asked) => topicIn(asked)?.words.includes(word) === true,
  answer(asked) {
    const named = namedOf(asked, "entry").map(({ entry }) => entry);
    if (named.length > 0) return describeAll(named, asked);
    const [section] = namedOf(asked, "section");
    if (!section || OF_PRICE.test(asked.question.text)) return;
    const about = topicIn(asked)?.entries;
    if (about) return describeAll(about, asked);
    const all = asked.facts.entries.filter((each) =>
      each.section === section.section
    );
    if (timesOf(asked).length === 0) return ofSection(all, asked);
    const then = writtenThen(all, asked);
    return asksFor(asked, "count")
      ? ofSection(then, asked)
      : describeAll(then, asked);
  },
};

function writtenThen(entries: Entry[], asked: Context): Entry[] {
  const times = timesOf(asked);
  return entries.filter(({ date }) =>
    date && times.some((time) => sharedMonths(time, spanOfDate(date)) > 0)
  );
}

function describeAll(
  entries: Entry[],
  { facts: { voice } }: Context,
): Answer[] {
  return entries.map(({ title, path, date, description }) => ({
    kind: "entry",
    name: title,
    path,
    description: [date && writtenDate(date, voice.language), description]
      .filter(Boolean).join(". ") || title,
  }));
}

function ofSection(own: Entry[], asked: Context): Answer[] | undefined {
  const [newest] = own;
  const oldest = own.at(-1);
  if (!newest || !oldest) return;
  if (asksFor(asked, "last")) return describeAll([newest], asked);
  if (asksFor(asked, "first")) return describeAll([oldest], asked);
  const says = fill(asked.facts.voice.words.answers.counted, {
    count: String(own.length),
    names: own.map(({ title }) => title).join("; "),
  });
  return [aboutSection(newest, says), ...describeAll(own, asked)];
}

function aboutSection(
  { section, sectionTitle }: Entry,
  description: string,
): Answer {
  return { kind: "page", name: sectionTitle, path: `/${section}`, description };
}

interface About {
  entries: Entry[];
  words: Word[];
}

const ABOUT = /^(?:about|on|regarding|concerning|covering|of|for|with)$/;

/** "The piece about fog": entries of the section with all words of the topic in title or lead. */
function topicIn(asked: Context): About | undefined {
  const { question: { words }, facts: { entries }, named } = asked;
  const [section] = namedOf(asked, "section");
  if (!section) return;
  const naming = named.filter(({ entity }) => entity.kind === "section")
    .flatMap(({ words }) => words);
  const last = words.findLastIndex((word) => naming.includes(word));
  const from = words.findIndex(({ word }, at) => at > last && ABOUT.test(word));
  if (from === -1) return;
  const topic = words.slice(from + 1).filter((word) =>
    !saysNothing(word, asked) && !ENDS.some((each) => word.concepts.has(each))
  );
  if (topic.length === 0) return;
  const fitting = entries.filter((each) =>
    each.section === section.section &&
    topic.every((word) => isIn(`${each.title}\n${each.description}`, word))
  );
  return fitting.length > 0 ? { entries: fitting, words: topic } : undefined;
}

/** Not part of the topic: "when did the piece about fog appear?" */
const ENDS = ["publish", "event", "when", "last", "first"] as const;
