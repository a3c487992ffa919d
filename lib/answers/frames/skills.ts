import { affirmed } from "../affirmed.ts";
import { CAREER_PATH } from "../../content/anchors.ts";
import {
  type Answer,
  asksFor,
  type Case,
  type Frame,
  namedOf,
} from "../case.ts";
import type { Word } from "../question.ts";
import { nameOf, told } from "../compose.ts";
import { isOfPrice } from "../read/of_price.ts";
import { fill } from "../../words/fill.ts";

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
    const { facts, question } = asked;
    const { answers } = facts.voice.words;
    const skills = namedOf(asked, "skill");
    const [skill] = skills;
    if (
      !skill || OF_THING.test(question.text) || isOfPrice(question.text)
    ) return;
    const anywhere = skill.episodes.filter((each) =>
      skills.every(({ episodes }) => episodes.includes(each))
    );
    const orgs = namedOf(asked, "org").map(({ org }) => org);
    const there = anywhere.filter(({ org }) => orgs.includes(org));
    const isThere = orgs.length === 0 || there.length > 0;
    // Only a claim is answered by where it was instead.
    if (!isThere && !question.isYesNo) return;
    const all = [...there.length > 0 ? there : anywhere];
    if (all.length === 0) return;
    // "When was the foghorn put in?" is not of the person.
    if (asksFor(asked, "when") && !asksFor(asked, "skill", "work", "start")) {
      return;
    }
    // Who learnt it did so where it first was of use.
    if (question.words.some((word) => isLearning(word, asked))) all.reverse();
    const name = skills.map(({ skill }) => skill).join(
      facts.voice.words.lists.comma,
    );
    return all.map((each, at): Answer => ({
      kind: each.kind === "job" ? "role" : "profile",
      name: nameOf(each, facts),
      path: each.path,
      description: fill(answers.used, {
        // A skill that is not listed may still have been of use.
        yes: at === 0 && isThere ? affirmed(asked) : "",
        skill: name,
        what: told(each, facts),
      }),
    }));
  },
};

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

/** "What can she do?": every skill once, the newest first. */
export const skillList: Frame = {
  explains: ["skill", "all", "good", "experience", "work", "current", "who"],
  names: ["org", "title"],
  answer(asked) {
    const { facts } = asked;
    if (
      !asksFor(asked, "skill", "good") || asksFor(asked, "name") ||
      asked.question.isYesNo
    ) return;
    if (
      /\b(?:speak|language)s?\b/i.test(asked.question.text) &&
      facts.items.some(({ list }) => list === "languages") &&
      !/programming/i.test(asked.question.text)
    ) return;
    const { lists, answers } = facts.voice.words;
    const named = [...namedOf(asked, "org"), ...namedOf(asked, "title")]
      .flatMap(({ episodes }) => episodes);
    const isGood = asksFor(asked, "good") && named.length === 0;
    if (isGood) {
      const said = sayings(
        asked,
        /\b(?:good at|strength|strong|does? best|is for)\b/i,
      );
      if (said.length > 0) return said;
    }
    const of = named.length > 0 ? named : facts.jobs;
    const skills = [...new Set(of.flatMap(({ skills }) => skills))];
    if (skills.length === 0) return;
    const [first] = named;
    return [{
      kind: first ? "role" : "profile",
      name: first ? told(first, facts).replace(/\.$/, "") : facts.person.name,
      path: first?.path ?? CAREER_PATH,
      description: fill(answers.skills, { skills: skills.join(lists.comma) }),
    }];
  },
};

/** "What is she not good at?" */
export const notGoodAt: Frame = {
  explains: ["bad", "good", "skill", "work", "all"],
  names: [],
  answer(asked) {
    const { question } = asked;
    const isAsked = asksFor(asked, "bad") ||
      question.isNegative && !question.isYesNo &&
        asksFor(asked, "good", "skill");
    if (!isAsked) return;
    const said = sayings(asked, /\b(?:not|no|never|don['’]t)\b/i);
    return said.length > 0 ? said : undefined;
  },
};

/** What stands under the headings of the story that say so. */
function sayings(
  { facts: { sentences } }: Parameters<Frame["answer"]>[0],
  heading: RegExp,
): Answer[] {
  const under = sentences.filter((each) => heading.test(each.heading));
  const byPath = Map.groupBy(under, ({ path }) => path);
  return [...byPath].map(([path, some]): Answer => ({
    kind: "page",
    name: some[0]?.name ?? "",
    path,
    description: some.map(({ text }) => text).join(" "),
  }));
}
