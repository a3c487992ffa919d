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
  /** Opacity of the first indexes. The others are opaque. */
  alpha: Uint8Array;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const BIT_DEPTH = 8;
const INDEXED = 3;
const [DEFLATE, NO_FILTERS, NOT_INTERLACED] = [0, 0, 0];
const SMALLEST = { level: 9 };

export interface Pixels {
  image: IndexedImage;
  palette: Palette;
}

/** PNG (third edition) with an indexed palette and no filters. */
export function encodePng({ image, palette }: Pixels): Uint8Array<ArrayBuffer> {
  const { places, rgb, alpha } = compact(image, palette);
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk("IHDR", header(image)),
    ...chunk("PLTE", rgb),
    ...(alpha.length > 0 ? chunk("tRNS", alpha) : []),
    ...chunk("IDAT", deflateSync(scanlines(image, places), SMALLEST)),
    ...chunk("IEND", []),
  ]);
}

/** Keeps only used colours, in their order: a figure has few of them. */
function compact({ pixels }: IndexedImage, { rgb, alpha }: Palette) {
  const isUsed = new Uint8Array(256);
  for (let i = 0; i < pixels.length; i++) isUsed[pixels[i] ?? 0] = 1;
  const used = [...isUsed.keys()].filter((index) => isUsed[index]);
  const places = new Uint8Array(256);
  used.forEach((index, place) => places[index] = place);
  return {
    places,
    rgb: used.flatMap((at) => [...rgb.subarray(3 * at, 3 * at + 3)]),
    alpha: used.flatMap((at) => [...alpha.subarray(at, at + 1)]),
  };
}

function header({ width, height }: IndexedImage): number[] {
  const rest = [BIT_DEPTH, INDEXED, DEFLATE, NO_FILTERS, NOT_INTERLACED];
  return [...uint32(width), ...uint32(height), ...rest];
}

function scanlines({ width, height, pixels }: IndexedImage, to: Uint8Array) {
  const lines = new Uint8Array((width + 1) * height);
  for (let i = 0; i < pixels.length; i++) {
    // Each line begins with the byte of filter "none".
    lines[i + Math.floor(i / width) + 1] = to[pixels[i] ?? 0] ?? 0;
  }
  return lines;
}

function chunk(type: string, data: Iterable<number>): number[] {
  const body = Uint8Array.from([...new TextEncoder().encode(type), ...data]);
  return [...uint32(body.length - 4), ...body, ...uint32(crc32(body))];
}

function uint32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}
