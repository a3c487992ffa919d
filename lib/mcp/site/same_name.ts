/** Whether both name the same thing, however they are spaced and capitalised. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}
