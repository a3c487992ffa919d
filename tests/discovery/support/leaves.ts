import { plainText } from "../../../lib/base/markdown/plain_text.ts";

interface Leaf {
  path: PropertyKey[];
  text: string;
  /** Without the marks of a body, which is Markdown. */
  lines: string[];
}

/** Every text and number below a value, and where it stands. */
export function* leavesOf(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<Leaf> {
  if (typeof value === "string" || typeof value === "number") {
    const text = String(value);
    const words = path.at(-1) === "body" ? plainText(text) : text;
    yield { path, text, lines: words.split("\n") };
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    yield* leavesOf(below, [...path, key]);
  }
}
