import { asksFor, type Context, type Frame, namedOf } from "../context.ts";
import type { Episode } from "../facts/facts.ts";
import { affirmed, answerOf, describeEpisode } from "../compose.ts";
import { conceptsIn } from "../intent_words.ts";
import { OF_PRICE } from "../answer_patterns.ts";
import { fill } from "../../base/words/fill.ts";

/** "Does she know Python?", "where did she use it?": the jobs that name it. */
export const knows: Frame = {
  explains: conceptsIn(
    "skill work experience where when long all good previous current last first",
    "how still start who",
  ),
  names: ["skill", "item", "org"],
  answer(asked) {
    const { question: { isNegative, isYesNo } } = asked;
    const skills = namedOf(asked, "skill");
    if (skills.length === 0 || isOfThing(asked) || isOfKind(asked)) return;
    // "Which job did not use Python?" has no answer here.
    if (isNegative && !isYesNo) return [];
    const { all, isThere } = usesOf(skills, asked);
    // Uses elsewhere only answer a question for yes or no.
    if (all.length === 0 || !isThere && !isYesNo) return;
    const { lists, answers } = asked.facts.voice.words;
    const skill = skills.map(({ skill }) => skill).join(lists.comma);
    return all.map((each, at) => {
      const says = fill(answers.used, {
        // Elsewhere it may have been of use without being listed: no verdict.
        yes: at === 0 && isThere ? affirmed(asked) : "",
        skill,
        what: describeEpisode(each, asked.facts),
      });
      return answerOf(each, says, asked);
    });
  },
};

function usesOf(skills: { episodes: Episode[] }[], asked: Context) {
  const [first, ...others] = skills;
  const anywhere =
    first?.episodes.filter((each) =>
      others.every(({ episodes }) => episodes.includes(each))
    ) ?? [];
  const orgs = namedOf(asked, "org").map(({ org }) => org);
  const there = anywhere.filter(({ org }) => orgs.includes(org));
  return {
    all: there.length > 0 ? there : anywhere,
    isThere: orgs.length === 0 || there.length > 0,
  };
}

/** "Which databases does she know?" asks for some, not for a course of that name. */
export function isOfKind({ question: { text }, named }: Context): boolean {
  const [, kind] = OF_KIND.exec(text) ?? [];
  return named.some(({ entity, words }) =>
    entity.kind === "skill" && words.every(({ written }) => written === kind)
  );
}

const OF_KIND =
  /\b(?:which|what) (\p{L}{2,40}) (?:do|does|did|can|could|has|have|is|are)\b/iu;

/** "When was the foghorn put in?", "how much is a tuning?" are not of the person. */
function isOfThing(asked: Context): boolean {
  const { text } = asked.question;
  return /\bwhen (?:was|were|is|are|did) the\b/i.test(text) ||
    OF_PRICE.test(text) ||
    asksFor(asked, "when") && !asksFor(asked, "skill", "work", "start");
}

/** "Any Patience experience?" Runs first: a skill takes precedence over other names. */
export const hasSkill: Frame = {
  explains: ["skill", "experience", "good", "all"],
  names: ["skill"],
  answer: (asked) => knows.answer(asked),
};
