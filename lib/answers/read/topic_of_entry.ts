import { type Context, namedOf, saysNothing } from "../context.ts";
import type { Entry } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { isIn } from "./askers.ts";

interface About {
  entries: Entry[];
  words: Word[];
}

const ABOUT = /^(?:about|on|regarding|concerning|covering|of|for|with)$/;

/** "The piece about fog": entries of the section with all words of the topic in title or lead. */
export function topicIn(asked: Context): About | undefined {
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
