import { lexer, type Token } from "marked";
import type { Fact } from "./html_facts.ts";

/** The facts of a twin, without its frame: those that its page has in HTML. */
export function factsOfMarkdown(twin: string): Fact[] {
  const words = twin.replace(/^---\n[^]*?\n---\n/, "")
    .replace(/\n\n[^\n]*\/llms\.txt\n/, "\n")
    .replace(/\n## [^\n]*\n\n[^\n]*\/sitemap\.md\)\n$/, "");
  return lexer(words).flatMap(factsOf).filter((fact) => !/: $/.test(fact));
}

function factsOf(token: Token): Fact[] {
  switch (token.type) {
    case "heading":
      return [`h${token.depth}: ${text(token)}`, ...inside(token)];
    case "paragraph":
      return [`p: ${text(token)}`, ...inside(token)];
    case "list_item":
      return [`li: ${text(token)}`, ...inside(token)];
    case "list":
      return token.items.flatMap(factsOf);
    case "table":
      return [token.header, ...token.rows].flat().flatMap((cell: Token) => [
        `td: ${text(cell)}`,
        ...inside(cell),
      ]);
    case "link":
      return [
        `link ${addressOf(token.href)}: ${text(token)}`,
        ...inside(token),
      ];
    case "image":
      return [
        `image ${addressOf(token.href)}: ${
          childrenOf(token).map(rawText).join("")
        }`,
      ];
    case "codespan":
      return [`code: ${text(token)}`];
    case "code":
      return [
        `block: ${token.text.trimEnd()}`,
        `language ${token.lang ?? ""}: x`,
      ];
    case "blockquote":
      return ["blockquote", ...inside(token)];
    case "strong":
    case "em":
      return [`${token.type}: ${text(token)}`, ...inside(token)];
    default:
      return inside(token);
  }
}

function inside(token: Token): Fact[] {
  return childrenOf(token).flatMap(factsOf);
}

function childrenOf(token: Token): Token[] {
  return "tokens" in token && token.tokens ? token.tokens : [];
}

function addressOf(href: string): string {
  return decodeURI(new URL(href).href);
}

function text(token: Token): string {
  return rawText(token).replaceAll(/\s+/g, " ").trim();
}

/** Without lists below, whose items have their own. */
function rawText(token: Token): string {
  const children = childrenOf(token);
  if (token.type === "br" || token.type === "space") return " ";
  if (token.type === "html" || token.type === "image") return "";
  if (children.length === 0) return "text" in token ? token.text : "";
  return children.filter(({ type }) => type !== "list").map(rawText)
    .join("");
}
