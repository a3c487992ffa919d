import type { Content } from "./content.ts";
import { ContentError } from "./content_error.ts";
import { type Folder, readFolder } from "./read_folder.ts";

/** Beside the code: a site finds its manual wherever it was started. */
const MANUAL = import.meta.dirname?.replace(/lib\/content$/, "docs") ?? "docs";

/** Reads the person's folder and the manual once; what is hidden is left out. */
export async function loadContent(
  dir: string,
  manual = MANUAL,
): Promise<Content> {
  const roots = {
    person: open(
      dir,
      "CONTENT_DIR must name a folder that this process may read",
    ),
    manual: open(manual, "it comes with the software"),
  };
  // The schemas cost a tenth of a start, and not every start needs them.
  const { understand } = await import("./understand.ts");
  const problems: string[] = [];
  const content = understand(roots, problems);
  if (content) return content;
  throw new ContentError(problems.sort(byPlace.compare));
}

/** Without the folder, each of its files would be a problem of its own. */
function open(dir: string, fix: string): Folder {
  const folder = readFolder(dir);
  const top = folder.entries.get("");
  if (top?.state === "folder") return folder;
  const why = top?.state === "unreadable" ? top.why : "not a folder";
  throw new ContentError([`${dir}: ${why}; ${fix} (used by every page)`]);
}

const byPlace = new Intl.Collator("en", { numeric: true });
