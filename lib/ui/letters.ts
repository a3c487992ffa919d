/** A class of the style sheet for each; a longer word has the last. */
const STEPS = [15, 18, 22, 27, 33, 40];

/** CSS class for the length of the longest word, so that the title fits into its column. */
export function lettersClass(title: string): string | undefined {
  const longest = Math.max(0, ...title.split(GAPS).map((word) => word.length));
  const [shortest = 0] = STEPS;
  if (longest < shortest) return;
  const step = STEPS.find((step) => longest <= step) ?? STEPS.at(-1);
  return `letters-${step}`;
}

// In these scripts a line may break before any sign.
const GAPS =
  /[\s\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/u;
