import { paintAvatar } from "../avatar/mod.ts";
import { FLAT } from "../avatar/palette.ts";
import type { IndexedImage } from "../avatar/png.ts";
import { type Pixels, place } from "./pixels.ts";
import type { Preview } from "./preview_of.ts";
import { FIGURE } from "./preview_palette.ts";

interface Standing {
  /** In pixels from above. */
  floor: number;
  /** Which way the page is read. */
  direction: Preview["direction"];
  /** Of an index of the figure. */
  isMeant(index: number): boolean;
}

/** How far down the soles of a large figure are, in its pixels. */
const FEET = 203;
/** From the side of the picture to that of the figure, which is half empty. */
const ASIDE = 24;
const TIMES = 2;

export const isBody = (index: number) => index > FLAT.rim;
export const isGround = (index: number) =>
  index !== FLAT.clear && !isBody(index);

/** Somebody who looks towards the words. */
export function personOf(
  figure: string,
  direction: Preview["direction"],
): Pixels {
  const towards = direction === "ltr" ? 2 : 4;
  return paintAvatar({
    figure,
    direction: towards,
    headDirection: towards,
    size: "l",
    gesture: "sml",
    action: "std",
    frame: 0,
  });
}

export function stand(
  person: IndexedImage,
  image: IndexedImage,
  { floor, direction, isMeant }: Standing,
): void {
  const right = image.width - ASIDE - TIMES * person.width;
  place(person, image, {
    left: direction === "ltr" ? ASIDE : right,
    top: floor - TIMES * FEET,
    times: TIMES,
    become: (index) => isMeant(index) ? FIGURE + index : undefined,
  });
}
