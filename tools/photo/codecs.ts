import decodeWhole, { init } from "npm:@jsquash/jpeg@1.6.0/decode.js";
import encodeJpeg from "npm:@jsquash/jpeg@1.6.0/encode.js";
import decodePng from "npm:@jsquash/png@3.1.1/decode.js";
import decodeWebp from "npm:@jsquash/webp@1.5.0/decode.js";
import { ConfigError } from "../../lib/config.ts";
import type { Format } from "./kind.ts";
import type { Pixels } from "./pixels.ts";

const DECODERS = { jpeg: decodeJpeg, png: decodePng, webp: decodeWebp };

/** Throws a ConfigError for pixels that are damaged. */
export async function decode(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
): Promise<Pixels> {
  try {
    const { data, width, height } = await DECODERS[format](bytes.buffer);
    return { data: new Uint8ClampedArray(data.buffer), width, height };
  } catch (cause) {
    throw new ConfigError(
      "its pixels cannot be read; open it in a program for photos and export it as JPEG",
      { cause },
    );
  }
}

/** Throws where the decoder fills a missing part with grey, which it only warns of. */
async function decodeJpeg(buffer: ArrayBuffer): Promise<ImageData> {
  const warnings: string[] = [];
  // A new decoder: one that has met a damaged file may keep its state.
  await init({ printErr: (line: string) => warnings.push(line) });
  const image = await decodeWhole(buffer);
  const missing = warnings.find((line) => line.includes("premature end"));
  if (missing) throw new Error(missing);
  return image;
}

/** Returns a JPEG without any metadata. */
export async function encode(
  { data, width, height }: Pixels,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = new ImageData(data, width, height);
  return new Uint8Array(await encodeJpeg(image, { quality }));
}
