import { SITE_ROOT } from "../base/site_root.ts";
import type { Content } from "./content.ts";
import { fingerprintOf } from "./fingerprint.ts";
import {
  ContentError,
  type Diagnostic,
  errorAt,
  lineOf,
  warningsAt,
} from "./diagnostic.ts";
import type { Roots } from "./kind.ts";
import { faultOf, type Folder, readFolder } from "./read_folder.ts";

export interface Loaded {
  content: Content;
  warnings: Diagnostic[];
  /** Warnings of the PDF, which the build makes and prints. */
  letters?: Diagnostic[];
}

/** A day after every date: no date is in the future. */
const NEVER = "9999-12-31";

/** Absolute, because a site may be started in any working directory. */
const MANUAL = `${SITE_ROOT}/docs`;

interface Choice {
  /** Folder of the manual. */
  manual?: string;
  /** What a build has read of the same files. */
  kept?: Loaded | null;
}

/** Reads the content and the manual, without what is hidden. */
export async function loadContent(
  dir: string,
  choice: Choice = {},
): Promise<Content> {
  const { content } = await loadWithWarnings(dir, NEVER, choice);
  return content;
}

/** Adds the warnings of a day (YYYY-MM-DD). */
export async function loadWithWarnings(
  dir: string,
  today: string,
  { manual, kept }: Choice = {},
): Promise<Loaded> {
  const loaded = kept ?? await readOnce(openRoots(dir, manual), today);
  const left = warningsAt(today, loaded.warnings).map((warning) => ({
    ...warning,
    place: `${dir}/${warning.place}`,
  }));
  return { ...loaded, warnings: [...left, ...loaded.letters ?? []] };
}

/** Reads the content for a build. Places of warnings are below the folder. */
export async function buildContent(
  dir: string,
  today: string,
  manual?: string,
): Promise<Loaded> {
  return await readContent(openRoots(dir, manual), today);
}

export function openRoots(dir: string, manual = MANUAL): Roots {
  return {
    person: open(dir, "set CONTENT_DIR to your content folder"),
    manual: open(manual, "install the software again"),
  };
}

/** One error for a missing folder, instead of one for each of its files. */
function open(dir: string, fix: string): Folder {
  const folder = readFolder(dir);
  const top = folder.entries.get("");
  if (top?.state === "folder") return folder;
  const message = `${faultOf(top, "folder")}, or ${fix}`;
  throw new ContentError([errorAt(dir, message, "every page")]);
}

/** The dev server reads the same files for their mistakes, and then for the site. */
async function readOnce(roots: Roots, today: string): Promise<Loaded> {
  const source = `${today} ${await fingerprintOf(Object.values(roots))}`;
  if (last?.source === source) return last.loaded;
  const loaded = await readContent(roots, today);
  last = { source, loaded };
  return loaded;
}

let last: { source: string; loaded: Loaded } | undefined;

async function readContent(roots: Roots, today: string): Promise<Loaded> {
  // Do not load schemas and the YAML parser if the build has kept the content.
  const { parseContent } = await import("./parse_content.ts");
  const { unprintableIn, warningsOf } = await import("./warnings.ts");
  const content = parseContent(roots);
  if (!Array.isArray(content)) {
    const warnings = warningsOf(roots, today);
    return { content, warnings, letters: unprintableIn(roots, content) };
  }
  const byPlace = new Intl.Collator("en", { numeric: true });
  throw new ContentError(
    content.sort((one, other) => byPlace.compare(lineOf(one), lineOf(other))),
  );
}
