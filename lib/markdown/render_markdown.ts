import { Marked, type RendererObject, type Token, type Tokens } from "marked";
import { freeId } from "./free_id.ts";
import { textOfToken, textOfTokens } from "./plain_text.ts";
import { tokenizer } from "./tokenizer.ts";

const marked = new Marked({ tokenizer });
const plain = new Marked({ renderer: rendererWith(new Map()) });

interface Options {
  /** The ids that are taken on the page; those of the headings join them. */
  ids: Set<string>;
  /** What those hear who do not see it. */
  words: Words;
}

interface Words {
  /** Of the link of a heading to itself: `{heading}` is its text. */
  link: string;
  /** Of a table: `{columns}` are its heads. */
  table: string;
}

/** Markdown as HTML; each heading has an id and a link to itself. */
export function renderMarkdown(
  source: string,
  { ids, words }: Options,
): string {
  const tokens = marked.lexer(source);
  const headings = headingsIn(tokens, ids);
  const renderer = rendererWith(headings, words);
  return new Marked({ renderer }).parser(tokens);
}

/** Markdown of one line, without the paragraph around it. */
export function renderInline(source: string): string {
  return plain.parseInline(source, { async: false });
}

interface Heading {
  id: string;
  text: string;
}

/** Every heading, also one inside a quotation. */
function headingsIn(
  tokens: Token[],
  ids: Set<string>,
): Map<Token, Heading> {
  const headings = new Map<Token, Heading>();
  marked.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    const text = textOfToken(token);
    headings.set(token, { id: freeId(text, ids), text });
  });
  return headings;
}

function rendererWith(
  headings: Map<Token, Heading>,
  words: Words = { link: "", table: "" },
): RendererObject {
  return {
    heading(token) {
      const { id, text } = headings.get(token) ?? { id: "", text: "" };
      const label = escape(words.link.replace("{heading}", () => text));
      const anchor =
        `<a class="anchor" href="#${id}" aria-label="${label}"></a>`;
      const inner = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${id}">${inner}${anchor}</h${token.depth}>\n`;
    },
    html: ({ text, block }) =>
      block ? `<p>${escape(text)}</p>\n` : escape(text),
    // The default lets text between raw tags through as it is.
    text(token) {
      return "tokens" in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeProse(token.text);
    },
    link({ href: written, title, tokens }) {
      const href = written.replaceAll("&amp;", "&");
      const inner = this.parser.parseInline(tokens);
      if (!hasScheme(href, LINK_SCHEMES)) return inner;
      const rel = /^https?:/i.test(href) ? ' rel="noopener"' : "";
      return `<a href="${escape(href)}"${titled(title)}${rel}>${inner}</a>`;
    },
    image({ href, title, text }) {
      if (!hasScheme(href, IMAGE_SCHEMES)) return escape(text);
      const source = `src="${escape(href)}" alt="${escape(text)}"`;
      return `<img ${source}${titled(title)} loading="lazy">`;
    },
    code({ text, lang = "" }) {
      const [language] = lang.match(/^[\w+#-]+/) ?? [];
      const name = language ? ` class="language-${escape(language)}"` : "";
      // Focusable, because a long line makes it scroll.
      return `<pre tabindex="0"><code${name}>${escape(text)}\n</code></pre>\n`;
    },
    checkbox: ({ checked }) => checked ? "☑ " : "☐ ",
    table(token) {
      const { header, rows } = token;
      const row = (cells: Tokens.TableCell[]) =>
        `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>\n`;
      const names = header.map((cell) => textOfTokens(cell.tokens));
      const columns = names.filter(Boolean).join(", ");
      const label = escape(words.table.replace("{columns}", () => columns));
      return `<div class="table" role="group" tabindex="0" aria-label="${label}">` +
        `<table>\n<thead>\n${row(header)}</thead>\n` +
        `<tbody>\n${rows.map(row).join("")}</tbody>\n</table></div>\n`;
    },
    tablecell({ tokens, header, align }) {
      const tag = header && tokens.length > 0 ? "th" : "td";
      const scope = tag === "th" ? ' scope="col"' : "";
      const side = align ? ` class="${align}"` : "";
      const inner = this.parser.parseInline(tokens);
      return `<${tag}${scope}${side}>${inner}</${tag}>`;
    },
  };
}

const IMAGE_SCHEMES = ["http:", "https:"];
const LINK_SCHEMES = [...IMAGE_SCHEMES, "mailto:", "tel:"];

/** Reads the address as a browser does; a relative one takes the base's scheme. */
function hasScheme(href: string, schemes: string[]): boolean {
  const url = URL.parse(href, "https://relative.invalid/");
  return url !== null && schemes.includes(url.protocol);
}

function titled(title: string | null | undefined): string {
  return title ? ` title="${escape(title)}"` : "";
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Prose may name characters, as in &copy; or &#8239;. */
function escapeProse(text: string): string {
  return escape(text).replace(/&amp;(#?\w+;)/g, "&$1");
}
