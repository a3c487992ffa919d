import { blush, type Colour, tones } from "./colours.ts";
import type { Palette } from "./png.ts";

/** What a pixel is made of; each has four tones. */
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
  ink: 2,
  white: 3,
  mouth: 4,
  tongue: 5,
  blush: 6,
} as const;
export type Flat = typeof FLAT[keyof typeof FLAT];

const FLATS: readonly Colour[] = [
  [0, 0, 0],
  [24, 20, 44],
  [40, 28, 48],
  [255, 253, 248],
  [134, 48, 58],
  [226, 112, 112],
];
const ALPHA = Uint8Array.of(0, 56);

export function shade(material: Material, tone: Tone): number {
  return FLATS.length + 1 + MATERIALS.indexOf(material) * 4 + tone;
}

/** The same tone of another material; undefined if the index is not of `from`. */
export function redye(
  index: number,
  from: Material,
  to: Material,
): number | undefined {
  const tone = index - shade(from, TONE.outline);
  if (tone < TONE.outline || tone > TONE.light) return undefined;
  return shade(to, TONE.outline) + tone;
}

export function paletteOf(colours: Record<Material, Colour>): Palette {
  const shaded = MATERIALS.flatMap((material) => tones(colours[material]));
  const flats = [...FLATS, blush(colours.skin)];
  return { rgb: Uint8Array.from([...flats, ...shaded].flat()), alpha: ALPHA };
}
