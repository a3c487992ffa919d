import { SITE_ROOT } from "../base/site_root.ts";
import { builtContent, writeBuiltContent } from "./built_content.ts";
import type { Content } from "./content.ts";
import { fingerprintOf, rememberSource } from "./fingerprint.ts";
import {
  ContentError,
  type Diagnostic,
  errorAt,
  lineOf,
  warningsAt,
} from "./diagnostic.ts";
import type { Roots } from "./kind.ts";
import { faultOf, type Folder, readFolder } from "./read_folder.ts";

interface Loaded {
  content: Content;
  warnings: Diagnostic[];
  /** Warnings of the PDF, which the build makes and prints. */
  letters?: Diagnostic[];
}

/** A day after every date: no date is in the future. */
const NEVER = "9999-12-31";

/** Absolute, because a site may be started in any working directory. */
interface Places {
  manual: string;
  built: string;
}

const PLACES = {
  manual: `${SITE_ROOT}/docs`,
  built: `${SITE_ROOT}/_fresh/content.json`,
};
const CODE = ["content", "base/words"].map((wing) =>
  `${SITE_ROOT}/lib/${wing}`
);

/** Reads the content and the manual, without what is hidden. */
export async function loadContent(
  dir: string,
  places: Partial<Places> = {},
): Promise<Content> {
  const { content } = await loadWithWarnings(dir, NEVER, places);
  return content;
}

/** Adds the warnings of a day (YYYY-MM-DD). */
export async function loadWithWarnings(
  dir: string,
  today: string,
  places: Partial<Places> = {},
): Promise<Loaded> {
  const { manual, built } = { ...PLACES, ...places };
  const { roots, fingerprint } = await opened(dir, manual);
  const loaded: Loaded = await builtContent(built, fingerprint) ??
    await readOnce(roots, today, fingerprint);
  rememberSource(loaded.content, fingerprint);
  const left = warningsAt(today, loaded.warnings).map((warning) => ({
    ...warning,
    place: `${dir}/${warning.place}`,
  }));
  return { ...loaded, warnings: [...left, ...loaded.letters ?? []] };
}

/** Keeps the result of `loadWithWarnings` for each start until a file changes. */
export async function buildContent(
  dir: string,
  today: string,
  places: Partial<Places> = {},
) {
  const { manual, built } = { ...PLACES, ...places };
  const { roots, fingerprint } = await opened(dir, manual);
  const { letters, ...loaded } = await readContent(roots, today);
  await writeBuiltContent(built, { fingerprint, ...loaded });
  rememberSource(loaded.content, fingerprint);
  return { ...loaded, letters };
}

/** The hash includes the code, which may parse the same files otherwise. */
async function opened(dir: string, manual: string) {
  const roots = openRoots(dir, manual);
  const all = [...Object.values(roots), ...CODE.map(readFolder)];
  return { roots, fingerprint: await fingerprintOf(all) };
}

export function openRoots(dir: string, manual = PLACES.manual): Roots {
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
async function readOnce(
  roots: Roots,
  today: string,
  fingerprint: string,
): Promise<Loaded> {
  const source = `${today} ${fingerprint}`;
  if (last?.source === source) return last.loaded;
  const loaded = await readContent(roots, today);
  last = { source, loaded };
  return loaded;
}

let last: { source: string; loaded: Loaded } | undefined;

async function readContent(roots: Roots, today: string) {
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
