import type { Generator, OpenGenerator, Place } from "../generator.ts";
import { textsIn } from "../literals.ts";
import {
  densestFolder,
  ELSEWHERE,
  filesIn,
  folderIn,
  foldersAbove,
  hidingBy,
  placeFinder,
} from "./files.ts";
import { baseIn, codeIn } from "./settings.ts";

/** Astro: collections, as its settings name them, and Markdown among the pages. */
export const openAstro: OpenGenerator = async (source, root) => {
  const code = await codeIn(source, root, /^astro\.config\.\w+$/);
  const config = /^src\/content(?:\/|\.)config\.\w+$/;
  const globs = globsIn(await codeIn(source, root, config), root);
  const content = `${root}src/content/`;
  const collections = source.paths.filter((path) => path.startsWith(content))
    .flatMap((path) => foldersAbove(path.slice(content.length)).slice(0, 2));
  const usual = [...new Set(collections)]
    .map((folder) => ({
      folder: content + folder,
      route: folder === "docs/" && code.includes("starlight")
        ? "/:path/"
        : undefined,
    }));
  return programOf(source.paths, root, code, [globs, usual]);
};

/** Gatsby: the folders that its settings read; pages have their paths. */
export const openGatsby: OpenGenerator = async (source, root) => {
  const code = await codeIn(source, root, /^gatsby-config\.\w+$/);
  const calls = code.matchAll(/\bpath:\s*(path\.\w+\([^)]*\)|["'`].*?["'`])/g);
  const places = [...calls].map(([, path = ""]) => {
    const name = textsIn(path).join("/").replace("${__dirname}", ".");
    return { folder: folderIn(root, name) };
  });
  const site = programOf(source.paths, root, code, [places]);
  return { ...site, routes: site.routes?.length ? site.routes : [""] };
};

/** Next.js: the folder of most Markdown, and Markdown among the pages. */
export const openNext: OpenGenerator = async (source, root) => {
  const code = await codeIn(source, root, /^next\.config\.\w+$/);
  const packages = await codeIn(source, root, /^package\.json$/);
  const isNext = code !== "" || /"next":\s*"[~^\d]/.test(packages);
  return programOf(isNext ? source.paths : [], root, code, []);
};

/** A site whose addresses a program of its owner makes. */
function programOf(
  paths: string[],
  root: string,
  code: string,
  choices: Place[][],
): Generator {
  const route = "/:path/";
  const pages = ["", "src/"].map((folder) => root + folder)
    .flatMap((folder): Place[] => [
      { folder: `${folder}pages/`, route },
      {
        folder: `${folder}app/`,
        pattern: "**/page.{md,mdx}",
        route,
        isApp: true,
      },
    ]);
  const placeOf = placeFinder(pages);
  const rest = paths.filter((path) => !placeOf(path) && !ASIDE.test(path));
  const posts =
    choices.find((all) => filesIn(paths, root, all).files.length > 0) ??
      [{ folder: densestFolder(rest, root) }];
  const places = [...posts, ...pages];
  const [, main] = /\bdefaultLocale:\s*["'`]([\w-]+)/.exec(code) ?? [];
  const [, all = ""] = /\blocales:\s*\[([^\]]*)\]/.exec(code) ?? [];
  return {
    ...{ root, places, ...withoutAside(filesIn(paths, root, places)) },
    hides: hidingBy(places),
    base: baseIn(code, "(?:base|basePath|pathPrefix)"),
    languages: [...new Set([...main ? [main] : [], ...textsIn(all)])],
    routes: routesIn(paths, root),
    moved: [["/rss.xml", "/feed.xml"]],
  };
}

/** Folders of what is beside the posts. */
const ASIDE =
  /(?:^|\/)(?:data|content)\/(?:.*\/)?(?:authors?|pages|projects|snippets)\//;

/** Posts without what is beside them, unless that is most of the files. */
function withoutAside(
  { files, others }: Pick<Generator, "files" | "others">,
): Pick<Generator, "files" | "others"> {
  const { post = [], aside = [] } = Object.groupBy(
    files,
    (file) => ASIDE.test(file) ? "aside" : "post",
  );
  if (post.length < aside.length) return { files, others };
  const elsewhere = [...others.get(ELSEWHERE) ?? [], ...aside];
  return { files: post, others: new Map([...others, [ELSEWHERE, elsewhere]]) };
}

const ROUTE =
  /^(?:src\/)?(?:pages|app)\/(?!api\/)(.*?)[[{](?:\.{3})?(?!page|tag|categor|author|year|lang|locale)[\w.]+[\]}]+(?:\/(?:index|page))?\.(?:astro|[jt]sx?)$/;

/** Folders of pages that show one post each. */
function routesIn(paths: string[], root: string): string[] {
  const group = /\([^)]*\)\/|\[[^\]]*\]\//g;
  const routes = paths.filter((path) => path.startsWith(root)).flatMap((path) =>
    ROUTE.exec(path.slice(root.length))?.[1]?.replaceAll(group, "") ?? []
  );
  return [...new Set(routes)];
}

/** Folders that the loaders of collections read, with their patterns. */
function globsIn(code: string, root: string): Place[] {
  const constants = code.matchAll(/\bconst\s+(\w+)[^=\n]*=\s*(["'`])(.*?)\2/g);
  const filled = [...constants].reduce(
    (code, [, name = "", , value = ""]) =>
      code.replaceAll(`\${${name}}`, value)
        .replaceAll(`base: ${name}`, `base: "${value}"`),
    code,
  );
  return filled.split(/\bglob\(/).slice(1).flatMap((call) => {
    const [, url, , base] =
      /\bbase:\s*(new URL\(\s*)?(["'`])(.*?)\2/.exec(call) ?? [];
    if (base === undefined) return [];
    const [patterns = ""] =
      /(?<=\bpattern:\s*)(?:\[\s*)?(?:(["'`]).*?\1[\s,]*)+/.exec(call) ?? [];
    // An address is relative to the file, which has one of two places.
    const globs = textsIn(patterns);
    const except = globs.filter((glob) => glob.startsWith("!"))
      .map((glob) => glob.slice(1));
    const roots = url ? ["src", "src/content"] : [""];
    return roots.flatMap((folder) =>
      globs.filter((glob) => !glob.startsWith("!"))
        .map((pattern) => ({
          ...{ folder: folderIn(root + folder, base), pattern, except },
        }))
    );
  });
}
