import { readToken, signToken } from "./signed_token.ts";
import type { SigningKeys } from "./signing_keys.ts";

/** Where the next page begins: after this item. */
export interface Position {
  /** Index of the last item sent, for when its slug is gone from the list. */
  index: number;
  slug: string;
}

/** `index (u16) ‖ slug`, signed. */
export function issueCursor(
  keys: SigningKeys,
  { index, slug }: Position,
): Promise<string> {
  const name = new TextEncoder().encode(slug);
  return signToken(
    keys,
    "cursor",
    Uint8Array.of(index >> 8, index & 255, ...name),
  );
}

/** Null for a cursor that was not issued here. */
export async function readCursor(
  keys: SigningKeys,
  cursor: string,
): Promise<Position | null> {
  const payload = await readToken(keys, "cursor", cursor);
  if (!payload) return null;
  const [high = 0, low = 0] = payload;
  return {
    index: high << 8 | low,
    slug: new TextDecoder().decode(payload.subarray(2)),
  };
}
