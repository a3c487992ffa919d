import type { Token, Tokens } from "marked";
import { isDefinition } from "./footnotes.ts";
import { markdown } from "./lexer.ts";
import { textOfToken } from "./plain_text.ts";

/** The Markdown below a heading of the second level. */
export interface Part {
  /** Plain text; empty above the first heading. */
  heading: string;
  source: string;
  /** Words for the ids of its headings, if the text has other words for them. */
  names?: string[];
}

/** Splits Markdown at headings of the second level. `names`: words for ids. */
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
      names: left?.splice(0, headingTokens(part).length),
    };
  }).filter(({ heading, source }) => heading || source);
}

/** Texts of the original's headings, if a translation has as many of the same levels. */
export function originalHeadings(translation: string, original: string) {
  const own = headingTokens(markdown.lexer(translation));
  const others = headingTokens(markdown.lexer(original));
  const isAlike = own.length === others.length &&
    own.every(({ depth }, at) => depth === others[at]?.depth);
  return isAlike ? others.map(textOfToken) : undefined;
}

/** Every heading, also in quotations. */
export function headingTokens(tokens: Token[]): Tokens.Heading[] {
  const found: Tokens.Heading[] = [];
  markdown.walkTokens(tokens, (token) => {
    if (isHeading(token)) found.push(token);
  });
  return found;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

function isTitle(token: Token): boolean {
  return isHeading(token) && token.depth === 2;
}

function written(tokens: Token[]): string {
  return tokens.map(({ raw }) => raw).join("");
}
