import { Random } from "../../fuzz/random.ts";
import { png } from "../../support/images.ts";
import type { Blog } from "./imported_posts.ts";
import { BLOCKS, FIELDS, LINES, UNKNOWN_FIELD } from "./marked_lines.ts";
import { wxr } from "./wxr.ts";

interface Marked {
  word: string;
  /** File and line. */
  place: string;
}

interface Generated {
  files: Blog;
  /** Words that must be on the site, or whose line must be listed. */
  marked: Marked[];
  /** Words of which nothing may be read. */
  secret: string[];
  /** Old addresses of posts that are not hidden. */
  old: string[];
}

export function generatedBlog(random: Random): Generated {
  const words = new Words();
  return random.chance(0.3)
    ? wordPress(random, words)
    : markdown(random, words);
}

class Words {
  readonly marked: Marked[] = [];
  #number = 0;

  at(place: string): string {
    const word = `wort${++this.#number}x`;
    this.marked.push({ word, place });
    return word;
  }
}

const PLACES: [
  sign: Blog,
  pathOf: (name: string) => string,
  old: (name: string) => string,
][] = [
  [
    {},
    (name) => `_posts/2019-03-01-${name}.md`,
    (name) => `/2019/03/01/${name}.html`,
  ],
  [
    { "hugo.toml": "" },
    (name) => `content/notes/${name}.md`,
    (name) => `/notes/${name}/`,
  ],
  [
    { "astro.config.mjs": "", "src/pages/blog/[slug].astro": "" },
    (name) => `src/content/blog/${name}.md`,
    (name) => `/blog/${name}/`,
  ],
  [
    { ".eleventy.js": "" },
    (name) => `blog/${name}.md`,
    (name) => `/blog/${name}/`,
  ],
];

function markdown(random: Random, words: Words): Generated {
  const [sign, pathOf, oldOf] = random.pick(PLACES);
  const files: Blog = { ...sign, "lamp.png": png(3, 2) };
  const names = ["a", "b", "c"].slice(0, 1 + random.below(3));
  for (const name of names) {
    const file = pathOf(name);
    const lines = [
      "---",
      `title: ${words.at(`${file}:2`)}`,
      "date: 2019-03-01",
    ];
    const fields = name === "a" ? [UNKNOWN_FIELD, ...FIELDS] : FIELDS;
    for (const field of random.some(fields, 0.4)) {
      lines.push(field(words.at(`${file}:${lines.length + 1}`)));
    }
    lines.push("---");
    add(lines, file, random, words);
    files[file] = lines.join("\n");
  }
  return { files, marked: words.marked, secret: [], old: names.map(oldOf) };
}

/** Blocks between blank lines; each word has the line of its block. */
function add(
  lines: string[],
  file: string,
  random: Random,
  words: Words,
): void {
  for (let count = 2 + random.below(10); count > 0; count--) {
    lines.push("");
    const line = random.pick(LINES);
    lines.push(...line(words.at(`${file}:${lines.length + 1}`)).split("\n"));
  }
}

function wordPress(random: Random, words: Words): Generated {
  const ids = ["1", "2", "3"].slice(0, 1 + random.below(3));
  const items = ids.map((id) => ({
    id,
    name: `post-${id}`,
    link: `/2019/03/post-${id}/`,
    title: words.at(""),
    body: random.some(BLOCKS, 0.6).map((block) => block(words.at(""))).join(
      "\n\n",
    ),
  }));
  return {
    files: { "export.xml": wxr(items) },
    marked: words.marked,
    secret: ["secret", "Otto", "nice words"],
    old: ids.flatMap((id) => [`/2019/03/post-${id}/`, `/?p=${id}`]),
  };
}
