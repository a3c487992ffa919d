import { imageSize } from "image-size";
import type { ContentImage } from "./image.ts";
import type { Folder } from "./read_folder.ts";

/** What is wrong with the image at a path below the folder, and the fix. */
export interface Fault {
  fault: string;
}

/** In KB. */
const LARGEST = 500;

/** In pixels, of a side: a few bytes can unpack to more than a browser holds. */
const LONGEST = 10_000;

export function imageAt(
  { entries }: Folder,
  path: string,
): ContentImage | Fault {
  const entry = entries.get(path);
  if (entry?.state !== "file") {
    const why = entry?.state === "unreadable" ? entry.why : "is missing";
    return { fault: `${why}; put it there, or correct the name` };
  }
  if (!/^[\w./-]+$/.test(path)) {
    return {
      fault:
        "cannot stand in an address; rename it with letters of a-z, digits and hyphens",
    };
  }
  const kilobytes = Math.ceil(entry.size / 1024);
  if (kilobytes > LARGEST) {
    const size = kilobytes < 1000
      ? `${kilobytes} KB`
      : `${(kilobytes / 1000).toFixed(1)} MB`;
    return { fault: `is ${size}; make it at most ${LARGEST} KB` };
  }
  const size = sizeOf(entry.bytes);
  if (!size) {
    return {
      fault: "is no image that every browser shows; use png, jpg, webp or gif",
    };
  }
  const fault = faultOf(size);
  return fault ? { fault } : { path, ...size };
}

function faultOf({ width, height }: Pick<ContentImage, "width" | "height">) {
  const pixels = `${width} by ${height} pixels`;
  if (Math.min(width, height) < 1) {
    return `has ${pixels}; save it again, so that there is something to see`;
  }
  if (Math.max(width, height) > LONGEST) {
    return `is too large with ${pixels}; make it at most ${LONGEST} on a side`;
  }
}

const MEDIA_TYPES = new Map([
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
]);

/** By the bytes, whatever the name says. */
function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height, type = "", orientation = 1 } = imageSize(bytes);
    const mediaType = MEDIA_TYPES.get(type);
    if (!mediaType) return;
    // A camera that was held upright says so, and browsers turn the image.
    return orientation > 4
      ? { width: height, height: width, mediaType }
      : { width, height, mediaType };
  } catch {
    return;
  }
}
