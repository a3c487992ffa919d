import { imageSize } from "image-size";
import { ConfigError } from "../../lib/config.ts";
import { decode, encode } from "./codecs.ts";
import { toSrgb } from "./colours.ts";
import { formatOf } from "./kind.ts";
import { metadataOf } from "./metadata.ts";
import { type Pixels, shrink, upright } from "./pixels.ts";

/** A JPEG, upright and without metadata. */
export interface Photo {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

const MAX_KILOBYTES = 300;

/** Memory: a pixel takes 12 bytes while it is decoded. Phones take up to 50 million. */
const MAX_MEGAPIXELS = 64;

/** Twice the width of the text column, for fine screens. */
const MAX_SIDE = 1200;

/** Tried in this order. Smaller sides are for pictures of leaves, sand and noise. */
const SIDES = [MAX_SIDE, 900, 600, 300];
const QUALITIES = [85, 70];

/** Makes the photo of a phone small. Throws a ConfigError, which begins with "it" or "its". */
export async function makePhoto(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Photo> {
  const format = formatOf(bytes);
  refuseSize(bytes);
  const { orientation, icc, isAnimated, isWhole } = metadataOf(bytes, format);
  if (isAnimated) throw new ConfigError("it moves; save one picture of it");
  if (!isWhole) {
    throw new ConfigError("its end is missing; copy it from the phone again");
  }
  const small = upright(
    shrink(await decode(bytes, format), MAX_SIDE),
    orientation,
  );
  if (icc) toSrgb(small, icc);
  return await encodeSmall(small);
}

/** Reads the header alone: a few bytes can claim more pixels than the memory holds. */
function refuseSize(bytes: Uint8Array): void {
  const { width, height } = sizeOf(bytes);
  if (width * height <= MAX_MEGAPIXELS * 1e6) return;
  throw new ConfigError(
    `it has ${width} by ${height} pixels, above ${MAX_MEGAPIXELS} million; reduce it in a program for photos`,
  );
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw new ConfigError(
      "its header is broken; copy it from the phone again",
    );
  }
}

async function encodeSmall(pixels: Pixels): Promise<Photo> {
  for (const side of SIDES) {
    const { width, height, data } = shrink(pixels, side);
    for (const quality of QUALITIES) {
      const bytes = await encode({ data, width, height }, quality);
      if (bytes.length <= MAX_KILOBYTES * 1024) return { bytes, width, height };
    }
  }
  throw new Error("A picture of 300 by 300 pixels has at most 270 KB");
}
