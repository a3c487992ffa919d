import { asksFor, type Frame } from "../case.ts";
import type { Answer } from "../types.ts";
import { durationOf, told } from "../compose.ts";
import { dated } from "../facts/dated.ts";
import { fill } from "../../base/words/fill.ts";
import { SPOKEN } from "./spoken.ts";
import { listAnswer } from "./list_answer.ts";
import { select } from "./select.ts";

/** "How many employers …?" */
export const howMany: Frame = {
  explains: ["count", "all", "previous", "current", "experience", ...SPOKEN],
  names: ["org", "title", "skill"],
  dates: true,
  answer(asked) {
    const isAsked = asksFor(asked, "count") && asksFor(asked, ...SPOKEN) &&
      !asksFor(asked, "long");
    if (!isAsked) return;
    const { episodes: all, isElsewhen } = select(asked);
    const episodes = asksFor(asked, "current")
      ? all.filter((each) => dated(each, asked.now)?.isNow)
      : all;
    if (episodes.length === 0 || isElsewhen) return;
    const isOfOrgs =
      /\b(?:compan|employer|firm|organi[sz]ation|business|workplace|place|school|universit|client)/i
        .test(asked.question.text);
    const names = isOfOrgs
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

/** "How many years of experience …?" */
export const experience: Frame = {
  explains: ["long", "count", "experience", "work", "all", "skill", "current"],
  names: ["skill"],
  answer(asked) {
    const isAsked = (asksFor(asked, "long") ||
      /\byears?\b/i.test(asked.question.text)) &&
      (asksFor(asked, "experience") ||
        /\bworking\b|\bcareer\b|\bin (?:the )?(?:field|industry|business|trade)\b/i
          .test(asked.question.text));
    if (!isAsked) return;
    const { episodes } = select(asked);
    const duration = durationOf(episodes, asked);
    const oldest = episodes.at(-1);
    if (!duration || !oldest) return;
    const { answers } = asked.facts.voice.words;
    const says = fill(answers.experience, {
      duration,
      first: told(oldest, asked.facts).replace(/\.$/, ""),
    });
    return [
      listAnswer(says, episodes, asked),
      ...episodes.map((each): Answer => ({
        kind: "role",
        name: told(each, asked.facts).replace(/\.$/, ""),
        path: each.path,
        description: told(each, asked.facts),
      })),
    ];
  },
};
