// C++ and C# are words, too.
const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?(?:[-_'’.][\p{L}\p{N}]+)*/gu;
const MARK = /[-_'’.]/;
// The point of 2.7 stays: 27 is another number.
const MARKS = /[-_'’]|\.(?!\d)|(?<!\d)\./g;
const SEAM = /[-_]/;

function writtenIn(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(WORD) ?? [];
}

/** The words of a text in lower case, without accents and marks. */
export function wordsOf(text: string): string[] {
  return writtenIn(text).map(joined);
}

function joined(word: string): string {
  // Most words have no mark, and this runs for every word of every page.
  return MARK.test(word) ? word.replace(/['’]s$/, "").replace(MARKS, "") : word;
}

/** The same with the parts of compounds: "step-free" is two words, too. */
export function wordsAndParts(text: string): string[] {
  return writtenIn(text).flatMap((word) =>
    SEAM.test(word)
      ? [joined(word), ...word.split(SEAM).map(joined)]
      : joined(word)
  );
}
