import { CAREER_PATH } from "../../content/anchors.ts";
import { asksFor, type Context, type Frame, namedOf } from "../context.ts";
import type { Answer } from "../types.ts";
import { describeEpisode } from "../compose.ts";
import { fill } from "../../base/words/fill.ts";

/** "What can she do?": every skill once, the newest first. */
export const skillList: Frame = {
  explains: ["skill", "all", "good", "experience", "work", "current", "who"],
  names: ["org", "title"],
  answer(asked) {
    const { question } = asked;
    const isAsked = asksFor(asked, "skill", "good") &&
      !asksFor(asked, "name") && !question.isYesNo;
    return isAsked ? skillsIn(asked) : undefined;
  },
};

/** Skills of the named jobs, or of all. */
export function skillsIn(asked: Context): Answer[] | undefined {
  const { facts } = asked;
  const named = [...namedOf(asked, "org"), ...namedOf(asked, "title")]
    .flatMap(({ episodes }) => episodes);
  const [first] = named;
  const of = first ? named : facts.jobs;
  const skills = [...new Set(of.flatMap(({ skills }) => skills))];
  if (skills.length === 0) return;
  const { lists, answers } = facts.voice.words;
  return [{
    kind: first ? "role" : "profile",
    name: first
      ? describeEpisode(first, facts).replace(/\.$/, "")
      : facts.person.name,
    path: first?.path ?? CAREER_PATH,
    description: fill(answers.skills, { skills: skills.join(lists.comma) }),
  }];
}

const STRENGTH = /\b(?:good at|strengths?|strong|does? best|is for)\b/i;

/** "What is she good at?": her own heading comes before members of lists. */
export const strengths: Frame = {
  explains: ["good", "skill", "work", "all", "current", "who"],
  names: [],
  answer(asked) {
    const { question: { isYesNo, isNegative } } = asked;
    const isAsked = asksFor(asked, "good") && !isYesNo && !isNegative;
    return isAsked ? passagesUnder(STRENGTH, asked, NEGATIVE) : undefined;
  },
};

/** "What is she not good at?" */
export const notGoodAt: Frame = {
  explains: ["bad", "good", "skill", "work", "all"],
  names: [],
  answer(asked) {
    const { question: { isNegative, isYesNo } } = asked;
    const isAsked = asksFor(asked, "bad") ||
      isNegative && !isYesNo && asksFor(asked, "good", "skill");
    return isAsked ? passagesUnder(NEGATIVE, asked) : undefined;
  },
};

const NEGATIVE = /\b(?:not|no|never|don['’]t)\b/i;

function passagesUnder(
  heading: RegExp,
  { facts: { sentences } }: Context,
  except?: RegExp,
): Answer[] | undefined {
  const under = sentences.filter((each) =>
    heading.test(each.heading) && !except?.test(each.heading)
  );
  const byPath = Map.groupBy(under, ({ path }) => path);
  if (byPath.size === 0) return;
  return [...byPath].map(([path, some]) => ({
    kind: "page",
    name: some[0]?.name ?? "",
    path,
    description: some.map(({ text }) => text).join(" "),
  }));
}
