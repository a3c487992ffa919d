import english from "./english.json" with { type: "json" };
import { CATEGORIES, namesIn, type Words } from "./words.ts";

/** What is wrong with a text, and where; what follows the semicolon is the fix. */
export interface WordFault {
  path: (string | number)[];
  what: string;
  /** The names that stand there in English, where a name is unknown. */
  known?: string[];
}

/** The words with some said otherwise, or what is wrong with those. */
export function wordsWith(
  override: unknown,
): { state: "words"; words: Words } | { state: "wrong"; faults: WordFault[] } {
  const words = merged(english, override);
  return isWords(words)
    ? { state: "words", words }
    : { state: "wrong", faults: faultsIn(words, english, []) };
}

/** The words of the software itself. */
export const ENGLISH: Words = english;

function isWords(words: unknown): words is Words {
  return faultsIn(words, english, []).length === 0;
}

/** `other` over `own`; what only `other` has stays, to be found. */
function merged(own: unknown, other: unknown): unknown {
  if (other === undefined) return own;
  // Another language has forms of its own for a number.
  if (!isGroup(own) || !isGroup(other) || isPlural(own)) return other;
  const keys = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  return Object.fromEntries(
    keys.map((key) => [key, merged(own[key], other[key])]),
  );
}

function faultsIn(
  node: unknown,
  own: unknown,
  path: WordFault["path"],
): WordFault[] {
  if (typeof own === "string") return faultsOfText(node, own, path);
  if (Array.isArray(own)) {
    const isLike = Array.isArray(node) && node.length === own.length;
    const what = `not a list of ${own.length}; write ${own.length} lines`;
    return isLike
      ? own.flatMap((line, at) => faultsIn(node[at], line, [...path, at]))
      : [{ path, what }];
  }
  if (!isGroup(own)) return [];
  if (!isGroup(node)) {
    const what = `not a group; write ${Object.keys(own).join(", ")} below it`;
    return [{ path, what }];
  }
  const known = isPlural(own) ? [...CATEGORIES] : Object.keys(own);
  const unknown = Object.keys(node).filter((key) => !known.includes(key));
  const needed = isPlural(own) ? ["other"] : known;
  return [
    ...unknown.map((key) => ({ path: [...path, key], what: "unknown", known })),
    ...needed.filter((key) => !(key in node))
      .map((key) => ({ path, what: `without ${key}; write it` })),
    ...Object.keys(node).filter((key) => known.includes(key)).flatMap((key) =>
      faultsIn(node[key], isPlural(own) ? own.other : own[key], [...path, key])
    ),
  ];
}

function faultsOfText(
  text: unknown,
  own: string,
  path: WordFault["path"],
): WordFault[] {
  if (typeof text !== "string" || text.trim() === "") {
    return [{ path, what: "not text; write words, or leave it out" }];
  }
  const names = namesIn(own);
  // A plural need not repeat a number that the word itself says.
  const isFree = names.join() === "count";
  const given = namesIn(text);
  const isSame = names.join() === given.join() ||
    (isFree && given.length === 0);
  const list = names.map((name) => `{${name}}`).join(" and ") || "nothing";
  const what = `not of the same names in braces; put ${list} in braces there`;
  return isSame ? [] : [{ path, what }];
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

function isPlural(node: Record<string, unknown>): boolean {
  return "other" in node;
}
