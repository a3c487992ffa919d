import { asksFor, type Frame } from "../context.ts";
import { listAnswer } from "../compose.ts";
import { dated } from "../facts/dated.ts";
import { fill } from "../../base/words/fill.ts";
import { conceptsIn } from "../intent_words.ts";
import { EPISODE_CONCEPTS } from "../read/episode_kinds.ts";
import { select } from "./select.ts";

/** "How many employers …?" */
export const howMany: Frame = {
  explains: [
    ...conceptsIn("count all previous current experience"),
    ...EPISODE_CONCEPTS,
  ],
  names: ["org", "title", "skill"],
  dates: true,
  answer(asked) {
    const isAsked = asksFor(asked, "count") &&
      asksFor(asked, ...EPISODE_CONCEPTS) && !asksFor(asked, "long");
    if (!isAsked) return;
    const { episodes: all, isOutsideTimes } = select(asked);
    const episodes = asksFor(asked, "current")
      ? all.filter((each) => dated(each, asked.now)?.isNow)
      : all;
    if (episodes.length === 0 || isOutsideTimes) return;
    const names = ORGS.test(asked.question.text)
      ? [...new Set(episodes.map(({ org }) => org))]
      : episodes.map(({ title, org }) => title || org);
    const { lists, answers } = asked.facts.voice.words;
    const says = fill(answers.counted, {
      count: String(names.length),
      names: names.join(lists.comma),
    });
    return [listAnswer(says, episodes, asked)];
  },
};

const ORGS =
  /\b(?:compan|employer|firm|organi[sz]ation|business|workplace|place|school|universit|client)/i;
