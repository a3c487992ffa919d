import { asksFor, type Context, type Frame } from "../context.ts";
import type { Answer } from "../types.ts";
import { describeEpisode, durationOf, listAnswer } from "../compose.ts";
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

/** "How many years of experience …?" */
export const experience: Frame = {
  explains: ["long", "count", "experience", "work", "all", "skill", "current"],
  names: ["skill"],
  answer(asked) {
    if (!asksForExperience(asked)) return;
    const { episodes } = select(asked);
    const duration = durationOf(episodes, asked);
    const sayings = episodes.map((each) => describeEpisode(each, asked.facts));
    const oldest = sayings.at(-1);
    if (!duration || !oldest) return;
    const says = fill(asked.facts.voice.words.answers.experience, {
      duration,
      first: oldest.replace(/\.$/, ""),
    });
    return [
      listAnswer(says, episodes, asked),
      ...episodes.map(({ path }, at): Answer => {
        const description = sayings[at] ?? "";
        const name = description.replace(/\.$/, "");
        return { kind: "role", name, path, description };
      }),
    ];
  },
};

function asksForExperience(asked: Context): boolean {
  const { text } = asked.question;
  return (asksFor(asked, "long") || /\byears?\b/i.test(text)) &&
    (asksFor(asked, "experience") ||
      /\bworking\b|\bcareer\b|\bin (?:the )?(?:field|industry|business|trade)\b/i
        .test(text));
}
