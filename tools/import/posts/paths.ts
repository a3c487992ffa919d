import type { Found, Generator } from "./generator.ts";
import { folderOf, placeFinder, stemOf } from "./generators/files.ts";

type Parts = Pick<Found, "place" | "stem" | "path" | "name" | "language">;

const DATED = /^(?:\d{4}[-_.]\d\d?[-_.]\d\d?|\d\d-\d\d|\d{8})[-_ ]+(?=.)/;
const INDEX = /(?:^|\/)(?:\d{4}-\d\d-\d\d-)?index$/;
const NOTION_ID = /(?<=.)[ -][\da-f]{32}$/;
const APP_INDEX = /\([^)/]*\)\/|(?:^|\/)page$/g;

/** Reads the parts of paths. `tags` are the languages that a part can name. */
export function pathReader(generator: Generator, tags: string[]) {
  const { places, files, languages = [] } = generator;
  const placeOf = placeFinder(places);
  const named = languages.length > 1 ? languages : tags;
  const known = new Set(named.map((tag) => tag.toLowerCase()));
  const isKnown = (part: string) => known.has(part.toLowerCase());
  const all = new Set(files);
  return (file: string): Parts => {
    const place = placeOf(file) ?? { folder: "" };
    const { folder, at = "", isApp } = place;
    const stem = at + file.slice(folder.length).replace(/\.\w+$/, "");
    const [end = "", tag = ""] = /\.([a-z]{2,3}(?:-\w+)?)$/i.exec(stem) ?? [];
    const isEnd = isKnown(tag) ||
      end && all.has(file.replace(/\.[^./]+(?=\.\w+$)/, ""));
    const parts = stem.slice(0, isEnd ? -end.length : undefined).split("/");
    const folders = parts.slice(0, -1);
    const language = folders.find(isKnown);
    if (language) parts.splice(parts.indexOf(language), 1);
    const path = parts.join("/").replace(isApp ? APP_INDEX : INDEX, "");
    const name = path.replace(/^.*\//, "").replace(DATED, "")
      .replace(NOTION_ID, "");
    return {
      ...{ place, stem, path },
      name: name || stemOf(`${folderOf(file).slice(0, -1)}.md`),
      language: (isEnd && tag) || language || place.language,
    };
  };
}

/** The last date in a path, as it is written; of a folder, it may be a month. */
export function dateIn(path: string): string | undefined {
  const date = [
    /(?<!\d)[12]\d{3}([-_./])\d\d?[-_./]\d\d?(?!\d)(?!.*[-_./]\d{4}[-_./]\d)/,
    /(?<!\d)(?:19|20)\d{6}(?!\d)/,
    /(?<!\d)(?:19|20)\d\d[-_/]\d\d(?!\d)/,
  ].map((form) => form.exec(path)?.[0]).find(Boolean);
  return date?.replaceAll(/[_./]/g, "-");
}
