// Longest first: the first that leaves enough of the word is taken off.
const ENDINGS =
  "abilities ability ations ation ating ated ates able ions ate ion ing ed ly"
    .split(" ").map((ending) => ({
      ending,
      least: ending === "ing" || ending === "ed" ? 3 : 4,
    }));

/** Every word of every page passes here, and few end like one of these. */
const BY_LAST = Map.groupBy(
  ENDINGS,
  ({ ending }): string | undefined => ending.at(-1),
);

/**
 * One string for all forms of an English word: plural, -ing, -ed, -ation, -able.
 * It is no word, and only good for comparison with other stems.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const single = singular(word);
  const fit = BY_LAST.get(single.at(-1))?.find(({ ending, least }) =>
    single.length - ending.length >= least && single.endsWith(ending) &&
    hasVowel(single.slice(0, -ending.length))
  );
  const root = fit ? single.slice(0, -fit.ending.length) : single;
  return withoutTail(root);
}

function singular(word: string): string {
  if (!word.endsWith("s") || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function hasVowel(root: string): boolean {
  return /[aeiouy]/.test(root);
}

/** Drops a doubled letter and an e: "stopped" and "stop", "cached" and "cache". */
function withoutTail(root: string): string {
  const short = root.length > 3 && root.endsWith("e")
    ? root.slice(0, -1)
    : root;
  const last = short.at(-1) ?? "";
  const isDouble = short.length > 3 && short.at(-2) === last &&
    !"aeiou".includes(last);
  return isDouble ? short.slice(0, -1) : short;
}
