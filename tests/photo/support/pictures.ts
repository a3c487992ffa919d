import encodeJpeg from "npm:@jsquash/jpeg@1.6.0/encode.js";
import encodePng from "npm:@jsquash/png@3.1.1/encode.js";
import encodeWebp from "npm:@jsquash/webp@1.5.0/encode.js";
import { concat } from "./concat.ts";
import { crc32 } from "node:zlib";

export type Colour = [red: number, green: number, blue: number];
export const RED: Colour = [255, 0, 0];
export const BLUE: Colour = [0, 0, 255];
export const WHITE: Colour = [255, 255, 255];

/** A picture by the colour at each place. */
export function picture(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data.set([...colourAt(x, y), 255], (y * width + x) * 4);
    }
  }
  return new ImageData(data, width, height);
}

/** Encoders that put EXIF data where a camera puts them. */
export const ENCODERS: Record<
  "jpeg" | "png" | "webp",
  (image: ImageData, exif: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>
> = {
  async jpeg(image, exif) {
    const bytes = new Uint8Array(await encodeJpeg(image, { quality: 95 }));
    return withSegment(bytes, 0xe1, concat("Exif\0\0", exif));
  },
  async png(image, exif) {
    const bytes = new Uint8Array(await encodePng(image));
    // 8 bytes of signature and 25 of the header.
    return concat(
      bytes.subarray(0, 33),
      chunk("eXIf", exif),
      bytes.subarray(33),
    );
  },
  async webp(image, exif) {
    const bytes = new Uint8Array(await encodeWebp(image, { quality: 95 }));
    const { width, height } = image;
    const size = [width - 1, height - 1].flatMap((
      side,
    ) => [side, side >> 8, 0]);
    const body = concat(
      "WEBP",
      riff("VP8X", new Uint8Array([8, 0, 0, 0, ...size])),
      bytes.subarray(12),
      riff("EXIF", exif),
    );
    return riff("RIFF", body);
  },
};

/** A segment behind the first two bytes of a JPEG. */
export function withSegment(
  jpeg: Uint8Array,
  marker: number,
  data: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const length = data.length + 2;
  const head = new Uint8Array([0xff, marker, length >> 8, length & 255]);
  return concat(jpeg.subarray(0, 2), head, data, jpeg.subarray(2));
}

/** EXIF data with an orientation and the position of a home. */
export function exifWith(orientation: number): Uint8Array<ArrayBuffer> {
  const short = (
    tag: number,
    value: number,
  ) => [tag >> 8, tag & 255, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
  const latitude = [0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 56];
  const gps = [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38];
  return concat(
    "MM\0*\0\0\0\x08",
    new Uint8Array([0, 2, ...short(0x0112, orientation), ...gps, 0, 0, 0, 0]),
    new Uint8Array([0, 1, ...latitude, 0, 0, 0, 0]),
    new Uint8Array(24).fill(1),
  );
}

export function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const content = concat(name, data);
  return concat(number(data.length), content, number(crc32(content)));
}

function riff(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padding = new Uint8Array(data.length % 2);
  return concat(name, number(data.length, true), data, padding);
}

function number(value: number, little = false): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, little);
  return bytes;
}
