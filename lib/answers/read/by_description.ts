import { asksFor, type Case, namedOf, unexplained } from "../case.ts";
import type { Concept } from "../concepts.ts";
import type { Episode } from "../facts/facts.ts";
import { SPOKEN } from "../frames/episodes.ts";
import { synonymsOf } from "../synonyms.ts";
import { stemsOf } from "./stems.ts";

const TIMES: Concept[] = [
  "when",
  "long",
  "start",
  "end",
  "still",
  "before",
  "after",
  "first",
  "last",
  "previous",
  "current",
  "next",
  "longest",
  "shortest",
];

/**
 * The question with a job, a school or a duty named that it only describes: "the
 * newspaper", "winding that clock". Undefined where nothing, or more than one
 * thing, has all of its words.
 */
export function byDescription(asked: Case): Case | undefined {
  const isAsked = asksFor(asked, ...TIMES, ...SPOKEN) &&
    !asksFor(asked, "count", "age", "price");
  if (!isAsked || namedOf(asked, "org").length > 0) return;
  const rest = unexplained(asked, {
    explains: [
      ...TIMES,
      ...SPOKEN,
      "where",
      "who",
      "how",
      "all",
      "count",
      "available",
    ],
    names: ["title", "skill"],
    dates: true,
    answer: () => undefined,
  });
  // A name that is none of ours describes nothing of ours.
  if (rest.length === 0 || rest.some(({ isName }) => isName)) return;
  const { jobs, others } = asked.facts;
  const fitting = [...jobs, ...others].filter((episode) => {
    const own = new Set(stemsOf(wordsIn(episode)));
    return rest.every(({ stem }) =>
      own.has(stem) || !own.isDisjointFrom(synonymsOf(stem))
    );
  });
  const [first] = fitting;
  if (!first || fitting.some(({ org }) => org !== first.org)) return;
  const entity = { kind: "org", org: first.org, episodes: fitting } as const;
  return {
    ...asked,
    named: [...asked.named, { entity, words: rest, isWhole: false }],
  };
}

function wordsIn({ title, org, place, text, skills }: Episode): string {
  return [title, org, place, text, ...skills].join("\n");
}
