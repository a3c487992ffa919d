import { type Case, namedOf } from "./case.ts";
import type { Sentence } from "./facts/facts.ts";
import type { Word } from "./question.ts";
import { salient } from "./salient.ts";
import { countedIn, isCounted } from "./counted.ts";
import { meaningsOf, placesOf } from "./meanings.ts";
import { isPlaceOfThing, saysWhere } from "./place_of_thing.ts";
import { answersTo, isNegated } from "./kinds_of_answer.ts";

/** What an answer has to have: a number, a time, a name … */
interface Wanted {
  /** Words of the question that only say so. */
  words: ReadonlySet<string>;
  isTyped: boolean;
  /** Whether it has a word of the kind; seen at a glance. */
  isOfKind(text: string): boolean;
  /** Whether it says what is counted or called, too. */
  fits(sentence: Sentence): boolean;
}

/** Words that say which kind of answer is wanted, and need no words of the page. */
const SAYING = new Set(
  "heavy light weigh weighs weighed weight hot cold warm temperature often frequently regularly times old ancient long length duration far wide high tall deep broad thick big large fast slow loud strong steep early late number tally ratio percentage proportion distance height width depth much discount discounts reduction reductions reduced rebate concession concessions cheaper surcharge supplement year month date day time hour weekday hours days weeks minutes years months why reason reasons"
    .split(" "),
);

/** "Which evening is that on?" */
function isPartOfDay(word: string): boolean {
  return /^(?:weekday|morning|afternoon|evening|night)s?$/.test(word);
}

/** What an answer to the question has to have. */
export function wantedBy(asked: Case): Wanted {
  const kind = answersTo(asked.question.text);
  // Nobody is named by what is not so.
  const isWho = /^\W*who\b/i.test(asked.question.text) &&
    !asked.question.isNegative;
  const isPlace = isPlaceOfThing(asked);
  const counted = countedIn(asked);
  const verbs = new Set(
    salient(asked).filter((word) => word !== counted).map(({ stem }) => stem),
  );
  const isNamed = asksForName(asked);
  const orgs = wordsOfOrgs(asked);
  return {
    words: kind ? sayingIn(asked) : new Set(),
    isTyped: kind !== undefined,
    isOfKind: (text) => !kind || kind.test(text),
    fits: (sentence) =>
      (!isPlace || saysWhere(sentence.text)) &&
      (!counted || isCounted(sentence, counted, verbs)) &&
      (!isWho || !isNegated(sentence.text)) &&
      (!isNamed || hasName(sentence, salient(asked), orgs)),
  };
}

/** The words that say which kind of answer is wanted. */
function sayingIn({ question: { words } }: Case): Set<string> {
  return new Set(
    words.map(({ word }) => word).filter((word, at) =>
      SAYING.has(word) ||
      isPartOfDay(word) && /^(?:which|what)$/.test(words[at - 1]?.word ?? "")
    ),
  );
}

function wordsOfOrgs({ facts: { jobs, others } }: Case): Set<string> {
  return new Set(
    [...jobs, ...others].flatMap(({ org }) => org.split(/\s+/)),
  );
}

/** Whether it is a name that is asked for. */
function asksForName(asked: Case): boolean {
  const { text } = asked.question;
  if (
    /\b(?:names? of|(?:make|brand|model|title) of|called|is named|whose names?|names? (?:is|was)|['’]s names?|the names?)\b/i
      .test(text)
  ) return true;
  const [, noun = ""] = /^\W*(?:and )?(?:which|what) (\w+)\b/i.exec(text) ?? [];
  const [only, ...others] = salient(asked);
  return only?.word === noun.toLowerCase() && others.length === 0 &&
    namedOf(asked, "org").length === 0;
}

/** So many words lie between a name and what is called so. */
const BESIDE = 4;

/** "My sister Alma", "a dog called Rex": a name beside one of the words. */
function hasName(
  { text, context }: Sentence,
  words: Word[],
  orgs: ReadonlySet<string>,
): boolean {
  const tokens = text.split(/\s+/);
  const places = placesOf(meaningsOf(words.map(({ stem }) => stem)), tokens);
  return tokens.some((token, at) => {
    const [name] = /\p{Lu}[\p{L}’'-]+/u.exec(token) ?? [];
    return name !== undefined && at > 0 && !context.includes(name) &&
      !orgs.has(name) && places.some((place) => Math.abs(place - at) <= BESIDE);
  });
}
