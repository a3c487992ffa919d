import type { Format } from "./kind.ts";

/** A segment or chunk. The last one of a whole file is named `end`. */
export interface Part {
  name: string;
  data: Uint8Array;
}

export const PARTS: Record<
  Format,
  (bytes: Uint8Array) => Iterable<Part>
> = { jpeg: jpegParts, png: pngParts, webp: webpParts };

const END: Part = { name: "end", data: new Uint8Array() };

/** ITU-T T.81, annex B. Named by their marker in hexadecimal. */
function* jpegParts(bytes: Uint8Array): Generator<Part> {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return yield END;
    const length = lengthAt(bytes, at, marker);
    const end = at + length;
    if (length > 2) {
      yield { name: marker.toString(16), data: bytes.subarray(at + 4, end) };
    }
    at = bytes.indexOf(0xff, end);
  }
}

/** Bytes of a marker and its segment. Inside of the pixels, markers have no segment. */
function lengthAt(bytes: Uint8Array, at: number, marker: number): number {
  if (marker === 0xff) return 1;
  const isInPixels = marker <= 1 || marker >= 0xd0 && marker <= 0xd7;
  if (isInPixels) return 2;
  return 2 + ((bytes[at + 2] ?? 0) << 8 | (bytes[at + 3] ?? 0));
}

/** PNG, 5.3: length, type, data and checksum. */
function* pngParts(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return;
    const name = nameAt(bytes, at + 4);
    if (name === "IEND") return yield END;
    yield { name, data: bytes.subarray(at + 8, end - 4) };
    at = end;
  }
}

/** RFC 9649, section 2.3: type, length and data, to an even number of bytes. */
function* webpParts(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes);
  const size = bytes.length < 12 ? Infinity : 8 + view.getUint32(4, true);
  if (size > bytes.length) return;
  let at = 12;
  while (at + 8 <= size) {
    const length = view.getUint32(at + 4, true);
    const data = bytes.subarray(at + 8, at + 8 + length);
    yield { name: nameAt(bytes, at), data };
    at += 8 + length + length % 2;
  }
  yield END;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
