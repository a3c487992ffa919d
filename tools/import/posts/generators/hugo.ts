import type { Found, OpenGenerator, Place, Values } from "../generator.ts";
import { hyphened } from "../permalinks.ts";
import type { Source } from "../../source.ts";
import { cascadesIn } from "./cascades.ts";
import * as files from "./files.ts";
import { groupsAt, type Settings, settingsIn, textsAt } from "./settings.ts";

const { folderIn, folderOf, foldersAbove, stemOf } = files;

/** Hugo: the files below `content`, in sections and as bundles. */
export const openHugo: OpenGenerator = async (source, root) => {
  const settings = await settingsBelow(source, root);
  const [main = "en"] = textsAt(settings, "defaultcontentlanguage");
  const named = groupsAt(settings, "languages").flatMap(Object.keys);
  const languages = [...new Set([main.toLowerCase(), ...named])];
  const hosts = textsAt(settings, "baseurl");
  const places = placesOf(settings, root);
  const all = files.filesIn(source.paths, root, places, files.TEXT);
  const sectionOf = sectionIn(places);
  const byReason = Map.groupBy(all.files, reasonIn(all.files, sectionOf));
  const posts = byReason.get("") ?? [];
  byReason.delete("");
  all.others.delete(files.ELSEWHERE);
  const sections = [...Map.groupBy(posts, sectionOf)];
  const [[largest = ""] = []] = sections.sort(([, one], [, other]) =>
    other.length - one.length
  );
  const list = `/${plain(largest)}/`;
  const lists: [string, string][] = largest
    ? [[list, ""], [`${list}index.xml`, "/feed.xml"]]
    : [];
  return {
    ...{ root, places, files: posts, languages },
    others: new Map([...all.others, ...byReason]),
    hides: hidingBy(settings, main),
    scopes: await cascadesIn(source, all.files, settings),
    template: (post) => templateOf(post, settings, languages),
    values: valuesOf,
    base: pathOf(hosts[0]),
    hosts,
    hasRelativeAliases: true,
    moved: [["/index.xml", "/feed.xml"], ...lists],
  };
};

const CONFIG =
  /^(?:hugo|config|config\/_default\/[\w.-]+)\.(?:toml|ya?ml|json)$/;

/** A file of `config/_default` has the name of the settings in it. */
async function settingsBelow(source: Source, root: string): Promise<Settings> {
  const all: Settings = {};
  for (const file of source.paths) {
    const inside = file.startsWith(root) &&
      CONFIG.test(file.slice(root.length));
    if (!inside) continue;
    const keys = await settingsIn(source, file) ?? {};
    const [name = "", part] = stemOf(file).toLowerCase().split(".");
    const [around] = groupsAt(all, name);
    const own = part ? { ...around, [part]: keys } : keys;
    Object.assign(all, /^(?:hugo|config)$/.test(name) ? keys : { [name]: own });
  }
  return all;
}

function placesOf(settings: Settings, root: string): Place[] {
  const [languages = {}] = groupsAt(settings, "languages");
  const [main = "content"] = textsAt(settings, "contentdir");
  return [
    ...Object.keys(languages).flatMap((language) =>
      textsAt(languages, `${language}.contentdir`)
        .map((folder) => ({ folder: folderIn(root, folder), language }))
    ),
    ...groupsAt(settings, "module.mounts").flatMap(({ source, target }) => {
      const [is, at] = /^content(?:\/|$)(.*)$/.exec(String(target)) ?? [];
      const folder = folderIn(root, String(source));
      return is === undefined ? [] : [{ folder, at: at && `${at}/` }];
    }),
    { folder: folderIn(root, main) },
  ];
}

/** Path of an address, without a slash at its end. */
function pathOf(address = ""): string {
  const { pathname } = URL.parse(address, "https://old.invalid") ??
    { pathname: "" };
  return pathname.replace(/\/$/, "");
}

/** First folder below the content; empty without one. */
function sectionIn(places: Place[]) {
  const placeOf = files.placeFinder(places);
  return (file: string): string => {
    const { folder = "", at = "" } = placeOf(file) ?? {};
    return /^[^/]+(?=\/)/.exec(at + file.slice(folder.length))?.[0] ?? "";
  };
}

/** Says why a file is no post; empty for a post. */
function reasonIn(files: string[], sectionOf: (file: string) => string) {
  const isCalled = (file: string, name: string) =>
    stemOf(file).replace(/\..*/, "") === name;
  const indexes = files.filter((file) => isCalled(file, "index"));
  const bundles = new Set(indexes.filter(sectionOf).map(folderOf));
  const isFlat = files.every((file) =>
    !sectionOf(file) || isCalled(file, "_index")
  );
  return (file: string): string => {
    if (isCalled(file, "_index")) {
      return "the index of a section; write its words into your index.md";
    }
    if (!sectionOf(file) && !isFlat) {
      return "in no section; copy it into pages/ by hand";
    }
    const post = isCalled(file, "index") ? folderOf(file).slice(0, -1) : file;
    return foldersAbove(post).some((folder) => bundles.has(folder))
      ? "a part of the post in its folder"
      : "";
  };
}

/** Says that the settings leave out a file, or its language. */
function hidingBy(settings: Settings, main: string) {
  const ignored = textsAt(settings, "ignorefiles");
  const [all = {}] = groupsAt(settings, "languages");
  const off = Object.keys(all).filter((name) =>
    groupsAt(all, name).some(({ disabled }) => disabled === true)
  ).concat(textsAt(settings, "disablelanguages"));
  return (file: string, language = main): string | false => {
    if (off.some((tag) => tag.toLowerCase() === language.toLowerCase())) {
      return "its language is disabled";
    }
    const isIgnored = ignored.some((form) => isLike(file, form));
    return isIgnored && "the settings of Hugo ignore it";
  };
}

/** A form that cannot be read may be that of a secret. */
function isLike(file: string, form: string): boolean {
  try {
    return new RegExp(form).test(`/${file}`);
  } catch {
    return true;
  }
}

function templateOf(
  { path, language }: Found,
  settings: Settings,
  [main, ...more]: string[],
): string {
  const [section = ""] = path.toLowerCase().split("/");
  const [own = ":sections/:slugorfilename/"] = ["permalinks.page", "permalinks"]
    .flatMap((name) => textsAt(settings, `${name}.${section}`));
  const tag = language?.toLowerCase() ?? main;
  const isBelow = more.length > 0 &&
    (tag !== main || settings.defaultcontentlanguageinsubdir === true);
  const template = `/${isBelow ? tag : ""}/${own}`;
  return settings.uglyurls === true
    ? template.replace(/\/?$/, ".html")
    : template;
}

function valuesOf({ fields, title, path }: Found): Values {
  const folders = plain(path).split("/");
  const file = folders.pop();
  const slug = fields.slug && plain(fields.slug);
  return {
    ...{ title: hyphened(title), slug: slug ?? hyphened(title) },
    ...{ filename: file, contentbasename: file },
    ...{ slugorfilename: slug ?? file, slugorcontentbasename: slug ?? file },
    ...{ section: folders[0], sections: folders.join("/") },
  };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(" ", "-");
}
