import { type Page, type Pages, uint32 } from "./pages.ts";

/** Value of a column; undefined for text and fractions, which KV does not use. */
export type Column = bigint | Uint8Array | null | undefined;

const INTERIOR = 0x02;
const LEAF = 0x0a;

/**
 * The records on a page of an index, or of a table without row ids. What cannot
 * be read is left out: of a damaged page the other records may be whole.
 */
export function* recordsOn(
  { bytes, start }: Page,
  pages: Pages,
): Generator<Column[]> {
  const kind = bytes[start];
  if (kind !== LEAF && kind !== INTERIOR) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const cells = start + (kind === LEAF ? 8 : 12);
  for (let i = 0; i < view.getUint16(start + 3); i++) {
    try {
      const at = view.getUint16(cells + 2 * i);
      // The number of a page stands before what an interior cell holds.
      yield columnsOf(payloadAt(bytes, kind === LEAF ? at : at + 4, pages));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
}

/** The bytes of a cell, of which a long one goes on in other pages. */
function payloadAt(bytes: Uint8Array, cell: number, pages: Pages): Uint8Array {
  const [length, at] = varint(bytes, cell);
  const usable = bytes.length;
  const max = Math.floor((usable - 12) * 64 / 255) - 23;
  if (length <= max) return slice(bytes, at, length);
  const min = Math.floor((usable - 12) * 32 / 255) - 23;
  const rest = min + (length - min) % (usable - 4);
  const local = rest <= max ? rest : min;
  // No row of a site is longer than a value of KV may be.
  if (length > MAX_LENGTH) throw new RangeError("too long");
  const payload = new Uint8Array(length);
  payload.set(slice(bytes, at, local));
  let next = uint32(bytes, at + local);
  for (let done = local; done < length; done += usable - 4) {
    const page = pages.at(next);
    if (!page) throw new RangeError(`no page ${next}`);
    payload.set(slice(page, 4, Math.min(usable - 4, length - done)), done);
    next = uint32(page, 0);
  }
  return payload;
}

const MAX_LENGTH = 70_000;

function columnsOf(payload: Uint8Array): Column[] {
  const columns: Column[] = [];
  let [end, at] = varint(payload, 0);
  let value = end;
  while (at < end) {
    const [type, next] = varint(payload, at);
    const length = lengthOf(type);
    columns.push(columnOf(type, slice(payload, value, length)));
    value += length;
    at = next;
  }
  return columns;
}

function lengthOf(type: number): number {
  if (type >= 12) return (type - 12 - type % 2) / 2;
  return [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type] ?? Infinity;
}

function columnOf(type: number, bytes: Uint8Array): Column {
  if (type === 0) return null;
  if (type === 8 || type === 9) return BigInt(type - 8);
  if (type >= 12 && type % 2 === 0) return bytes;
  if (type > 6) return undefined;
  const number = BigInt(`0x${bytes.toHex()}`);
  return BigInt.asIntN(8 * bytes.length, number);
}

/** A number of up to nine bytes, and where it ends. A damaged one may be of any size. */
function varint(bytes: Uint8Array, at: number): [number, number] {
  let number = 0;
  for (let i = 0; i < 8; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) throw new RangeError("cut off");
    number = number * 128 + (byte & 127);
    if (byte < 128) return [number, at + i + 1];
  }
  throw new RangeError("too large");
}

function slice(bytes: Uint8Array, at: number, length: number): Uint8Array {
  if (at + length > bytes.length) throw new RangeError("cut off");
  return bytes.subarray(at, at + length);
}
