import { marked, type Token } from "marked";

const CONTAINERS = ["blockquote", "list", "list_item"];
const WITHOUT_PROSE = ["code", "heading", "html", "image", "table"];

/**
 * Sentences of a Markdown document, without front matter, headings, tables,
 * blocks of code, images and URLs of links.
 */
export function sentencesOf(document: string): string[] {
  const body = document.replace(/^---\n[^]*?\n---\n/, "");
  return marked.lexer(body).flatMap(paragraphsOf)
    .flatMap((text) => text.split(/(?<=[.!?]["”')]*)\s+/))
    .filter((sentence) => wordsOf(sentence).length > 0);
}

export function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Texts of a block: one, or one of each item of a list. */
function paragraphsOf(token: Token): string[] {
  return CONTAINERS.includes(token.type)
    ? childrenOf(token).flatMap(paragraphsOf)
    : [textOf(token)];
}

/** A span of code is one word: no space and no full stop in it ends a sentence. */
function textOf(token: Token): string {
  if (WITHOUT_PROSE.includes(token.type)) return "";
  if (token.type === "codespan") return token.raw.replace(/\s+/g, "_");
  if (token.type === "br") return " ";
  const children = childrenOf(token);
  if (children.length > 0) return children.map(textOf).join("");
  return "text" in token ? String(token.text) : "";
}

function childrenOf(token: Token): Token[] {
  const children: Token[] | undefined = "items" in token
    ? token.items
    : "tokens" in token
    ? token.tokens
    : undefined;
  return children ?? [];
}
