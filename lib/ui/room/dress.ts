import type { Garment } from "../../graphics/avatar/look.ts";
import { FIGURE, LONGEST_FIGURE } from "../../content/figure.ts";

/** The figure with the next shape of a part; after the last one without it, where that may be. */
export function withNextShape(figure: string, garment: Garment): string {
  const { set, colour } = partOf(figure, garment.type);
  const next = (set ?? -1) + 1;
  if (next < garment.sets) return withPart(figure, garment, next, colour ?? 0);
  return garment.isWorn
    ? withPart(figure, garment, 0, colour ?? 0)
    : withPart(figure, garment);
}

/** The figure with the next colour of a part; as it was where it has no such part. */
export function withNextColour(figure: string, garment: Garment): string {
  const { set, colour } = partOf(figure, garment.type);
  if (set === undefined) return figure;
  const next = ((colour ?? -1) + 1) % garment.colours;
  return withPart(figure, garment, set, next);
}

/** Whether an address of ours may name it. */
export function isFigure(text: string): boolean {
  return text.length <= LONGEST_FIGURE && FIGURE.test(text);
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
  { type }: Garment,
  set?: number,
  colour?: number,
): string {
  const parts = figure.split(".");
  const at = parts.findIndex((each) => each.startsWith(`${type}-`));
  const part = set === undefined ? [] : [`${type}-${set}-${colour ?? 0}`];
  // What is not worn yet comes last, and all else stays where it is.
  if (at === -1) return [...parts, ...part].join(".");
  return parts.toSpliced(at, 1, ...part).join(".");
}
