import type { Content } from "./content.ts";
import { ContentError } from "./content_error.ts";
import { readFolder } from "./read_folder.ts";

/** Reads the folder once; what is hidden in it is left out. */
export async function loadContent(dir: string): Promise<Content> {
  const folder = readFolder(dir);
  // Without the folder, each of its files would be a problem of its own.
  const top = folder.entries.get("");
  if (top?.state !== "folder") {
    const why = top?.state === "unreadable" ? top.why : "not a folder";
    const fix = "CONTENT_DIR must name a folder that this process may read";
    throw new ContentError([`${dir}: ${why}; ${fix} (used by every page)`]);
  }
  // The schemas cost a tenth of a start, and not every start needs them.
  const { understand } = await import("./understand.ts");
  const problems: string[] = [];
  const content = understand(folder, problems);
  if (content) return content;
  throw new ContentError(problems.sort(byPlace.compare));
}

const byPlace = new Intl.Collator("en", { numeric: true });
