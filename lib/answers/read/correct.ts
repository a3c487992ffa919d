import { stem } from "../../search/stem.ts";
import { PHRASES } from "../phrases.ts";
import {
  isFunctionWord,
  isLightWord,
  isPersonWord,
} from "../function_words.ts";
import { synonymsOf } from "../synonyms.ts";
import type { Question, Word } from "../question.ts";

/** What may have been meant by a slip of the fingers. */
export interface Vocabulary {
  /** Whether a word of the pages has the stem. */
  knows(stem: string): boolean;
  /** Whether a word of the pages is written so. */
  says(word: string): boolean;
  /** Words of names, which people get wrong. */
  names: readonly string[];
  /** What was found for a word before; never more than a thousand. */
  slips: Map<string, string | undefined>;
}

const FRAMING = [
  ...new Set(
    [...PHRASES.values()].flatMap((phrases) =>
      phrases.flatMap(({ words }) => words)
    ),
  ),
];

/**
 * The question with one slip in a word undone: towards names and the words that
 * frame questions alone, and never from a word that is one. `rust` is no `trust`.
 */
export function corrected(
  { text, words }: Question,
  vocabulary: Vocabulary,
): string {
  let whole = text;
  for (const word of words.toReversed()) {
    const often = OFTEN.get(word.word) ?? swappedWord(word, words);
    if (often === undefined && isWord(word, vocabulary.knows)) continue;
    const meant = often ?? slipOf(word, words.length <= SHORT, vocabulary);
    if (meant) {
      whole = whole.slice(0, word.start) + meant + whole.slice(word.end);
    }
  }
  return whole;
}

/** What a word was meant to be, found once for each. */
function slipOf(
  word: Word,
  isShort: boolean,
  { knows, says, names, slips }: Vocabulary,
): string | undefined {
  if (word.word.length > LONGEST) return;
  const key = `${word.word} ${word.isName} ${isShort}`;
  if (slips.has(key)) return slips.get(key);
  const near = word.isName ? [] : [
    ...swapsOf(word.word),
    // Many a real word is a letter away from the form of another.
    ...isShort
      ? othersOf(word).filter((each) => knows(stem(each)) && says(each))
      : [],
  ];
  const meant = (word.isName ? names : [...FRAMING, ...names])
    .find((each) => isOther(each, word) && isSlip(word.word, each)) ??
    near.find((each) => knows(stem(each)));
  if (slips.size >= MOST_SLIPS) slips.clear();
  slips.set(key, meant);
  return meant;
}

/** Nobody mistypes a longer word by a letter alone, in characters. */
const LONGEST = 20;
const MOST_SLIPS = 1000;

/** "Dose she", "were does": a word for its neighbour in sound. */
function swappedWord({ word }: Word, words: Word[]): string | undefined {
  const next = words[words.findIndex((each) => each.word === word) + 1];
  if (word === "dose" && next && isPersonWord(next.word)) return "does";
  if (word === "were" && /^(?:do|does|did|is)$/.test(next?.word ?? "")) {
    return "where";
  }
}

/** A plural is no slip; "untill" is one of "until". */
function isOther(each: string, word: Word): boolean {
  return stem(each) !== word.stem || isFunctionWord(each);
}

// What is misspelt so often that it is known by sight.
const OFTEN: ReadonlyMap<string, string> = new Map(
  `wich which|whitch which|wen when|wat what|whay why|wher where|untill until|wether whether|speek speak|adress address
recieve receive|recieved received|experiance experience|expirience experience|langauge language|langauges languages
lenguages languages|languges languages|begining beginning|calender calendar|knowlege knowledge|seperate separate
collegue colleague|collegues colleagues|volunter volunteer|volunters volunteers|voluntering volunteering
avaliable available|availible available|avalable available|availabe available|freelence freelance|carreer career
carrer career|qualifed qualified|certificat certificate|sertificate certificate|acheive achieve|acheived achieved
educaton education|apprentiship apprenticeship|aprenticeship apprenticeship|apprenticship apprenticeship
responce response|replie reply|wheres where|whos who|whats what|hes he|shes she|houre hour|houres hours|emial email|emal email|tele telephone`
    .split(/[|\n]/).map((line): [slip: string, meant: string] => {
      const [slip = "", meant = ""] = line.split(" ");
      return [slip, meant];
    }),
);

function isWord(
  { word, isFunction, concepts }: Word,
  knows: Vocabulary["knows"],
) {
  return isFunction || concepts.size > 0 || synonymsOf(stem(word)).size > 0 ||
    isLightWord(word) || isFunctionWord(word) || /\d/.test(word) ||
    knows(stem(word));
}

/** Two neighbours in each other's place, as nobody spells on purpose. */
function swapsOf(word: string): string[] {
  if (word.length < SWAP) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** With a letter more or less, where a word is long and no name. */
function othersOf({ word }: Word): string[] {
  if (word.length < MISSED) return [];
  const places = Array.from({ length: word.length + 1 }, (_, at) => at);
  return places.flatMap((at) => [
    word.slice(0, at) + word.slice(at + 1),
    ...LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at)),
  ]);
}

/** Of more words nobody would wait for every letter. */
const SHORT = 16;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const MISSED = 7;
const SWAP = 4;
const ONE_MORE = 6;
const ANOTHER = 7;

/** Two letters swapped, one too many or too few, or a wrong one in a long word. */
function isSlip(written: string, meant: string): boolean {
  const longer = written.length - meant.length;
  const least = Math.min(written.length, meant.length);
  if (written === meant || Math.abs(longer) > 1 || written[0] !== meant[0]) {
    return false;
  }
  let at = 0;
  while (written[at] === meant[at]) at++;
  if (longer !== 0) {
    const [long, short] = longer > 0 ? [written, meant] : [meant, written];
    return least >= ONE_MORE - 1 && long.slice(at + 1) === short.slice(at);
  }
  const isSwap = written[at] === meant[at + 1] &&
    written[at + 1] === meant[at] &&
    written.slice(at + 2) === meant.slice(at + 2);
  if (isSwap) return least >= SWAP;
  return least >= ANOTHER && written.slice(at + 1) === meant.slice(at + 1);
}
