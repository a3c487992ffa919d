import type { Key } from "../../../lib/services/kv/store.ts";

const STRING = 0x02;
const DOUBLE = 0x21;

/** Decodes a key of KV: its parts in sequence, ordered by bytes. Undefined if it is invalid. */
export function readKvKey(bytes: Uint8Array): Key | undefined {
  const parts: (string | number)[] = [];
  try {
    for (let at = 0; at < bytes.length;) {
      const read = bytes[at] === STRING ? readString : readDouble;
      const [part, end] = read(bytes, at);
      parts.push(part);
      at = end;
    }
  } catch {
    return undefined;
  }
  return parts;
}

/** Ends with a zero; a zero within it is followed by 0xff. */
function readString(bytes: Uint8Array, at: number): [string, number] {
  const text: number[] = [];
  for (let i = at + 1; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    const isZero = byte === 0;
    if (isZero && bytes[i + 1] !== 0xff) {
      const decoder = new TextDecoder("utf-8", { fatal: true });
      return [decoder.decode(new Uint8Array(text)), i + 1];
    }
    text.push(byte);
    if (isZero) i++;
  }
  throw new RangeError("cut off");
}

/** The sign is turned over, and in a negative number all other bits, too. */
function readDouble(bytes: Uint8Array, at: number): [number, number] {
  if (bytes[at] !== DOUBLE) throw new RangeError("not used by a site");
  const view = new DataView(bytes.slice(at + 1, at + 9).buffer);
  const bits = view.getBigUint64(0);
  const isPositive = bits >> 63n === 1n;
  view.setBigUint64(0, isPositive ? bits ^ 1n << 63n : ~bits);
  return [view.getFloat64(0), at + 9];
}
