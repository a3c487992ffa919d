import type { RendererObject, Token, Tokens } from "marked";
import { codeBlock } from "./code_block.ts";
import { decodeEntities } from "./decode_entities.ts";
import { escapeHtml } from "./escape_html.ts";
import { freeId } from "./free_id.ts";
import { textOfTokens } from "./plain_text.ts";

/** Text for screen readers. */
export interface Words {
  /** Label of a heading's link; `{heading}` is its text. */
  link: string;
  /** Label of a table; `{columns}` are its headings. */
  table: string;
  comma: string;
  copy: string;
  /** Language of these words, if the text has another one. */
  lang?: string;
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
  headings: Map<Token, Heading>;
  /** Ids in use on the page. Those of headings, notes and code are added. */
  ids: Set<string>;
  /** Size in pixels of an image of this site. */
  sizeOf?(address: string): Size | undefined;
  /** Makes an address absolute if the text is read elsewhere, without links to headings. */
  whole?(href: string): string;
}

/** Renders safe HTML: no text becomes a tag, and every address has a harmless scheme. */
export function rendererWith(
  { words, headings, ids, sizeOf, whole }: RenderOptions,
): RendererObject {
  const to = (href: string) => encoded(whole?.(href) ?? href);
  return {
    heading(token) {
      const { id, text } = headings.get(token) ?? { id: "", text: "" };
      const label = escapeHtml(words.link.replace("{heading}", () => text));
      const anchor = whole
        ? ""
        : `<a class="anchor" href="#${id}" aria-label="${label}"></a>`;
      const inner = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${id}">${inner}${anchor}</h${token.depth}>\n`;
    },
    html: ({ text, block }) =>
      block ? `<p>${escapeHtml(text)}</p>\n` : escapeHtml(text),
    // The default renderer lets text between raw tags through unescaped.
    text(token) {
      return "tokens" in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeProse(token.text);
    },
    link({ href: written, title, tokens }) {
      const href = decodeEntities(written);
      const inner = this.parser.parseInline(tokens);
      if (!isLinked(href)) return inner;
      const rel = /^https?:/i.test(href) ? ' rel="noopener"' : "";
      // Addresses and phone numbers read from the left, also in Arabic.
      const dir = ADDRESS.test(textOfTokens(tokens)) ? ' dir="ltr"' : "";
      const more = titled(title) + rel + dir;
      return `<a href="${to(href)}"${more}>${inner}</a>`;
    },
    image({ href: written, title, tokens }) {
      const href = decodeEntities(written);
      const alt = escapeHtml(textOfTokens(tokens));
      if (!isShown(href)) return alt;
      const more = titled(title) + sized(sizeOf?.(href));
      return `<img src="${to(href)}" alt="${alt}"${more} ${LATER}>`;
    },
    code({ text, lang: language }) {
      const { copy, lang } = words;
      const bar = whole ? undefined : { id: freeId("code", ids), copy, lang };
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

const LATER = 'loading="lazy" decoding="async"';

function sized(size: Size | undefined): string {
  return size ? ` width="${size.width}" height="${size.height}"` : "";
}

const IMAGE_SCHEMES = ["http:", "https:"];
const LINK_SCHEMES = [...IMAGE_SCHEMES, "mailto:", "tel:"];

/** Returns false if only the text of the link is shown. */
export function isLinked(href: string): boolean {
  return hasScheme(href, LINK_SCHEMES);
}

/** Returns false if only the alternative text is shown. */
export function isShown(href: string): boolean {
  return hasScheme(href, IMAGE_SCHEMES);
}

/** Parses as a browser does. A relative address takes the scheme of the base. */
function hasScheme(href: string, schemes: string[]): boolean {
  const url = URL.parse(href, "https://relative.invalid/");
  return url !== null && schemes.includes(url.protocol);
}

function titled(title: string | null | undefined): string {
  return title ? ` title="${escapeHtml(decodeEntities(title))}"` : "";
}

const ADDRESS = /^(?:(?:https?:\/\/|www\.|[^\s@]+@)\S+|\+[\d ().-]+)$/i;

/** Encodes as CommonMark does, but leaves what is encoded, placeholders and IPv6. */
function encoded(href: string): string {
  const address = encodeURI(href.toWellFormed())
    .replaceAll(/%(25|7B|7D)/g, (code) => decodeURIComponent(code))
    .replace(/^(\w+:\/\/)%5B([\d:a-f]+)%5D/i, "$1[$2]");
  return escapeHtml(address);
}

/** Keeps entities, such as &copy; or &#8239;. */
function escapeProse(text: string): string {
  return escapeHtml(text).replace(/&amp;(#?\w+;)/g, "&$1");
}
