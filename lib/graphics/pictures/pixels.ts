import type { IndexedImage, Palette } from "../avatar/png.ts";
import type { Box } from "../avatar/geometry.ts";
import { mixed, type Rgb } from "../../base/colour/colours.ts";

export function blank(width: number, height: number): IndexedImage {
  return { width, height, pixels: new Uint8Array(width * height) };
}

export function fill(
  { width, pixels }: IndexedImage,
  index: number,
  { left, top, right, bottom }: Box,
): void {
  for (let y = top; y < bottom; y++) {
    pixels.fill(index, y * width + left, y * width + right);
  }
}

export function crop(from: IndexedImage, { left, top, right, bottom }: Box) {
  const to = blank(right - left, bottom - top);
  for (let y = top; y < bottom; y++) {
    const start = y * from.width;
    const row = from.pixels.subarray(start + left, start + right);
    to.pixels.set(row, (y - top) * to.width);
  }
  return to;
}

interface Placing {
  left: number;
  top: number;
  /** Side of the square that each pixel becomes. */
  times: number;
  /** The index in the target: the same unless given. Undefined leaves the pixel there. */
  become?(index: number): number | undefined;
}

export function place(
  from: IndexedImage,
  to: IndexedImage,
  { left, top, times, become = (index) => index }: Placing,
): void {
  for (let i = 0; i < from.pixels.length; i++) {
    const there = become(from.pixels[i] ?? 0);
    if (there === undefined) continue;
    const x = left + i % from.width * times;
    const y = top + Math.floor(i / from.width) * times;
    fill(to, there, { left: x, top: y, right: x + times, bottom: y + times });
  }
}

/** The palette without transparency, on a ground. */
export function onGround({ rgb, alpha }: Palette, ground: Rgb): Palette {
  const tones = Array.from({ length: rgb.length / 3 }, (_, i) => {
    const tone = toneAt(rgb, i);
    return mixed(ground, tone, (alpha[i] ?? 255) / 255);
  });
  return { rgb: Uint8Array.from(tones.flat()), alpha: new Uint8Array(0) };
}

export function toneAt(rgb: Uint8Array, index: number): Rgb {
  const at = 3 * index;
  return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
}
