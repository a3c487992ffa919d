import { stripControls } from "./bubble.ts";

const MAX_BYTES = 2048;
const MAX_DEPTH = 4;
const MAX_TEXT = 200;
const encoder = new TextEncoder();

/** Picks the known members of the context, if they are small. */
export function pickContext(
  context: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> {
  let picked: Record<string, unknown> = {};
  for (const key of keys) {
    if (!Object.hasOwn(context, key)) continue;
    const value = trimmed(context[key], 2);
    if (value === undefined) continue;
    const more = { ...picked, [key]: value };
    if (encoder.encode(JSON.stringify(more)).length <= MAX_BYTES) picked = more;
  }
  return picked;
}

/** Removes values below the maximum depth. The context is level 1. */
function trimmed(value: unknown, depth: number): unknown {
  if (typeof value === "string") return shortened(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    return value.map((item) => trimmed(item, depth + 1))
      .filter((item) => item !== undefined);
  }
  const members = Object.entries(value)
    .map(([name, member]) => [shortened(name), trimmed(member, depth + 1)]);
  return Object.fromEntries(members);
}

function shortened(text: string): string {
  // Cut before the split: a client may send a megabyte.
  const start = stripControls(text.slice(0, 2 * MAX_TEXT));
  return [...start].slice(0, MAX_TEXT).join("");
}
