import { CAREER_PATH } from "../../content/anchors.ts";
import { asksFor, type Case, type Frame, namedOf } from "../case.ts";
import type { Answer } from "../types.ts";
import { told } from "../compose.ts";
import { fill } from "../../base/words/fill.ts";

/** "What can she do?": every skill once, the newest first. */
export const skillList: Frame = {
  explains: ["skill", "all", "good", "experience", "work", "current", "who"],
  names: ["org", "title"],
  answer(asked) {
    const { facts, question } = asked;
    const isAsked = asksFor(asked, "skill", "good") &&
      !asksFor(asked, "name") && !question.isYesNo;
    if (!isAsked || isOfLanguages(asked)) return;
    const named = [...namedOf(asked, "org"), ...namedOf(asked, "title")]
      .flatMap(({ episodes }) => episodes);
    const said = asksFor(asked, "good") && named.length === 0
      ? sayings(asked, STRENGTH)
      : [];
    if (said.length > 0) return said;
    const of = named.length > 0 ? named : facts.jobs;
    const skills = [...new Set(of.flatMap(({ skills }) => skills))];
    if (skills.length === 0) return;
    const { lists, answers } = facts.voice.words;
    const [first] = named;
    return [{
      kind: first ? "role" : "profile",
      name: first ? told(first, facts).replace(/\.$/, "") : facts.person.name,
      path: first?.path ?? CAREER_PATH,
      description: fill(answers.skills, { skills: skills.join(lists.comma) }),
    }];
  },
};

const STRENGTH = /\b(?:good at|strength|strong|does? best|is for)\b/i;

/** "What does she speak?" is of a list of its own, where there is one. */
function isOfLanguages({ question: { text }, facts: { items } }: Case) {
  return /\b(?:speak|language)s?\b/i.test(text) &&
    items.some(({ list }) => list === "languages") &&
    !/programming/i.test(text);
}

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
