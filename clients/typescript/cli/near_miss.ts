/** The most similar name. Undefined if none is similar. */
export function nearMiss(
  word: string,
  names: readonly string[],
): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: distance(word, name) }))
    .sort((a, b) => a.distance - b.distance);
  const reach = Math.max(1, Math.floor(word.length / 3));
  return best && best.distance <= reach ? best.name : undefined;
}

/** Letters to add, drop, change or swap with the next (Damerau–Levenshtein). */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = from[i - 1] === to[j - 1] ? 0 : 1;
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + changed,
        swapped ? at(rows, i - 2, j - 2) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return at(rows, from.length, to.length);
}

function at(rows: number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Infinity;
}
