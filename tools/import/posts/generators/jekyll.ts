import type { Found, OpenGenerator } from "../generator.ts";
import { fillPermalink, hyphened, possibleDays } from "../permalinks.ts";
import { DATED } from "../read_posts.ts";
import {
  folderOf,
  MARKDOWN,
  settingsIn,
  stemOf,
  stringIn,
  TEXT,
} from "./settings.ts";

const STYLES: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};

export function isJekyll(paths: string[]): boolean {
  return paths.some((path) => /(?:^|\/)_posts\//.test(path));
}

/** Jekyll: `_posts` and `_drafts`, at any depth. */
export const openJekyll: OpenGenerator = async (source) => {
  const { paths } = source;
  const inPosts = (path: string) =>
    /(?:^|\/)_(?:posts|drafts)\//.test(path) && TEXT.test(path);
  const config = paths.find((path) => /(?:^|\/)_config\.ya?ml$/.test(path));
  const settings = await settingsIn(source, config);
  const root = config === undefined ? "" : folderOf(config);
  return {
    files: paths.filter(inPosts),
    others: paths.filter((path) =>
      MARKDOWN.test(path) && !inPosts(path) &&
      !/(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING)\b/i.test(path)
    ).map((path) => [path, "not in _posts; copy it into pages/ by hand"]),
    hasSpacedTags: true,
    isDraft: (file) => /(?:^|\/)_drafts\//.test(file),
    nameOf: (file) => stemOf(file).replace(DATED, ""),
    addresses: (post) => addressesOf(post, settings, root),
    folders: (
      file,
    ) => [
      folderOf(file),
      root,
      `${root}assets/`,
      `${root}assets/images/`,
      `${root}images/`,
    ],
    hosts: [stringIn(settings, "url")].flatMap((url) => url ?? []),
    moved: new Map(),
  };
};

function addressesOf(
  { file, fields, day }: Found,
  settings: Record<string, unknown>,
  root: string,
): string[] {
  const style = fields.url ?? stringIn(settings, "permalink") ?? "date";
  const template = STYLES[style] ?? style;
  const stem = stemOf(file).replace(DATED, "");
  const inFolder = folderOf(file).slice(root.length)
    .replace(/_(?:posts|drafts)\/.*/, "").split("/").filter(Boolean);
  const base = stringIn(settings, "baseurl") ?? "";
  const zone = stringIn(settings, "timezone");
  const days = possibleDays(day, fields.written, zone);
  const paths = days.flatMap((day) =>
    fillPermalink(template, {
      day,
      name: stem,
      slug: hyphened(fields.slug ?? stem),
      title: fields.slug ?? stem,
      categories: [...new Set([...inFolder, ...fields.categories])],
      section: "",
    }) ?? []
  );
  return [...new Set(paths)].map((path) => `${base.replace(/\/$/, "")}${path}`);
}
