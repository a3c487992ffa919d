import type { Rgb } from "../../base/colour/colours.ts";
import {
  figureHash,
  type FigurePart,
  figureParts,
} from "../../content/figure.ts";
import { STYLES } from "../wardrobe.ts";
import {
  CLOTHS,
  DENIMS,
  HAIRS,
  LEATHERS,
  SKINS,
  swatch,
  vivid,
} from "./colours.ts";
import type { Pose } from "./geometry.ts";
import type { Material } from "./palette.ts";

/** Everything about a person but the pose. An undefined part is not worn. */
export type Look = ReturnType<typeof lookOf>;

/** A person in a pose. `turn`: angle between the body and the viewer. */
export interface Body {
  look: Look;
  pose: Pose;
  turn: number;
}

/** Parts that every figure has. The hash, shifted by this, chooses a missing one. */
const REQUIRED = { hd: 3, hr: 6, ch: 9, lg: 12, sh: 15 };

type Parts = ReadonlyMap<string, FigurePart>;

/** Reads a figure. A hash of the figure chooses parts and colours that it lacks. */
export function lookOf(figure: string) {
  const hash = figureHash(figure);
  const chosen = Object.entries(REQUIRED)
    .map(([type, shift]) => ({ type, setId: hash >>> shift, colours: [] }));
  const parts: Parts = new Map(
    [...chosen, ...figureParts(figure)].map((part) => [part.type, part]),
  );
  return {
    colours: coloursOf(parts, hash),
    eyes: pick(STYLES.eyes, parts.get("hd")),
    hair: pick(STYLES.hair, parts.get("hr")),
    shirt: pick(STYLES.shirt, parts.get("ch")),
    legs: pick(STYLES.legs, parts.get("lg")),
    shoes: pick(STYLES.shoes, parts.get("sh")),
    coat: parts.has("cc"),
    belt: parts.has("wa"),
    charm: parts.has("ca") && pick(STYLES.charm, parts.get("ca")),
    print: parts.has("cp") && pick(STYLES.print, parts.get("cp")),
    hat: parts.has("ha") && pick(STYLES.hat, parts.get("ha")),
    ornament: parts.has("he") && pick(STYLES.ornament, parts.get("he")),
    glasses: parts.has("ea") && pick(STYLES.glasses, parts.get("ea")),
    beard: parts.has("fa") && pick(STYLES.beard, parts.get("fa")),
  };
}

function coloursOf(parts: Parts, hash: number): Record<Material, Rgb> {
  const colourOf = (
    type: string,
    colours: readonly Rgb[],
    shift: number,
    place = 0,
  ) => swatch(colours, parts.get(type)?.colours[place] ?? hash >>> shift);
  const charm = parts.get("ca")?.colours[0] ?? null;
  return {
    skin: colourOf("hd", SKINS, 2),
    hair: colourOf("hr", HAIRS, 4),
    shirt: colourOf("ch", CLOTHS, 6),
    coat: colourOf("cc", CLOTHS, 8),
    trousers: colourOf("lg", DENIMS, 10),
    shoes: colourOf("sh", LEATHERS, 12),
    hat: colourOf("ha", CLOTHS, 14),
    trim: colourOf("ch", CLOTHS, 16, 1),
    charm: charm === null ? vivid(hash) : swatch(CLOTHS, charm),
    frame: colourOf("ea", LEATHERS, 18),
  };
}

function pick<T>(styles: readonly [T, ...T[]], part: FigurePart | undefined) {
  return styles[(part?.setId ?? 0) % styles.length] ?? styles[0];
}
