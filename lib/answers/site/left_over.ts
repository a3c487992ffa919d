import { synonymsOf as siteSynonymsOf } from "../search/synonyms.ts";
import type { Context } from "../context.ts";
import { isContextWord, isLightWord, listed } from "../word_lists.ts";
import type { Word } from "../question.ts";
import { stemsOf } from "../read/stems.ts";
import { synonymsOf } from "../synonyms.ts";
import { type SiteConcept, type SiteReading, wordsFor } from "./read_site.ts";

/** Words for the asker or the site narrow nothing. */
const GENERIC: SiteConcept[] = ["site", "this_site", "api", "program", "me"];

interface LeftOver {
  words: Word[];
  /** One is a name, a number or a thing, which an answer must not ignore. */
  hasClaim: boolean;
}

interface Explained {
  explained: ReadonlySet<Word>;
  /** Words that often occur with them. */
  near?: ReadonlySet<Word>;
  read: SiteReading;
  /** True for a stem of a page about the site. Slow: parses the pages. */
  knows?(stem: string): boolean;
}

/** Words of the question that are neither explained nor in the text with these stems. */
export function leftOver(
  asked: Context,
  stems: ReadonlySet<string>,
  { explained, near = explained, read, knows = () => true }: Explained,
): LeftOver {
  const { question: { words, text }, facts } = asked;
  const own = new Set(stemsOf(facts.person.name));
  const generic = wordsFor(GENERIC, read);
  const left = words.filter((word) =>
    !explained.has(word) && !near.has(word) && !generic.has(word) &&
    !word.isFunction && !isLightWord(word.word) && !isContextWord(word.word) &&
    !own.has(word.stem) && !isSaid(word, stems)
  ).filter((word) => isWithMeant(word, text, explained));
  return {
    words: left,
    hasClaim: left.some((word) => isClaim(word, words, knows)),
  };
}

export function isSaid(
  { stem, isName }: Word,
  stems: ReadonlySet<string>,
): boolean {
  return stems.has(stem) || !isName &&
      [...synonymsOf(stem), ...siteSynonymsOf(stem)].some((each) =>
        stems.has(each)
      );
}

/** "If my network drops, how …": a word in a clause before the question does not count. */
function isWithMeant(
  { end }: Word,
  text: string,
  explained: ReadonlySet<Word>,
): boolean {
  const next = text.indexOf(", ", end);
  return next === -1 || explained.values().some(({ start }) => start < next);
}

/** A thing, or a word that no page has, is a claim. An action or a manner is none. */
function isClaim(word: Word, words: Word[], knows: (stem: string) => boolean) {
  const before = words[words.indexOf(word) - 1]?.word ?? "";
  return word.isName || /\d/.test(word.word) || DETERMINERS.has(before) ||
    !DOERS.has(before) && !/(?:ly|ing|ed)$/.test(word.word) &&
      !knows(word.stem);
}

const DETERMINERS = listed("determiners");

// An action follows these.
const DOERS = listed("beforeAction");
