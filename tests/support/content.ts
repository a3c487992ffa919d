import type { Content } from "../../lib/content/content.ts";
import { ContentError, lineOf } from "../../lib/content/diagnostic.ts";
import { writtenPeriod } from "../../lib/base/words/dates.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { loadContent } from "../../lib/content/load.ts";

/** Path in the content folder → its new text, or null to remove it. */
export type Changes = Record<string, string | Uint8Array | null>;

/**
 * The tests' own person. Whose words are in the content folder of the site is
 * nothing that a test may depend on.
 */
export const CONTENT_DIR = "tests/fixtures/person";

/** The manual comes with the software, and is the same for everybody. */
const MANUAL_DIR = "docs";

/** A copy of the tests' content, and beside it of the manual, with some files changed. */
export async function changedContent(changes: Changes) {
  const root = await Deno.makeTempDir({ prefix: "content-" });
  const dir = `${root}/person`;
  const manual = `${root}/${MANUAL_DIR}`;
  await copyFolder(CONTENT_DIR, dir);
  await copyFolder(MANUAL_DIR, manual);
  for (const [path, text] of Object.entries(changes)) {
    const place = isInManual(path) ? `${root}/${path}` : `${dir}/${path}`;
    if (text === null) await Deno.remove(place, { recursive: true });
    else await write(place, text);
  }
  return {
    /** Holds both folders. */
    root,
    dir,
    manual,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}

/** The tests' content with some files changed, loaded. */
export async function contentWith(changes: Changes): Promise<Content> {
  await using folder = await changedContent(changes);
  return await loadContent(folder.dir, folder);
}

/** Problems that loadContent reports for the changed content, without the folder's name. */
export async function problemsOf(changes: Changes): Promise<string[]> {
  await using folder = await changedContent(changes);
  const error = await loadContent(folder.dir, folder).then(
    () => new Error("loadContent() accepted the folder"),
    (error) => error,
  );
  if (!(error instanceof ContentError)) throw error;
  return error.mistakes.map((mistake) =>
    lineOf(mistake).replaceAll(`${folder.dir}/`, "").replaceAll(
      `${folder.root}/`,
      "",
    )
  );
}

/** A file of the tests' content with one text in it replaced. */
export async function edited(path: string, text: string, by: string) {
  const before = await readFile(path);
  if (!before.includes(text)) throw new Error(`No "${text}" in ${path}`);
  return { [path]: before.replace(text, by) };
}

/** The text of a file of the tests' content, or of the manual. */
export function readFile(path: string): Promise<string> {
  return Deno.readTextFile(isInManual(path) ? path : `${CONTENT_DIR}/${path}`);
}

function isInManual(path: string): boolean {
  return path.startsWith(`${MANUAL_DIR}/`);
}

/** When it was, as the pages of this content write it. */
export function periodOf({ start, end }: { start: string; end: string }) {
  return writtenPeriod(start, end, { language: "en", words: ENGLISH });
}

/** Every page, section, entry and document that a person of this content has. */
export function pathsOf({ pages, sections, docs }: Content): string[] {
  return [
    "/",
    "/contact",
    ...pages.map(({ slug }) => `/${slug}`),
    ...docs.length > 0 ? ["/docs"] : [],
    ...sections.map(({ slug }) => `/${slug}`),
    ...sections.flatMap(({ entries }) => entries.map(({ path }) => path)),
    ...docs.map(({ slug }) => `/docs/${slug}`),
  ];
}

export async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to);
  for await (const { name } of Deno.readDir(from)) {
    const { isDirectory } = await Deno.stat(`${from}/${name}`);
    if (!isDirectory) await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
    else await copyFolder(`${from}/${name}`, `${to}/${name}`);
  }
}

async function write(path: string, text: string | Uint8Array): Promise<void> {
  await Deno.mkdir(path.replace(/\/[^/]*$/, ""), { recursive: true });
  if (typeof text === "string") await Deno.writeTextFile(path, text);
  else await Deno.writeFile(path, text);
}
