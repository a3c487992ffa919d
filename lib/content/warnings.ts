import { futureDates } from "./future_dates.ts";
import type { Root } from "./kind.ts";
import type { Folder } from "./read_folder.ts";
import { readOf } from "./understand.ts";
import { unreadFiles } from "./ignored_files.ts";
import type { Diagnostic } from "./diagnostic.ts";

/**
 * What the person's folder holds in vain, or too early: `today` is YYYY-MM-DD.
 * Places are below the folder.
 */
export function warningsOf(
  roots: Record<Root, Folder>,
  today: string,
): Diagnostic[] {
  const read = readOf(roots, "person");
  return [
    ...unreadFiles(roots.person, read),
    ...futureDates(roots.person, today).filter(({ place }) =>
      read.files.has(place.replace(/:\d+$/, ""))
    ),
  ];
}
