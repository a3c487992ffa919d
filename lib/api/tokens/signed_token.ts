import type { Purpose, SigningKeys } from "../../base/keys/signing_keys.ts";

const VERSION = 1;
const TAG = 32;

/** The most characters of a token. */
export const MAX_TOKEN = 2_048;
/** What every token is written in. */
export const TOKEN = /^[A-Za-z0-9_-]+$/;
/** The most bytes that fit a token, less version, key number and tag. */
export const MAX_PAYLOAD = MAX_TOKEN / 4 * 3 - 1 - TAG;

const BASE64URL = { alphabet: "base64url", omitPadding: true } as const;

/**
 * `base64url(version and key number ‖ payload ‖ HMAC-SHA-256)`: what a client
 * hands back unchanged, so that nothing need be stored for it.
 */
export async function signToken(
  keys: SigningKeys,
  purpose: Purpose,
  payload: Uint8Array,
): Promise<string> {
  const kid = await keys.current();
  const key = await keys.get(kid, purpose);
  if (!key) throw new Error(`No signing key ${kid}`);
  const signed = concat(Uint8Array.of(VERSION << 4 | kid), payload);
  const tag = await crypto.subtle.sign("HMAC", key, signed);
  return concat(signed, new Uint8Array(tag)).toBase64(BASE64URL);
}

/** How many characters a token with so many bytes of payload has. */
export function tokenLength(payload: number): number {
  return Math.ceil((1 + payload + TAG) * 4 / 3);
}

/** The payload, or null for anything that we did not sign for this purpose. */
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

/** A text that says the same tomorrow, and elsewhere: tokens are left out. */
export function withoutTokens(text: string): string {
  return text.replace(SIGNED, "…");
}

// The version is in the first character; a tag alone takes 43.
const SIGNED = /(?<![\w-])[E-H][\w-]{44,}/g;

// One spelling only: decoders ignore the last unused bits, so a token with its
// last character changed could otherwise still verify.
function decode(token: string): Uint8Array<ArrayBuffer> | null {
  if (token.length > MAX_TOKEN || token.length % 4 === 1) return null;
  if (!TOKEN.test(token)) return null;
  const bytes = Uint8Array.fromBase64(token, { alphabet: "base64url" });
  return bytes.toBase64(BASE64URL) === token ? bytes : null;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
