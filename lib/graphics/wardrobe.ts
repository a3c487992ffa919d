import type { Rgb } from "../base/colour/colours.ts";
import { CLOTHS, DENIMS, HAIRS, LEATHERS, SKINS } from "./avatar/colours.ts";

/** Shapes of each part, in the order of their set ids. */
export const STYLES = {
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

/** A part of a figure that visitors can choose. */
export interface Garment {
  /** Two letters, as in a figure. */
  type: "hd" | "hr" | "ch" | "lg" | "sh" | "ha" | "ea" | "fa" | "he";
  /** Number of shapes. */
  sets: number;
  /** Empty if the part takes its colour from others. */
  colours: readonly Rgb[];
  /** True for parts that every figure has. */
  isWorn: boolean;
}

/** Parts that visitors can choose, from the head down. */
export const WARDROBE: Garment[] = [
  garment("hd", STYLES.eyes, SKINS, true),
  garment("hr", STYLES.hair, HAIRS, true),
  garment("ch", STYLES.shirt, CLOTHS, true),
  garment("lg", STYLES.legs, DENIMS, true),
  garment("sh", STYLES.shoes, LEATHERS, true),
  garment("ha", STYLES.hat, CLOTHS),
  garment("ea", STYLES.glasses, LEATHERS),
  garment("fa", STYLES.beard),
  garment("he", STYLES.ornament),
];

function garment(
  type: Garment["type"],
  { length: sets }: readonly string[],
  colours: readonly Rgb[] = [],
  isWorn = false,
): Garment {
  return { type, sets, colours, isWorn };
}
