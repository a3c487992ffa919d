import type { Token } from "marked";
import { isDefinition } from "./footnotes.ts";
import { markdown } from "./lexer.ts";
import { headingsOf, textOfToken } from "./plain_text.ts";

/** The Markdown below a heading of the second level. */
export interface Part {
  /** Plain text; empty above the first heading. */
  heading: string;
  source: string;
  /** Words for the ids of its headings, if the text has other words for them. */
  names?: string[];
}

/** Splits Markdown at headings of the second level. */
export function partsOf(source: string, names?: string[]): Part[] {
  const tokens = markdown.lexer(source);
  // Footnotes are numbered through, and shown below the last part.
  if (tokens.some(isDefinition)) return [{ heading: "", source, names }];
  const left = names?.slice();
  // Parts may use link definitions of other parts.
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
      names: left?.splice(0, headingsOf(part).length),
    };
  }).filter(({ heading, source }) => heading || source);
}

function isTitle(token: Token): boolean {
  return token.type === "heading" && token.depth === 2;
}

function written(tokens: Token[]): string {
  return tokens.map(({ raw }) => raw).join("");
}
