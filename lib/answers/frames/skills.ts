import { affirmed } from "../affirmed.ts";
import { asksFor, type Case, type Frame, namedOf } from "../case.ts";
import type { Answer } from "../types.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { nameOf, told } from "../compose.ts";
import { isOfPrice } from "../read/of_price.ts";
import { fill } from "../../base/words/fill.ts";

/** "Does she know Python?", "where did she use it?": the jobs that name it. */
export const knows: Frame = {
  explains: [
    "skill",
    "work",
    "experience",
    "where",
    "when",
    "long",
    "all",
    "good",
    "previous",
    "current",
    "last",
    "first",
    "how",
    "still",
    "start",
    "who",
  ],
  names: ["skill", "item", "org"],
  forgives: isLearning,
  answer(asked) {
    const skills = namedOf(asked, "skill");
    if (skills.length === 0 || isOfThing(asked)) return;
    const { all, isThere } = usesOf(skills, asked);
    // Only a claim is answered by where it was instead.
    if (all.length === 0 || !isThere && !asked.question.isYesNo) return;
    // Who learnt it did so where it first was of use.
    const isOldest = asked.question.words.some((word) =>
      isLearning(word, asked)
    );
    const { lists, answers } = asked.facts.voice.words;
    const name = skills.map(({ skill }) => skill).join(lists.comma);
    return (isOldest ? all.toReversed() : all).map((each, at): Answer => ({
      kind: each.kind === "job" ? "role" : "profile",
      name: nameOf(each, asked.facts),
      path: each.path,
      description: fill(answers.used, {
        // A skill that is not listed may still have been of use.
        yes: at === 0 && isThere ? affirmed(asked) : "",
        skill: name,
        what: told(each, asked.facts),
      }),
    }));
  },
};

/** Where all of the skills were of use: at what is named, else anywhere. */
function usesOf(skills: { episodes: Episode[] }[], asked: Case) {
  const anywhere =
    skills[0]?.episodes.filter((each) =>
      skills.every(({ episodes }) => episodes.includes(each))
    ) ?? [];
  const orgs = namedOf(asked, "org").map(({ org }) => org);
  const there = anywhere.filter(({ org }) => orgs.includes(org));
  return {
    all: there.length > 0 ? there : anywhere,
    isThere: orgs.length === 0 || there.length > 0,
  };
}

/** "When was the foghorn put in?", "how much is a tuning?" are not of the person. */
function isOfThing(asked: Case): boolean {
  const { text } = asked.question;
  return OF_THING.test(text) || isOfPrice(text) ||
    asksFor(asked, "when") && !asksFor(asked, "skill", "work", "start");
}

/** "Any Patience experience?": a skill of theirs is that before it is anything else. */
export const hasSkill: Frame = {
  explains: ["skill", "experience", "good", "all"],
  names: ["skill"],
  answer: (asked) => knows.answer(asked),
};

/** "Where did she learn it?" */
function isLearning({ word }: Word, asked: Case): boolean {
  return LEARN.test(word) && asksFor(asked, "where", "when", "who");
}

const LEARN = /^(?:learn(?:s|ed|t)?|picked|pick|taught|trained)$/;

/** "When was the foghorn installed?" is of the thing. */
const OF_THING = /\bwhen (?:was|were|is|are|did) the\b/i;
