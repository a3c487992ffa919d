import { isObject } from "../front_matter.ts";
import type { Found, OpenGenerator } from "../generator.ts";
import { fillPermalink, hyphened } from "../permalinks.ts";
import { folderOf, settingsIn, stemOf, stringIn, TEXT } from "./settings.ts";

const CONFIG =
  /^(?:[^/]+\/)?(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/;

export function isHugo(paths: string[]): boolean {
  const config = configIn(paths);
  const isSure = config !== undefined && /hugo\.\w+$/.test(config);
  return isSure ||
    config !== undefined &&
      paths.some((path) => /^(?:[^/]+\/)?content\//.test(path));
}

function configIn(paths: string[]): string | undefined {
  return paths.find((path) => CONFIG.test(path));
}

/** Hugo: the files below `content`, in sections and as bundles. */
export const openHugo: OpenGenerator = async (source) => {
  const { paths } = source;
  const config = configIn(paths) ?? "";
  const settings = await settingsIn(source, config);
  const root = config.replace(/(?:config\/_default\/)?[^/]*$/, "");
  const content = `${root}${stringIn(settings, "contentDir") ?? "content"}/`;
  const files = paths.filter((path) =>
    path.startsWith(content) && TEXT.test(path)
  );
  const isIndex = (path: string) => /\/_index(?:\.[\w-]+)?\.\w+$/.test(path);
  const posts = files.filter((path) =>
    !isIndex(path) && path.slice(content.length).includes("/")
  );
  const [section] = [...Map.groupBy(
    posts,
    (path) => path.slice(content.length).split("/", 1)[0] ?? "",
  )]
    .sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return {
    files: posts,
    others: files.filter((path) => !posts.includes(path)).map((path) => [
      path,
      isIndex(path)
        ? "the index of a section; write its words into your index.md"
        : "in no section; copy it into pages/ by hand",
    ]),
    isDraft: () => false,
    nameOf: (file) => nameOf(file),
    addresses: (post) => addressesOf(post, settings, content),
    folders: (
      file,
    ) => [folderOf(file), `${root}static/`, `${root}assets/`, root],
    hosts: [stringIn(settings, "baseURL") ?? stringIn(settings, "baseurl")]
      .flatMap((url) => url ?? []),
    moved: new Map([
      ["/index.xml", "/feed.xml"],
      ...listOf(section),
    ]),
  };
};

/** The list of a section, and its feed. */
function listOf(section: string | undefined): [string, string][] {
  if (!section) return [];
  const path = `/${section.toLowerCase().replaceAll(" ", "-")}/`;
  return [[path, ""], [`${path}index.xml`, "/feed.xml"]];
}

/** A bundle has the name of its folder; the language of a file is no part of it. */
function nameOf(file: string): string {
  const [stem = "", language] = stemOf(file).split(/\.(?=[a-z]{2}(?:-\w+)?$)/i);
  const name = stem === "index"
    ? stemOf(`${folderOf(file).slice(0, -1)}.md`)
    : stem;
  return language ? `${name}-${language}` : name;
}

function addressesOf(
  { file, fields, day, title }: Found,
  settings: Record<string, unknown>,
  content: string,
): string[] {
  if (fields.url) return [`/${fields.url}`.replace(/^\/+/, "/")];
  const inside = file.slice(content.length).replace(/\.\w+$/, "").replace(
    /\/index$/,
    "",
  );
  const parts = inside.split("/");
  const name = parts.pop() ?? "";
  const section = parts.join("/");
  const [top = ""] = parts;
  const { permalinks } = settings;
  const pages = isObject(permalinks) && isObject(permalinks.page)
    ? permalinks.page
    : permalinks;
  const template = isObject(pages) ? stringIn(pages, top) : undefined;
  const own = fields.slug ?? name;
  const filled = template && fillPermalink(template, {
    day,
    name: name.toLowerCase(),
    slug: fields.slug ?? hyphened(title),
    title: hyphened(title),
    categories: fields.categories,
    section: top,
  });
  const path = filled ??
    `/${section}/${own}/`.toLowerCase().replaceAll(" ", "-");
  return [settings.uglyURLs === true ? path.replace(/\/$/, ".html") : path];
}
