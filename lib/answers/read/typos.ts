/** All words with two neighbouring letters swapped. */
export function swapsOf(word: string): string[] {
  if (word.length < MIN_TO_SWAP) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** All words with one letter more or less; none for a short word. */
export function editsOf(word: string): string[] {
  if (word.length < MIN_TO_MISS) return [];
  const places = Array.from({ length: word.length + 1 }, (_, at) => at);
  return places.flatMap((at) => [
    word.slice(0, at) + word.slice(at + 1),
    ...LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at)),
  ]);
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
// Letters of a word.
const MIN_TO_MISS = 7;
const MIN_TO_SWAP = 4;
const MIN_TO_ADD = 5;
const MIN_TO_CHANGE = 7;

/** Returns true for one typo: letters swapped, or one added, missing or wrong. */
export function isTypo(written: string, correct: string): boolean {
  const longer = written.length - correct.length;
  const least = Math.min(written.length, correct.length);
  if (
    written === correct || Math.abs(longer) > 1 || written[0] !== correct[0]
  ) {
    return false;
  }
  let at = 0;
  while (written[at] === correct[at]) at++;
  if (longer !== 0) {
    const [long, short] = longer > 0 ? [written, correct] : [correct, written];
    return least >= MIN_TO_ADD && long.slice(at + 1) === short.slice(at);
  }
  const isSwap = written[at] === correct[at + 1] &&
    written[at + 1] === correct[at] &&
    written.slice(at + 2) === correct.slice(at + 2);
  if (isSwap) return least >= MIN_TO_SWAP;
  return least >= MIN_TO_CHANGE &&
    written.slice(at + 1) === correct.slice(at + 1);
}
