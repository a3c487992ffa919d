/** A quarter of the code points, rounded up. */
export function estimateTokens(text: string): number {
  let codePoints = 0;
  for (const _ of text) codePoints++;
  return Math.ceil(codePoints / 4);
}
