import {
  MAX_TOKEN,
  readToken,
  signToken,
  TOKEN,
  tokenLength,
} from "./signed_token.ts";
import type { SigningKeys } from "../../base/keys/signing_keys.ts";

/** Where the next page begins: after this item. */
export interface Position {
  /** Index of the last item sent, for when its slug is gone from the list. */
  index: number;
  slug: string;
}

const INDEX = 2;

/** What a cursor looks like: a slug has one character at least. */
export const CURSOR = {
  pattern: TOKEN,
  least: tokenLength(INDEX + 1),
  most: MAX_TOKEN,
};

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
    slug: new TextDecoder().decode(payload.subarray(INDEX)),
  };
}
