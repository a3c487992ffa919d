import { fenceOn } from "./comments.ts";

/** Replaces `{name}` in every text. */
export function withOwner(written: unknown, owner: string): unknown {
  if (typeof written === "string") return fillIn(written, owner);
  if (Array.isArray(written)) {
    return written.map((item) => withOwner(item, owner));
  }
  if (typeof written !== "object" || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [
      key,
      withOwner(value, owner),
    ]),
  );
}

/** Keeps code: braces there belong to a language. */
function fillIn(text: string, owner: string): string {
  let fence = "";
  return text.split("\n").map((line) => {
    const mark = fenceOn(line);
    if (!fence) {
      fence = mark;
      return mark ? line : inLine(line, owner);
    }
    if (mark.startsWith(fence)) fence = "";
    return line;
  }).join("\n");
}

function inLine(line: string, owner: string): string {
  return line.replaceAll(
    /`[^`]+`|\{name\}/g,
    (found) => found === "{name}" ? owner : found,
  );
}
