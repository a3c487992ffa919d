import { at } from "../../lib/ui/room/iso.ts";
import { type Movable, PLACES } from "../../lib/ui/room/places.ts";
import type { ThingId } from "../../lib/ui/room/things_of.ts";

/** Left, top, width and height in the drawing, in units. */
type Box = readonly [left: number, top: number, width: number, height: number];

interface Thing {
  id: ThingId;
  /** The origin of the box, if the thing can be moved. */
  of?: Movable;
  box: Box;
  /** In front of people who walk by. */
  isNear?: true;
}

/** The part of the drawing that is the link of each thing. */
export const THINGS = [
  { id: "shelf", box: [296, 118, 172, 262] },
  { id: "cabinet", box: [462, 160, 124, 232] },
  { id: "clock", box: [540, 96, 44, 52] },
  { id: "board", box: [616, 128, 116, 154] },
  { id: "counter", box: [568, 330, 190, 150] },
  { id: "sign", box: [848, 350, 76, 72], isNear: true },
  { id: "door", box: [844, 422, 76, 76] },
  { id: "window", box: [128, 140, 156, 190] },
  { id: "mirror", box: [42, 256, 58, 142] },
  { id: "plant", of: "plant", box: [-47, -129, 96, 140] },
  { id: "bell", box: [254, 424, 44, 40], isNear: true },
  { id: "letter", box: [296, 392, 56, 40], isNear: true },
  { id: "rug", box: [336, 524, 76, 52] },
  { id: "cat", of: "cat", box: [-32, -28, 62, 40], isNear: true },
  { id: "paper", of: "table", box: [-34, -23, 76, 56], isNear: true },
  { id: "chair", of: "chair", box: [-47, -89, 138, 116] },
  { id: "lamp", of: "lamp", box: [-31, -133, 62, 136] },
  { id: "robots", of: "robot", box: [-30, -81, 84, 92] },
] as const satisfies Thing[];

export function boxOf({ of, box }: Pick<Thing, "of" | "box">): Box {
  if (!of) return box;
  const [x, y] = at(PLACES[of].i, PLACES[of].j);
  const [left, top, width, height] = box;
  return [x + left, y + top, width, height];
}
