import type { Light } from "./oklch.ts";

/** Red, green and blue of sRGB, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOfLight(light: Light): Rgb {
  const [red = 0, green = 0, blue = 0] = light.map((value) =>
    Math.round(
      255 *
        (value <= 0.0031308
          ? 12.92 * value
          : 1.055 * value ** (1 / 2.4) - 0.055),
    )
  );
  return [red, green, blue];
}

/** Mixes two colours. A `share` of 1 is the second colour. */
export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [
    channel(one[0], other[0]),
    channel(one[1], other[1]),
    channel(one[2], other[2]),
  ];
}

/** Perceived brightness, from 0 to 255. */
export function brightness([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** `#` and six digits in lower case. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
