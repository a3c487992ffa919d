import { asksFor, type Case, type Frame, namedOf } from "../case.ts";
import type { Answer } from "../types.ts";
import type { Concept } from "../concepts.ts";
import type { Episode } from "../facts/facts.ts";
import { isOfPerson } from "../read/resolve_description.ts";
import { isInMoment, momentsOf } from "../read/moments.ts";
import { ordered } from "./order.ts";
import { select } from "./select.ts";
import { SPOKEN } from "./spoken.ts";

const ORDER: Concept[] = [
  "first",
  "last",
  "previous",
  "current",
  "before",
  "after",
  "next",
  "longest",
  "shortest",
  "nth",
];
const NAMES: Frame["names"] = ["org", "title", "skill"];

type Tell = (episodes: Episode[], asked: Case) => Answer[] | undefined;

/** A frame that picks episodes, puts them in their order, and tells of them. */
export function frame(
  explains: Concept[],
  isAsked: (asked: Case) => boolean,
  tell: Tell,
): Frame {
  return {
    explains: [
      ...explains,
      ...SPOKEN,
      ...ORDER,
      "event",
      "time",
      "charge",
      "having",
    ],
    names: NAMES,
    dates: true,
    forgives: isInMoment,
    answer(asked) {
      if (!isAsked(asked) || asksFor(asked, "ago") || isOfThing(asked)) return;
      const selection = select(asked);
      if (selection.isElsewhen && selection.episodes.length === 0) return;
      const episodes = ordered(selection.episodes, asked);
      return episodes.length > 0 ? tell(episodes, asked) : undefined;
    },
  };
}

/** "When does the ferry leave?" asks nothing of the person. */
function isOfThing(asked: Case): boolean {
  return asksFor(asked, "when", "long") && !isOfPerson(asked) &&
    /\b(?:does|do|will|is|are)\b/i.test(asked.question.text);
}

/** Whether a question is of something that the person did. */
export function speaksOf(asked: Case): boolean {
  return asksFor(asked, ...SPOKEN) || namedOf(asked, "org").length > 0 ||
    namedOf(asked, "title").length > 0 || momentsOf(asked).length > 0;
}
