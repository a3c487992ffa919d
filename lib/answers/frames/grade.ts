import { asksFor, type Frame, namedOf } from "../context.ts";
import { answerOf, describeEpisode } from "../compose.ts";
import { describedEpisodes } from "../read/described_episodes.ts";

/** "What grade did she get at …?": the mark of that school; empty if it has none. */
export const grade: Frame = {
  explains: ["grade", "education", "event", "work", "end", "all"],
  names: ["org", "title", "skill", "item"],
  forgives: (word, asked) =>
    asksFor(asked, "grade") && describedEpisodes([word], asked) !== undefined,
  answer(asked) {
    if (!asksFor(asked, "grade")) return;
    const { facts, question: { words } } = asked;
    const found = describedEpisodes(
      words.filter(({ concepts }) => !concepts.has("grade")),
      asked,
    );
    const schools = (found ?? facts.others)
      .filter(({ kind }) => kind === "education");
    const isOfSchool = namedOf(asked, "org").length > 0 ||
      asksFor(asked, "education") || found !== undefined && schools.length > 0;
    if (!isOfSchool) return;
    return schools.flatMap((each) =>
      each.score === undefined ? [] : [
        answerOf(
          each,
          `${each.score}. ${describeEpisode(each, facts)}`,
          asked,
        ),
      ]
    );
  },
};
