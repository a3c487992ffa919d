/** Maximum bytes of a header that is parsed: several times what clients need. */
export const MAX_HEADER = 2_048;

/** Headers that a server may ignore. */
const WISHES = ["accept", "accept-encoding", "if-none-match"] as const;

type Wish = typeof WISHES[number];

/** Returns null if the header is missing or too long to parse. */
export function headerOf(headers: Headers, name: Wish): string | null {
  const value = headers.get(name);
  return value !== null && value.length <= MAX_HEADER ? value : null;
}

/** The request without headers that are too long, for parsers of libraries. */
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
