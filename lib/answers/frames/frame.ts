import { asksFor, type Context, type Frame, namedOf } from "../context.ts";
import type { Answer } from "../types.ts";
import { type Concept, conceptsIn } from "../intent_words.ts";
import type { Episode } from "../facts/facts.ts";
import { EPISODE_CONCEPTS } from "../read/episode_kinds.ts";
import { isInMoment, momentsOf } from "../read/moments.ts";
import { ordered } from "./order.ts";
import { select } from "./select.ts";

const EXPLAINED = [
  ...EPISODE_CONCEPTS,
  ...conceptsIn(
    "first last previous current before after next longest shortest",
    "event time charge having",
  ),
];

/** A frame that selects episodes, puts them in order and describes them. */
export function frame(
  explains: Concept[],
  isAsked: (asked: Context) => boolean,
  describe: (episodes: Episode[], asked: Context) => Answer[] | undefined,
): Frame {
  return {
    explains: [...explains, ...EXPLAINED],
    names: ["org", "title", "skill"],
    dates: true,
    forgives: isInMoment,
    answer(asked) {
      if (!isAsked(asked) || asksFor(asked, "ago")) return;
      const selection = select(asked);
      if (selection.isOutsideTimes && selection.episodes.length === 0) return;
      const episodes = ordered(selection.episodes, asked);
      return episodes.length > 0 ? describe(episodes, asked) : undefined;
    },
  };
}

export function speaksOf(asked: Context): boolean {
  return asksFor(asked, ...EPISODE_CONCEPTS) ||
    namedOf(asked, "org").length > 0 || namedOf(asked, "title").length > 0 ||
    momentsOf(asked).length > 0;
}
