import { indentFault, linesOf, QUOTE, type Rule } from "./yaml_lines.ts";

const RULES: Rule[] = [
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

/** Offset and message for an error of the parser at `offset`. */
export function yamlMistake(
  yaml: string,
  message: string,
  offset: number,
): [offset: number, message: string] {
  if (message.includes("duplicated key")) {
    return [offset, twice(yaml, offset)];
  }
  if (message.includes("single document")) {
    return [offset, "a line ---; remove the lines ---: a .yaml file has none"];
  }
  // The parser stops at the line, just above it, or below it.
  const all = linesOf(yaml);
  const at = all.findLastIndex((line) => line.offset <= offset);
  const uneven = indentFault(all.slice(0, at + 1));
  if (uneven) return uneven;
  const lines = all.slice(0, at + 2);
  for (const [pattern, found] of RULES) {
    const line = lines.findLast(({ text }) => pattern.test(text));
    if (!line) continue;
    const end = line.offset + line.text.length;
    const isHere = offset >= line.offset && offset <= end;
    return [isHere ? offset : line.offset, found];
  }
  return [
    offset,
    "the fields cannot be read; align them, and quote a value that contains a colon or begins with a special character",
  ];
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
