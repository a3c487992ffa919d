import type { Rgb } from "../../base/colour/srgb.ts";
import {
  CLOTHS,
  DENIMS,
  HAIRS,
  LEATHERS,
  SKINS,
  swatch,
  vivid,
} from "./colours.ts";
import {
  figureHash,
  type FigurePart,
  figureParts,
} from "../../content/figure.ts";
import type { Material } from "./palette.ts";

const STYLES = {
  eyes: ["tall", "round", "lashes"],
  hair: ["short", "bob", "spiky", "bun", "long", "curls", "tail", "mohawk"],
  shirt: ["plain", "stripes", "yoke", "buttons", "long", "varsity", "vest"],
  print: ["heart", "bar", "star"],
  legs: ["trousers", "cuffs", "skirt", "shorts", "trousers"],
  shoes: ["sneakers", "boots", "shoes"],
  hat: ["cap", "beanie", "brim", "party"],
  ornament: ["flower", "headband", "headphones"],
  glasses: ["round", "square", "dark"],
  beard: ["full", "moustache", "goatee"],
  charm: ["bag", "scarf", "bracelet"],
} as const;
type Styles = typeof STYLES;
export type Style<Kind extends keyof Styles> = Styles[Kind][number];

/** By their two letters. */
export type GarmentType =
  | "hd"
  | "hr"
  | "ch"
  | "lg"
  | "sh"
  | "ha"
  | "ea"
  | "fa"
  | "he";

/** A part of a figure that can be chosen. */
export interface Garment {
  type: GarmentType;
  /** How many shapes there are of it, and in how many colours. */
  sets: number;
  colours: number;
  /** Whether everybody has one. */
  isWorn: boolean;
}

/** What can be chosen, from the head down. */
export const WARDROBE: Garment[] = [
  garment("hd", STYLES.eyes, SKINS, true),
  garment("hr", STYLES.hair, HAIRS, true),
  garment("ch", STYLES.shirt, CLOTHS, true),
  garment("lg", STYLES.legs, DENIMS, true),
  garment("sh", STYLES.shoes, LEATHERS, true),
  garment("ha", STYLES.hat, CLOTHS),
  garment("ea", STYLES.glasses, LEATHERS),
  garment("fa", STYLES.beard, HAIRS),
  garment("he", STYLES.ornament, CLOTHS),
];

function garment(
  type: GarmentType,
  { length: sets }: readonly string[],
  { length: colours }: readonly Rgb[],
  isWorn = false,
): Garment {
  return { type, sets, colours, isWorn };
}

/** How a person looks, whatever the pose; what is undefined is not worn. */
export interface Look {
  colours: Record<Material, Rgb>;
  eyes: Style<"eyes">;
  hair: Style<"hair">;
  shirt: Style<"shirt">;
  legs: Style<"legs">;
  shoes: Style<"shoes">;
  coat: boolean;
  belt: boolean;
  charm?: Style<"charm">;
  print?: Style<"print">;
  hat?: Style<"hat">;
  ornament?: Style<"ornament">;
  glasses?: Style<"glasses">;
  beard?: Style<"beard">;
}

/** The figure dressed: by its numbers, and by chance of its own where it has none. */
export function look(figure: string): Look {
  const hash = figureHash(figure);
  const parts = new Map(figureParts(figure).map((part) => [part.type, part]));
  const worn = (type: string) => parts.get(type);
  const need = (type: string, salt: number) =>
    worn(type) ?? { type, setId: hash >>> salt, colours: [] };
  const [head, hair, shirt, legs, shoes] = [
    need("hd", 3),
    need("hr", 6),
    need("ch", 9),
    need("lg", 12),
    need("sh", 15),
  ];
  const charm = worn("ca");
  const dye = charm?.colours[0] ?? null;
  return {
    colours: {
      skin: colourOf(head, SKINS, hash >>> 2),
      hair: colourOf(hair, HAIRS, hash >>> 4),
      shirt: colourOf(shirt, CLOTHS, hash >>> 6),
      coat: colourOf(worn("cc"), CLOTHS, hash >>> 8),
      trousers: colourOf(legs, DENIMS, hash >>> 10),
      shoes: colourOf(shoes, LEATHERS, hash >>> 12),
      hat: colourOf(worn("ha"), CLOTHS, hash >>> 14),
      trim: colourOf(shirt, CLOTHS, hash >>> 16, 1),
      charm: dye === null ? vivid(hash) : swatch(CLOTHS, dye),
      frame: colourOf(worn("ea"), LEATHERS, hash >>> 18),
    },
    eyes: pick(STYLES.eyes, head.setId),
    hair: pick(STYLES.hair, hair.setId),
    shirt: pick(STYLES.shirt, shirt.setId),
    legs: pick(STYLES.legs, legs.setId),
    shoes: pick(STYLES.shoes, shoes.setId),
    coat: worn("cc") !== undefined,
    belt: worn("wa") !== undefined,
    charm: styleOf(STYLES.charm, charm),
    print: styleOf(STYLES.print, worn("cp")),
    hat: styleOf(STYLES.hat, worn("ha")),
    ornament: styleOf(STYLES.ornament, worn("he")),
    glasses: styleOf(STYLES.glasses, worn("ea")),
    beard: styleOf(STYLES.beard, worn("fa")),
  };
}

function colourOf(
  part: FigurePart | undefined,
  colours: readonly Rgb[],
  fallback: number,
  place = 0,
): Rgb {
  return swatch(colours, part?.colours[place] ?? fallback);
}

function styleOf<T>(
  styles: readonly [T, ...T[]],
  part: FigurePart | undefined,
): T | undefined {
  return part && pick(styles, part.setId);
}

function pick<T>(styles: readonly [T, ...T[]], setId: number): T {
  return styles[setId % styles.length] ?? styles[0];
}
