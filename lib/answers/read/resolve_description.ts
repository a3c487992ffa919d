import {
  asksFor,
  type Context,
  isOwnName,
  overlaps,
  saysNothing,
} from "../context.ts";
import { isPersonWord } from "../word_lists.ts";
import { isOwning } from "../own_words.ts";
import { isAboutSite } from "../site/read_site.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { synonymsOf } from "../synonyms.ts";
import { stemsOf } from "./stems.ts";
import { conceptsIn } from "../intent_words.ts";
import { describedEpisodes } from "./described_episodes.ts";
import { EPISODE_CONCEPTS, EPISODE_KINDS } from "./episode_kinds.ts";
import { isInMoment } from "./moments.ts";

const TIMES = conceptsIn(
  "when long ago start end still before after first last previous current next",
  "longest shortest compare",
);
/** Concepts that ask, and describe no episode. */
const ASKING = [
  ...TIMES,
  ...conceptsIn("where who how why all count available"),
];

/** Adds the one episode that the question describes as if it were named: "the newspaper". */
export function resolveDescription(asked: Context): Context | undefined {
  if (!isAsked(asked) || isOfAnother(asked)) return;
  const { words, text } = asked.question;
  const rest = words.filter((word) => !isAsking(word, asked));
  const episodes = fittingKind(rest, asked);
  const [first] = episodes ?? [];
  if (!episodes || !first || IS_ONE.test(text) && !isNamed(rest, first)) return;
  const entity = { kind: "org", org: first.org, episodes } as const;
  const others = asked.named.filter(({ entity: { kind } }) =>
    kind !== "org" && kind !== "title" && kind !== "skill"
  );
  return {
    ...asked,
    named: [...others, { entity, words: rest, isWhole: false }],
  };
}

function isAsked(asked: Context): boolean {
  return asksFor(asked, ...TIMES, ...EPISODE_CONCEPTS) &&
    !asksFor(asked, "age") &&
    (asksFor(asked, "long", "ago") || !asksFor(asked, "count", "price")) &&
    isOfPerson(asked);
}

function isOfAnother(asked: Context): boolean {
  const { text } = asked.question;
  return isAboutSite(asked.question) || isOwning(asked) ||
    OF_OTHERS.test(text) || OF_COMPANY.test(text) || isOfNamed(asked);
}

function isAsking(word: Word, asked: Context): boolean {
  return saysNothing(word, asked) || isInMoment(word, asked) ||
    ASKING.some((concept) => word.concepts.has(concept)) ||
    asked.question.dates.some((date) => overlaps(word, date));
}

function fittingKind(words: Word[], asked: Context): Episode[] | undefined {
  const hasTopic = words.some((word) =>
    !EPISODE_CONCEPTS.some((concept) => word.concepts.has(concept))
  );
  if (!hasTopic) return;
  const kinds = EPISODE_KINDS.filter(([concept]) => asksFor(asked, concept))
    .map(([, kind]) => kind);
  return describedEpisodes(words, asked)?.filter(({ kind }) =>
    kinds.length === 0 || kinds.includes("job") || kinds.includes(kind)
  );
}

/** "How long has she known the miller?" */
const OF_OTHERS =
  /\b(?:has|have|had|did|does|do) \S{1,30} (?:known|know|had|have|wanted|want|needed|need|liked?)\b/i;
/** "Does her company build bridges?" */
const OF_COMPANY =
  /\b(?:do|does|did|is|are|was|has|have) (?:his|her|your|their) (?:company|firm|employer|business|workplace|office)\b/i;

const WHO_IS =
  /\bname of (?:the|an?|his|her|your)\b|^\W*who (?:is|was|were) the\b/i;

/** "Who was the planner at …?" asks for a person whom she met there. */
function isOfNamed({ question: { text, words } }: Context): boolean {
  const found = WHO_IS.exec(text);
  const noun = found &&
    words.find(({ start }) => start >= found.index + found[0].length);
  return noun !== null && noun !== undefined && !noun.concepts.has("work") &&
    !noun.concepts.has("education");
}

/** "Was she a captain?": only a title can answer, not a text about captains. */
const IS_ONE =
  /\bwork(?:ed|ing)? (?:in|at|for|as) an? |\b(?:was|is|been|being|be|become|became|as) (?:\S{1,30} ){0,2}an? /i;

function isNamed(words: Word[], { title, org }: Episode): boolean {
  const own = stemsOf(`${title} ${org}`);
  return words.some(({ stem, isFunction, concepts }) =>
    !isFunction && concepts.size === 0 &&
    (own.includes(stem) || own.some((each) => synonymsOf(stem).has(each)))
  );
}

/** "When was the foghorn put in?" does not ask about the person. */
function isOfPerson(asked: Context): boolean {
  return asked.question.words.some((word) =>
    isPersonWord(word.word) || isOwnName(word, asked) ||
    !word.isFunction &&
      EPISODE_CONCEPTS.some((concept) => word.concepts.has(concept))
  );
}
