import { unzlibSync } from "fflate/browser";

/** Bytes of the header and of an entry of the directory, in WOFF and in OpenType. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * The OpenType font in a WOFF (W3C, WOFF 1.0). The reader of fonts would inflate a table
 * again for every letter.
 */
export function sfntOf(woff: Uint8Array): Uint8Array<ArrayBuffer> {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.length);
  const count = from.getUint16(12);
  const made = new Uint8Array(from.getUint32(16));
  const to = new DataView(made.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let end = SFNT.header + count * SFNT.entry;
  for (let table = 0; table < count; table++) {
    const [tag, start, packed, length, sum] = [0, 4, 8, 12, 16].map((at) =>
      from.getUint32(WOFF.header + table * WOFF.entry + at)
    );
    if (start === undefined || packed === undefined || !length) continue;
    const bytes = woff.subarray(start, start + packed);
    made.set(packed < length ? unzlibSync(bytes) : bytes, end);
    [tag, sum, end, length].forEach((value, at) =>
      to.setUint32(SFNT.header + table * SFNT.entry + 4 * at, value ?? 0)
    );
    // Tables begin at multiples of four.
    end += Math.ceil(length / 4) * 4;
  }
  return made;
}
