import { codeSpan, fenceAround } from "./escape_markdown.ts";
import { flow } from "./html_flow.ts";
import { inline, oneLine } from "./html_inline.ts";
import {
  type Element,
  elements,
  elementsIn,
  isNotes,
  labelOf,
  liveCall,
  rawText,
} from "./html_tree.ts";

export function markdownOf(block: Element): string {
  const call = liveCall(block);
  if (call) return codeSpan(call);
  const write = WRITERS[block.name] ?? inline;
  return write(block);
}

type Writer = (element: Element) => string;

const WRITERS: Record<string, Writer> = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: (list) => listOf(list, () => "- "),
  ol: (list) => {
    if (isNotes(list)) return notesOf(list);
    const first = Number(list.attributes.start ?? 1);
    return listOf(list, (at) => `${first + at}. `);
  },
  dl: definitions,
  table,
  blockquote,
  pre: code,
  hr: () => "---",
  summary: (element) => `**${oneLine(element)}**`,
};

function heading(element: Element): string {
  const text = oneLine(element);
  // Markdown drops number signs at the end of a heading.
  return text &&
    `${"#".repeat(level(element))} ${text.replace(/(?<!#)#+$/, "\\$&")}`;
}

export function level({ name }: Element): number {
  return Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
}

function listOf(list: Element, markerOf: (at: number) => string) {
  const items = elements(list);
  const isLoose = items.some((item) =>
    elements(item).some(({ name }) => name === "p")
  );
  return items.map((item, at) => {
    const marker = markerOf(at);
    return marker + indented(bodyOf(item, isLoose), marker.length);
  }).join(isLoose ? "\n\n" : "\n");
}

/** In a tight list, a nested list follows its item without an empty line. */
function bodyOf(item: Element, isLoose: boolean): string {
  let body = "";
  for (const block of flow(item)) {
    const text = markdownOf(block);
    const isList = /^[uod]l$/.test(block.name);
    if (text && body) body += isList && !isLoose ? "\n" : "\n\n";
    body += text;
  }
  return body;
}

function notesOf(list: Element): string {
  return elements(list).map((item) => {
    const label = labelOf(`#${item.attributes.id}`);
    return `[^${label}]: ${indented(bodyOf(item, true), 4)}`;
  }).join("\n\n");
}

function indented(text: string, width: number): string {
  return text.replaceAll(/\n(?!\n|$)/g, `\n${" ".repeat(width)}`);
}

/** Markdown has no definition lists: write items that begin with the term. */
function definitions(list: Element): string {
  let before = "";
  const parts = elementsIn(list, "dt", "dd").map((element) => {
    const text = oneLine(element);
    const isFirst = before === "";
    const end = isFirst ? ": " : ENDS_SENTENCE.test(before) ? " " : ". ";
    before = element.name === "dt" ? "" : text;
    return element.name === "dt" ? `\n- **${text}**` : end + text;
  });
  return parts.join("").trimStart();
}

const ENDS_SENTENCE = /[.!?…؟。]$/;

function table(element: Element): string {
  const rows = elementsIn(element, "tr")
    .map((row) => elementsIn(row, "th", "td").flatMap(cell));
  const [caption] = elementsIn(element, "caption");
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return "";
  const line = (cells: string[], filler = "") => {
    const all = Array.from({ length: width }, (_, at) => cells[at] ?? filler);
    return `| ${all.join(" | ")} |`;
  };
  const [head = [], ...body] = rows;
  const rule = line([], "---");
  const lines = [line(head), rule, ...body.map((cells) => line(cells))]
    .join("\n");
  return caption ? `${inline(caption)}\n\n${lines}` : lines;
}

/** A bar would end the cell, even in code. */
function cell(element: Element): string[] {
  const text = oneLine(element).replaceAll("|", "\\|");
  const span = Number(element.attributes.colspan ?? 1);
  return [text, ...Array.from({ length: span - 1 }, () => "")];
}

function blockquote(element: Element): string {
  const text = flow(element).map((block) => markdownOf(block))
    .filter(Boolean).join("\n\n");
  return text.replaceAll(/^/gm, "> ").replaceAll(/^> $/gm, ">");
}

function code(element: Element): string {
  const text = rawText(element).replace(/\n$/, "");
  const [inner] = elementsIn(element, "code");
  const [, language = ""] =
    /(?:^|\s)language-(\S+)/.exec(inner?.attributes.class ?? "") ?? [];
  const fence = fenceAround(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}
