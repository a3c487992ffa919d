import { builtContent, writeBuiltContent } from "./built_content.ts";
import type { Content } from "./content.ts";
import { ContentError } from "./content_error.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type Diagnostic, errorAt, lineOf, warningsAt } from "./diagnostic.ts";
import type { Root } from "./kind.ts";
import { type Folder, readFolder } from "./read_folder.ts";

interface Loaded {
  content: Content;
  warnings: Diagnostic[];
}

/** The day on which every date has come. */
const NEVER = "9999-12-31";

type Roots = Record<Root, Folder>;

/** Found from the code: a site may be started anywhere. */
interface Places {
  manual: string;
  built: string;
}

const CODE = import.meta.dirname ?? "lib/content";
const SITE = CODE.replace(/\/?lib\/content$/, "") || ".";
const PLACES = { manual: `${SITE}/docs`, built: `${SITE}/_fresh/content.json` };

/** All that the person's folder and the manual say; what is hidden is left out. */
export async function loadContent(
  dir: string,
  places: Partial<Places> = {},
): Promise<Content> {
  const { content } = await loadWithWarnings(dir, NEVER, places);
  return content;
}

/** The same, with what its owner should look at on a day (YYYY-MM-DD). */
export async function loadWithWarnings(
  dir: string,
  today: string,
  places: Partial<Places> = {},
): Promise<Loaded> {
  const { manual, built } = { ...PLACES, ...places };
  const roots = openRoots(dir, manual);
  const fingerprint = await fingerprintOfAll(roots);
  const { content, warnings } = await builtContent(built, fingerprint) ??
    await readContent(roots, today);
  const left = warningsAt(today, warnings).map((warning) => ({
    ...warning,
    place: `${dir}/${warning.place}`,
  }));
  return { content, warnings: left };
}

/** Does the work of `loadWithWarnings` once, for every start until a file changes. */
export async function buildContent(
  dir: string,
  today: string,
  places: Partial<Places> = {},
): Promise<Content> {
  const { manual, built } = { ...PLACES, ...places };
  const roots = openRoots(dir, manual);
  const fingerprint = await fingerprintOfAll(roots);
  const loaded = await readContent(roots, today);
  await writeBuiltContent(built, { fingerprint, ...loaded });
  return loaded.content;
}

/** Both folders as they are now; throws a ContentError where one cannot be read. */
export function openRoots(dir: string, manual = PLACES.manual): Roots {
  const fix = "CONTENT_DIR must name a folder that this process may read";
  return {
    person: open(dir, fix),
    manual: open(manual, "it comes with the software"),
  };
}

/** Without the folder, each of its files would be a problem of its own. */
function open(dir: string, fix: string): Folder {
  const folder = readFolder(dir);
  const top = folder.entries.get("");
  if (top?.state === "folder") return folder;
  const why = top?.state === "unreadable" ? top.why : "not a folder";
  throw new ContentError([errorAt(dir, `${why}; ${fix}`, "every page")]);
}

/** Another version of the software may understand the same files otherwise. */
async function fingerprintOfAll(roots: Roots): Promise<string> {
  const code = [CODE, `${SITE}/lib/base/words`].map(readFolder);
  return await fingerprintOf([...Object.values(roots), ...code]);
}

async function readContent(roots: Roots, today: string): Promise<Loaded> {
  // The schemas and the parser of YAML are not needed where a build knows all.
  const { understand } = await import("./understand.ts");
  const { warningsOf } = await import("./warnings.ts");
  const mistakes: Diagnostic[] = [];
  const content = understand(roots, mistakes);
  if (content) return { content, warnings: warningsOf(roots, today) };
  const byPlace = new Intl.Collator("en", { numeric: true });
  throw new ContentError(
    mistakes.sort((one, other) => byPlace.compare(lineOf(one), lineOf(other))),
  );
}
