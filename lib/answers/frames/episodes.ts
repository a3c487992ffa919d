import { asksFor, namedOf } from "../case.ts";
import { answerOf, endOf, nameOf, startOf, told } from "../compose.ts";
import { dated } from "../facts/dated.ts";
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
    const isNow = dated(first, asked.now)?.isNow;
    const isEnd = asksFor(asked, "end") && !asksFor(asked, "still");
    const says = `${Boolean(isNow) !== isEnd ? answers.yes : answers.no} ${
      told(first, asked.facts)
    }`;
    return [answerOf(first, says, asked)];
  },
);

/** "When did she leave …?" */
export const whenEnded = frame(
  ["when", "end"],
  (asked) =>
    asksFor(asked, "when") && asksFor(asked, "end") && speaksOf(asked) &&
    isOfPerson(asked),
  (episodes, asked) => {
    const [newest] = episodes;
    if (!newest || !newest.end) return;
    const { facts } = asked;
    const says = fill(facts.voice.words.answers.told, {
      name: nameOf(newest, facts),
      period: endOf(newest, facts),
    });
    return [answerOf(newest, `${says} ${told(newest, facts)}`, asked)];
  },
);

/** "When did she join …?": at several jobs of one employer, the first of them. */
export const whenStarted = frame(
  ["when", "start", "long"],
  (asked) =>
    asksFor(asked, "when") && asksFor(asked, "start") && speaksOf(asked) &&
    isOfPerson(asked),
  (episodes, asked) => {
    const [first] = episodes.filter(({ org }) => org === episodes[0]?.org)
      .toReversed();
    if (!first?.start) return;
    const { facts } = asked;
    const says = fill(facts.voice.words.answers.told, {
      name: nameOf(first, facts),
      period: startOf(first, facts),
    });
    return [answerOf(first, `${says} ${told(first, facts)}`, asked)];
  },
);
