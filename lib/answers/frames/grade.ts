import { asksFor, type Frame, namedOf } from "../case.ts";
import { answerOf, told } from "../compose.ts";
import { described } from "../read/described.ts";

/** "What grade did she get at …?": the mark of that school; nothing where it is not told. */
export const grade: Frame = {
  explains: ["grade", "education", "event", "work", "end", "all"],
  names: ["org", "title", "skill", "item"],
  forgives: (word, asked) =>
    asksFor(asked, "grade") && described([word], asked) !== undefined,
  answer(asked) {
    if (!asksFor(asked, "grade")) return;
    const { facts: { others }, question: { words } } = asked;
    const isNamed = namedOf(asked, "org").length > 0;
    if (!isNamed && !asksFor(asked, "education")) {
      const isOfSchool = described(
        words.filter(({ concepts }) => !concepts.has("grade")),
        asked,
      )?.some(({ kind }) => kind === "education");
      if (!isOfSchool) return;
    }
    const schools = others.filter(({ kind }) => kind === "education");
    const meant = described(
      words.filter(({ concepts }) => !concepts.has("grade")),
      asked,
    )?.filter((each) => schools.includes(each)) ?? schools;
    return meant.flatMap((each) =>
      each.score === undefined
        ? []
        : [answerOf(each, `${each.score}. ${told(each, asked.facts)}`, asked)]
    );
  },
};
