/**
 * The longest header that is parsed, in bytes: several times what any client
 * has to say, and little enough for whatever a parser makes of it.
 */
export const MAX_HEADER = 2_048;

/** Headers that say what a client would like; none of them has to be heard. */
const WISHES = ["accept", "accept-encoding", "if-none-match"] as const;

type Wish = typeof WISHES[number];

/** What a client would like; null where it says nothing, or too much to be parsed. */
export function headerOf(headers: Headers, name: Wish): string | null {
  const value = headers.get(name);
  return value !== null && value.length <= MAX_HEADER ? value : null;
}

/** The request as a parser may see it that is none of ours: without what is too long. */
export function withoutLongHeaders(request: Request): Request {
  const { headers } = request;
  const long = WISHES.filter((name) =>
    headers.has(name) && headerOf(headers, name) === null
  );
  if (long.length === 0) return request;
  const heard = new Headers(headers);
  for (const name of long) heard.delete(name);
  return new Request(request, { headers: heard });
}
