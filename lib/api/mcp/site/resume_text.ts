import type { Content } from "../../../content/content.ts";
import { type ResumeItem, resumeParts } from "../../../content/mod.ts";
import {
  escapeLine,
  escapeWords,
} from "../../../base/markdown/escape_markdown.ts";
import type { UrlOf } from "./resume_data.ts";
import type { Words } from "../../../base/words/words.ts";

/** The lists in Markdown: titles and items alternate. */
export function resumeText(content: Content, lists: string[], urlOf: UrlOf) {
  return resumeParts(content)
    .filter(({ id }) => lists.includes(id))
    .flatMap(({ title, items }) => [
      `## ${escapeWords(title)}`,
      items.map((item) => itemText(item, urlOf, content.words.lists))
        .join("\n"),
    ]);
}

function itemText(
  { name, url, page, facts, text, points }: ResumeItem,
  urlOf: UrlOf,
  { comma }: Words["lists"],
): string {
  const head = [
    page ? `[${line(name)}](${urlOf(page)})` : line(name),
    ...facts.map(escapeWords),
    ...(url ? [`<${url}>`] : []),
  ];
  const below = [
    ...text.map(line),
    points.map((point) => `- ${line(point)}`).join("\n  "),
  ].filter(Boolean);
  return [`- ${head.join(comma)}`, ...below.map((each) => `  ${each}`)]
    .join("\n\n");
}

function line(text: string): string {
  return escapeLine(escapeWords(text));
}
