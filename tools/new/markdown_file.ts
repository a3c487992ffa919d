import { dump } from "js-yaml";

/** A file of content by its path below the folder, such as `work/acme.md`. */
export type Files = Map<string, string>;

/** Keys between two lines of hyphens, with a note below them, and then the text. */
export function markdownFile(keys: object, body: string, note = ""): string {
  const comment = note && `# ${note}\n`;
  return `---\n${yamlOf(keys)}${comment}---\n${body && `${body}\n`}`;
}

/** The text with the line ends of another one, which its owner has typed. */
export function withEndsOf(typed: string, text: string): string {
  const end = typed.includes("\r\n") ? "\r\n" : "\n";
  return text.replaceAll(/\r?\n/g, end);
}

/** A line or more for each key; what is undefined, false or empty is left out. */
export function yamlOf(keys: object): string {
  return Object.entries(keys).filter(([, value]) => saysSomething(value))
    .map(([key, value]) => linesOf(key, value)).join("");
}

const DATES = ["start", "end", "date", "updated"];

/** Dates stand without quotes, as one would write them. */
function linesOf(key: string, value: unknown): string {
  if (DATES.includes(key)) return `${key}: ${value}\n`;
  const lines = dump({ [key]: value }, {
    lineWidth: -1,
    skipInvalid: true,
  });
  const hasBlock = /[|>][-+\d]*$/m.test(lines);
  return hasBlock ? lines : lines.replace(QUOTED, doubleQuoted);
}

const QUOTED = /^( *(?:- )*(?:[\w-]+: )?)'((?:[^'\n]|'')*)'$/gm;

/** An apostrophe that its owner adds later does not end a double quotation. */
function doubleQuoted(_: string, before: string, text: string): string {
  return before + JSON.stringify(text.replaceAll("''", "'"));
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== false;
}
