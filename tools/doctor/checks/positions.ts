import { isImagePath } from "../../../lib/content/image.ts";
import type { Files } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { hasPosition } from "../position.ts";

/** Photographs that tell everybody where they were taken, which is often at home. */
export function positionsInImages({ roots: { person } }: Files): Diagnostic[] {
  return [...person.entries].flatMap(([path, entry]): Diagnostic[] => {
    if (entry.state !== "file" || !isImagePath(path)) return [];
    if (!hasPosition(entry.bytes)) return [];
    const place = `${person.dir}/${path}`;
    return [{
      severity: "warning",
      place,
      what: "the photo contains the GPS position at which it was taken",
      fix:
        `run deno task photo ${place}, and name the file that it writes instead`,
    }];
  });
}
