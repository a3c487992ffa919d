import { asksFor, type Frame, namedOf } from "../case.ts";
import { answerOf, told, writtenMonths } from "../compose.ts";
import { dated } from "../facts/dated.ts";
import type { Dated } from "../facts/facts.ts";
import { fill } from "../../base/words/fill.ts";
import { isInMoment } from "../read/moments.ts";
import { monthOf } from "../read/months.ts";
import { select } from "./select.ts";
import { SPOKEN } from "./spoken.ts";

/** "How long ago did she leave …?": from then to now. */
export const howLongAgo: Frame = {
  explains: [
    "ago",
    "long",
    "count",
    "when",
    "start",
    "end",
    "event",
    "first",
    "last",
    ...SPOKEN,
  ],
  names: ["org", "title", "skill"],
  forgives: isInMoment,
  answer(asked) {
    if (!asksFor(asked, "ago") || asksFor(asked, "price", "age")) return;
    const { facts, now } = asked;
    const { episodes, isNamed } = select(asked);
    if (!isNamed && namedOf(asked, "org").length === 0) return;
    const isEnd = asksFor(asked, "end");
    const sorted = isEnd ? episodes : episodes.toReversed();
    const [first] = sorted;
    const span = first && dated(first, now);
    if (!span || isEnd && span.isNow) return;
    const months = since(isEnd ? span.to : span.from, span, now);
    if (months <= 0) return;
    const says = fill(facts.voice.words.answers.ago, {
      what: told(first, facts),
      duration: writtenMonths(months, span.precision, facts),
    });
    return [answerOf(first, says, asked)];
  },
};

/** Of years alone nobody knows more than their difference. */
function since(then: number, { precision }: Dated, now: number): number {
  const today = new Date(now);
  const year = today.getUTCFullYear();
  return precision === "year"
    ? 12 * (year - Math.floor(then / 12))
    : monthOf(year, today.getUTCMonth() + 1) - then;
}
