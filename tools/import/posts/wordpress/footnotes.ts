import { decoded } from "../text/decoded.ts";

/** HTML with its footnotes, which WordPress keeps apart as JSON. */
export function withFootnotes(html: string, json: string): string {
  const notes = notesIn(decoded(json, JSON.parse));
  const ids = notes.map(({ id }) => id);
  const marked = html.replaceAll(
    /<sup data-fn="([^"]*)"[^>]*>[^]*?<\/sup>/g,
    (source, id) => ids.includes(id) ? markOf(ids.indexOf(id)) : source,
  );
  const texts = notes.map(({ content }, at) =>
    `\n\n<p>${markOf(at)}: ${content.replaceAll(/\s+/g, " ")}</p>`
  );
  return marked + texts.join("");
}

function markOf(at: number): string {
  return `<sup data-fn="${at + 1}"></sup>`;
}

function notesIn(list: unknown): { id: string; content: string }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((note: unknown) => {
    const { id = "", content = "" } = Object(note);
    return id && content ? [{ id: String(id), content: String(content) }] : [];
  });
}
