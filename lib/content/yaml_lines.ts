/** A line of YAML outside of block scalars. */
export interface Line {
  text: string;
  offset: number;
  /** Blanks before the first sign. */
  indent: number;
  /** Blanks and hyphens of a list before the first word. */
  column: number;
}

/** Leaves out empty lines, comments, and block scalars (`key: |`), whose text is free. */
export function linesOf(yaml: string): Line[] {
  let offset = 0;
  let block = Infinity;
  const lines: Line[] = [];
  for (const raw of yaml.split("\n")) {
    const text = raw.replace(/\r$/, "");
    const [{ length: indent }] = /^ */.exec(text) ?? [""];
    const [{ length: column }] = /^ *(?:- +)*/.exec(text) ?? [""];
    if (indent <= block && !/^\s*(?:#|$)/.test(text)) {
      lines.push({ text, offset, indent, column });
      const [head = ""] = text.split(" #", 1);
      block = /[:-] [|>][-+\d]*$/.test(head.trimEnd()) ? column : Infinity;
    }
    offset += raw.length + 1;
  }
  return lines;
}

/** A usual mistake in a line, and the message about it. */
export type Rule = readonly [pattern: RegExp, message: string];

export const QUOTE = "put the whole value in straight double quotation marks";

/** No YAML has such a line, or YAML reads it otherwise than its writer. */
const RULES: Rule[] = [
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

const OPEN = /^ *(?:- )?[\w-]+: +([[{])[^\]}]*$/;
const FIELD = /^ *(?:- +)*[\w-]+:(?: |$)/;

type Fault = [offset: number, message: string];

export function lineFault(yaml: string): Fault | undefined {
  const lines = linesOf(yaml);
  for (const [at, { text, offset, indent }] of lines.entries()) {
    const rule = RULES.find(([pattern]) => pattern.test(text));
    if (rule) return [offset, rule[1]];
    const next = lines[at + 1];
    const ends = !next || (next.indent <= indent && FIELD.test(next.text));
    const [, open] = ends && OPEN.exec(text) || [];
    if (open) return [offset, `a ${open} is not closed; close it, or ${QUOTE}`];
  }
}

/** Compares the last line with the fields, or the items, around it. */
export function indentFault(lines: Line[]): Fault | undefined {
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
