/**
 * Whether a Prefer header (RFC 7240) asks for a preference that takes no
 * value, such as `respond-async`. The first instance of a name counts; what is
 * unknown or malformed is skipped and spoils nothing beside it.
 */
export function prefers(header: string | null, preference: string): boolean {
  const [first] = split(header ?? "", ",")
    .map((member) => split(member, ";")[0]?.trim() ?? "")
    .map((member) => split(member, "="))
    .filter(([name = ""]) => name.trim().toLowerCase() === preference);
  if (!first) return false;
  const [, ...value] = first;
  // An empty value says the same as none.
  return value.length === 0 ||
    (value.length === 1 && /^(?:"")?$/.test(value[0]?.trim() ?? ""));
}

/** Splits at a separator that stands outside quoted strings. */
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
