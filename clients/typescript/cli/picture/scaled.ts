import type { Pixels } from "./decode_png.ts";

/** Rows of a drawing. A very tall picture would scroll for ever. */
const MAX_LINES = 200;

/** Crops a picture to its visible part and scales it to the columns. */
export function scaled(picture: Pixels, columns: number): Pixels {
  const { left, top, right, bottom } = visible(picture);
  const tall = (bottom - top) / (2 * MAX_LINES);
  const factor = Math.max(
    1,
    Math.ceil((right - left) / columns),
    Math.ceil(tall),
  );
  const width = Math.ceil((right - left) / factor);
  const height = Math.ceil((bottom - top) / factor);
  const bytes = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = { x: left + x * factor, y: top + y * factor, factor };
      bytes.set(mean(picture, from), 4 * (y * width + x));
    }
  }
  return { width, height, bytes };
}

/** The box around all that is not transparent; empty where nothing is. */
function visible({ width, height, bytes }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if ((bytes[4 * i + 3] ?? 0) < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right === 0
    ? { left: 0, top: 0, right: 0, bottom: 0 }
    : { left, top, right, bottom };
}

/** The mean colour of what is visible in a square, and how much of it is. */
function mean(
  { width, height, bytes }: Pixels,
  { x, y, factor }: { x: number; y: number; factor: number },
): number[] {
  const sum = [0, 0, 0, 0];
  let count = 0;
  for (let row = y; row < Math.min(height, y + factor); row++) {
    for (let column = x; column < Math.min(width, x + factor); column++) {
      const pixel = bytes.subarray(4 * (row * width + column));
      const opacity = pixel[3] ?? 0;
      for (let i = 0; i < 3; i++) {
        sum[i] = (sum[i] ?? 0) + (pixel[i] ?? 0) * opacity;
      }
      sum[3] = (sum[3] ?? 0) + opacity;
      count++;
    }
  }
  const [red = 0, green = 0, blue = 0, opacity = 0] = sum;
  const weight = opacity || 1;
  return [red / weight, green / weight, blue / weight, opacity / (count || 1)];
}
