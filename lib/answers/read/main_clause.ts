/** "As opposed to assisting" is a contrast and asks nothing. */
const CONTRAST =
  /,?\s(?:as opposed to|rather than|as distinct from|in contrast to|not counting|leaving aside|quite apart from)\s[^,?]*/gi;
/** "In the spring of 2020, when the first lockdown came": the date is enough. */
const TOLD_ALONG =
  /((?:19|20)\d\d),\s(?:when|the year|that is|i\.e\.|just)\s[^?]*/gi;

/** "How long in all, counting both posts?" */
const COUNTED = /,\s(?:counting|including|taking)\s[^,?]*/gi;

/** A question without its side clauses; undefined if it has none. */
export function mainClause(text: string): string | undefined {
  const main = text.replace(CONTRAST, "").replace(TOLD_ALONG, "$1")
    .replace(COUNTED, "");
  return main === text ? undefined : main;
}
