import { wordsOf } from "../rank/terms.ts";

/** Sources of the slots of a pattern by name. A slot that is not there is never filled. */
export type Slots = Readonly<Record<string, string>>;

/** Stands for the person in a question that is compared with a pattern. */
export const PERSON = "@ ";

/** A part in brackets may be left out; others are separated by spaces. */
const PART = /\[([^\]]+)\]|(\S+)/g;
const SLOT = /^\{(\w+?)(2?)\}$/;

/**
 * Reads a pattern: `/` separates words of which one must stand there, and `_` joins the
 * words of a phrase. A slot such as `{month}` is captured. Every word ends with a
 * space. Undefined if a slot that must be there has no words.
 */
export function sourceOf(pattern: string, slots: Slots): string | undefined {
  let source = "";
  for (const [, optional, required = ""] of pattern.matchAll(PART)) {
    const part = partOf(optional ?? required, slots);
    if (part) source += optional === undefined ? part : `${part}?`;
    else if (optional === undefined) return;
  }
  return source;
}

function partOf(part: string, slots: Slots): string {
  const [, name, second = ""] = SLOT.exec(part) ?? [];
  if (name === undefined) return anyOf(part.split("/"));
  if (name === "person") return `(?:${PERSON})`;
  const any = slots[name];
  return any ? `(?<${name}${second}>${any})` : "";
}

/** Source of one of the phrases, the longest first. Empty if there is none. */
export function anyOf(phrases: readonly string[]): string {
  const all = new Set(phrases.map(phraseOf).filter(Boolean));
  const sorted = [...all].sort((a, b) => b.length - a.length);
  return all.size > 0 ? `(?:${sorted.join("|")})` : "";
}

const PLAIN = /^[a-z_]+$/;

/** The phrase as it stands in a question that is cut into words. */
function phraseOf(phrase: string): string {
  if (PLAIN.test(phrase)) return `${phrase.replaceAll("_", " ")} `;
  return wordsOf(phrase.replaceAll("_", " "))
    .map((word) => `${RegExp.escape(word)} `).join("");
}

/** Literal words of a pattern. */
export function wordsIn(pattern: string): string[] {
  return pattern.split(/[[\] /_]+/).filter((word) => word && !/[{}]/.test(word))
    .flatMap((word) => PLAIN.test(word) ? word : wordsOf(word));
}
