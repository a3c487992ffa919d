import type { Generator, OpenGenerator } from "../posts/generator.ts";
import { openEleventy } from "../posts/generators/eleventy.ts";
import { pathsBelow } from "../posts/generators/files.ts";
import { openHugo } from "../posts/generators/hugo.ts";
import { openJekyll } from "../posts/generators/jekyll.ts";
import { openMarkdown } from "../posts/generators/markdown.ts";
import * as programs from "../posts/generators/programs.ts";
import { readPosts } from "../posts/read_posts.ts";
import type { Source } from "../source.ts";
import type { PostFormat } from "./format.ts";

type Row = [name: string, title: string, sign: RegExp, open: OpenGenerator];

const HUGO = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/;
const ELEVENTY = /^(?:\.eleventy|eleventy\.config)\.\w+$/;
const NEXT = /^(?:next\.config\.\w+|package\.json)$/;

/** Site generators by the files that they need, and folders without one. */
const GENERATORS: Row[] = [
  ["jekyll", "Jekyll", /^_config\.ya?ml$/, openJekyll],
  ["hugo", "Hugo", HUGO, openHugo],
  ["astro", "Astro", /^astro\.config\.\w+$/, programs.openAstro],
  ["eleventy", "Eleventy", ELEVENTY, openEleventy],
  ["gatsby", "Gatsby", /^gatsby-config\.\w+$/, programs.openGatsby],
  ["next", "Next.js", NEXT, programs.openNext],
  ["markdown", "Markdown", /$^/, openMarkdown],
];
/** Programs read such a folder too, so that it is a sign only without theirs. */
const POSTS: Row[] = [["jekyll", "Jekyll", /^_posts\//, openJekyll]];

/** Blogs of Markdown files. */
export const MARKDOWN_POSTS = GENERATORS.map((
  [name, title, , open],
): PostFormat => ({
  ...{ kind: "posts", name, title },
  detect: async (source) => (await sitesIn(source))[0]?.name === name,
  async read(source, options) {
    const sites = await sitesIn(source);
    const own = sites.find((site) => site.name === name);
    const generator = own?.generator ?? await open(source, "");
    const read = await readPosts(source, generator, options);
    const others = own === sites[0] ? sites.slice(1) : [];
    const changed = others.map(({ name, generator: { files } }) => ({
      place: ".",
      why:
        `taken for ${title}; it could be ${name}, with ${files.length} posts: add --from ${name}`,
    }));
    return { ...read, changed: [...changed, ...read.changed] };
  },
}));

interface Site {
  name: string;
  generator: Generator;
}

/** Each format asks for the same sites. */
const opened = new WeakMap<Source, Promise<Site[]>>();

/** Sites with posts whose signs a source has, the one with the most first. */
function sitesIn(source: Source): Promise<Site[]> {
  const sites = opened.get(source) ??
    openEach(source, GENERATORS).then((sites) =>
      sites.length > 0 ? sites : openEach(source, POSTS)
    );
  opened.set(source, sites);
  return sites;
}

/** Opens the folder itself, else those in it that have the signs. */
async function openEach(source: Source, rows: Row[]): Promise<Site[]> {
  const paths = pathsBelow(source.paths, "");
  const tops = new Set(paths.map((path) => /^[^/]+\/|^/.exec(path)?.[0] ?? ""));
  const sites: Site[] = [];
  for (const [name, , sign, open] of rows) {
    const hasSign = (root: string) =>
      paths.some((path) =>
        path.startsWith(root) && sign.test(path.slice(root.length))
      );
    for (const root of hasSign("") ? [""] : [...tops].filter(hasSign)) {
      const generator = await open(source, root);
      if (generator.files.length > 0) sites.push({ name, generator });
    }
  }
  return sites.sort(({ generator: one }, { generator: other }) =>
    other.files.length - one.files.length
  );
}
