import type { Purpose, SigningKeys } from "../../base/keys/signing_keys.ts";

const VERSION = 1;
const TAG = 32;

/** Characters. */
export const MAX_TOKEN = 2_048;
export const TOKEN = /^[A-Za-z0-9_-]+$/;
/** Bytes of a token without version, key number and tag. */
export const MAX_PAYLOAD = MAX_TOKEN / 4 * 3 - 1 - TAG;

const BASE64URL = { alphabet: "base64url", omitPadding: true } as const;

/**
 * `base64url(version and key number ‖ payload ‖ HMAC-SHA-256)`. The client
 * returns the token unchanged, so the server stores nothing.
 */
export async function signToken(
  keys: SigningKeys,
  purpose: Purpose,
  payload: Uint8Array,
): Promise<string> {
  const kid = await keys.current();
  const key = await keys.get(kid, purpose);
  if (!key) throw new Error(`No signing key ${kid}`);
  const signed = Uint8Array.of(VERSION << 4 | kid, ...payload);
  const tag = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
  return Uint8Array.of(...signed, ...tag).toBase64(BASE64URL);
}

/** Characters of a token with a payload of `bytes`. */
export function tokenLength(bytes: number): number {
  return Math.ceil((1 + bytes + TAG) * 4 / 3);
}

/** The payload, or null for a text that is not signed for this purpose. */
export async function readToken(
  keys: SigningKeys,
  purpose: Purpose,
  token: string,
): Promise<Uint8Array | null> {
  const bytes = decode(token);
  const header = bytes?.[0];
  if (!bytes || header === undefined || bytes.length <= TAG) return null;
  if (header >> 4 !== VERSION) return null;
  const key = await keys.get(header & 15, purpose);
  if (!key) return null;
  const signed = bytes.subarray(0, -TAG);
  const tag = bytes.subarray(-TAG);
  const isOurs = await crypto.subtle.verify("HMAC", key, tag, signed);
  return isOurs ? signed.subarray(1) : null;
}

/** Shortens tokens, which differ between processes and days. */
export function withoutTokens(
  text: string,
  shortened: (token: string) => string = () => "…",
): string {
  return text.replace(SIGNED, shortened);
}

// The first character has the version. A tag takes 43 characters.
const SIGNED = /(?<![\w-])[E-H][\w-]{44,}/g;

// Accepts one spelling only: decoders ignore the last unused bits, so a token
// with another last character would also verify.
function decode(token: string): Uint8Array<ArrayBuffer> | null {
  if (token.length > MAX_TOKEN || token.length % 4 === 1) return null;
  if (!TOKEN.test(token)) return null;
  const bytes = Uint8Array.fromBase64(token, { alphabet: "base64url" });
  return bytes.toBase64(BASE64URL) === token ? bytes : null;
}

interface Position {
  /** Used if the slug is no longer in the list. */
  index: number;
  slug: string;
}

/** Bytes of the index. */
const INDEX = 2;

export const CURSOR = {
  pattern: TOKEN,
  /** Characters. A slug has at least one byte. */
  min: tokenLength(INDEX + 1),
  max: MAX_TOKEN,
};

/** `index (u16) ‖ slug`, signed. */
export function issueCursor(keys: SigningKeys, { index, slug }: Position) {
  const name = new TextEncoder().encode(slug);
  return signToken(
    keys,
    "cursor",
    Uint8Array.of(index >> 8, index & 255, ...name),
  );
}

/** Null for a cursor that this site did not issue. */
export async function readCursor(keys: SigningKeys, cursor: string) {
  const payload = await readToken(keys, "cursor", cursor);
  if (!payload) return null;
  const [high = 0, low = 0] = payload;
  return {
    index: high << 8 | low,
    slug: new TextDecoder().decode(payload.subarray(INDEX)),
  };
}
