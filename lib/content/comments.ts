/** A block of code, an escaped sign, code in a line, and a comment. */
const PARTS =
  /^ {0,3}(`{3,}(?![^`\n]*`)|~{3,})(?:[^]*?\n {0,3}\1.*|[^]*)|\\.|`[^`\n]+`|<!--[^]*?(?:-->|(?![^]))/gm;

/** Removes HTML comments, but not in code, and not if they have no end. */
export function withoutComments(text: string): string {
  return text.replace(
    PARTS,
    (part) => /^<!--[^]*-->$/.test(part) ? part.replace(/[^\n]+/g, "") : part,
  );
}
