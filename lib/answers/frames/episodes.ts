import { asksFor, type Context, namedOf } from "../context.ts";
import type { Answer } from "../types.ts";
import {
  answerOf,
  describeEpisode,
  endOf,
  nameOf,
  startOf,
} from "../compose.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { isOfPerson } from "../read/resolve_description.ts";
import { momentsOf } from "../read/moments.ts";
import { fill } from "../../base/words/fill.ts";
import { frame, speaksOf } from "./frame.ts";

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

/** "When did she leave …?" */
export const whenEnded = frame(
  ["when", "end"],
  (asked) => asksWhen(asked, "end"),
  ([newest], asked) =>
    newest?.end
      ? atMoment(newest, endOf(newest, asked.facts), asked)
      : undefined,
);

/** "When did she join …?": of several jobs at one employer, the first. */
export const whenStarted = frame(
  ["when", "start", "long"],
  (asked) => asksWhen(asked, "start"),
  (episodes, asked) => {
    const first = episodes.findLast(({ org }) => org === episodes[0]?.org);
    return first?.start
      ? atMoment(first, startOf(first, asked.facts), asked)
      : undefined;
  },
);

function asksWhen(asked: Context, which: "start" | "end"): boolean {
  return asksFor(asked, "when") && asksFor(asked, which) && speaksOf(asked) &&
    isOfPerson(asked);
}

/** The one date that is asked for, then the whole period. */
function atMoment(episode: Episode, period: string, asked: Context): Answer[] {
  const { facts } = asked;
  const name = nameOf(episode, facts);
  const says = fill(facts.voice.words.answers.told, { name, period });
  return [
    answerOf(episode, `${says} ${describeEpisode(episode, facts)}`, asked),
  ];
}
