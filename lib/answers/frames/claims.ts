import { asksFor, type Case, type Frame, namedOf } from "../case.ts";
import { answerOf, told } from "../compose.ts";
import { dated } from "../facts/dated.ts";
import type { Dated, Episode } from "../facts/facts.ts";
import { isInMoment, momentsOf } from "../read/moments.ts";
import { sharedMonths, type Span } from "../read/months.ts";
import { inMoments } from "./in_moments.ts";
import { namedEpisodes } from "../read/named_episodes.ts";
import { timesOf } from "../read/times_of.ts";
import { SPOKEN } from "./spoken.ts";

/** "Did she join in 2017?", "was she there before the ferries?": yes, or no with what is true. */
export const claim: Frame = {
  explains: [...SPOKEN, "start", "end", "still", "event", "current", "all"],
  names: ["org", "title", "skill"],
  dates: true,
  forgives: isInMoment,
  answer(asked) {
    const { question: { isYesNo, dates }, facts } = asked;
    if (!isYesNo || dates.length + momentsOf(asked).length === 0) return;
    if (isOnlySkill(asked)) return;
    const named = namedEpisodes(asked);
    if (!named || named.length === 0) return;
    const true_ = named.filter((each) => isTrue(each, asked));
    const holding = asksFor(asked, "still")
      ? true_.filter((each) => lasts(each, asked))
      : inMoments(true_, true, asked);
    const { yes, no } = facts.voice.words.answers;
    const [first, ...others] = holding.length > 0 ? holding : named;
    if (!first) return;
    const says = [first, ...others].map((each) => told(each, facts)).join(" ");
    const beside = momentsOf(asked).flatMap(({ episodes }) =>
      episodes.map((each) => told(each, facts))
    );
    return [
      answerOf(
        first,
        [holding.length > 0 ? yes : no, says, ...new Set(beside)].join(" "),
        asked,
      ),
    ];
  },
};

/** What was used at some time is asked for otherwise. */
function isOnlySkill(asked: Case): boolean {
  return namedOf(asked, "org").length + namedOf(asked, "title").length === 0;
}

/** Whether the times that the question gives are those of the episode, or of its end. */
function isTrue(episode: Episode, asked: Case): boolean {
  const times = timesOf(asked);
  const span = dated(episode, asked.now);
  if (times.length === 0 || !span) return times.length === 0;
  const part = partOf(span, asked);
  return times.some((time) => sharedMonths(part, time) > 0);
}

/** "Was she still there after …?" asks of its end. */
function lasts(episode: Episode, asked: Case): boolean {
  const span = dated(episode, asked.now);
  return span !== undefined &&
    momentsOf(asked).every((moment) => span.to > moment.span.from);
}

function partOf(span: Dated, asked: Case): Span {
  if (asksFor(asked, "still")) return span;
  if (asksFor(asked, "end")) {
    return span.isNow ? { from: Infinity, to: Infinity } : {
      from: span.precision === "year" ? span.to - 11 : span.to,
      to: span.to,
    };
  }
  if (asksFor(asked, "start")) {
    const to = span.precision === "year" ? span.from + 11 : span.from;
    return { from: span.from, to };
  }
  return span;
}
