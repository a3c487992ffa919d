import { asksFor, type Context, type Frame } from "../context.ts";
import { answerOf, describeEpisode } from "../compose.ts";
import { dated, monthsOf } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { conceptsIn } from "../read/concepts_in.ts";
import { describedEpisodes } from "../read/described_episodes.ts";
import { memoized } from "../read/memoized.ts";
import { momentsOf } from "../read/moments.ts";

const LATER =
  /\b(?:came later|later|came last|more recent(?:ly)?|newer|came after|longer|last)\b/i;
const LENGTH = /\b(?:longer|shorter|more time|less time)\b/i;
const COMPARING = conceptsIn(
  "compare event work start before after first last",
);

/** "Which came first, the prize or the promotion?", "before or after the ferries?" */
export const whichFirst: Frame = {
  explains: [],
  names: [],
  forgives(word, asked) {
    const pair = pairIn(asked);
    return pair !== undefined &&
      (pair.words.includes(word) ||
        COMPARING.some((concept) => word.concepts.has(concept)));
  },
  answer(asked) {
    const pair = pairIn(asked);
    if (!pair) return;
    const { one, other } = pair;
    const [a, b] = [measure(one, asked), measure(other, asked)];
    if (a === undefined || b === undefined) return;
    const isOneFirst = LATER.test(asked.question.text) ? a >= b : a <= b;
    const both = isOneFirst ? [...one, ...other] : [...other, ...one];
    const [first] = both;
    const says = both.map((each) => describeEpisode(each, asked.facts)).join(
      " ",
    );
    return first ? [answerOf(first, says, asked)] : [];
  },
};

interface Pair {
  one: Episode[];
  other: Episode[];
  words: Word[];
}

const pairIn = memoized((asked: Context): Pair | undefined => {
  const { question: { words, text } } = asked;
  if (/\b(?:before or after|after or before)\b/i.test(text)) {
    const [moment] = momentsOf(asked);
    const main = words.filter((word) => !moment?.words.includes(word));
    const one = moment && describedEpisodes(main, asked);
    return one && { one, other: moment.episodes, words };
  }
  if (!asksFor(asked, "compare", "longest")) return;
  for (const [at, { word }] of words.entries()) {
    if (word !== "or") continue;
    const left = words.slice(0, at);
    const right = withoutEvents(words.slice(at + 1));
    const one = describedEpisodes(withoutEvents(left), asked);
    const other = describedEpisodes(right, asked) ??
      describedEpisodes([...right, ...left.filter(isKind)], asked);
    if (one && other && one[0] !== other[0]) return { one, other, words };
  }
});

/** "The prize for the film or the one for the guide": both are prizes. */
function isKind({ concepts }: Word): boolean {
  return concepts.has("awards") || concepts.has("certificates") ||
    concepts.has("education");
}

function withoutEvents(words: Word[]): Word[] {
  return words.filter(({ concepts }) => !concepts.has("event"));
}

/** The length in months if that is asked for, else the first month. */
function measure(
  episodes: Episode[],
  { question: { text }, now }: Context,
): number | undefined {
  const spans = episodes.flatMap((each) => dated(each, now) ?? []);
  if (spans.length === 0) return;
  return LENGTH.test(text)
    ? monthsOf(spans)
    : Math.min(...spans.map(({ from }) => from));
}
