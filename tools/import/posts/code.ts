/** Code in Markdown: blocks in fences, indented blocks, spans; and comments. */
const CODE =
  /(?<=^|\n)( *(?:[-*+] +)?)(`{3,}|~{3,})[^\n]*\n(?:[^]*?\n)?[ \t]*\2[`~]*[ \t]*(?=\n|$)|(?<=(?:^|\n)[ \t]*\n)(?: {4}|\t)[^\n]*(?:\n(?: {4}|\t)[^\n]*)*|(?<!`)(`+)(?!`)(?:[^\n]|\n(?!\s*\n))*?[^`]\3(?!`)|<!--[^]*?-->/g;

/** Start and end of each piece of code. */
export function codeRanges(text: string): [start: number, end: number][] {
  return [...text.matchAll(CODE)]
    .map(({ 0: code, index }) => [index, index + code.length]);
}

/** Replaces matches of a global pattern outside of code. */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray, offset: number) => string,
): string {
  const parts: string[] = [];
  let end = 0;
  for (const code of [...text.matchAll(CODE), undefined]) {
    const until = code?.index ?? text.length;
    if (until < end) continue;
    parts.push(replaced(text.slice(end, until), end));
    if (code) parts.push(code[0]);
    end = until + (code?.[0].length ?? 0);
  }
  return parts.join("");

  function replaced(piece: string, start: number): string {
    let at = 0;
    let made = "";
    for (const match of piece.matchAll(pattern)) {
      made += piece.slice(at, match.index) +
        replace(match, start + match.index);
      at = match.index + match[0].length;
    }
    return made + piece.slice(at);
  }
}
