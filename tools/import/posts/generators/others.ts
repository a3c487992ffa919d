import { glance, type Source } from "../../source.ts";
import type { Generator, OpenGenerator } from "../generator.ts";
import { DATED } from "../read_posts.ts";
import { folderOf, MARKDOWN, stemOf } from "./settings.ts";

const NO_POST =
  /(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY)\b|(?:^|\/)[_.](?!posts)[^/]*\//i;

export function isAstro(paths: string[]): boolean {
  return paths.some((path) => /^(?:[^/]+\/)?astro\.config\.\w+$/.test(path));
}

export function isEleventy(paths: string[]): boolean {
  return paths.some((path) =>
    /^(?:[^/]+\/)?(?:\.eleventy|eleventy\.config)\.\w+$/.test(path)
  );
}

/** Files with fields in a folder of no known generator. */
export async function hasFields(source: Source): Promise<boolean> {
  const files = source.paths.filter((path) => MARKDOWN.test(path)).slice(0, 20);
  for (const file of files) {
    if (/^(?:---|\+\+\+|\{)\r?\n/.test(await glance(source, file))) return true;
  }
  return false;
}

/** Astro: collections of content, and Markdown among the pages. */
export const openAstro: OpenGenerator = ({ paths }) => {
  const [config = ""] = paths.filter((path) => isAstro([path]));
  const root = folderOf(config);
  const inside = (path: string) =>
    new Map([["src/content/", ""], ["src/pages/", ""], ["src/data/", ""], [
      "src/",
      "",
    ]])
      .entries().find(([folder]) => path.startsWith(root + folder))?.[0];
  const files = paths.filter((path) =>
    MARKDOWN.test(path) && inside(path) !== undefined
  );
  const collections = Map.groupBy(
    files,
    (file) => file.slice((root + inside(file)).length).split("/", 1)[0] ?? "",
  );
  const [largest] = [...collections].sort(([, one], [, other]) =>
    other.length - one.length
  );
  return Promise.resolve(generatorOf(files, paths, {
    root,
    public: "public/",
    pathOf: (file) => file.slice((root + (inside(file) ?? "")).length),
    moved: [
      ["/rss.xml", "/feed.xml"],
      ...largest && files.length > 1 ? [[`/${largest[0]}/`, ""] as const] : [],
    ],
  }));
};

/** Eleventy: a file has the path of its address. */
export const openEleventy: OpenGenerator = ({ paths }) => {
  const [config = ""] = paths.filter((path) => isEleventy([path]));
  const root = folderOf(config);
  const files = paths.filter((path) =>
    path.startsWith(root) && MARKDOWN.test(path) && !NO_POST.test(path)
  );
  return Promise.resolve(generatorOf(files, paths, {
    root,
    public: "public/",
    pathOf: (file) =>
      file.slice(root.length).replace(/^(?:src|content|pages)\//, ""),
    moved: [["/feed/feed.xml", "/feed.xml"]],
  }));
};

/** A folder of Markdown: old addresses are those that a file names. */
export const openMarkdown: OpenGenerator = ({ paths }) => {
  const files = paths.filter((path) =>
    MARKDOWN.test(path) && !NO_POST.test(path)
  );
  return Promise.resolve(
    generatorOf(files, paths, { root: "", public: "", moved: [] }),
  );
};

interface Layout {
  root: string;
  /** Folder of files that are served as they are. */
  public: string;
  /** Undefined if old addresses do not follow from paths. */
  pathOf?(file: string): string;
  moved: (readonly [string, string])[];
}

function generatorOf(
  files: string[],
  paths: string[],
  { root, public: folder, pathOf, moved }: Layout,
): Generator {
  const stem = (file: string) => {
    const name = stemOf(file);
    const isIndex = name === "index" && file.includes("/");
    return (isIndex ? stemOf(`${folderOf(file).slice(0, -1)}.md`) : name)
      .replace(DATED, "");
  };
  return {
    files,
    others: paths.filter((path) =>
      MARKDOWN.test(path) && !files.includes(path) && !NO_POST.test(path)
    )
      .map((
        path,
      ) => [path, "not among the posts; copy it into pages/ by hand"]),
    isDraft: (file) => /(?:^|\/)_?drafts\//.test(file),
    nameOf: stem,
    addresses({ file, fields }) {
      const { url } = fields;
      if (url && !/[{}]/.test(url)) return [`/${url}`.replace(/^\/+/, "/")];
      if (!pathOf) return [];
      const above = pathOf(file).split("/").slice(0, -1);
      if (stemOf(file) === "index") above.pop();
      return [`/${[...above, fields.slug ?? stem(file)].join("/")}/`];
    },
    folders: (file) => [folderOf(file), root + folder, `${root}src/`, root],
    hosts: [],
    moved: new Map(moved),
  };
}
