import { concat } from "./concat.ts";
import { chunk, ENCODERS, exifWith, picture } from "./pictures.ts";

/** Files of phones and editors of which no photo is made. */
export async function refusedFiles(): Promise<
  Record<string, Uint8Array<ArrayBuffer>>
> {
  const image = picture(64, 64, (x, y) => [x * 4, y * 4, x * y & 255]);
  const exif = exifWith(1);
  const { jpeg, png, webp } = ENCODERS;
  const whole = {
    jpeg: await jpeg(image, exif),
    png: await png(image, exif),
    webp: await webp(image, exif),
  };
  const cut = (bytes: Uint8Array) => bytes.slice(0, bytes.length - 200);
  return {
    "a HEIC photo": concat("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    "an AVIF picture": concat("\0\0\0\x18ftypavif\0\0\0\0mif1avif"),
    "a RAW photo": concat("II*\0\x10\0\0\0CR\x02\0"),
    "a newer RAW photo": concat("\0\0\0\x18ftypcrx \0\0\0\x01crx isom"),
    "a video": concat("\0\0\0\x14ftypqt  \0\0\0\0qt  "),
    "a GIF": concat("GIF89a\x01\0\x01\0\0\0\0"),
    "a text": concat("Here is my photo."),
    "an empty file": new Uint8Array(),
    "a JPEG without a header": concat("\xff\xd8\xff\xe0", new Uint8Array(40)),
    "a JPEG that is cut off": cut(whole.jpeg),
    "a PNG that is cut off": cut(whole.png),
    "a WebP that is cut off": cut(whole.webp),
    "a JPEG whose pixels end early": concat(cut(whole.jpeg), "\xff\xd9"),
    "a PNG with damaged pixels": whole.png.map((byte, at, { length }) =>
      at > 200 && at < length - 20 ? 7 : byte
    ),
    "a PNG that moves": concat(
      whole.png.subarray(0, 33),
      chunk("acTL", new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0])),
      whole.png.subarray(33),
    ),
    "a WebP that moves": moving(whole.webp),
  };
}

/** Adds an empty chunk of animation at the end. */
function moving(webp: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = concat(webp, "ANIM\0\0\0\0");
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  return bytes;
}
