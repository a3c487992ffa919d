import { Marked, type Token } from "marked";
import { notesIn } from "./footnotes.ts";
import { freeId } from "./free_id.ts";
import { markdown } from "./lexer.ts";
import { textOfToken } from "./plain_text.ts";
import { noteRenderers, type NoteWords, renderNotes } from "./render_notes.ts";
import { type Heading, rendererWith, type RenderOptions } from "./renderer.ts";

const plain = new Marked({
  renderer: rendererWith({
    words: { link: "", table: "", comma: "", copy: "" },
    headings: new Map(),
    sizeOf: () => undefined,
    whole: (href) => href,
    isAtHome: false,
    ids: new Set(),
  }),
});

interface Options {
  /** Ids in use on the page. Those of headings and notes are added. */
  ids: Set<string>;
  words: RenderOptions["words"] & NoteWords;
  sizeOf?: RenderOptions["sizeOf"];
  /** Address of the text, if it is read elsewhere. */
  address?: string;
}

/** Renders HTML. Each heading has an id, and a link to itself on its own page. */
export function renderMarkdown(
  source: string,
  { ids, words, sizeOf = () => undefined, address }: Options,
): string {
  const tokens = markdown.lexer(source);
  const headings = headingsIn(tokens, ids);
  const notes = notesIn((visit) => markdown.walkTokens(tokens, visit), ids);
  const whole = (href: string) =>
    address ? URL.parse(href, address)?.href ?? href : href;
  const isAtHome = address === undefined;
  const html = new Marked({
    renderer: rendererWith({ words, headings, sizeOf, whole, isAtHome, ids }),
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

/** Every heading, also in quotations. */
function headingsIn(tokens: Token[], ids: Set<string>) {
  const headings: RenderOptions["headings"] = new Map();
  markdown.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    const text = textOfToken(token);
    headings.set(token, { id: freeId(text, ids), text });
  });
  return headings;
}
