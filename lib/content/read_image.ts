import { posix } from "node:path";
import { imageSize } from "image-size";
import { type ContentImage, isImagePath } from "./image.ts";
import type { Folder } from "./read_folder.ts";

const MAX_KILOBYTES = 500;

/** Pixels of a side. A few bytes can unpack to more than a browser holds. */
const MAX_SIDE = 10_000;

/** The image at a path below the folder, or an error message with its fix for a file in `from`. */
export function imageAt({ dir, entries }: Folder, path: string, from = "") {
  const entry = entries.get(path);
  if (entry?.state !== "file") {
    if (entry?.state === "unreadable") return `is ${entry.why}`;
    const other = entries.keys().find((each) => isAlike(each, path));
    const fix = other && elsewhere(other, { dir, entries }, from);
    return `is missing; ${fix ?? "add the image file, or correct its name"}`;
  }
  const odd = path.split("/").find((name) => !/^[\w.-]+$/.test(name));
  if (odd !== undefined) {
    return `has no URL, because of the name "${odd}" in its path; rename "${odd}", and use a-z, 0-9 and hyphens`;
  }
  if (isHeic(entry.start)) {
    return "is a HEIC photo, whatever its name; export it as JPEG";
  }
  const kilobytes = Math.ceil(entry.size / 1024);
  if (kilobytes > MAX_KILOBYTES) {
    const size = kilobytes < 1000
      ? `${kilobytes} KB`
      : `${(kilobytes / 1000).toFixed(1)} MB`;
    const fix = /\.svg$/i.test(path)
      ? "simplify the drawing, or export it as PNG"
      : `run deno task photo ${dir}/${path}, and name the file that it writes instead`;
    return `is too large: ${size}, above ${MAX_KILOBYTES} KB; ${fix}`;
  }
  if (entry.size === 0) return "is an empty file; save the picture again";
  const size = sizeOf(entry.bytes);
  if (typeof size === "object") return faultOf(size) ?? { path, ...size };
  return size
    ? `has the format ${size.toUpperCase()}, whatever its name; export it as JPEG`
    : "is not in a format that every browser shows; use png, jpg, webp or gif, or an svg that has a viewBox";
}

function elsewhere(other: string, { dir, entries }: Folder, from: string) {
  const entry = entries.get(other);
  if (entry?.state === "file" && isHeic(entry.start)) {
    return `export ${dir}/${other} as JPEG under that name`;
  }
  const name = posix.relative(from, other);
  if (!name.includes("/")) return `write ${name}`;
  return `write ${name}, or move ${dir}/${other} beside this file`;
}

/** ISO/IEC 23008-12: the brands of photos that a phone takes. */
function isHeic(start: Uint8Array): boolean {
  const brand = new TextDecoder("latin1").decode(start.subarray(4, 12));
  return /^ftyp(hei[cfx]|hevc|mif1|msf1)$/.test(brand);
}

/** Returns true for paths that differ in case, folder or extension alone. */
function isAlike(path: string, other: string): boolean {
  const stem = (name: string) =>
    name.slice(name.lastIndexOf("/") + 1).split(".", 1)[0]?.toLowerCase();
  return isImagePath(path) && stem(path) === stem(other);
}

function faultOf({ width, height }: Pick<ContentImage, "width" | "height">) {
  const pixels = `${width} by ${height} pixels`;
  if (Math.min(width, height) < 1) {
    return `is empty: ${pixels}; save it again with at least 1 by 1 pixel`;
  }
  if (Math.max(width, height) > MAX_SIDE) {
    return `is too large: ${pixels}; reduce it to at most ${MAX_SIDE} pixels per side`;
  }
}

/** Reads the bytes, not the name. Returns the name of a format that browsers may lack. */
function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height, type = "", orientation = 1 } = imageSize(bytes);
    if (!/^(png|jpg|webp|gif|svg)$/.test(type)) return type;
    // An SVG may name no size.
    if (Number.isNaN(width * height)) return;
    const name = type.replace("jpg", "jpeg").replace("svg", "svg+xml");
    const mediaType = `image/${name}`;
    // EXIF orientations from 5 on: browsers turn the image by 90 degrees.
    return orientation > 4
      ? { width: height, height: width, mediaType }
      : { width, height, mediaType };
  } catch {
    return;
  }
}
