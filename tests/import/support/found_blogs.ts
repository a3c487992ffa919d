import { dated, DAY, fields, type Row, was } from "./row.ts";

/** Places of posts, before and now. */
export const PLACES: Row[] = [{
  rule: "settings are files of the folder itself",
  files: {
    ".circleci/config.yml": "version: 2",
    "config.toml": "",
    "content/notes/quay.md": DAY,
    "public/notes/made.md": DAY,
    "themes/fog/exampleSite/content/notes/other.md": DAY,
    "node_modules/fog/_posts/2020-01-03-other.md": DAY,
  },
  format: "hugo",
  posts: { quay: was("/notes/quay/") },
}, {
  rule: "Hugo names its folders in several files, and a bundle is one post",
  files: {
    "config/_default/hugo.toml": 'contentDir = "texts"',
    "config/_default/permalinks.toml": '[page]\nNotes = "/:year/:slug/"',
    "config/_default/module.toml":
      '[[mounts]]\nsource = "old"\ntarget = "content/notes"',
    "texts/notes/fog/index.md": dated("title: The fog"),
    "texts/notes/fog/part.md": DAY,
    "texts/about.md": DAY,
    "old/quay.md": DAY,
  },
  format: "hugo",
  posts: { fog: was("/2020/the-fog/"), quay: was("/2020/quay/") },
}, {
  rule: "Jekyll has a source and collections",
  files: {
    "_config.yml":
      "source: src\ncollections:\n  lamps: {output: true}\n  oils: {output: false}\ndefaults:\n- {scope: {path: _lamps}, values: {permalink: '/l/:title/'}}",
    "src/_posts/2020-01-03-quay.md": fields("tags: a b"),
    "src/_lamps/wick.md": DAY,
    "src/_oils/colza.md": DAY,
  },
  format: "jekyll",
  posts: {
    wick: was("/l/wick/"),
    quay: { was: ["/2020/01/03/quay.html"], tags: ["a", "b"] },
  },
}, {
  rule: "Astro reads the folders of its loaders",
  files: {
    "astro.config.mjs": "",
    "src/content.config.ts":
      'const BASE = `texts`;\nconst a = glob({ pattern: ["**/[^_]*.{md,mdx}"], base: `./${BASE}/blog` });\nconst b = { loader: glob({ base: new URL("../notes", import.meta.url), pattern: \'**/*.md\' }) };',
    "texts/blog/2020/quay.mdx": DAY,
    "texts/blog/_fog.md": DAY,
    "texts/blog/_old/oil.md": DAY,
    "texts/blog/x.markdown": DAY,
    "texts/other/x.md": DAY,
    "notes/lamp.md": DAY,
    "src/pages/blog/[...slug].astro": "",
    "src/pages/tags/[tag].astro": "",
  },
  format: "astro",
  posts: {
    fog: { hidden: true },
    oil: {},
    quay: was("/blog/2020/quay/"),
    lamp: was("/blog/lamp/"),
  },
}, {
  rule: "Gatsby has the paths of its folders",
  files: {
    "gatsby-config.js":
      "plugins: [{ options: { path: `${__dirname}/texts/blog` } }, { options: { path: path.join(__dirname, 'texts', 'notes') } }]",
    "texts/blog/wicks/index.md": DAY,
    "texts/notes/2020-01-04-oil.md": fields("title: Oil"),
  },
  format: "gatsby",
  posts: {
    wicks: was("/wicks/"),
    oil: { date: "2020-01-04", was: ["/2020-01-04-oil/"] },
  },
}, {
  rule: "Next.js has the folder of most Markdown, and pages",
  files: {
    "package.json": '{"dependencies": {"next": "^14.0.0"}}',
    "data/blog/quay.mdx": DAY,
    "data/blog/lamp/index.md": DAY,
    "data/blog/oil.md": DAY,
    "docs/x.md": DAY,
    "app/(site)/fog/page.mdx":
      'import X from "x";\n\nexport const metadata = {\n  title: \'Fog\',\n  date: new Date("2020-01-05"), // of the text\n};\n\nWords.',
    "pages/draft.mdx":
      'export const meta = { title: "Draft", date: "2020-01-05", draft: isOld };\n',
    "app/blog/[slug]/page.tsx": "",
  },
  format: "next",
  posts: {
    quay: was("/blog/quay/"),
    lamp: was("/blog/lamp/"),
    oil: {},
    fog: { title: "Fog", date: "2020-01-05", was: ["/fog/"] },
    draft: { hidden: true },
  },
}, {
  rule: "what is beside the posts of a program is none",
  files: {
    "next.config.js": "export default {};",
    "data/authors/default.mdx": DAY,
    "data/blog/a.mdx": DAY,
    "app/blog/[...slug]/page.tsx": "",
  },
  format: "next",
  posts: { a: was("/blog/a/") },
}, {
  rule: "posts beside the page that shows them",
  files: {
    "next.config.js": "export default {};",
    "app/blog/posts/vim.mdx": DAY,
    "app/blog/[slug]/page.tsx": "",
  },
  format: "next",
  posts: { vim: was("/blog/vim/") },
}, {
  rule: "folders of Astro have a page of nearly their name, and Starlight none",
  files: {
    "astro.config.mjs": 'import starlight from "@astrojs/starlight";',
    "src/content/note/welcome.md": DAY,
    "src/content/docs/guides/example.md": DAY,
    "src/content/journal/day.md": DAY,
    "src/pages/notes/[...slug].astro": "",
    "src/pages/posts/[...slug].astro": "",
  },
  format: "astro",
  posts: {
    welcome: was("/notes/welcome/"),
    example: was("/guides/example/"),
    day: was(),
  },
}, {
  rule: "Eleventy leaves out the date of a file, and reads data of folders",
  files: {
    "eleventy.config.js": "",
    "posts/lamps/2020-02-03-index.md": fields("title: Lamps"),
    "posts/quay.md": DAY,
    "posts/oil/oil.json": '{"permalink": "/{{ title | shout }}/"}',
    "posts/oil/a.md": DAY,
    "notes/notes.11tydata.js":
      "export default {\n  // draft: true\n  permalink: function ({ page }) { return `/n/${page.fileSlug}/`; },\n};",
    "notes/b.md": DAY,
  },
  format: "eleventy",
  posts: {
    lamps: { was: ["/posts/lamps/"], date: "2020-02-03" },
    quay: was("/posts/quay/"),
    a: was(),
    b: was("/n/b/"),
  },
}, {
  rule: "of two generators, the one with more posts reads a blog",
  files: {
    "_config.yml": "",
    ".eleventy.js": "",
    "_posts/2020-01-02-quay.md": DAY,
    "notes/fog.md": DAY,
  },
  format: "eleventy",
  posts: { quay: {}, fog: {} },
}, {
  rule: "a folder of Markdown needs no fields, and what is about it is no post",
  files: {
    "2020-01-03 Fog.md": "# The fog\n\nWords.",
    "sub/README.md": "# Read me",
    "LICENSE.md": "Words.",
  },
  format: "markdown",
  posts: { fog: { title: "The fog" } },
}, {
  rule: "names of files about software are names of posts below the top",
  files: {
    "hugo.toml": "",
    "README.md": "# Read me",
    "content/posts/security.md": DAY,
    "content/posts/claude.md": DAY,
  },
  format: "hugo",
  posts: { security: {}, claude: {} },
}, {
  rule: "a file of that name is a post if there is no other",
  files: { "README.md": DAY },
  format: "markdown",
  posts: { readme: {} },
}, {
  rule: "the notes of Obsidian have their names as titles",
  files: {
    ".obsidian/app.json": "{}",
    ".obsidian/templates.json": '{"folder": "Forms/a"}',
    ".trash/old.md": DAY,
    "Forms/a/note.md": DAY,
    "Lamp.excalidraw.md": DAY,
    "Wet-fog.md": `${DAY}# Heading\n`,
  },
  format: "markdown",
  posts: { "wet-fog": { title: "Wet-fog" } },
}];
