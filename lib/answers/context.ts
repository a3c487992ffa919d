import type { Answer } from "./types.ts";
import { type Concept, conceptsIn } from "./intent_words.ts";
import type { Facts } from "./facts/facts.ts";
import { isLightWord } from "./word_lists.ts";
import type { Question, Word } from "./question.ts";
import type { Named } from "./read/entities.ts";
import type { Entity } from "./read/names_of.ts";
import { stemsOf } from "./read/stems.ts";

/** A question, and all that an answer is made from. */
export interface Context {
  question: Question;
  facts: Facts;
  /** Things that the question names. */
  named: Named[];
  /** Milliseconds since 1970. */
  now: number;
}

/** A way of asking, and its answer. */
export interface Frame {
  /** Concepts of its words. A word with none of these asks for more. */
  explains: Concept[];
  /** Kinds of things that it may name. */
  names: Entity["kind"][];
  /** True if dates select the answer. */
  dates?: true;
  /** Allows a word that nothing accounts for. */
  forgives?(word: Word, asked: Context): boolean;
  /** Best first. Undefined if the question is another one. */
  answer(asked: Context): Answer[] | undefined;
}

export function asksFor(
  { question }: Context,
  ...concepts: Concept[]
): boolean {
  return question.words.some((word) =>
    concepts.some((concept) => word.concepts.has(concept))
  );
}

export function namedOf<Kind extends Entity["kind"]>(
  { named }: Context,
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

export function unexplained(asked: Context, frame: Frame): Word[] {
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

/** True for a word that neither asks nor claims: "the", "please", the person's name. */
export function saysNothing(word: Word, asked: Context): boolean {
  return word.isFunction || isLightWord(word.word) ||
    isOwnName(word, asked) || isOwnTitle(word, asked);
}

// Words with these concepts need no words of the page.
const ASKING = conceptsIn(
  "when long count where who how still current all who_is name",
);

/** Words that an answer must account for. */
export function keyTerms(asked: Context): Word[] {
  const { words } = asked.question;
  return words.filter((word, at) =>
    !saysNothing(word, asked) && !isParticle(word, words[at - 1]) &&
    !ASKING.some((concept) => word.concepts.has(concept))
  );
}

/** "To look after a farm" */
function isParticle({ word }: Word, before: Word | undefined): boolean {
  return word === "after" && /^look(?:s|ed|ing)?$/.test(before?.word ?? "");
}

/** True for the person's name or its short form: "Max" is Maximilian. */
export function isOwnName(
  { word, stem, isName }: Word,
  { question: { text }, facts: { person } }: Context,
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

/** "The keeper" is the person if the headline says so. */
function isOwnTitle(
  word: Word,
  { question: { words }, facts: { person, jobs } }: Context,
): boolean {
  const before = words[words.indexOf(word) - 1]?.word;
  if (before !== "the" && before !== "this" && before !== "your") return false;
  const titles = jobs.filter(({ end }) => end === "present")
    .map(({ title }) => title);
  return [person.headline, ...titles].flatMap((title) =>
    title.toLowerCase().split(/,| and | of | in | at | for /)
  ).some((part) => part.trim().split(" ").at(-1) === word.word);
}

/** True if two parts of a text share a character. */
export function overlaps(
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean {
  return one.start < other.end && other.start < one.end;
}
