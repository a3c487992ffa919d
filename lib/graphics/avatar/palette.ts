import type { Rgb } from "../../base/colour/colours.ts";
import { blush, tones } from "./colours.ts";
import type { Palette } from "./png.ts";

/** Materials of pixels, each in four tones. */
const MATERIALS = [
  "skin",
  "hair",
  "shirt",
  "coat",
  "trousers",
  "shoes",
  "hat",
  "trim",
  "charm",
  "frame",
] as const;
export type Material = typeof MATERIALS[number];

export const TONE = { outline: 0, dark: 1, base: 2, light: 3 } as const;
export type Tone = typeof TONE[keyof typeof TONE];

/** Colours without tones. */
export const FLAT = {
  clear: 0,
  shadow: 1,
  rim: 2,
  ink: 3,
  white: 4,
  mouth: 5,
  tongue: 6,
  blush: 7,
} as const;
export type Flat = typeof FLAT[keyof typeof FLAT];

const FLATS: readonly Rgb[] = [
  [0, 0, 0],
  // The shadow is darker than a light page and lighter than a dark one.
  [84, 76, 108],
  [255, 246, 224],
  [40, 28, 48],
  [255, 253, 248],
  [134, 48, 58],
  [226, 112, 112],
];
const ALPHA = Uint8Array.of(0, 96, 112);

export function shade(material: Material, tone: Tone): number {
  return FLATS.length + 1 + MATERIALS.indexOf(material) * 4 + tone;
}

/** The same tone of another material. Undefined if the index is not of `from`. */
export function redye(index: number, from: Material, to: Material) {
  const tone = index - shade(from, TONE.outline);
  if (tone < TONE.outline || tone > TONE.light) return undefined;
  return shade(to, TONE.outline) + tone;
}

export function paletteOf(colours: Record<Material, Rgb>): Palette {
  const shaded = MATERIALS.flatMap((material) => tones(colours[material]));
  const flats = [...FLATS, blush(colours.skin)];
  return { rgb: Uint8Array.from([...flats, ...shaded].flat()), alpha: ALPHA };
}
