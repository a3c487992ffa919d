import type { YamlFault } from "./yaml.ts";

type Mistake = [offset: number, message: string];

/** A usual mistake, and the message about it. */
type Rule = readonly [pattern: RegExp, message: string];

const QUOTE = "put the whole value in straight double quotation marks";

/** In a value: the line, with a line feed where the parser stops. */
const IN_VALUE: Rule[] = [
  [
    /["\]}] *\n[ ,]*[a-z_]+:(?: |$)/,
    "a second field begins on this line; write each field on a line of its own",
  ],
  [
    /^[^:]*: +(?:".*"|'.*') *\n./,
    `a quotation mark ends too early: text follows it; ${QUOTE}, without others in it`,
  ],
  [/[\]}] *\n./, `text follows a closing bracket; ${QUOTE}`],
  [/: +(?:[*&!]\n|\n.)/, `the value begins with a special character; ${QUOTE}`],
  [
    /\n:/,
    `the value contains a colon; ${QUOTE}, or write a second field on a line of its own`,
  ],
];

/** In a line that the parser stops at, or below. */
const IN_LINE: Rule[] = [
  // YAML 1.2.2, section 6.1: a tab does not indent.
  [/^ *\t/, "a tab; indent the line with blanks"],
  [
    /^ *(?:-|(?:- )?[\w-]+:)?[\u00a0\u2000-\u200b\u202f\u3000]/,
    "a no-break space; delete it and type a normal one",
  ],
  [/^ *-\w+:/, "no blank after the hyphen; write a hyphen and a blank"],
  [/^[\w-]+:[^\s/]/, "no space after the colon; write it as field: value"],
  [
    /^[•◦▪●·–—]/,
    "the sign of this list is no hyphen; begin each item with a hyphen and a blank",
  ],
  [
    /^[^\s"'[\]{}#:-][^:#]*(?:#.*)?$/,
    "no colon after the field; write it as field: value, or join a line that goes on with the one above",
  ],
  [
    /: +(?:"[^"]*|'[^']*)$/,
    "a quotation mark is not closed; close it at the end of the value",
  ],
  [/^[^:]*: +[[{][^\]}]*$/, `a bracket is not closed; close it, or ${QUOTE}`],
  [/^---/, "a line ---; remove the lines ---: a .yaml file has none"],
];

/** Explains a fault that the parser has found. */
export function yamlMistake(
  yaml: string,
  { offset, message }: YamlFault,
): Mistake {
  const lines = linesOf(yaml, offset);
  const { text = "", start = 0 } = lines.at(-1) ?? {};
  const before = text.slice(0, offset - start);
  const rest = text.slice(before.length);
  if (message.startsWith("duplicated")) {
    const key = /^[^\s:'"]+/.exec(rest.replace(/^["']/, ""))?.[0] ?? "a key";
    const fix = /^ +$/.test(before) ? 'begin the next item with "- ", or ' : "";
    return [offset, `${key} is defined twice; ${fix}keep one of the two`];
  }
  const inValue = /^ *(?:- +)*[\w-]+: /.test(before) &&
    IN_VALUE.find(([pattern]) => pattern.test(`${before}\n${rest}`));
  if (inValue) return [offset, inValue[1]];
  const uneven = indentMistake(lines);
  if (uneven) return uneven;
  for (const [pattern, found] of IN_LINE) {
    const line = lines.findLast(({ text }) => pattern.test(text));
    if (line) return [line.start, found];
  }
  return [
    offset,
    `the fields cannot be read (${message}); align them, and quote a value that contains a colon or begins with a special character`,
  ];
}

type Line = ReturnType<typeof linesOf>[number];

/** Leaves out empty lines, comments, and block scalars (`key: |`), whose text is free. */
function linesOf(yaml: string, end: number) {
  let next = 0;
  let block = Infinity;
  return yaml.split("\n").flatMap((text) => {
    const start = next;
    next += text.length + 1;
    const indent = text.search(/[^ ]|$/);
    // Blanks and hyphens of a list before the first word.
    const column = /^ *(?:- +)*/.exec(text)?.[0].length ?? 0;
    if (start > end || indent > block || /^\s*(?:#|$)/.test(text)) return [];
    block = /^[^|>]*[:-] [|>][-+\d]*(?: #.*)?$/.test(text) ? column : Infinity;
    return [{ text, start, indent, column }];
  });
}

/** Compares the last line with the fields, or the items, around it. */
function indentMistake(lines: Line[]): Mistake | undefined {
  const last = lines.at(-1);
  if (!last || !/^ *(?:- |\w[\w-]*:)/.test(last.text)) return;
  const { start, indent, column } = last;
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
    ? [lines[0]?.start ?? 0, inner, 0]
    : [start, indent, inner];
  const fix = expected === 0 ? "remove them" : `write ${expected} blanks`;
  const what =
    `begins with ${found} blanks, and those around it with ${expected}`;
  return [at, `this line ${what}; ${fix}`.replaceAll(" 1 blanks", " 1 blank")];
}
