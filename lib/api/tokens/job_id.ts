import { MAX_PAYLOAD, readToken, signToken } from "./signed_token.ts";
import type { SigningKeys } from "../../base/keys/signing_keys.ts";

interface JobItem {
  /** Index in the list of batchable operations. */
  operation: number;
  id?: string;
}

export interface Job {
  items: JobItem[];
  /** Seconds since 1970. */
  expiresAt: number;
}

type JobState =
  | { state: "valid"; job: Job }
  | { state: "expired" }
  | { state: "unknown" };

/**
 * A job id carries its request, so nothing is stored:
 * `expiry (u32) ‖ n ‖ 3 bits an item (operation, has an id) ‖ ids`, signed.
 * Null if the ids are too long to fit.
 */
export async function issueJobId(keys: SigningKeys, { items, expiresAt }: Job) {
  const ids = items.flatMap(({ id }) => id === undefined ? [] : encodeId(id));
  const expiry = [24, 16, 8, 0].map((shift) => expiresAt >>> shift & 255);
  const payload = [...expiry, items.length, ...packItems(items), ...ids];
  if (payload.length > MAX_PAYLOAD) return null;
  return await signToken(keys, "job", Uint8Array.from(payload));
}

/** Checks the signature before the expiry: only an id of this site can be expired. */
export async function readJobId(
  keys: SigningKeys,
  id: string,
  now: number,
): Promise<JobState> {
  const payload = await readToken(keys, "job", id);
  if (!payload) return { state: "unknown" };
  const view = new DataView(payload.buffer, payload.byteOffset);
  const expiresAt = view.getUint32(0);
  if (now >= expiresAt * 1000) return { state: "expired" };
  return { state: "valid", job: { items: readItems(payload), expiresAt } };
}

function packItems(items: JobItem[]): number[] {
  const bytes = Array<number>(Math.ceil(items.length * 3 / 8)).fill(0);
  const bits = items.flatMap(({ operation, id }) => [
    operation >> 1 & 1,
    operation & 1,
    id === undefined ? 0 : 1,
  ]);
  for (const [i, bit] of bits.entries()) {
    bytes[i >> 3] = (bytes[i >> 3] ?? 0) | bit << (7 - i % 8);
  }
  return bytes;
}

function readItems(payload: Uint8Array): JobItem[] {
  const count = payload[4] ?? 0;
  const bit = (i: number) => (payload[5 + (i >> 3)] ?? 0) >> (7 - i % 8) & 1;
  let at = 5 + Math.ceil(count * 3 / 8);
  return Array.from({ length: count }, (_, i) => {
    const operation = bit(3 * i) << 1 | bit(3 * i + 1);
    if (bit(3 * i + 2) === 0) return { operation };
    const { length, start } = readLength(payload, at);
    at = start + length;
    return { operation, id: decoder.decode(payload.subarray(start, at)) };
  });
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Length as a variable number of 7-bit groups, then UTF-8. */
function encodeId(id: string): number[] {
  const bytes = encoder.encode(id);
  const length: number[] = [];
  for (let rest = bytes.length; rest > 0 || length.length === 0; rest >>>= 7) {
    length.push(rest & 127 | (rest > 127 ? 128 : 0));
  }
  return [...length, ...bytes];
}

function readLength(bytes: Uint8Array, at: number) {
  let length = 0;
  for (let shift = 0;; shift += 7) {
    const byte = bytes[at++] ?? 0;
    length |= (byte & 127) << shift;
    if (byte < 128) return { length, start: at };
  }
}
