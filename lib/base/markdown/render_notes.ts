import type { RendererExtension, Token } from "marked";
import { escapeHtml } from "./escape_html.ts";
import type { Note, Notes } from "./footnotes.ts";

export interface NoteWords {
  notes: string;
  /** Label of the link from a note to its reference. */
  back: string;
}

/** Renders the number of a note. A reference without a note stays as it is. */
export function noteRenderers(
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
export function renderNotes(notes: Notes, parts: Parts): string {
  const all = new Set([...notes.values()].map(({ note }) => note));
  if (all.size === 0) return "";
  const items = [...all].map((note) => item(note, parts)).join("");
  const label = escapeHtml(parts.words.notes);
  return `<section role="doc-endnotes" aria-label="${label}">` +
    `<ol class="footnotes">\n${items}</ol></section>\n`;
}

/** Links back to the references follow the last word. */
function item(
  { id, tokens, references }: Note,
  { parse, whole, words }: Parts,
): string {
  const label = escapeHtml(words.back);
  const links = references.map((reference) =>
    ` <a href="${escapeHtml(whole(`#${reference}`))}" role="doc-backlink"` +
    ` aria-label="${label}">↩</a>`
  ).join("");
  const html = parse(tokens).trimEnd().replace(
    /(?:<\/p>)?$/,
    (end) => links + end,
  );
  return `<li id="${escapeHtml(id)}">${html}</li>\n`;
}
