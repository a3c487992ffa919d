/** A member of Accept (RFC 9110, section 12.5.1) or of Accept-Encoding. */
interface MediaRange {
  type: string;
  q: number;
}

/**
 * The q-value of a media type, by the most specific range that matches; 0 without a
 * match, and 1 for an absent or empty header.
 */
export function quality(accept: string | null, mediaType: string): number {
  if (!accept?.trim()) return 1;
  const ranges = parse(accept);
  const family = mediaType.slice(0, mediaType.indexOf("/")) + "/*";
  for (const wanted of [mediaType, family, "*/*"]) {
    const matching = ranges.filter((range) => range.type === wanted);
    if (matching.length > 0) return Math.max(...matching.map(({ q }) => q));
  }
  return 0;
}

/** Returns true if the header itself names the media type with q > 0. */
export function names(accept: string | null, mediaType: string): boolean {
  return accept !== null &&
    parse(accept).some(({ type, q }) => type === mediaType && q > 0);
}

/** Markdown must be named, with at least the q-value of HTML. Browsers do not name it. */
export function prefersMarkdown(accept: string | null): boolean {
  // Skips parsing for most requests.
  return accept !== null && /markdown/i.test(accept) &&
    names(accept, "text/markdown") &&
    quality(accept, "text/markdown") >= quality(accept, "text/html");
}

/**
 * The content coding with the highest weight in Accept-Encoding (RFC 9110, section
 * 12.5.3), or `identity`. Between equals the first offer wins: browsers name gzip
 * before br with equal weight.
 */
export function preferredCoding<Coding extends string>(
  header: string,
  offers: readonly Coding[],
): Coding | "identity" {
  const members = parse(header);
  const weightOf = (name: string) =>
    members.find(({ type }) => type === name)?.q;
  const others = weightOf("*") ?? 0;
  const [best] = offers.map((coding) => (
    { coding, q: weightOf(coding) ?? others }
  )).toSorted((a, b) => b.q - a.q);
  const isWanted = best && best.q > 0 && best.q >= (weightOf("identity") ?? 0);
  return isWanted ? best.coding : "identity";
}

// Cached, because clients send few different headers with every request.
const known = new Map<string, MediaRange[]>();

function parse(accept: string): MediaRange[] {
  const ranges = known.get(accept) ?? accept.split(",").map(parseMember);
  if (known.size >= 256) known.clear();
  if (accept.length <= 1_024) known.set(accept, ranges);
  return ranges;
}

function parseMember(member: string): MediaRange {
  const [type = "", ...parameters] = member.split(";");
  return { type: type.trim().toLowerCase(), q: weight(parameters) };
}

function weight(parameters: string[]): number {
  const parameter = parameters.map((text) => text.trim())
    .find((text) => /^q\s*=/i.test(text));
  if (parameter === undefined) return 1;
  const value = parameter.slice(parameter.indexOf("=") + 1).trim();
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}
