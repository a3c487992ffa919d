import { synonymsOf as siteSynonymsOf } from "../../search/synonyms.ts";
import type { Case } from "../case.ts";
import { isLightWord } from "../function_words.ts";
import type { Word } from "../question.ts";
import { stemsOf } from "../read/stems.ts";
import { synonymsOf } from "../synonyms.ts";
import type { SiteReading } from "./read_site.ts";
import { isContextWord, type SiteConcept } from "./site_words.ts";

/** Who asks, and of what: it narrows nothing. */
const GENERIC: SiteConcept[] = ["site", "this_site", "api", "program", "me"];

export interface LeftOver {
  words: Word[];
  /** Whether one is a name, a number or a thing, which no answer may pass over. */
  hasClaim: boolean;
}

export interface Meant {
  meant: ReadonlySet<Word>;
  /** Words that often stand beside them. */
  near?: ReadonlySet<Word>;
  read: SiteReading;
}

/** The words that are accounted for neither by what is meant nor by what is said. */
export function leftOver(
  asked: Case,
  stems: ReadonlySet<string>,
  { meant, near = meant, read }: Meant,
): LeftOver {
  const { question: { words, text }, facts } = asked;
  const own = new Set(stemsOf(facts.person.name));
  const generic = new Set(GENERIC.flatMap((each) => [...read.get(each) ?? []]));
  const left = words.filter((word) =>
    !meant.has(word) && !near.has(word) && !generic.has(word) &&
    (!word.isFunction || isLanguage(word)) &&
    !isLightWord(word.word) && !isContextWord(word.word) &&
    !own.has(word.stem) && !isSaid(word, stems)
  ).filter((word) => isWithMeant(word, text, meant));
  return { words: left, hasClaim: left.some((word) => isClaim(word, words)) };
}

function isSaid({ stem }: Word, stems: ReadonlySet<string>): boolean {
  return stems.has(stem) ||
    [...synonymsOf(stem), ...siteSynonymsOf(stem)].some((each) =>
      stems.has(each)
    );
}

/** "If my network drops, how …": what stands in a clause of its own only leads to it. */
function isWithMeant(
  { start, end }: Word,
  text: string,
  meant: ReadonlySet<Word>,
): boolean {
  const from = text.lastIndexOf(", ", start) + 1;
  const next = text.indexOf(", ", end);
  const to = next === -1 ? text.length : next;
  return meant.size === 0 ||
    meant.values().some((word) => word.start >= from && word.end <= to);
}

/** Go, C and R are words of every sentence, but for those who write them large. */
export function isLanguage({ written, isName }: Word): boolean {
  return isName && /^(?:Go|C|R)$/.test(written);
}

function isClaim(word: Word, words: Word[]): boolean {
  const before = words[words.indexOf(word) - 1]?.word ?? "";
  return word.isName || /\d/.test(word.word) || DETERMINERS.has(before);
}

const DETERMINERS = new Set(
  "a an the any your our this that which what in for by with via through of on per every each no"
    .split(" "),
);
