/** The words alone, in lower case, with a space around each. */
export function plainWords(text: string): string {
  return ` ${text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;
}
