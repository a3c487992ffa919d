/** Keeps a part that no page shows. */
export function commentOut(part: string): string {
  const safe = part.replaceAll("-->", "--&gt;").replaceAll("<!--", "&lt;!--")
    .replaceAll(/\n\s*\n/g, "\n").trim();
  return `<!-- ${safe} -->`;
}

/** Lines that a replacement has fewer than its source, so that places stay true. */
export function keepLines(source: string, now: string): string {
  const missing = linesIn(source) - linesIn(now);
  return missing > 0 ? now + "\n".repeat(missing) : now;
}

function linesIn(text: string): number {
  return text.split("\n").length;
}
