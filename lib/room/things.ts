/** What has a name in the room, and a verb: see `room.thing` in the words. */
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
  { id: "plant", box: [56, 350, 96, 140] },
  { id: "bell", box: [254, 424, 44, 40], isNear: true },
  { id: "letter", box: [296, 392, 56, 40], isNear: true },
  { id: "rug", box: [336, 524, 76, 52] },
  { id: "cat", box: [458, 548, 62, 40], isNear: true },
  { id: "paper", box: [420, 588, 76, 56], isNear: true },
  { id: "chair", box: [596, 468, 138, 116] },
  { id: "lamp", box: [706, 442, 62, 136] },
  { id: "robots", box: [764, 432, 84, 92] },
] as const satisfies {
  id: string;
  /** Left, top, width and height in the drawing, in units. */
  box: readonly [number, number, number, number];
  /** Before whoever walks by. */
  isNear?: true;
}[];

export type ThingId = typeof THINGS[number]["id"];
