/** An HMAC root key, and its number in tokens. */
export interface RootKey {
  kid: number;
  secret: Uint8Array<ArrayBuffer>;
}

/** Reads `kid:key` pairs joined by commas: kid 0 to 15, key base64url of 32 bytes or more. */
export function readSigningKeys(text: string): RootKey[] | undefined {
  const keys = text.split(",").map(readSigningKey);
  const good = keys.filter((key) => key !== null);
  const kids = new Set(good.map((key) => key.kid));
  return kids.size === keys.length ? good : undefined;
}

function readSigningKey(text: string): RootKey | null {
  const [, kid, key] = /^\s*(\d|1[0-5]):([\w-]{43,})\s*$/.exec(text) ?? [];
  if (!kid || !key || key.length % 4 === 1) return null;
  return {
    kid: Number(kid),
    secret: Uint8Array.fromBase64(key, { alphabet: "base64url" }),
  };
}
