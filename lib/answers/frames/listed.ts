import { asksFor, type Context, type Frame } from "../context.ts";
import { answerOf, describeEpisode } from "../compose.ts";
import type { Episode, Facts } from "../facts/facts.ts";
import { isOwning } from "../own_words.ts";
import { isPlaceOfThing } from "../answer_type.ts";
import { conceptsIn } from "../intent_words.ts";
import { isInMoment, momentsOf } from "../read/moments.ts";
import { frame, speaksOf } from "./frame.ts";

/** "Which jobs …", "what did she do in 2015", "her first employer": each with its time. */
export const listed: Frame = {
  ...frame(
    conceptsIn("when where who all still start end experience how trade gap"),
    (asked) =>
      !asksFor(asked, "count") && !isWish(asked) && !isPlaceOfThing(asked) &&
      !isOwning(asked) &&
      !/\bowners? of\b/i.test(asked.question.text) &&
      (!asksFor(asked, "gap") || momentsOf(asked).length > 0) &&
      (speaksOf(asked) || asked.question.dates.length > 0 ||
        asksFor(asked, "first", "previous", "current")),
    (episodes, asked) => {
      const [first] = episodes;
      if (asksFor(asked, "when") && !first?.start && !first?.end) return;
      return episodes.slice(0, MAX_LISTED).map((each) =>
        answerOf(each, fullyDescribed(each, asked.facts), asked)
      );
    },
  ),
  // "Where did she move to after …?"
  forgives: (word, asked) =>
    isInMoment(word, asked) ||
    word.concepts.has("promoted") && momentsOf(asked).length > 0,
};

/** More are never shown, not even if some repeat others. */
const MAX_LISTED = 100;

/** "The shortest job that she would take on" is not one that she had. */
function isWish(asked: Context): boolean {
  return asksFor(asked, "available") &&
    /\b(?:would|will|could|can|may|might|takes? on|accepts?)\b/i
      .test(asked.question.text);
}

export function fullyDescribed(episode: Episode, facts: Facts): string {
  const skills = episode.skills.join(facts.voice.words.lists.comma);
  const [first = ""] = episode.text.split("\n");
  return [describeEpisode(episode, facts), skills && `${skills}.`, first]
    .filter(Boolean)
    .join(" ");
}
