import { at, type Point } from "../../lib/ui/room/iso.ts";
import { type Movable, PLACES } from "../../lib/ui/room/places.ts";
import type { ThingId } from "../../lib/ui/room/things_of.ts";

/** Left, top, width and height in the drawing, in units. */
type Box = readonly [left: number, top: number, width: number, height: number];

interface Thing {
  id: ThingId;
  /** The origin of the outline, if the thing can be moved. */
  of?: Movable;
  /** Corners, clockwise. Clicks between them are clicks on the thing. */
  outline: readonly Point[];
}

/** The part of the drawing that is the link of each thing. */
export const THINGS = [
  {
    id: "shelf",
    // deno-fmt-ignore
    outline: [[295, 114], [434, 95], [472, 114], [472, 292], [333, 361], [295, 342]],
  },
  {
    id: "cabinet",
    // deno-fmt-ignore
    outline: [[445, 200], [506, 155], [622, 213], [622, 345], [583, 364], [468, 306]],
  },
  {
    id: "clock",
    // deno-fmt-ignore
    outline: [[540, 98], [562, 96], [584, 112], [584, 140], [566, 148], [544, 132]],
  },
  { id: "board", outline: [[620, 126], [730, 181], [730, 279], [620, 224]] },
  {
    id: "counter",
    // deno-fmt-ignore
    outline: [[569, 396], [600, 350], [640, 345], [700, 385], [775, 449], [766, 515], [727, 534], [581, 461]],
  },
  { id: "sign", outline: [[855, 321], [912, 350], [912, 392], [855, 363]] },
  { id: "door", outline: [[842, 270], [924, 313], [924, 496], [842, 455]] },
  { id: "window", outline: [[125, 209], [283, 131], [283, 263], [125, 341]] },
  { id: "mirror", outline: [[48, 278], [97, 251], [97, 346], [48, 375]] },
  {
    id: "plant",
    of: "plant",
    // deno-fmt-ignore
    outline: [[-52, -104], [-26, -128], [27, -119], [52, -79], [14, 8], [-14, 8]],
  },
  { id: "bell", outline: [[277, 456], [292, 438], [308, 456], [292, 468]] },
  { id: "letter", outline: [[286, 436], [325, 410], [360, 423], [320, 450]] },
  {
    id: "rug",
    // deno-fmt-ignore
    outline: [[327, 543], [400, 480], [485, 464], [570, 480], [643, 543], [570, 606], [485, 622], [400, 606]],
  },
  {
    id: "cat",
    of: "cat",
    // deno-fmt-ignore
    outline: [[-32, -28], [30, -28], [30, 12], [-32, 12]],
  },
  {
    id: "paper",
    of: "table",
    // deno-fmt-ignore
    outline: [[-39, -22], [0, -41], [38, -22], [38, -5], [0, 15], [-39, -5]],
  },
  {
    id: "chair",
    of: "chair",
    // deno-fmt-ignore
    outline: [[-68, -16], [-14, -75], [72, -48], [72, 28], [4, 62], [-63, 35]],
  },
  {
    id: "lamp",
    of: "lamp",
    // deno-fmt-ignore
    outline: [[-28, -85], [-15, -133], [15, -133], [27, -85], [14, -75], [14, 7], [-14, 7], [-14, -75]],
  },
  {
    id: "robots",
    of: "robot",
    // deno-fmt-ignore
    outline: [[-30, -48], [0, -81], [54, -48], [54, -6], [36, 11], [-20, 11]],
  },
] as const satisfies Thing[];

export function boxOf({ of, outline }: Pick<Thing, "of" | "outline">): Box {
  const [x, y] = of ? at(PLACES[of].i, PLACES[of].j) : [0, 0];
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [x + left, y + top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** CSS shape of the outline; undefined if it is the box itself. */
export function shapeOf({ outline }: Pick<Thing, "outline">) {
  const [left, top, width, height] = boxOf({ outline });
  const corners = outline.map(([x, y]) => [
    Math.round(100 * (x - left) / width),
    Math.round(100 * (y - top) / height),
  ]);
  if (corners.flat().every((each) => each % 100 === 0)) return;
  return `polygon(${corners.map(([x, y]) => `${x}% ${y}%`).join(", ")})`;
}
