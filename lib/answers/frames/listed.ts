import { affirmed } from "../affirmed.ts";
import { asksFor, type Case, namedOf } from "../case.ts";
import { answerOf, told } from "../compose.ts";
import type { Episode } from "../facts/facts.ts";
import { isOwning } from "../own_words.ts";
import { isPlaceOfThing } from "../place_of_thing.ts";
import { momentsOf } from "../read/moments.ts";
import { frame, speaksOf } from "./frame.ts";
import { select } from "./select.ts";
import { SPOKEN } from "./spoken.ts";

/** "Which jobs …", "what did she do in 2015", "her first employer": each with its time. */
export const listed = frame(
  [
    "when",
    "where",
    "who",
    "all",
    "still",
    "start",
    "end",
    "experience",
    "how",
    "trade",
    "gap",
  ],
  (asked) =>
    !asksFor(asked, "count") && !isWish(asked) && !isPlaceOfThing(asked) &&
    !isOwning(asked) &&
    !/\bowners? of\b/i.test(asked.question.text) &&
    (!asksFor(asked, "gap") || momentsOf(asked).length > 0) &&
    (speaksOf(asked) || asked.question.dates.length > 0 ||
      asksFor(asked, "first", "previous", "current")),
  (episodes, asked) => {
    const { question: { isYesNo, dates }, facts } = asked;
    const { isElsewhen } = select(asked);
    const { answers } = facts.voice.words;
    if (asksFor(asked, "when") && !episodes[0]?.start && !episodes[0]?.end) {
      return;
    }
    const isClaim = isYesNo &&
      (dates.length > 0 || namedOf(asked, "org").length > 0 ||
        asksFor(asked, ...SPOKEN) && episodes[0]?.kind !== "job");
    const yes = isElsewhen
      ? `${answers.no} `
      : isOfAnEnd(asked)
      ? ""
      : affirmed(asked);
    return episodes.slice(0, MOST).map((each, at) =>
      answerOf(
        each,
        (at === 0 && isClaim ? yes : "") + fullyTold(each, asked),
        asked,
      )
    );
  },
);

/** Somebody who worked there in 2021 need not have left then. */
function isOfAnEnd(asked: Case): boolean {
  return asksFor(asked, "start", "end") &&
    asked.question.dates.length + momentsOf(asked).length > 0;
}

/** More are never shown, also where several say the same. */
const MOST = 100;

/** "Where did she move to after …?" */
const inMoment = listed.forgives;
listed.forgives = (word, asked) =>
  inMoment?.(word, asked) === true ||
  word.concepts.has("promoted") && momentsOf(asked).length > 0;

/** "The shortest job that she would take on" is not one that she had. */
function isWish(asked: Case): boolean {
  return asksFor(asked, "available") &&
    /\b(?:would|will|could|can|may|might|takes? on|accepts?)\b/i
      .test(asked.question.text);
}

function fullyTold(episode: Episode, { facts }: Case): string {
  const skills = episode.skills.join(facts.voice.words.lists.comma);
  const [first = ""] = episode.text.split("\n");
  return [told(episode, facts), skills && `${skills}.`, first].filter(Boolean)
    .join(" ");
}
