import { mixed, type Rgb } from "../../base/colour/colours.ts";

export const SKINS = swatches(
  "f6d3b3 edc09a f9dfc9 d9a178 c58a5e a86c45 8a5434 78492f f2c7a8 63392a b97a50",
);
export const HAIRS = swatches(
  "4a3227 2b2630 7a4a2b a8672f d99a3e f0cd74 b8452f 8c8c96 e6e1d8 5b2a3c",
  "d9668f 3f6f9e 3d8f7d",
);
export const CLOTHS = swatches(
  "d9534a 3f7fbf f0b53c 4c9f70 8a5fb0 e98a4b 2f4a6d e7e2d6 5fb7b5 c4557f",
  "6b7a3a 9c6b4a 3b3d4a f2d98b 7fa8d8 b23a48 8fbf6a d8a0c0 5a6b7a",
);
export const DENIMS = swatches(
  "3d5678 5c4a3d 2f3340 6f7d8c 7a5b3e 41614f 8a7d63 513a5c 9aa7b5 742f3a b59a6a",
);
export const LEATHERS = swatches(
  "4b352b d8d3c8 2e2c34 a3553b 3f5a8a 7b2f36 e0b04a 4f6b52 8a5f9a",
);

/** The colour of a number. Each round through the list is a little lighter or darker. */
export function swatch(colours: readonly Rgb[], number: number): Rgb {
  const colour = colours[number % colours.length] ?? [0, 0, 0];
  const round = Math.floor(number / colours.length) % 5;
  return mixed(colour, round % 2 ? WHITE : BLACK, round * 0.035);
}

/** A clear colour of any hue. */
export function vivid(hash: number): Rgb {
  const hue = (hash & 0xffff) / 0x10000 * 6;
  const strength = 90 + ((hash >>> 16) & 0x3f);
  const channel = (shift: number) => {
    const wave = Math.abs((hue + shift) % 6 - 3) - 1;
    return Math.round(72 + strength * Math.min(1, Math.max(0, wave)));
  };
  return [channel(0), channel(4), channel(2)];
}

/** Outline, dark, base and light of a colour: shade is cool, light is warm. */
export function tones(colour: Rgb): Rgb[] {
  return [
    mixed(colour, [38, 24, 56], 0.62),
    mixed(colour, [62, 40, 92], 0.24),
    colour,
    mixed(colour, [255, 244, 214], 0.32),
  ];
}

export function blush(skin: Rgb): Rgb {
  return mixed(skin, [226, 74, 82], 0.38);
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

function swatches(...lists: string[]): Rgb[] {
  return lists.join(" ").split(" ").map((hex) => {
    const value = parseInt(hex, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  });
}
