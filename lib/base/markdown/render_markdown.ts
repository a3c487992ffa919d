import { Marked, type RendererExtension, type Token } from "marked";
import { type Note, type Notes, notesIn } from "./footnotes.ts";
import { freeId } from "./free_id.ts";
import { markdown } from "./lexer.ts";
import { headingsOf } from "./plain_text.ts";
import { type Heading, rendererWith, type RenderOptions } from "./renderer.ts";
import { escapeHtml } from "./escape_html.ts";

const plain = new Marked({
  renderer: rendererWith({
    words: { link: "", table: "", comma: "", copy: "" },
    headings: new Map(),
    ids: new Set(),
  }),
});

interface Options extends Omit<RenderOptions, "headings"> {
  /** Words for the ids of its headings. Default: their own. */
  names?: string[];
  words: RenderOptions["words"] & NoteWords;
}

/** Renders HTML. Each heading has an id, and a link to itself on its own page. */
export function renderMarkdown(
  source: string,
  { names, ...options }: Options,
): string {
  const { ids, words, whole = (href) => href } = options;
  const tokens = markdown.lexer(source);
  const headings = headingsIn(tokens, ids, names);
  const notes = notesIn((visit) => markdown.walkTokens(tokens, visit), ids);
  const html = new Marked({
    renderer: rendererWith({ ...options, headings }),
    extensions: noteRenderers(notes, whole),
  });
  const parse = (tokens: Token[]) => html.parser(tokens);
  return parse(tokens) + renderNotes(notes, { parse, whole, words });
}

export function renderInline(source: string): string {
  return plain.parseInline(source, { async: false });
}

/** Headings of the second level, with the ids that `renderMarkdown` gives them. */
export function outlineOf(source: string, ids: Set<string>): Heading[] {
  const headings = headingsIn(markdown.lexer(source), new Set(ids));
  return headings.entries().filter(([token]) =>
    token.type === "heading" && token.depth === 2
  ).map(([, heading]) => heading).toArray();
}

function headingsIn(tokens: Token[], ids: Set<string>, names: string[] = []) {
  const headings: RenderOptions["headings"] = new Map();
  for (const [at, { token, text }] of headingsOf(tokens).entries()) {
    headings.set(token, { id: freeId(names[at] ?? text, ids), text });
  }
  return headings;
}

interface NoteWords {
  notes: string;
  /** Label of the link from a note to its reference; `{number}` is that of the reference. */
  back: string;
}

/** Renders the number of a note. A reference without a note stays as it is. */
function noteRenderers(
  notes: Notes,
  whole: (href: string) => string,
): RendererExtension[] {
  return [
    {
      name: "footnoteRef",
      renderer(token) {
        const found = notes.get(token);
        if (!found) return escapeHtml(token.raw);
        const { note, id } = found;
        const href = escapeHtml(whole(`#${note.id}`));
        return `<sup><a id="${
          escapeHtml(id)
        }" href="${href}" role="doc-noteref">` +
          `${note.number}</a></sup>`;
      },
    },
    // Notes are rendered together, below the text.
    { name: "footnote", renderer: () => "" },
  ];
}

interface Parts {
  parse(tokens: Token[]): string;
  whole(href: string): string;
  words: NoteWords;
}

/** A list (DPUB-ARIA 1.1), or an empty text without notes. */
function renderNotes(notes: Notes, parts: Parts): string {
  const all = new Set([...notes.values()].map(({ note }) => note));
  if (all.size === 0) return "";
  const items = [...all].map((note) => item(note, parts)).join("");
  const label = escapeHtml(parts.words.notes);
  return `<section role="doc-endnotes" aria-label="${label}">` +
    `<ol class="footnotes">\n${items}</ol></section>\n`;
}

/** Links back to the references follow the last word. */
function item(
  { id, number, tokens, references }: Note,
  { parse, whole, words }: Parts,
): string {
  const links = references.map((reference, at) => {
    const name = at === 0 ? `${number}` : `${number}-${at + 1}`;
    const label = escapeHtml(words.back.replace("{number}", name));
    const href = escapeHtml(whole(`#${reference}`));
    return ` <a href="${href}" role="doc-backlink" aria-label="${label}">↩</a>`;
  }).join("");
  const html = parse(tokens).trimEnd().replace(
    /(?:<\/p>)?$/,
    (end) => links + end,
  );
  return `<li id="${escapeHtml(id)}">${html}</li>\n`;
}
