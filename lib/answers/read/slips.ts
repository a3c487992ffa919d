/** Two neighbours in each other's place, as nobody spells on purpose. */
export function swapsOf(word: string): string[] {
  if (word.length < SWAP) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** With a letter more or less, where a word is long and no name. */
export function othersOf(word: string): string[] {
  if (word.length < MISSED) return [];
  const places = Array.from({ length: word.length + 1 }, (_, at) => at);
  return places.flatMap((at) => [
    word.slice(0, at) + word.slice(at + 1),
    ...LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at)),
  ]);
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const MISSED = 7;
const SWAP = 4;
const ONE_MORE = 6;
const ANOTHER = 7;

/** Two letters swapped, one too many or too few, or a wrong one in a long word. */
export function isSlip(written: string, meant: string): boolean {
  const longer = written.length - meant.length;
  const least = Math.min(written.length, meant.length);
  if (written === meant || Math.abs(longer) > 1 || written[0] !== meant[0]) {
    return false;
  }
  let at = 0;
  while (written[at] === meant[at]) at++;
  if (longer !== 0) {
    const [long, short] = longer > 0 ? [written, meant] : [meant, written];
    return least >= ONE_MORE - 1 && long.slice(at + 1) === short.slice(at);
  }
  const isSwap = written[at] === meant[at + 1] &&
    written[at + 1] === meant[at] &&
    written.slice(at + 2) === meant.slice(at + 2);
  if (isSwap) return least >= SWAP;
  return least >= ANOTHER && written.slice(at + 1) === meant.slice(at + 1);
}
