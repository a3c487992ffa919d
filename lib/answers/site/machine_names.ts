/** A word, with the marks that identifiers contain. */
const TOKEN = /[\w./{}-]+/g;

const NAMES = [
  // job_expired, KV_PATH
  /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/i,
  // getStats
  /^[a-z]+[A-Z][A-Za-z]*$/,
  // Retry-After
  /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+$/,
  // /healthz
  /^\/[a-z]/,
  /^[2345]\d\d$/,
  /^(?:PORT|HOST|OPTIONS|HEAD|DELETE)$/,
];

/** Skips most words before the patterns above run. */
const ORDINARY = /^[A-Za-z]?[a-z-]*$/;

/** Identifiers in a text, in lower case: `getStats`, `/healthz`, 410. */
export function namesIn(text: string): Set<string> {
  const tokens = (text.match(TOKEN) ?? []).map(withoutEnd);
  return new Set(
    tokens.filter((token) =>
      !ORDINARY.test(token) && NAMES.some((name) => name.test(token))
    )
      .map((token) => token.toLowerCase()),
  );
}

/** Removes the end of a sentence. */
function withoutEnd(token: string): string {
  let end = token.length;
  while (end > 0 && "./-".includes(token[end - 1] ?? "")) end--;
  return token.slice(0, end);
}
