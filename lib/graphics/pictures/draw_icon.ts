import { encodePng, type IndexedImage } from "../avatar/png.ts";
import { toneOf } from "../../base/colour/tokens.ts";
import type { Profile } from "../../content/kinds/profile.ts";
import type { IconPath } from "./addresses.ts";
import { icoOf } from "./ico.ts";
import { iconOf, SIDE } from "./icon.ts";
import { blank, onGround, place } from "./pixels.ts";
import { svgOf } from "./svg.ts";

type Draw = (profile: Profile) => string | Uint8Array<ArrayBuffer>;

export const DRAW_ICON: Record<IconPath, Draw> = {
  "/icon.svg": (profile) => svgOf(iconOf(profile)),
  "/favicon.ico": (profile) => icoOf(clear(profile, 1), SIDE),
  "/icon-192.png": (profile) => clear(profile, 6),
  "/icon-512.png": (profile) => clear(profile, 16),
  // Whoever cuts a circle or a square out of these leaves the middle alone.
  "/icon-maskable.png": (profile) => covered(profile, 11, 512),
  "/apple-touch-icon.png": (profile) => covered(profile, 5, 180),
};

/** With nothing around it. */
function clear(profile: Profile, times: number): Uint8Array<ArrayBuffer> {
  const { image, palette } = iconOf(profile);
  return encodePng(enlarged(image, times, SIDE * times), palette);
}

/** On a ground in the hue. */
function covered(
  profile: Profile,
  times: number,
  side: number,
): Uint8Array<ArrayBuffer> {
  const { image, palette } = iconOf(profile);
  const ground = toneOf("light", "tint", profile.hue);
  const whole = enlarged(image, times, side);
  return encodePng(whole, onGround(palette, ground));
}

/** In the middle of a square. */
function enlarged(image: IndexedImage, times: number, side: number) {
  const square = blank(side, side);
  const edge = (side - SIDE * times) / 2;
  place(image, square, {
    left: edge,
    top: edge,
    times,
    become: (index) => index,
  });
  return square;
}
