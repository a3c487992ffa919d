import { isHugo, openHugo } from "../posts/generators/hugo.ts";
import { isJekyll, openJekyll } from "../posts/generators/jekyll.ts";
import {
  hasFields,
  isAstro,
  isEleventy,
  openAstro,
  openEleventy,
  openMarkdown,
} from "../posts/generators/others.ts";
import type { OpenGenerator } from "../posts/generator.ts";
import { readPosts } from "../posts/read_posts.ts";
import type { Source } from "../source.ts";
import type { PostFormat } from "./format.ts";

const SIGNS = [isJekyll, isHugo, isAstro, isEleventy];

/** Blogs of Markdown files. */
export const MARKDOWN_POSTS: PostFormat[] = [
  format("jekyll", "Jekyll", openJekyll, ({ paths }) => isJekyll(paths)),
  format("hugo", "Hugo", openHugo, ({ paths }) => isHugo(paths)),
  format("astro", "Astro", openAstro, ({ paths }) => isAstro(paths)),
  format(
    "eleventy",
    "Eleventy",
    openEleventy,
    ({ paths }) => isEleventy(paths),
  ),
  format(
    "markdown",
    "Markdown",
    openMarkdown,
    async (source) =>
      !SIGNS.some((isOne) => isOne(source.paths)) && await hasFields(source),
  ),
];

function format(
  name: string,
  title: string,
  open: OpenGenerator,
  detect: (source: Source) => boolean | Promise<boolean>,
): PostFormat {
  return {
    kind: "posts",
    name,
    title,
    detect: (source) => Promise.resolve(detect(source)),
    read: async (source, options) =>
      await readPosts(source, await open(source), options),
  };
}
