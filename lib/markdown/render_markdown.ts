import { Marked, type Token } from "marked";
import { freeId } from "./free_id.ts";
import { textOfToken } from "./plain_text.ts";
import { rendererWith, type RenderOptions, type Words } from "./renderer.ts";
import { tokenizer } from "./tokenizer.ts";

const marked = new Marked({ tokenizer });
const plain = new Marked({
  renderer: rendererWith({
    words: { link: "", table: "", comma: "" },
    headings: new Map(),
    sizeOf: () => undefined,
    address: undefined,
  }),
});

interface Options {
  /** The ids that are taken on the page; those of the headings join them. */
  ids: Set<string>;
  words: Words;
  sizeOf?: RenderOptions["sizeOf"];
  address?: string;
}

/** Markdown as HTML; each heading has an id and a link to itself. */
export function renderMarkdown(
  source: string,
  { ids, words, sizeOf = () => undefined, address }: Options,
): string {
  const tokens = marked.lexer(source);
  const headings = headingsIn(tokens, ids);
  const renderer = rendererWith({ words, headings, sizeOf, address });
  return new Marked({ renderer }).parser(tokens);
}

/** Markdown of one line, without the paragraph around it. */
export function renderInline(source: string): string {
  return plain.parseInline(source, { async: false });
}

/** Every heading, also one inside a quotation. */
function headingsIn(
  tokens: Token[],
  ids: Set<string>,
): RenderOptions["headings"] {
  const headings: RenderOptions["headings"] = new Map();
  marked.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    const text = textOfToken(token);
    headings.set(token, { id: freeId(text, ids), text });
  });
  return headings;
}
