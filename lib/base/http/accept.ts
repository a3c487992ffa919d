/** A member of an Accept header, RFC 9110 section 12.5.1, or of Accept-Encoding. */
interface MediaRange {
  type: string;
  q: number;
}

/**
 * The q-value (0 to 1) that an Accept header gives to a media type: that of
 * the most specific range that matches it, 0 where none does. An absent or
 * empty header accepts everything.
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

/** Whether the header itself names the media type with a q above 0. */
export function names(accept: string | null, mediaType: string): boolean {
  return accept !== null &&
    parse(accept).some(({ type, q }) => type === mediaType && q > 0);
}

/**
 * Markdown only for one who asks for it by name and wants it at least as much
 * as HTML: a browser, whose header says nothing of Markdown, never gets it.
 */
export function prefersMarkdown(accept: string | null): boolean {
  // Most requests name no Markdown, and need no parsing to be told apart.
  return accept !== null && /markdown/i.test(accept) &&
    names(accept, "text/markdown") &&
    quality(accept, "text/markdown") >= quality(accept, "text/html");
}

// Clients send few different headers, and send them with every request.
const known = new Map<string, MediaRange[]>();

export function parse(accept: string): MediaRange[] {
  const ranges = known.get(accept) ?? accept.split(",").map(parseMember);
  if (known.size >= 256) known.clear();
  if (accept.length <= 1_024) known.set(accept, ranges);
  return ranges;
}

function parseMember(member: string): MediaRange {
  const [type = "", ...parameters] = member.split(";");
  return { type: type.trim().toLowerCase(), q: weight(parameters) };
}

// A malformed weight counts as 0: nothing is sent to one who did not ask for it.
function weight(parameters: string[]): number {
  const parameter = parameters.map((text) => text.trim())
    .find((text) => /^q\s*=/i.test(text));
  if (parameter === undefined) return 1;
  const value = parameter.slice(parameter.indexOf("=") + 1).trim();
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}
