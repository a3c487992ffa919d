import { inflate } from "./inflate.ts";
import { type Png, readChunks } from "./png_chunks.ts";
import { unfilter } from "./unfilter.ts";

/** A picture, four bytes a pixel: red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Samples of a pixel by colour type (PNG, section 11). */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Throws a Failure unless it is a PNG that can be drawn. */
export async function decodePng(bytes: Uint8Array): Promise<Pixels> {
  const png = readChunks(bytes);
  const { width, height, bitDepth, colourType, data } = png;
  const bits = (SAMPLES[colourType] ?? 1) * bitDepth;
  const length = Math.ceil(width * bits / 8);
  const lines = await inflate(data, (length + 1) * height);
  unfilter(lines, { length, step: Math.max(1, bits >> 3) });
  const pixels = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    const line = lines.subarray(y * (length + 1) + 1, (y + 1) * (length + 1));
    for (let x = 0; x < width; x++) {
      pixels.set(pixelOf(png, line, x), 4 * (y * width + x));
    }
  }
  return { width, height, bytes: pixels };
}

function pixelOf(png: Png, line: Uint8Array, x: number): number[] {
  const { colourType, palette, alpha } = png;
  const count = SAMPLES[colourType] ?? 1;
  const sample = (i: number) => sampleOf(png, line, x * count + i);
  if (colourType === 3) {
    const index = sample(0);
    const colour = palette.subarray(3 * index, 3 * index + 3);
    const [red = 0, green = 0, blue = 0] = colour;
    return [red, green, blue, alpha[index] ?? 255];
  }
  if (count > 2) {
    return [sample(0), sample(1), sample(2), count === 4 ? sample(3) : 255];
  }
  const grey = sample(0);
  return [grey, grey, grey, count === 2 ? sample(1) : 255];
}

/** One sample, as an index of the palette or else from 0 to 255. */
function sampleOf(
  { bitDepth, colourType }: Png,
  line: Uint8Array,
  i: number,
): number {
  if (bitDepth === 8) return line[i] ?? 0;
  if (bitDepth === 16) return line[2 * i] ?? 0;
  const bit = i * bitDepth;
  const shift = 8 - bitDepth - bit % 8;
  const most = 2 ** bitDepth - 1;
  const value = (line[bit >> 3] ?? 0) >> shift & most;
  return colourType === 3 ? value : Math.round(255 * value / most);
}
