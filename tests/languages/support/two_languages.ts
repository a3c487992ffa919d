import { loadContent } from "../../../lib/content/load.ts";
import {
  changedContent,
  type Changes,
  edited,
  problemsOf,
} from "../../support/content.ts";
import { HTML, type TestOptions, testSite } from "../../support/test_app.ts";

// English and Arabic share no letter, so a word in Latin letters on an Arabic page
// is a name, or it is not marked as English.

/** The Arabic words of the tests' own person. */
const TRANSLATION = "tests/fixtures/translation";

/** Files that have no translation: a page, an entry, a job and a character. */
export const UNTRANSLATED = [
  "pages/tides.md",
  "lamps/drowned-lamp.md",
  "work/imaginary-ferries.md",
  "npcs/barista.md",
];

/** Their pages. */
export const UNTRANSLATED_PATHS = ["/tides", "/lamps/drowned-lamp"];

const declared = await edited("profile.md", "---\n", "---\nlanguages: [ar]\n");

/** All that makes the person's site Arabic as well. */
const arabic: Changes = { ...declared, ...await filesBelow(TRANSLATION) };

/** The person in two languages, and below the manual of the software. */
export const twoLanguages = await contentWith({});

/** The same person, with some files changed; null removes one. */
export async function contentWith(changes: Changes) {
  await using folder = await changedContent(changed(changes));
  return await loadContent(folder.dir, folder);
}

/** Problems of the person in two languages, with some files changed. */
export function problemsWith(changes: Changes): Promise<string[]> {
  return problemsOf(changed(changes));
}

function changed(changes: Changes): Changes {
  const files = Object.entries({ ...arabic, ...changes })
    .filter(([path, text]) => text !== null || !(path in arabic));
  return Object.fromEntries(files);
}

export function arabicSite({ env, ...options }: TestOptions = {}) {
  return testSite({
    content: twoLanguages,
    env: { RATE_LIMIT: "0", ...env },
    ...options,
  });
}

export type ArabicSite = ReturnType<typeof arabicSite>;

/** A file of the Arabic words. */
export function arabicFile(path: string): string {
  return String(arabic[path]);
}

export async function textAt(
  site: ArabicSite,
  path: string,
  headers: HeadersInit = HTML,
): Promise<string> {
  return await (await site.fetch(path, { headers })).text();
}

/** Paths of all pages of a language, by the prefix of the language. */
export function pagesOf(site: ArabicSite, prefix = ""): string[] {
  return site.app.endpoints()
    .filter(({ kind, path, prefix: own = "" }) =>
      kind === "page" && own === prefix && !/[{*?]/.test(path) &&
      path !== "/offline"
    )
    .map(({ path }) => path);
}

async function filesBelow(dir: string, below = ""): Promise<Changes> {
  const files: Changes = {};
  for await (const { name, isDirectory } of Deno.readDir(`${dir}/${below}`)) {
    const path = below ? `${below}/${name}` : name;
    if (isDirectory) Object.assign(files, await filesBelow(dir, path));
    else files[path] = await Deno.readTextFile(`${dir}/${path}`);
  }
  return files;
}

/** A site that has little more than its front page in Arabic. */
export function sparseContent() {
  const kept = /^(profile|pages)\b/;
  const others = Object.keys(arabic).filter((path) => !kept.test(path));
  return contentWith(Object.fromEntries(others.map((path) => [path, null])));
}
