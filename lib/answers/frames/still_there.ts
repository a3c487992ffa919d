import { asksFor, namedOf } from "../context.ts";
import { answerOf, describeEpisode } from "../compose.ts";
import { dated } from "../facts/dated.ts";
import { momentsOf } from "../read/moments.ts";
import { frame } from "./frame.ts";

/** "Is she still at …?": yes with the period, or no. */
export const stillThere = frame(
  ["still", "current", "end"],
  (asked) =>
    asked.question.isYesNo && asksFor(asked, "still", "current", "end") &&
    asked.question.dates.length === 0 && momentsOf(asked).length === 0 &&
    (namedOf(asked, "org").length > 0 || namedOf(asked, "title").length > 0),
  ([first], asked) => {
    if (!first) return;
    const { answers } = asked.facts.voice.words;
    const isNow = dated(first, asked.now)?.isNow === true;
    const isEnd = asksFor(asked, "end") && !asksFor(asked, "still");
    const verdict = isNow !== isEnd ? answers.yes : answers.no;
    return [
      answerOf(
        first,
        `${verdict} ${describeEpisode(first, asked.facts)}`,
        asked,
      ),
    ];
  },
);
