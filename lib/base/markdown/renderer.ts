import type { RendererObject, Token, Tokens } from "marked";
import { codeBlock } from "./code_block.ts";
import { escapeHtml } from "./escape_html.ts";
import { freeId } from "./free_id.ts";
import { textOfTokens } from "./plain_text.ts";

/** What those hear who do not see it. */
export interface Words {
  /** Of the link of a heading to itself: `{heading}` is its text. */
  link: string;
  /** Of a table: `{columns}` are its heads. */
  table: string;
  /** Between the heads. */
  comma: string;
  /** Of the button of a block of code. */
  copy: string;
}

export interface Heading {
  id: string;
  text: string;
}

export interface Size {
  width: number;
  height: number;
}

export interface RenderOptions {
  words: Words;
  /** What each heading is called on its page. */
  headings: Map<Token, Heading>;
  /** In pixels, of an image at an address of this site. */
  sizeOf(address: string): Size | undefined;
  /** An address as it leads there from where the words are read. */
  whole(href: string): string;
  /** Whether it is read on its page: headings have links to themselves there, and code can be copied. */
  isAtHome: boolean;
  /** The ids that are taken on the page. */
  ids: Set<string>;
}

/** Markdown as our HTML: nothing in it can be a tag, and each address has a scheme that is harmless. */
export function rendererWith(
  { words, headings, sizeOf, whole, isAtHome, ids }: RenderOptions,
): RendererObject {
  return {
    heading(token) {
      const { id, text } = headings.get(token) ?? { id: "", text: "" };
      const label = escapeHtml(words.link.replace("{heading}", () => text));
      const anchor = isAtHome
        ? `<a class="anchor" href="#${id}" aria-label="${label}"></a>`
        : "";
      const inner = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${id}">${inner}${anchor}</h${token.depth}>\n`;
    },
    html: ({ text, block }) =>
      block ? `<p>${escapeHtml(text)}</p>\n` : escapeHtml(text),
    // The default lets text between raw tags through as it is.
    text(token) {
      return "tokens" in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeProse(token.text);
    },
    link({ href: written, title, tokens }) {
      const href = written.replaceAll("&amp;", "&");
      const inner = this.parser.parseInline(tokens);
      if (!isLinked(href)) return inner;
      const rel = /^https?:/i.test(href) ? ' rel="noopener"' : "";
      const to = escapeHtml(whole(href));
      return `<a href="${to}"${titled(title)}${rel}>${inner}</a>`;
    },
    image({ href, title, text }) {
      if (!isShown(href)) return escapeHtml(text);
      const source = `src="${escapeHtml(whole(href))}" alt="${
        escapeHtml(text)
      }"`;
      return `<img ${source}${titled(title)}${sized(sizeOf(href))} ${LATER}>`;
    },
    code({ text, lang: language }) {
      const { copy } = words;
      const bar = isAtHome ? { id: freeId("code", ids), copy } : undefined;
      return codeBlock({ code: text, language, bar });
    },
    checkbox: ({ checked }) => checked ? "☑ " : "☐ ",
    table(token) {
      const { header, rows } = token;
      const row = (cells: Tokens.TableCell[]) =>
        `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>\n`;
      const names = header.map((cell) => textOfTokens(cell.tokens));
      const columns = names.filter(Boolean).join(words.comma);
      const label = escapeHtml(words.table.replace("{columns}", () => columns));
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

/** A page is read before its images have come. */
const LATER = 'loading="lazy" decoding="async"';

/** So that nothing moves when it comes. */
function sized(size: Size | undefined): string {
  return size ? ` width="${size.width}" height="${size.height}"` : "";
}

const IMAGE_SCHEMES = ["http:", "https:"];
const LINK_SCHEMES = [...IMAGE_SCHEMES, "mailto:", "tel:"];

/** Whether there is a link to the address; otherwise its words stand there alone. */
export function isLinked(href: string): boolean {
  return hasScheme(href, LINK_SCHEMES);
}

/** Whether the image at the address is shown; otherwise what is said of it. */
export function isShown(href: string): boolean {
  return hasScheme(href, IMAGE_SCHEMES);
}

/** Reads the address as a browser does; a relative one takes the base's scheme. */
function hasScheme(href: string, schemes: string[]): boolean {
  const url = URL.parse(href, "https://relative.invalid/");
  return url !== null && schemes.includes(url.protocol);
}

function titled(title: string | null | undefined): string {
  return title ? ` title="${escapeHtml(title)}"` : "";
}

/** Prose may name characters, as in &copy; or &#8239;. */
function escapeProse(text: string): string {
  return escapeHtml(text).replace(/&amp;(#?\w+;)/g, "&$1");
}
