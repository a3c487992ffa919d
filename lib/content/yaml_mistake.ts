import type { YamlFault } from "./yaml.ts";

/** A line of YAML outside of block scalars. */
interface Line {
  text: string;
  offset: number;
  /** Blanks before the first sign. */
  indent: number;
  /** Blanks and hyphens of a list before the first word. */
  column: number;
}

type Fault = [offset: number, message: string];

/** A usual mistake in a line, and the message about it. */
type Rule = readonly [pattern: RegExp, message: string];

const QUOTE = "put the whole value in straight double quotation marks";

/** No YAML has such a line, or YAML reads it otherwise than its writer. */
const ANYWHERE: Rule[] = [
  // YAML 1.2.2, section 6.1: a tab does not indent.
  [/^ *\t[ \t]*(?:- |[\w-]+:(?: |$))/, "a tab; indent the line with blanks"],
  [
    /^ *(?:-|(?:- )?[\w-]+:|(?=[^ ]\s*(?:- |[\w-]+:)))[\u00a0\u2000-\u200b\u202f\u3000]/,
    "a no-break space; delete it and type a normal one",
  ],
  [
    /^ *-[a-z_]+:(?: |$)/,
    "no blank after the hyphen; write a hyphen and a blank",
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:"[^"]*"|\[[^\][]*\])[ ,]+[a-z_]+:(?: |$)/,
    "a second field begins on this line; write each field on a line of its own",
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!')) *[^ #\t,\]}]/,
    `a quotation mark ends too early: text follows it; ${QUOTE}, without others in it`,
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:\[[^\][]*\]|\{[^{}]*\}) *[^ #\t,\]}]/,
    `text follows a closing bracket; ${QUOTE}`,
  ],
];

/** Mistakes where the parser stops. */
const NEARBY: Rule[] = [
  [/^[\w-]+:[^\s/]/, "no space after the colon; write it as field: value"],
  [
    /^[•◦▪●·–—]/,
    "the sign of this list is no hyphen; begin each item with a hyphen and a blank",
  ],
  [
    /^[^\s"'[\]{}#:-][^:]*$/,
    "no colon after the field; write it as field: value, or join a line that goes on with the one above",
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:"[^"]*|'[^']*)$/,
    "a quotation mark is not closed; close it at the end of the value",
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:[@`*&!%},\]]|- )/,
    `the value begins with a special character; ${QUOTE}`,
  ],
  [
    /^ *(?:- )?[\w-]+: +[^"' ][^:]*[^A-Za-z_:][a-z_]+:(?: |$)/,
    `the value contains a colon; write a second field on a line of its own, or ${QUOTE}`,
  ],
  [
    /^ *(?:- )?[\w-]+: +[^"' ][^:]*:(?: |$)/,
    `the value contains a colon; ${QUOTE}`,
  ],
];

const OPEN = /^ *(?:- )?[\w-]+: +([[{])[^\]}]*$/;
const FIELD = /^ *(?:- +)*[\w-]+:(?: |$)/;

/** Leaves out empty lines, comments, and block scalars (`key: |`), whose text is free. */
function linesOf(yaml: string): Line[] {
  let offset = 0;
  let block = Infinity;
  return yaml.split("\n").flatMap((raw) => {
    const text = raw.replace(/\r$/, "");
    const [{ length: indent }] = /^ */.exec(text) ?? [""];
    const [{ length: column }] = /^ *(?:- +)*/.exec(text) ?? [""];
    const line = { text, offset, indent, column };
    offset += raw.length + 1;
    if (indent > block || /^\s*(?:#|$)/.test(text)) return [];
    const [head = ""] = text.split(" #", 1);
    block = /[:-] [|>][-+\d]*$/.test(head.trimEnd()) ? column : Infinity;
    return [line];
  });
}

/** The first line that is wrong wherever it stands. */
export function lineFault(yaml: string): Fault | undefined {
  const lines = linesOf(yaml);
  for (const [at, { text, offset, indent }] of lines.entries()) {
    const rule = ANYWHERE.find(([pattern]) => pattern.test(text));
    if (rule) return [offset, rule[1]];
    const next = lines[at + 1];
    const ends = !next || (next.indent <= indent && FIELD.test(next.text));
    const [, open] = ends && OPEN.exec(text) || [];
    if (open) return [offset, `a ${open} is not closed; close it, or ${QUOTE}`];
  }
}

/** Explains a fault that the parser has found. */
export function yamlMistake(
  yaml: string,
  { offset, message }: YamlFault,
): Fault {
  if (message.startsWith("duplicated")) return [offset, twice(yaml, offset)];
  if (message === "a second document") {
    return [offset, "a line ---; remove the lines ---: a .yaml file has none"];
  }
  // The parser stops at the line, just above it, or below it.
  const all = linesOf(yaml);
  const at = all.findLastIndex((line) => line.offset <= offset);
  const uneven = indentFault(all.slice(0, at + 1));
  if (uneven) return uneven;
  const lines = all.slice(0, at + 2);
  for (const [pattern, found] of NEARBY) {
    const line = lines.findLast(({ text }) => pattern.test(text));
    if (!line) continue;
    const end = line.offset + line.text.length;
    const isHere = offset >= line.offset && offset <= end;
    return [isHere ? offset : line.offset, found];
  }
  return [
    offset,
    `${message}; align the fields, and quote a value that contains a colon or begins with a special character`,
  ];
}

/** Compares the last line with the fields, or the items, around it. */
function indentFault(lines: Line[]): Fault | undefined {
  const last = lines.at(-1);
  if (!last || !/^ *(?:- |[\w-]+:)/.test(last.text)) return;
  const { offset, indent, column } = last;
  const isItem = column > indent;
  const columns = lines.slice(0, -1).toReversed()
    .filter((line) => !isItem || line.column > line.indent)
    .map((line) => isItem ? line.indent : line.column);
  const open = columns.filter((each, at) =>
    columns.slice(0, at).every((inner) => inner > each)
  );
  const [inner] = open;
  if (inner === undefined || open.includes(indent)) return;
  // The first line sets the column of the fields.
  const [at, found, expected] = indent === 0
    ? [lines[0]?.offset ?? 0, inner, 0]
    : [offset, indent, inner];
  const fix = expected === 0 ? "remove them" : `write ${expected} blanks`;
  const message =
    `this line begins with ${found} blanks, and those around it with ${expected}; ${fix}`;
  return [at, message.replaceAll(" 1 blanks", " 1 blank")];
}

function twice(yaml: string, offset: number): string {
  const [, key = "a key"] = /^["']?([^\s"':,[\]{}]+)/
    .exec(yaml.slice(offset)) ?? [];
  const indent = offset - yaml.lastIndexOf("\n", offset) - 1;
  const around = linesOf(yaml.slice(0, offset))
    .findLast((line) => line.indent < indent);
  const isItem = around?.column === indent;
  const fix = isItem ? 'begin the next item with "- ", or ' : "";
  return `${key} is defined twice; ${fix}keep one of the two`;
}
