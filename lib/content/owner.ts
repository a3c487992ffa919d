/** Replaces `{name}` in every text. */
export function withOwner(written: unknown, owner: string): unknown {
  if (typeof written === "string") return fillIn(written, owner);
  if (Array.isArray(written)) {
    return written.map((item) => withOwner(item, owner));
  }
  if (typeof written !== "object" || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, each]) => [key, withOwner(each, owner)]),
  );
}

/** Code in a block and in a line: braces there belong to a language. */
const PARTS =
  /^ {0,3}(`{3,}|~{3,})(?:[^]*?\n {0,3}\1.*|[^]*)|`[^`\n]+`|\{name\}/gm;

function fillIn(text: string, owner: string): string {
  return text.replace(PARTS, (part) => part === "{name}" ? owner : part);
}
