import { asksFor, type Context, namedOf } from "../context.ts";
import { answerOf, describeEpisode, durationOf } from "../compose.ts";
import type { Episode } from "../facts/facts.ts";
import { fill } from "../../base/words/fill.ts";
import { frame, speaksOf } from "./frame.ts";

/** "How long …?": the months, both ends counted. */
export const howLong = frame(
  ["long", "end", "start", "still", "count", "when", "all"],
  (asked) => asksFor(asked, "long") && speaksOf(asked),
  (episodes, asked) => {
    const [first] = episodes;
    // A prize has a day and no length.
    if (!first || first.kind === "awards" || first.kind === "certificates") {
      return;
    }
    const isOne = namedOf(asked, "title").length > 0 &&
      !TOGETHER.test(asked.question.text);
    const same = isOne ? [first] : togetherWith(first, episodes, asked);
    const duration = durationOf(same, asked);
    if (!duration) return;
    const { facts } = asked;
    const says = fill(facts.voice.words.answers.lasted, {
      what: same.map((each) => describeEpisode(each, facts).replace(/\.$/, ""))
        .join("; "),
      duration,
    });
    return [
      answerOf(first, says, asked),
      ...same.slice(1).map((each) =>
        answerOf(each, describeEpisode(each, facts), asked)
      ),
    ];
  },
);

const TOGETHER =
  /\b(?:together|both|altogether|in total|combined|overall|in all|both)\b/i;

function togetherWith(first: Episode, episodes: Episode[], asked: Context) {
  const isOfAll = TOGETHER.test(asked.question.text) && first.kind === "job";
  return (isOfAll ? asked.facts.jobs : episodes).filter(({ org, kind }) =>
    org === first.org && kind === first.kind
  );
}
