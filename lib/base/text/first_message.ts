/**
 * An email of these lines, with an answer below each. A page puts it into a link,
 * because Chromium sends a form to `mailto:` with spaces as `+` (GET), or without `+`
 * and `&` (POST).
 */
export function firstMessage(
  lines: readonly string[],
  written: readonly string[],
): string {
  const isEmpty = written.every((each) => each.trim() === "");
  return lines.map((line, at) => ({ line, words: written[at] ?? "" }))
    .filter(({ words }) => isEmpty || words.trim() !== "")
    .map(({ line, words }) => `${line}\n${words}\n`).join("\n");
}
