import { encodePng } from "../avatar/png.ts";
import { PREVIEW } from "./addresses.ts";
import { blank, fill } from "./pixels.ts";
import type { Preview } from "./preview_of.ts";
import { indexOf, previewPalette } from "./preview_palette.ts";
import { isBody, isGround, personOf, stand } from "./preview_person.ts";
import { writeWords } from "./preview_words.ts";

/** Where the floor is, in pixels from above, and how thick. */
const FLOOR = 500;
const THICK = 4;

/** A PNG of 1200 × 630 pixels; the same page always gives the same bytes. */
export function drawPreview(preview: Preview): Uint8Array<ArrayBuffer> {
  const { hue, figure, direction } = preview;
  const image = blank(PREVIEW.width, PREVIEW.height);
  const person = figure ? personOf(figure, direction) : undefined;
  const place = { floor: FLOOR, direction };
  // The shadow lies on both sides of the line, on which the shoes stand.
  if (person) stand(person.image, image, { ...place, isMeant: isGround });
  fill(image, indexOf("ink", 1), {
    left: 0,
    top: FLOOR - THICK,
    right: image.width,
    bottom: FLOOR,
  });
  if (person) stand(person.image, image, { ...place, isMeant: isBody });
  writeWords(image, preview, FLOOR);
  return encodePng(image, previewPalette(hue, person?.palette));
}
