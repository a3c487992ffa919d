import { paintAvatar } from "../avatar/paint_avatar.ts";
import { toneOf } from "../../base/colour/tokens.ts";
import type { Profile } from "../../content/content.ts";
import type { Pixels } from "../avatar/png.ts";
import type { Box } from "../avatar/shapes.ts";
import { blank, crop, fill } from "./pixels.ts";

/** Pixels of a side. */
export const SIDE = 32;

/** The owner's face, or an open door in the hue if there is no figure. */
export function iconOf(
  { figure, hue }: Pick<Profile, "figure" | "hue">,
): Pixels {
  return figure ? face(figure) : door(hue);
}

/** From the crown to the collar. */
const HEAD = { left: 16, top: 26, right: 16 + SIDE, bottom: 26 + SIDE };

function face(figure: string): Pixels {
  const { image, palette } = paintAvatar({
    figure,
    direction: 3,
    headDirection: 3,
    size: "n",
    gesture: "sml",
    action: "std",
    frame: 0,
  });
  return { image: crop(image, HEAD), palette };
}

const FRAME = 1;
const LEAF = 2;
const LIGHT = 3;

/** An open door with light in it, on a ground that is visible on any other. */
function door(hue: number): Pixels {
  const image = blank(SIDE, SIDE);
  const paint = (index: number, at: Box) => fill(image, index, at);
  paint(FRAME, { left: 7, top: 3, right: 25, bottom: 29 });
  paint(LIGHT, { left: 9, top: 5, right: 23, bottom: 27 });
  paint(LEAF, { left: 14, top: 5, right: 23, bottom: 27 });
  paint(FRAME, { left: 15, top: 16, right: 17, bottom: 18 });
  paint(FRAME, { left: 2, top: 27, right: 30, bottom: 29 });
  const tones = (["tint", "ink", "accent", "paper"] as const)
    .map((token) => toneOf("light", token, hue));
  const rgb = Uint8Array.from(tones.flat());
  return { image, palette: { rgb, alpha: new Uint8Array(0) } };
}
