import { isObject } from "../field_values.ts";
import type { OpenGenerator, Place, Scope } from "../generator.ts";
import { filesIn, folderIn, hasForm, TEXT } from "./files.ts";
import { groupsAt, type Settings, settingsIn, textsAt } from "./settings.ts";

/** Jekyll: `_posts` and `_drafts` at any depth, and collections that have pages. */
export const openJekyll: OpenGenerator = async (source, top) => {
  const { paths } = source;
  const config = ["yml", "yaml"].map((form) => `${top}_config.${form}`)
    .find((path) => paths.includes(path)) ?? "";
  const settings = await settingsIn(source, config) ?? {};
  const [folder = ""] = textsAt(settings, "source");
  const root = folderIn(top, folder);
  const places = placesOf(paths, root, settings);
  const [base = ""] = textsAt(settings, "baseurl");
  const [timeZone = "UTC"] = textsAt(settings, "timezone");
  return {
    ...{ root, places, ...filesIn(paths, top, places, TEXT) },
    hasSpacedTags: true,
    languages: textsAt(settings, "default_lang", "lang", "languages"),
    hides: (file) =>
      /(?:^|\/)_posts\//.test(file) &&
      !/(?<!\d)\d{2,4}-\d\d?-\d\d?-[^/]*$/.test(file) &&
      "Jekyll shows no post without a date in its name",
    scopes: scopesIn(settings, root, config),
    ...{ base: base.replace(/\/$/, ""), timeZone },
    hosts: textsAt(settings, "url"),
  };
};

function placesOf(paths: string[], root: string, settings: Settings): Place[] {
  const [style = "date"] = textsAt(settings, "permalink");
  const end = style === "pretty" ? "/" : ":output_ext";
  const routes = new Map([["posts", style], ["drafts", style]]);
  const [collections = {}] = groupsAt(settings, "collections");
  for (const [name, own] of Object.entries(collections)) {
    if (!isObject(own) || own.output !== true || name === "posts") continue;
    const { permalink = `/:collection/:path${end}` } = own;
    routes.set(name, String(permalink));
  }
  const names = [...routes.keys()].map(RegExp.escape).join("|");
  const form = new RegExp(`^(.*?)(?<=^|/)_(${names})/`);
  const places = paths.flatMap((path) => {
    const [inside, above = "", name = ""] =
      path.startsWith(root) && form.exec(path.slice(root.length)) || [];
    if (inside === undefined) return [];
    const categories = above.split("/").filter(Boolean);
    return { folder: root + inside, route: routes.get(name), categories };
  });
  return [...new Map(places.map((place) => [place.folder, place])).values()];
}

/** Fields that `defaults` gives to posts. */
function scopesIn(settings: Settings, root: string, file: string): Scope[] {
  return groupsAt(settings, "defaults").flatMap((each) => {
    const [path = ""] = textsAt(each, "scope.path");
    const [type = ""] = textsAt(each, "scope.type");
    const glob = root + path.replace(/^\//, "");
    const isFor = (post: string) =>
      post.includes(type ? `_${type}/` : "") &&
      (post.startsWith(glob) || hasForm(post, glob));
    const scope = { file, start: glob.replace(/[*?[{].*$/, ""), isFor };
    return groupsAt(each, "values").map((keys) => ({ ...scope, keys }));
  });
}
