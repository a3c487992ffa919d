import type { Token } from "marked";
import { isDefinition } from "./footnotes.ts";
import { markdown } from "./lexer.ts";
import { textOfToken } from "./plain_text.ts";

/** The words below a heading of the second level, as they are written. */
export interface Part {
  /** Plain text; empty for the words above the first of them. */
  heading: string;
  /** Markdown. */
  source: string;
}

/** Somebody's words, taken apart at their headings of the second level. */
export function partsOf(source: string): Part[] {
  const tokens = markdown.lexer(source);
  // Notes are numbered all the way, and told below the last of the words.
  if (tokens.some(isDefinition)) return [{ heading: "", source }];
  // The address of a link may be written anywhere.
  const addresses = written(tokens.filter(({ type }) => type === "def"));
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isTitle(token)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts.map((part) => {
    const [first] = part;
    const isTitled = first !== undefined && isTitle(first);
    const words = written(isTitled ? part.slice(1) : part).trim();
    return {
      heading: isTitled ? textOfToken(first) : "",
      source: words && `${words}\n\n${addresses}`.trim(),
    };
  }).filter(({ heading, source }) => heading || source);
}

function isTitle(token: Token): boolean {
  return token.type === "heading" && token.depth === 2;
}

function written(tokens: Token[]): string {
  return tokens.map(({ raw }) => raw).join("");
}
