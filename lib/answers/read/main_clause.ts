// What somebody says before they ask ("My wife is from Malta and will ask me:"),
// and what they set against it ("as opposed to assisting"), claims nothing that
// an answer would have to bear out.

const BREAK =
  /(?:[,;:]|\s[-–—]|\s*—)\s+(?:(?:and|but|so|or|then|now|yet|well)\s+)?/g;
/** What a clause asks by. */
const ASKS =
  /^(?:(?:please\s+)?(?:in|at|on|for|from|by|until|till|since|to|with|under|up to|about|of)\s+)?(?:exactly\s+)?(?:who|whom|whose|what|when|where|which|how|why|is|are|was|were|do|does|did|has|have|had|can|could|would|will|should|might|may)\b/i;
/** A condition or a time is part of what is asked. */
const BINDS =
  /^(?:if|when|while|whilst|before|after|once|since|as|because|unless|suppose|supposing|given|assuming|during|in|at|on|with|without|for|between|of|from|until|apart|besides|taking|counting|including)\b/i;
/** "We use Fortran, has she seen that?" is no question without its beginning. */
const POINTS_BACK =
  /\b(?:that|there|it|its|this|them|those|these|such|one|ones|either|both|any)\b/i;
const CONTRAST =
  /,?\s+(?:as opposed to|rather than|as distinct from|in contrast to|not counting|leaving aside|quite apart from)\s[^,?]*/i;
/** "In the spring of 2020, when the first lockdown came": the date is enough. */
const TOLD_ALONG =
  /((?:19|20)\d\d),\s+(?:when|the year|that is|i\.e\.|just)\b[^?]*/i;

export interface MainClause {
  text: string;
  /** Whether it points back to what it was taken from. */
  pointsBack: boolean;
}

/** The clause that asks, where others stand around it that bind it to nothing. */
export function mainClause(text: string): MainClause | undefined {
  const plain = text.replace(CONTRAST, "").replace(TOLD_ALONG, "$1");
  const starts = [
    0,
    ...plain.matchAll(BREAK).map(({ 0: found, index }) => index + found.length),
  ];
  const begin = starts.find((at) => at > 0 && ASKS.test(plain.slice(at)));
  const before = plain.slice(0, begin);
  const isBound = begin === undefined || BINDS.test(before) ||
    ASKS.test(before);
  const main = isBound ? plain : plain.slice(begin);
  if (main === text) return;
  return { text: main, pointsBack: main !== plain && POINTS_BACK.test(main) };
}
