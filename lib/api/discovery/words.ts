import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { estimateTokens } from "../../base/text/code_points.ts";
import {
  isOfManual,
  type PageMeta,
  twinPath,
} from "../../content/page_meta.ts";
import type { PageKind } from "../../content/content.ts";
import { fillCount } from "../../base/words/fill.ts";
import type { Document, McpServer, Sources } from "./document.ts";

/** A list item in the format of llmstxt.org. `name` and `note` are Markdown. */
export function linkItem(name: string, url: string, note?: string): string {
  // Its parser ends the name at the first bracket, also at an escaped one.
  const title = name.replaceAll("\\[", "&#91;").replaceAll("\\]", "&#93;");
  return `- [${title}](${url})${note ? `: ${note}` : ""}`;
}

/** Joins the parts that are not empty with blank lines. */
export function blocks(...parts: (string | string[])[]): string {
  return parts.map((part) => Array.isArray(part) ? part.join("\n") : part)
    .filter((part) => part !== "").join("\n\n") + "\n";
}

export function section(heading: string, items: string[]): string {
  return items.length > 0 ? `## ${heading}\n\n${items.join("\n")}` : "";
}

export function toolItems(tools: McpServer["tools"]): string[] {
  return tools.map(({ name, description }) => `- \`${name}\`: ${description}`);
}

/** Links to the Markdown of pages. Pages that fail to render are omitted. */
export async function pageItems(pages: PageMeta[], sources: Sources) {
  return (await sources.twins.all(pages)).map(({ page, tokens }) =>
    sizedItem({ ...page, path: twinPath(page.path) }, tokens, sources)
  );
}

export function textItems(sources: Sources, ...roles: Document["role"][]) {
  const documents = listed(sources, roles).filter(isText);
  return Promise.all(documents.map(async (document) => {
    const tokens = estimateTokens(String(await document.render(sources)));
    return sizedItem(document, tokens, sources);
  }));
}

function sizedItem(
  { path, title, description }: Pick<
    PageMeta,
    "path" | "title" | "description"
  >,
  tokens: number,
  { urlOf, content: { profile, words } }: Sources,
): string {
  const forms = words.indexes.tokens;
  const size = fillCount(forms, tokens, profile.language, DIGITS);
  const note = `${escapeWords(description)} (${size})`.trimStart();
  return linkItem(escapeWords(title), urlOf(path), note);
}

/** The same digits in every language, for programs. */
const DIGITS = { useGrouping: false, numberingSystem: "latn" };

/** Documents that are data. They are no links, because AFDocs expects readable text behind a link. */
export function dataItems(sources: Sources, ...roles: Document["role"][]) {
  return listed(sources, roles).filter((document) => !isText(document))
    .map(({ path, title, description }) =>
      `- \`${sources.urlOf(path)}\`: ${title}, ${description}`
    );
}

function listed({ documents }: Sources, roles: Document["role"][]) {
  return documents.filter(({ role, isCopy }) =>
    roles.includes(role) && !isCopy
  );
}

function isText({ mediaType }: Document): boolean {
  return /^text\/(plain|markdown)\b/.test(mediaType);
}

/** All pages in parts: pages of the site, each section, the manual. */
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

/** Pages for the indexes of language models, without a manual that is not the owner's. */
export function indexedPages(
  { pages, content }: Pick<Sources, "pages" | "content">,
): PageMeta[] {
  if (content.profile.manual === "here") return pages;
  return pages.filter((page) => !isOfManual(page));
}
