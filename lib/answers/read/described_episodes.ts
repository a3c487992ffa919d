import { type Context, saysNothing } from "../context.ts";
import { conceptsIn } from "../intent_words.ts";
import { EPISODE_KINDS } from "./episode_kinds.ts";
import { memoized } from "../../base/memoized.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { synonymsOf } from "../synonyms.ts";
import { ofRank } from "./ranks.ts";
import { stemsOf } from "./stems.ts";
import { singleOf, withKindInTitle } from "./narrow.ts";

/** These say that something was done, or in which order, but not what. */
const FRAMING = conceptsIn(
  "work start end first last previous current before after next event promoted",
  "time compare trainee charge freelance having",
);

/** "The newspaper", "the prize for the clock"; undefined if none or several fit. */
export function describedEpisodes(
  words: Word[],
  asked: Context,
): Episode[] | undefined {
  const sought = soughtIn(words, asked);
  const { terms, rest, kinds, groups } = sought;
  const ranked = ofRank(words, asked);
  if (groups.length + rest.length + kinds.length === 0 && !ranked) return;
  const { jobs, others } = asked.facts;
  const all = (ranked ?? [...jobs, ...others])
    .filter((episode) => fits(episode, sought));
  for (const some of narrowed(all, sought)) {
    const found = singleOf(some, terms);
    if (found) return found;
  }
}

interface Sought {
  /** Words with a meaning of their own. */
  terms: Word[];
  /** Words of `terms` that neither name nor frame an episode. */
  rest: Word[];
  kinds: typeof EPISODE_KINDS;
  /** Episodes of each company and title that is named. */
  groups: Episode[][];
}

function soughtIn(words: Word[], asked: Context): Sought {
  const terms = words.filter((word) => !saysNothing(word, asked));
  const named = asked.named.filter((each) =>
    (each.entity.kind === "org" || each.entity.kind === "title") &&
    each.words.every((word) => words.includes(word))
  );
  const inNames = new Set(named.flatMap(({ words }) => words));
  const kinds = EPISODE_KINDS.filter(([concept]) =>
    concept !== "work" &&
    terms.some(({ concepts }) => concepts.has(concept))
  );
  const rest = terms.filter((word) =>
    !inNames.has(word) &&
    // "College" is a kind of school; the Royal College is one of its own.
    (word.isName || ![...FRAMING, ...kinds.map(([concept]) => concept)]
      .some((concept) => word.concepts.has(concept)))
  );
  const groups = named.flatMap(({ entity }) =>
    "episodes" in entity ? [entity.episodes] : []
  );
  return { terms, rest, kinds, groups };
}

function fits(episode: Episode, { rest, groups }: Sought) {
  return groups.every((group) => group.includes(episode)) &&
    rest.every((word) => isOf(word, stemsIn(episode)));
}

/** Choices, the narrowest first. */
function narrowed(all: Episode[], { terms, rest, kinds }: Sought) {
  const called = all.filter(({ title, org }) =>
    rest.every((word) => isOf(word, new Set(stemsOf(`${title} ${org}`))))
  );
  const ofKind = all.filter(({ kind }) =>
    kinds.some(([, each]) => each === kind)
  );
  const jobs = called.filter(({ kind }) => kind === "job");
  const phrase = rest.map(({ word }) => word).join(" ");
  const phrased = rest.length > 1
    ? all.filter(({ title }) => title.toLowerCase().includes(phrase))
    : [];
  const inTitle = withKindInTitle(ofKind, terms);
  return [inTitle, phrased, ofKind, called, jobs, all];
}

/** A name has no synonyms. */
function isOf({ stem, isName }: Word, own: Set<string>): boolean {
  return own.has(stem) || !isName && !own.isDisjointFrom(synonymsOf(stem));
}

const stemsIn = memoized(({ title, org, place, text, skills }: Episode) =>
  new Set(stemsOf([title, org, place, text, ...skills].join("\n")))
);
