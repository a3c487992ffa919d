import { crc32, deflateSync } from "node:zlib";

export interface IndexedImage {
  width: number;
  height: number;
  /** One palette index a pixel, row by row. */
  pixels: Uint8Array;
}

export interface Palette {
  /** Red, green, blue of each index. */
  rgb: Uint8Array;
  /** Opacity of the first indexes; the rest is opaque. */
  alpha: Uint8Array;
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const BIT_DEPTH = 8;
const INDEXED = 3;
const SMALLEST = { level: 9 };

/** PNG (third edition) with an indexed palette and no filters. */
export function encodePng(
  image: IndexedImage,
  palette: Palette,
): Uint8Array<ArrayBuffer> {
  const { pixels, rgb, alpha } = compact(image, palette);
  return concat([
    SIGNATURE,
    chunk("IHDR", header(image)),
    chunk("PLTE", rgb),
    ...(alpha.length > 0 ? [chunk("tRNS", alpha)] : []),
    chunk("IDAT", deflateSync(scanlines({ ...image, pixels }), SMALLEST)),
    chunk("IEND", new Uint8Array(0)),
  ]);
}

/** The colours that are used, in their order: a figure wears few of all. */
function compact({ pixels }: IndexedImage, { rgb, alpha }: Palette) {
  const used = [...new Set(pixels)].sort((a, b) => a - b);
  const places = new Uint8Array(256);
  used.forEach((index, place) => places[index] = place);
  return {
    pixels: pixels.map((index) => places[index] ?? 0),
    rgb: Uint8Array.from(
      used.flatMap((index) => [...rgb.subarray(3 * index, 3 * index + 3)]),
    ),
    alpha: Uint8Array.from(
      used.filter((index) => index < alpha.length),
      (index) => alpha[index] ?? 255,
    ),
  };
}

function header({ width, height }: IndexedImage): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  bytes[8] = BIT_DEPTH;
  bytes[9] = INDEXED;
  return bytes;
}

function scanlines({ width, height, pixels }: IndexedImage): Uint8Array {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    lines.set(row, y * (width + 1) + 1); // the byte before it: filter "none"
  }
  return lines;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  new TextEncoder().encodeInto(type, bytes.subarray(4, 8));
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, -4)));
  return bytes;
}

function concat(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
