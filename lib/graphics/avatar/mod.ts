import { drawBody } from "./body.ts";
import { Canvas } from "./canvas.ts";
import { drawHead } from "./head.ts";
import type { Avatar } from "./types.ts";
import { look } from "./look.ts";
import { paletteOf } from "./palette.ts";
import { encodePng, type IndexedImage, type Palette } from "./png.ts";
import { pose } from "./pose.ts";
import { bodyTurn, headTurn } from "./projection.ts";

export type { Gesture } from "./gesture.ts";
export { figureParts } from "../../content/figure.ts";
export { frameCount } from "./pose.ts";

/** A PNG of the person; the same avatar always gives the same bytes. */
export function drawAvatar(avatar: Avatar): Uint8Array<ArrayBuffer> {
  const { image, palette } = paintAvatar(avatar);
  return encodePng(image, palette);
}

/** The person as pixels, to be drawn on. */
export function paintAvatar(
  avatar: Avatar,
): { image: IndexedImage; palette: Palette } {
  const person = look(avatar.figure);
  const turn = bodyTurn(avatar.direction);
  const stance = pose(avatar, turn);
  const canvas = new Canvas(avatar.size === "l" ? 2 : 1);
  const layers = [
    ...drawBody(person, stance, turn),
    ...drawHead(person, stance, headTurn(avatar.headDirection), avatar.gesture),
  ].sort((a, b) => a.depth - b.depth);
  for (const { draw } of layers) draw(canvas);
  canvas.seal();
  canvas.rim();
  return { image: canvas, palette: paletteOf(person.colours) };
}
