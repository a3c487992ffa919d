import { unreadable } from "./inflate.ts";

/** Header and chunks of a PNG (third edition). */
export interface Png {
  width: number;
  height: number;
  bitDepth: number;
  colourType: number;
  /** Red, green, blue of each index. */
  palette: Uint8Array;
  /** Opacity of the first indexes; the rest is opaque. */
  alpha: Uint8Array;
  /** Compressed scan lines. */
  data: Uint8Array<ArrayBuffer>;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** Bytes of length, type and checksum. */
const FRAME = 12;
/** More would not be seen on a terminal, and must not fill memory. */
const MAX_PIXELS = 2 ** 20;
/** Bit depths by colour type. */
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Throws a Failure with the reason if the picture cannot be drawn. */
export function readChunks(bytes: Uint8Array): Png {
  if (!SIGNATURE.every((byte, i) => bytes[i] === byte)) {
    throw unreadable("it is no PNG");
  }
  const parts = new Map<string, Uint8Array[]>();
  for (const { type, data } of chunksOf(bytes.subarray(SIGNATURE.length))) {
    const same = parts.get(type);
    if (same) same.push(data);
    else parts.set(type, [data]);
  }
  const part = (type: string) => parts.get(type)?.[0] ?? new Uint8Array();
  return {
    ...headerOf(part("IHDR")),
    palette: part("PLTE"),
    alpha: part("tRNS"),
    data: concat(parts.get("IDAT") ?? []),
  };
}

function* chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + FRAME <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === "IEND") return;
    yield { type, data: bytes.subarray(at + 8, at + 8 + length) };
    at += FRAME + length;
  }
}

function headerOf(header: Uint8Array) {
  if (header.length !== 13) throw unreadable("its header is missing");
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [bitDepth = 0, colourType = 0, , , interlace] = header.subarray(8);
  if (width * height === 0 || width * height > MAX_PIXELS) {
    throw unreadable(`it has ${width} × ${height} pixels`);
  }
  if (!DEPTHS[colourType]?.includes(bitDepth)) {
    throw unreadable(`its colours are of type ${colourType}, ${bitDepth} bits`);
  }
  if (interlace !== 0) throw unreadable("it is interlaced");
  return { width, height, bitDepth, colourType };
}

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
