/**
 * Returns whether `written` is `meant` with one typing error: a letter too many,
 * too few, a wrong one, or two swapped. Short words have too many neighbours
 * for a guess, and the first letter is hardly ever wrong.
 */
export function isOneTypo(written: string, meant: string): boolean {
  if (written === meant) return false;
  const longer = written.length - meant.length;
  if (written.length < 4 || meant.length < 4 || Math.abs(longer) > 1) {
    return false;
  }
  if (isSwap(written, meant)) return true;
  if (Math.min(written.length, meant.length) < 5) {
    return longer !== 0 && written.length + meant.length === 9 &&
      isRepeat(written, meant);
  }
  if (written[0] !== meant[0]) return false;
  const start = sharedStart(written, meant);
  const rest = (word: string, skip: number) => word.slice(start + skip);
  if (longer === 0) return rest(written, 1) === rest(meant, 1);
  return longer > 0
    ? rest(written, 1) === rest(meant, 0)
    : rest(written, 0) === rest(meant, 1);
}

function sharedStart(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  return start;
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = sharedStart(a, b);
  return a[at] === b[at + 1] && a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2);
}

/** A letter doubled, or half of a double lost: the only error in short words. */
function isRepeat(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const at = sharedStart(short, long);
  return at > 0 && long[at] === long[at - 1] &&
    short.slice(at) === long.slice(at + 1);
}
