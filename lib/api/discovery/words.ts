import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { estimateTokens } from "../../base/markdown/estimate_tokens.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import type { PageKind } from "../../content/page_kind.ts";
import type { Content } from "../../content/content.ts";
import { fillCount } from "../../base/words/fill.ts";
import type { Document, Sources } from "./document.ts";

/** One link of a list, as llmstxt.org has it; name and note are Markdown. */
export function linkItem(name: string, url: string, note?: string): string {
  return `- [${name}](${url})${note ? `: ${note}` : ""}`;
}

/** Blocks with a blank line between them; what is empty is left out. */
export function blocks(...parts: (string | string[])[]): string {
  return parts.map((part) => Array.isArray(part) ? part.join("\n") : part)
    .filter((part) => part !== "").join("\n\n") + "\n";
}

/** A heading and its list; nothing where the list is empty. */
export function section(heading: string, items: string[]): string {
  return items.length > 0 ? `## ${heading}\n\n${items.join("\n")}` : "";
}

/** Pages as their twins, each with what reading it costs; what cannot be read is left out. */
export async function pageItems(
  pages: PageMeta[],
  { twins, baseUrl, content }: Sources,
): Promise<string[]> {
  return (await twins.all(pages)).map(({ page, tokens }) => {
    const note = `${escapeWords(page.description)} (${
      sizeOf(tokens, content)
    })`;
    return linkItem(
      escapeWords(page.title),
      baseUrl + twinPath(page.path),
      note,
    );
  });
}

/** Documents to read, in the parts of a list that they belong to. */
export function textItems(
  sources: Sources,
  ...roles: Document["role"][]
): Promise<string[]> {
  const documents = listed(sources, roles).filter(isText);
  return Promise.all(documents.map(async (document) => {
    const { path, title, description } = document;
    const tokens = estimateTokens(await document.render(sources));
    const size = sizeOf(tokens, sources.content);
    const note = `${escapeWords(description)} (${size})`;
    return linkItem(escapeWords(title), sources.baseUrl + path, note);
  }));
}

/** A number for programs, whatever the language. */
const DIGITS = { useGrouping: false, numberingSystem: "latn" };

/** What reading so much costs. */
function sizeOf(tokens: number, { profile, words }: Content): string {
  return fillCount(words.indexes.tokens, tokens, profile.language, DIGITS);
}

/**
 * Documents to parse. They are no links: a reader that follows links expects
 * something to read behind them, and AFDocs counts what is not.
 */
export function dataItems(
  sources: Sources,
  ...roles: Document["role"][]
): string[] {
  return listed(sources, roles).filter((document) => !isText(document))
    .map(({ path, title, description }) =>
      `- \`${sources.baseUrl}${path}\`: ${title}, ${description}`
    );
}

function listed(
  { documents }: Sources,
  roles: Document["role"][],
): Document[] {
  return documents.filter(({ role, isCopy }) =>
    roles.includes(role) && !isCopy
  );
}

function isText({ mediaType }: Document): boolean {
  return /^text\/(plain|markdown)\b/.test(mediaType);
}

/** Every page in the parts of a list: the site's own, each section, the manual. */
export async function pageParts(sources: Sources): Promise<string[]> {
  const { pages, content } = sources;
  const { indexes } = content.words;
  const sections = content.sections.map(({ slug, title }) => ({
    heading: escapeWords(title),
    pages: pages.filter(({ section }) => section === slug),
  }));
  const parts = [
    { heading: indexes.pages, pages: ofKind(pages, "home", "page") },
    ...sections,
    { heading: indexes.documents, pages: ofKind(pages, "manual", "doc") },
  ];
  return await Promise.all(
    parts.map(async ({ heading, pages }) =>
      section(heading, await pageItems(pages, sources))
    ),
  );
}

export function ofKind(pages: PageMeta[], ...kinds: PageKind[]): PageMeta[] {
  return pages.filter(({ kind }) => kinds.includes(kind));
}
