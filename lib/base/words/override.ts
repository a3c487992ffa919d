import { isObject } from "../http/json_body.ts";
import english from "./english.json" with { type: "json" };
import { CATEGORIES, namesIn, type Words } from "./words.ts";

/** Receives an error, and the known names if a name is unknown; the fix follows `; `. */
type Complain = (
  path: (string | number)[],
  message: string,
  known?: string[],
) => void;

/** The English words with some replaced; undefined, after complaints, if they do not fit. */
export function wordsWith(override: unknown, complain: Complain) {
  const words = merged(english, override);
  return isWords(words, complain) ? words : undefined;
}

/** The words of a site that shows nothing for programs. `wordsWith` has checked them. */
export function quietWords(words: Words): Words {
  const quiet = merged(words, words.quiet);
  return isWords(quiet, () => undefined) ? quiet : words;
}

/** Replaces links to the manual by their texts, for a site without it. */
export function withoutDocuments<Shown>(shown: Shown): Shown {
  return JSON.parse(JSON.stringify(shown).replaceAll(TO_DOCUMENT, "$1"));
}

const TO_DOCUMENT = /\[([^[\]]*)\]\(\/docs(?!\/mcp\))[^()]*\)/g;

export const ENGLISH: Words = english;

function isWords(words: unknown, complain: Complain): words is Words {
  let isRight = true;
  check(words, english, (...fault) => {
    isRight = false;
    complain(...fault);
  });
  return isRight;
}

/** Keeps unknown keys of `other`, so that the check reports them. */
export function merged(own: unknown, other: unknown): unknown {
  if (other === undefined) return own;
  // Plural categories differ between languages.
  if (!isObject(own) || !isObject(other) || isPlural(own)) return other;
  const keys = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  return Object.fromEntries(
    keys.map((key) => [key, merged(own[key], other[key])]),
  );
}

function check(node: unknown, own: unknown, complain: Complain): void {
  if (typeof own === "string") checkText(node, own, complain);
  else if (Array.isArray(own)) checkList(node, own, complain);
  else if (isObject(own)) checkGroup(node, own, complain);
}

function checkList(node: unknown, own: unknown[], complain: Complain): void {
  const { length } = own;
  if (Array.isArray(node) && node.length === length) {
    own.forEach((line, at) => check(node[at], line, below(at, complain)));
  } else {
    const fix = `write exactly ${length} lines`;
    complain([], `not a list of ${length} lines; ${fix}`);
  }
}

function checkGroup(
  node: unknown,
  own: Record<string, unknown>,
  complain: Complain,
): void {
  if (!isObject(node)) {
    const fix = "write its fields on the lines below";
    const names = Object.keys(own).join(", ");
    return complain([], `not a group of fields; ${fix}: ${names}`);
  }
  const known = isPlural(own) ? [...CATEGORIES] : Object.keys(own);
  for (const key of isPlural(own) ? ["other"] : known) {
    if (!(key in node)) complain([], `the field ${key} is missing; add it`);
  }
  for (const [key, value] of Object.entries(node)) {
    const expected = isPlural(own) ? own.other : own[key];
    if (!known.includes(key)) complain([key], "unknown", known);
    else check(value, expected, below(key, complain));
  }
}

function checkText(text: unknown, own: string, complain: Complain): void {
  if (typeof text !== "string" || text.trim() === "") {
    return complain([], "not text; write text, or remove the line");
  }
  const names = namesIn(own);
  const given = namesIn(text);
  if (names.join() === given.join()) return;
  // A plural may spell its number out.
  if (names.join() === "count" && given.length === 0) return;
  const list = names.map((name) => `{${name}}`).join(" and ") || "no braces";
  const fault = "the placeholders differ from the English text";
  complain([], `${fault}; use ${list}`);
}

/** Complains about what is below a key. */
function below(key: string | number, complain: Complain): Complain {
  return (path, ...fault) => complain([key, ...path], ...fault);
}

function isPlural(node: Record<string, unknown>): boolean {
  return "other" in node;
}
