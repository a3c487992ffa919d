import type { IndexedImage, Palette } from "../avatar/png.ts";
import { mixed, type Rgb } from "../../base/colour/srgb.ts";

/** A picture of few colours, and what its indexes stand for. */
export interface Pixels {
  image: IndexedImage;
  palette: Palette;
}

export function blank(width: number, height: number): IndexedImage {
  return { width, height, pixels: new Uint8Array(width * height) };
}

/** The ends are not of the box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
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

/** A part of a picture, as if nothing were around it. */
export function crop(
  from: IndexedImage,
  { left, top, right, bottom }: Box,
): IndexedImage {
  const to = blank(right - left, bottom - top);
  for (let y = top; y < bottom; y++) {
    const row = from.pixels.subarray(
      y * from.width + left,
      y * from.width + right,
    );
    to.pixels.set(row, (y - top) * to.width);
  }
  return to;
}

/** Where a picture is drawn on another one, and how. */
export interface Placing {
  left: number;
  top: number;
  /** Each of its pixels becomes a square of so many by so many. */
  times: number;
  /** The index it takes there; undefined leaves what is there. */
  become(index: number): number | undefined;
}

export function place(
  from: IndexedImage,
  to: IndexedImage,
  { left, top, times, become }: Placing,
): void {
  for (let i = 0; i < from.pixels.length; i++) {
    const there = become(from.pixels[i] ?? 0);
    if (there === undefined) continue;
    const x = left + i % from.width * times;
    const y = top + Math.floor(i / from.width) * times;
    fill(to, there, { left: x, top: y, right: x + times, bottom: y + times });
  }
}

/** The palette as it looks on a ground, which is what is clear. */
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
