import { Marked, type RendererObject, type Token, type Tokens } from "marked";

const marked = new Marked();

// The ids that the shell of every page uses.
const RESERVED_IDS = ["main", "hire"];

export interface Heading {
  level: number;
  text: string;
  id: string;
}

export interface Section {
  /** Empty, as is `id`, for the words before the first heading. */
  heading: string;
  id: string;
  level: number;
  text: string;
}

export function renderMarkdown(
  source: string,
): { html: string; headings: Heading[] } {
  const tokens = marked.lexer(source);
  const headings = headingsIn(tokens);
  const html = new Marked({ renderer: rendererWith(headings) }).parser(tokens);
  return { html, headings: [...headings.values()] };
}

/** The text under each heading; the ids are those of `renderMarkdown`. */
export function sections(source: string): Section[] {
  const tokens = marked.lexer(source);
  const headings = headingsIn(tokens);
  const found: Section[] = [{ heading: "", id: "", level: 0, text: "" }];
  for (const token of tokens) {
    const heading = headings.get(token);
    const current = found.at(-1);
    if (heading) {
      const { text, id, level } = heading;
      found.push({ heading: text, id, level, text: "" });
    } else if (current) current.text += textOf(token);
  }
  return found
    .map((section) => ({ ...section, text: tidy(section.text) }))
    .filter(({ id, text }) => id || text);
}

export function plainText(source: string): string {
  return tidy(marked.lexer(source).map(textOf).join(""));
}

/** Every heading, also one inside a quotation, with an id of its own. */
function headingsIn(tokens: Token[]): Map<Token, Heading> {
  const headings = new Map<Token, Heading>();
  const taken = new Set(RESERVED_IDS);
  marked.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    const text = tidy(textOf(token));
    const id = freeId(text, taken);
    taken.add(id);
    headings.set(token, { level: token.depth, text, id });
  });
  return headings;
}

function freeId(text: string, taken: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["section"];
  const id = words.join("-");
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  return free;
}

function rendererWith(headings: Map<Token, Heading>): RendererObject {
  return {
    heading(token) {
      const { id, text } = headings.get(token) ?? { id: "", text: "" };
      const label = escape(`Link to ${text}`);
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
      const names = header.map((cell) => tidy(textOfAll(cell.tokens)));
      const label = escape(`Table: ${names.filter(Boolean).join(", ")}`);
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

const BLOCKS = ["br", "code", "heading", "list_item", "paragraph", "space"];

/** Blocks end with a line end, so that words of two do not run together. */
function textOf(token: Token): string {
  if (token.type === "list") return textOfAll(token.items);
  if (token.type === "table") {
    return [token.header, ...token.rows].map(rowText).join("");
  }
  const hasTokens = "tokens" in token && token.tokens;
  const own = "text" in token ? token.text : "";
  const text = hasTokens ? textOfAll(token.tokens) : own;
  // Only as a block, in a tight list item, does a text hold tokens.
  const isBlock = token.type === "text"
    ? hasTokens
    : BLOCKS.includes(token.type);
  return isBlock ? `${text}\n` : text;
}

function textOfAll(tokens: Token[] = []): string {
  return tokens.map(textOf).join("");
}

function rowText(cells: Tokens.TableCell[]): string {
  return `${cells.map(({ tokens }) => textOfAll(tokens)).join(" ")}\n`;
}

function tidy(text: string): string {
  return text.replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim();
}
