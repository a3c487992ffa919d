import { fenceOn } from "./fence.ts";
import { keysOf, partsOf } from "./parts.ts";
import { type Folder, textOf } from "./read_folder.ts";

/** Whose site it is; undefined where `profile.md` does not say it. */
export function ownerIn({ entries }: Folder): string | undefined {
  const path = "profile.md";
  const text = textOf(entries.get(path));
  if (text === undefined) return;
  // What is wrong with the file is said where it is read as what it is.
  const report = () => undefined;
  const parts = partsOf({ path, text }, report);
  const { name } = (parts && keysOf(parts, report)) ?? {};
  return typeof name === "string" && name.trim() ? name.trim() : undefined;
}

/** What was written, with the owner's name for each `{name}`. */
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

/** Code stays as it is: there the braces are those of a language. */
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
