import type { Garment } from "../../graphics/wardrobe.ts";
import { FIGURE, MAX_FIGURE } from "../../content/figure.ts";

/** Chooses the next shape. After the last one the part is taken off, if it may be. */
export function withNextShape(figure: string, garment: Garment): string {
  const { type, sets, isWorn } = garment;
  const { set = -1, colour = 0 } = partOf(figure, type);
  const next = set + 1;
  if (next < sets) return withPart(figure, type, next, colour);
  return isWorn
    ? withPart(figure, type, 0, colour)
    : withPart(figure, type, undefined);
}

/** Chooses the next colour. Returns the same figure if it has no such part. */
export function withNextColour(figure: string, garment: Garment): string {
  const { type, colours } = garment;
  const { set, colour = -1 } = partOf(figure, type);
  if (set === undefined) return figure;
  return withPart(figure, type, set, (colour + 1) % colours);
}

export function isFigure(text: string): boolean {
  return text.length <= MAX_FIGURE && FIGURE.test(text);
}

function partOf(figure: string, type: string) {
  const part = figure.split(".").find((each) => each.startsWith(`${type}-`));
  const [, set, colour] = part?.split("-") ?? [];
  return {
    set: set === undefined ? undefined : Number(set),
    colour: colour ? Number(colour) : undefined,
  };
}

function withPart(
  figure: string,
  type: string,
  set: number | undefined,
  colour = 0,
): string {
  const parts = figure.split(".");
  const at = parts.findIndex((each) => each.startsWith(`${type}-`));
  const part = set === undefined ? [] : [`${type}-${set}-${colour}`];
  // A new part comes last. Others keep their order.
  if (at === -1) return [...parts, ...part].join(".");
  return parts.toSpliced(at, 1, ...part).join(".");
}
