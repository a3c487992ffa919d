/**
 * Returns true if Prefer (RFC 7240) has a preference without a value, such as
 * `respond-async`. The first instance counts. Unknown members are ignored.
 */
export function prefers(header: string | null, preference: string): boolean {
  const [first] = split(header ?? "", ",")
    .map((member) => split(member, ";")[0]?.trim() ?? "")
    .map((member) => split(member, "="))
    .filter(([name = ""]) => name.trim().toLowerCase() === preference);
  if (!first) return false;
  const [, ...value] = first;
  return value.length === 0 ||
    (value.length === 1 && /^(?:"")?$/.test(value[0]?.trim() ?? ""));
}

function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    if (isQuoted && text[i] === "\\") i++;
    else if (text[i] === '"') isQuoted = !isQuoted;
    else if (text[i] === separator && !isQuoted) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, text.slice(start)];
}
