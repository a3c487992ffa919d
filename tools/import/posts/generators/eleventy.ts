import { undatedStem } from "../permalinks.ts";
import type { OpenGenerator, Scope } from "../generator.ts";
import type { Source } from "../../source.ts";
import {
  filesIn,
  folderIn,
  folderOf,
  foldersAbove,
  hasForm,
  pathsBelow,
} from "./files.ts";
import { baseIn, codeIn, settingsIn } from "./settings.ts";

const CONFIG = /^(?:\.eleventy\.\w+|eleventy\.config\.\w+|package\.json)$/;
const INPUT = /\binput:\s*["'`]([^"'`]+)|--input[= ]["']?([\w./-]+)/;
const DATA = /\.11tydata\.(?:json|[cm]?js)$|\.json$/;

/** Eleventy: a file has the path of its address, if data give no other one. */
export const openEleventy: OpenGenerator = async (source, root) => {
  const code = await codeIn(source, root, CONFIG);
  const [, named, asked = ""] = INPUT.exec(code) ?? [];
  const places = [{ folder: folderIn(root, named ?? asked) }];
  const found = filesIn(source.paths, root, places);
  const ignored = [
    ...code.matchAll(/\bignores\.add\(\s*["'`]([^"'`]+)/g),
    ...(await codeIn(source, root, /^\.eleventyignore$/)).matchAll(
      /^([^#!\s].*?)\s*$/gm,
    ),
  ].map(([, path = ""]) => path);
  return {
    ...{ root, places, ...found, base: baseIn(code, "pathPrefix") },
    hides: (file) =>
      ignored.some((path) =>
        isBelow(file, folderIn(root, path).slice(0, -1))
      ) &&
      "the settings of Eleventy ignore it",
    scopes: await dataIn(source, root, found.files),
    template: ({ stem }) =>
      `/${undatedStem(stem).replace(/(?:^|\/)index$/, "")}/`,
    moved: [["/feed/feed.xml", "/feed.xml"]],
  };
};

/** True for a file, what is in a folder, and what has the form of a glob. */
function isBelow(file: string, path: string): boolean {
  return foldersAbove(`${file}/`).slice(1).map((above) => above.slice(0, -1))
    .some((above) => above === path || hasForm(above, path));
}

/** Data of folders and files, which have the same names. */
async function dataIn(source: Source, root: string, posts: string[]) {
  const stems = new Set(posts.map((file) => file.replace(/\.\w+$/, "")));
  const scopes: Scope[] = [];
  for (const file of pathsBelow(source.paths, root)) {
    if (!DATA.test(file)) continue;
    const stem = file.replace(DATA, "");
    const folder = folderOf(file);
    const isOfFolder = `/${folder}`.endsWith(`/${stem.slice(folder.length)}/`);
    if (!isOfFolder && !stems.has(stem)) continue;
    // Faulty data may say that their posts are drafts.
    const keys = await settingsIn(source, file) ?? { draft: "unknown" };
    scopes.push({ keys, file, start: isOfFolder ? folder : `${stem}.` });
  }
  return scopes;
}
