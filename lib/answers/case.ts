import type { Answer } from "./types.ts";
import type { Concept } from "./concepts.ts";
import type { Facts } from "./facts/facts.ts";
import { isLightWord } from "./function_words.ts";
import type { Question, Word } from "./question.ts";
import type { Named } from "./read/entities.ts";
import type { Entity } from "./read/entity.ts";
import { stemsOf } from "./read/stems.ts";

/** A question, and all that it is answered from. */
export interface Case {
  question: Question;
  facts: Facts;
  /** What it names. */
  named: Named[];
  /** Milliseconds since 1970. */
  now: number;
}

/** A way in which people ask, and what it is answered by. */
export interface Frame {
  /** What the words of the question may stand for here; any other word asks for more. */
  explains: Concept[];
  /** What may be named in it. */
  names: Entity["kind"][];
  /** Whether it takes account of dates. */
  dates?: true;
  /** Whether a word may be left over. */
  forgives?(word: Word, asked: Case): boolean;
  /** Best first; nothing where it is not this that is asked. */
  answer(asked: Case): Answer[] | undefined;
}

/** Whether a word of the question may stand for one of these. */
export function asksFor({ question }: Case, ...concepts: Concept[]): boolean {
  return question.words.some((word) =>
    concepts.some((concept) => word.concepts.has(concept))
  );
}

export function namedOf<Kind extends Entity["kind"]>(
  { named }: Case,
  kind: Kind,
): Extract<Entity, { kind: Kind }>[] {
  return named.flatMap(({ entity }) => isOf(entity, kind) ? [entity] : []);
}

function isOf<Kind extends Entity["kind"]>(
  entity: Entity,
  kind: Kind,
): entity is Extract<Entity, { kind: Kind }> {
  return entity.kind === kind;
}

/** The words that the frame does not account for. */
export function unexplained(asked: Case, frame: Frame): Word[] {
  const { question: { words, dates }, named } = asked;
  const known = new Set(
    named.filter(({ entity }) => frame.names.includes(entity.kind))
      .flatMap(({ words }) => words),
  );
  return words.filter((word) =>
    !known.has(word) && !saysNothing(word, asked) &&
    !frame.forgives?.(word, asked) &&
    !frame.explains.some((concept) => word.concepts.has(concept)) &&
    !(frame.dates && dates.some((date) => overlaps(date, word)))
  );
}

/** Whether a word neither asks nor claims: "the", "please", the name of the person. */
export function saysNothing(word: Word, asked: Case): boolean {
  return word.isFunction || isLightWord(word.word) ||
    isOwnName(word, asked) || isOwnTitle(word, asked);
}

/** By their name, or by what is short for it: "Max" is Maximilian. */
export function isOwnName(
  { word, stem, isName }: Word,
  { question: { text }, facts: { person } }: Case,
): boolean {
  const own = stemsOf(person.name);
  const isCalled = isName || text === text.toLowerCase();
  return own.includes(stem) || isCalled && word.length >= SHORT_NAME &&
      own.some((name) =>
        name.startsWith(word) ||
        isName && name.startsWith(word.slice(0, PET_NAME)) &&
          word.length > PET_NAME
      );
}

const SHORT_NAME = 3;
/** "Maxie" is Maximilian. */
const PET_NAME = 4;

/** "The keeper" is the person whom the headline calls so. */
function isOwnTitle(
  word: Word,
  { question: { words }, facts: { person, jobs } }: Case,
): boolean {
  const before = words[words.indexOf(word) - 1]?.word;
  if (before !== "the" && before !== "this" && before !== "your") return false;
  const titles = jobs.filter(({ end }) => end === "present")
    .map(({ title }) => title);
  return [person.headline, ...titles].flatMap((title) =>
    title.toLowerCase().split(/,| and | of | in | at | for /)
  ).some((part) => part.trim().split(" ").at(-1) === word.word);
}

/** Whether two stretches of a text share a character. */
export function overlaps(
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean {
  return one.start < other.end && other.start < one.end;
}
