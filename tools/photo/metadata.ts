import { inflateSync } from "node:zlib";
import { entriesAt } from "../doctor/position.ts";
import type { Format } from "./kind.ts";
import { type Part, PARTS } from "./parts.ts";

/** Facts that a file holds beside its pixels. */
interface Metadata {
  /** From 1 to 8. Exif 2.3, section 4.6.4. */
  orientation: number;
  /** Colour profile. */
  icc?: Uint8Array;
  isAnimated: boolean;
  /** False for a file that was cut off. */
  isWhole: boolean;
}

export function metadataOf(bytes: Uint8Array, format: Format): Metadata {
  const parts = [...PARTS[format](bytes)];
  const has = (name: string) => parts.some((part) => part.name === name);
  return {
    orientation: orientationOf(exifOf(parts)),
    icc: iccOf(parts),
    isAnimated: has("acTL") || has("ANIM"),
    isWhole: has("end"),
  };
}

const EXIF = "Exif\0\0";
const ICC = "ICC_PROFILE\0";
const MAX_PROFILE_BYTES = 4 * 2 ** 20;

function exifOf(parts: Part[]): Uint8Array | undefined {
  const [part] = parts.filter(({ name, data }) =>
    ["eXIf", "EXIF"].includes(name) || name === "e1" && begins(data, EXIF)
  );
  // Some programs write the beginning of JPEG's EXIF into a WebP too.
  return part && begins(part.data, EXIF)
    ? part.data.subarray(EXIF.length)
    : part?.data;
}

/** ICC.1:2022, annex B: a JPEG may split its profile, and each part has two numbers before it. */
function iccOf(parts: Part[]): Uint8Array | undefined {
  const split = parts.filter(({ name, data }) =>
    name === "e2" && begins(data, ICC)
  );
  if (split.length > 0) {
    const blobs = split.map(({ data }) => data.slice(ICC.length + 2));
    return new Uint8Array(blobs.flatMap((each) => [...each]));
  }
  const part = parts.find(({ name }) => ["iCCP", "ICCP"].includes(name));
  return part?.name === "iCCP" ? inflated(part.data) : part?.data;
}

/** PNG, 11.3.2.3: a name, a zero, the method and the compressed profile. */
function inflated(data: Uint8Array): Uint8Array | undefined {
  try {
    const packed = data.subarray(data.indexOf(0) + 2);
    return inflateSync(packed, { maxOutputLength: MAX_PROFILE_BYTES });
  } catch {
    // The picture is shown all the same, as browsers do.
    return;
  }
}

const ORIENTATION = 0x0112;

function orientationOf(exif: Uint8Array | undefined): number {
  if (!exif || exif.length < 8) return 1;
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const little = exif[0] === 0x49;
  const value = entriesAt(view, view.getUint32(4, little), little)
    .get(ORIENTATION) ?? 1;
  // A short number stands in the first two of four bytes.
  const orientation = little ? value & 0xffff : value >>> 16;
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

function begins(data: Uint8Array, text: string): boolean {
  return [...text].every((letter, at) => data[at] === letter.charCodeAt(0));
}
