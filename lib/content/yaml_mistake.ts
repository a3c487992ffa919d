/** A usual mistake in a line of YAML, and the message about it. */
type Rule = readonly [pattern: RegExp, message: string];

const RULES: Rule[] = [
  [
    /^[\w-]+:[^\s/]/,
    "not valid YAML: no space after the colon; write it as field: value",
  ],
  [
    /^[a-z_]+(?: [^:]*)?$/,
    "not valid YAML: no colon after the field; write it as field: value",
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:"[^"]*|'[^']*)$/,
    "not valid YAML: a quotation mark is not closed; close it at the end of the value",
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:"[^"]*"|'[^']*') *[^ #]/,
    "not valid YAML: text after a quotation mark; put the whole value in straight double quotation marks, without others in it",
  ],
  [
    /^ *(?:- )?[\w-]+: +(?:[@`*&!%},\]]|- )/,
    "not valid YAML: the value begins with a special character; put it in straight double quotation marks",
  ],
  [
    /^ *(?:- )?[\w-]+: +[^"' ][^:]*:(?: |$)/,
    "not valid YAML: the value contains a colon; put it in straight double quotation marks",
  ],
];

/** Offset and message for an error of the parser at `offset`. */
export function yamlMistake(
  yaml: string,
  message: string,
  offset: number,
): [offset: number, message: string] {
  if (message.includes("duplicated key")) {
    const [, key = "a key"] = /^["']?([^\s"':,[\]{}]+)/
      .exec(yaml.slice(offset)) ?? [];
    return [offset, `${key} is defined twice; keep one of the two`];
  }
  // The parser stops at the line, just above it, or below it.
  const lines = yaml.slice(0, endOfLine(yaml, endOfLine(yaml, offset) + 1))
    .split("\n");
  for (const [pattern, found] of RULES) {
    const line = lines.findLastIndex((line) => pattern.test(line));
    if (line === -1) continue;
    const start = lines.slice(0, line).join("\n").length + (line && 1);
    const isHere = offset >= start && offset <= endOfLine(yaml, start);
    return [isHere ? offset : start, found];
  }
  return [
    offset,
    "not valid YAML; align the fields, and quote a value that contains a colon or begins with a special character",
  ];
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}
