// Web Crypto, because loading Node's would add a tenth to each start.
const HMAC = { name: "HMAC", hash: "SHA-256" };

export function hmacKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, HMAC, false, ["sign"]);
}

export async function hmac(key: CryptoKey, text: string) {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}
