import { FLAT } from "../avatar/palette.ts";
import { paintAvatar } from "../avatar/paint_avatar.ts";
import { encodePng, type IndexedImage, type Pixels } from "../avatar/png.ts";
import { avatarOf, PREVIEW } from "../addresses.ts";
import type { Content } from "../../content/content.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import { blank, fill, place } from "./pixels.ts";
import { type Preview, previewOf } from "./preview_of.ts";
import {
  FIGURE,
  indexOf,
  previewPalette,
  writeWords,
} from "./preview_words.ts";

/** Upper edges of the ground and of the floor line above it, in pixels. */
const FLOOR = 500;
const RULE = FLOOR - 4;
/** Row of the soles in a large figure. */
const FEET = 203;
/** Pixels from the side of the picture to that of the figure, which is half empty. */
const ASIDE = 24;
const TIMES = 2;

/** A PNG of 1200 × 630 pixels. The same page always gives the same bytes. */
export function drawPreview(
  page: PageMeta,
  { content, urlOf }: {
    content: Pick<Content, "profile">;
    urlOf(path: string): string;
  },
): Uint8Array<ArrayBuffer> {
  const preview = previewOf(page, content, urlOf(page.path));
  const { hue, figure, direction } = preview;
  const image = blank(PREVIEW.width, PREVIEW.height);
  const person = figure ? paintPerson(figure, direction) : undefined;
  // The shadow lies on both sides of the floor line, on which the shoes stand.
  if (person) stand(person.image, image, direction, isShadow);
  const across = { left: 0, right: image.width };
  fill(image, indexOf("ink", 1), { ...across, top: RULE, bottom: FLOOR });
  if (person) stand(person.image, image, direction, isBody);
  writeWords(image, preview, FLOOR);
  return encodePng({ image, palette: previewPalette(hue, person?.palette) });
}

/** A person who looks towards the words. */
function paintPerson(figure: string, reading: Preview["direction"]): Pixels {
  const direction = reading === "ltr" ? 2 : 4;
  return paintAvatar(avatarOf({ figure }, { direction, gesture: "sml" }));
}

function stand(
  person: IndexedImage,
  image: IndexedImage,
  direction: Preview["direction"],
  isDrawn: (index: number) => boolean,
): void {
  const right = image.width - ASIDE - TIMES * person.width;
  place(person, image, {
    left: direction === "ltr" ? ASIDE : right,
    top: FLOOR - TIMES * FEET,
    times: TIMES,
    become: (index) => isDrawn(index) ? FIGURE + index : undefined,
  });
}

function isBody(index: number): boolean {
  return index > FLAT.rim;
}

function isShadow(index: number): boolean {
  return index !== FLAT.clear && !isBody(index);
}
