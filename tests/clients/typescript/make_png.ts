import { crc32, deflateSync } from "node:zlib";

/** Parts of a PNG. Default: one opaque pixel. */
export interface PngInit {
  width?: number;
  height?: number;
  bitDepth?: number;
  colourType?: number;
  interlace?: number;
  palette?: number[];
  alpha?: number[];
  /** Scan lines, each with the byte of its filter before it. */
  lines?: Uint8Array;
}

/** A PNG, right or wrong in every part as it is told. */
export function makePng(
  {
    width = 1,
    height = 1,
    bitDepth = 8,
    colourType = 2,
    interlace = 0,
    palette,
    alpha,
    lines = Uint8Array.of(0, 255, 0, 0),
  }: PngInit = {},
): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  [bitDepth, colourType, 0, 0, interlace].forEach((byte, i) =>
    header.setUint8(8 + i, byte)
  );
  return concat([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk("IHDR", new Uint8Array(header.buffer)),
    ...palette ? [chunk("PLTE", Uint8Array.from(palette))] : [],
    ...alpha ? [chunk("tRNS", Uint8Array.from(alpha))] : [],
    ...inTwo(deflateSync(lines)).map((data) => chunk("IDAT", data)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Most pictures have several chunks of data. */
function inTwo(data: Uint8Array): Uint8Array[] {
  const middle = data.length >> 1;
  return [data.subarray(0, middle), data.subarray(middle)];
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, -4)));
  return bytes;
}

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
