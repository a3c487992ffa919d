import { type Garment, WARDROBE } from "../../graphics/wardrobe.ts";

/** Chooses the next shape, or the one before. A part that may be taken off has "none" as well. */
export function withStep(figure: string, garment: Garment, by: 1 | -1): string {
  const { type, sets, isWorn } = garment;
  const shape = shapeOf(figure, garment);
  const first = isWorn ? 0 : -1;
  const count = sets - first;
  // A figure from elsewhere may lack a part that all others have.
  const from = shape === undefined
    ? isWorn && by === 1 ? -1 : 0
    : shape - first;
  const next = (from + by + count) % count + first;
  return withPart(figure, type, next < 0 ? undefined : next);
}

export function withColour(
  figure: string,
  { type, colours }: Garment,
  colour: number,
): string {
  const { set } = partOf(figure, type);
  if (set === undefined || !colours[colour]) return figure;
  return withPart(figure, type, set, colour);
}

/** A figure by chance. Parts that the wardrobe does not have stay. */
export function surprising(figure: string): string {
  return WARDROBE.reduce((figure, { type, sets, colours, isWorn }) => {
    const isOn = isWorn || below(3) === 0;
    const set = isOn ? below(sets) : undefined;
    return withPart(figure, type, set, below(colours.length));
  }, figure);
}

/** The shape that is drawn for any set id. Undefined if the figure has no such part. */
export function shapeOf(figure: string, { type, sets }: Garment) {
  const { set } = partOf(figure, type);
  return set === undefined ? undefined : set % sets;
}

/** The swatch of a part. Undefined if the part is not worn, or its colour is left to chance. */
export function colourOf(figure: string, { type, colours }: Garment) {
  const { colour } = partOf(figure, type);
  return colour === undefined ? undefined : colour % colours.length;
}

function below(end: number): number {
  return Math.floor(Math.random() * end);
}

function partOf(figure: string, type: string) {
  const part = figure.split(".").find((each) => each.startsWith(`${type}-`));
  const [, set, colour, ...more] = part?.split("-") ?? [];
  return {
    set: set === undefined ? undefined : Number(set),
    colour: colour ? Number(colour) : undefined,
    /** Colours of trimmings. */
    more,
  };
}

function withPart(
  figure: string,
  type: string,
  set: number | undefined,
  colour?: number,
): string {
  const parts = figure.split(".");
  const at = parts.findIndex((each) => each.startsWith(`${type}-`));
  const worn = partOf(figure, type);
  const numbers = [set, colour ?? worn.colour ?? 0, ...worn.more];
  const part = set === undefined ? [] : [`${type}-${numbers.join("-")}`];
  // A new part comes last. Others keep their order.
  if (at === -1) return [...parts, ...part].join(".");
  return parts.toSpliced(at, 1, ...part).join(".");
}
