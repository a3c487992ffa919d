import { Random } from "../../fuzz/random.ts";
import { png } from "../../support/images.ts";
import type { Blog } from "./imported_posts.ts";
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

/** Lines of a text, each with one word. */
const LINES = [
  (word: string) => `Some words and ${word}.`,
  (word: string) => `## ${word}`,
  (word: string) => `- a point\n- ${word}`,
  (word: string) => `> ${word}`,
  (word: string) => `\`\`\`js\n${word}("<b>{% x %}</b>");\n\`\`\``,
  (word: string) => `    ${word} <indented>`,
  (word: string) => `{% include ${word}.html %}`,
  (word: string) => `{{< unknown ${word} >}}`,
  (word: string) => `{: .${word}}`,
  (word: string) => `{% highlight js %}\n${word}\n{% endhighlight %}`,
  (word: string) => `<div class="x">${word}</div>`,
  (word: string) => `<table><tr><td>${word}</td></tr></table>`,
  (word: string) => `<iframe src="https://v.example/${word}"></iframe>`,
  (word: string) => `<form>${word}</form>`,
  (word: string) => `<b>${word}</b><br>and <img src="/a.png" alt="">`,
  (word: string) => `![${word}](/lamp.png)`,
  (word: string) => `![${word}](/gone.png)`,
  (word: string) => `[${word}](/none/)`,
  (word: string) => `[a](https://far.example/${word})`,
  (word: string) => `<!-- ${word} -->`,
  (word: string) => `Text<sup>${word}</sup> & <span>{name}</span>`,
];

const FIELDS = [
  (word: string) => `tags: [${word}, Sea]`,
  (word: string) => `description: ${word} is a short one`,
  (word: string) => `mood: ${word}`,
  (word: string) => `image: ${word}.png`,
  (word: string) => `lastmod: ${word}`,
  (word: string) => `tag: ${word}`,
];

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
    { "astro.config.mjs": "" },
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
    for (const field of random.some(FIELDS, 0.4)) {
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

const BLOCKS = [
  (word: string) => `Words of ${word}\nand a line.`,
  (word: string) =>
    `<!-- wp:paragraph -->\n<p>${word}</p>\n<!-- /wp:paragraph -->`,
  (word: string) => `<ul><li>${word}</li></ul>`,
  (word: string) => `<pre><code>${word}\n\n[x y="z"]</code></pre>`,
  (word: string) =>
    `[caption id="1"]<img src="/gone.png" alt="" /> ${word}[/caption]`,
  (word: string) => `[slider of="${word}"]`,
  (word: string) => `<form>${word}</form>`,
  (word: string) => `<a href="https://old.example/none/">${word}</a>`,
];

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
