import {
  MAX_TOKEN,
  readToken,
  signToken,
  TOKEN,
  tokenLength,
} from "./signed_token.ts";
import type { SigningKeys } from "../../base/keys/signing_keys.ts";

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
