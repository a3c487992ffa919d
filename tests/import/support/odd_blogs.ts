import { dated, DAY, type Row } from "./row.ts";

const draft = '{"draft": true, "title": "Notes"}';
const open = dated("draft: false");
const hidden = { hidden: true };

/** Files that are hidden by their place, or by settings for their folder. */
export const FOLDERS: Row[] = [
  {
    rule:
      "drafts and days to come of Jekyll are hidden, and what `defaults` hides",
    files: {
      "_config.yml":
        "defaults:\n- {scope: {path: ''}, values: {published: true}}\n- {scope: {path: b, type: posts}, values: {published: false}}",
      "_posts/2020-01-03-a.md": "Words.",
      "_posts/2030-01-03-later.md": "Words.",
      "_drafts/draft.md": DAY,
      "b/_posts/2020-01-03-b.md": "Words.",
      "_posts/undated.md": DAY,
      "_posts/Private/2020-01-03-c.md": DAY,
      "_posts/2020-01-03-d.draft.md": DAY,
    },
    format: "jekyll",
    posts: {
      a: {},
      later: hidden,
      draft: hidden,
      b: hidden,
      undated: hidden,
      c: hidden,
      "d-draft": hidden,
    },
  },
  {
    rule: "data of folders and files hide posts of Eleventy",
    files: {
      ".eleventy.js": 'eleventyConfig.ignores.add("./f/*.md");',
      ".eleventyignore": "# Notes\ng/\n",
      "f/f.md": DAY,
      "g/h/g.md": DAY,
      "a.md": DAY,
      "drafts/draft.md": DAY,
      "_b.md": DAY,
      "notes/notes.json": draft,
      "notes/c.md": DAY,
      "notes/open.md": open,
      "d.11tydata.json": draft,
      "d.md": DAY,
      "faulty/faulty.json": "{",
      "faulty/e.md": DAY,
    },
    format: "eleventy",
    posts: {
      a: {},
      draft: hidden,
      b: hidden,
      c: { ...hidden, title: "c" },
      open: {},
      d: hidden,
      e: hidden,
      f: hidden,
      g: hidden,
    },
  },
  {
    rule: "a cascade of Hugo hides what is below it",
    files: {
      "hugo.toml":
        '[[cascade]]\n[cascade._target]\npath = "/b/**"\n[cascade.params]\nprivate = true',
      "content/a/a.md": DAY,
      "content/b/b.md": DAY,
      "content/c/_index.md": "---\ncascade: {_build: {list: never}}\n---\n",
      "content/c/d/c.md": DAY,
    },
    format: "hugo",
    posts: { a: {}, b: hidden, c: hidden },
  },
  ...["dg-publish", "publish"].map((field): Row => ({
    rule: `a vault shows what has "${field}", if one of its notes has it`,
    files: {
      ".obsidian/app.json": "{}",
      "a.md": dated(`${field}: true`),
      "b.md": dated(`${field}: false`),
      "c.md": DAY,
    },
    format: "markdown",
    posts: { a: {}, b: hidden, c: hidden },
  })),
  {
    rule: "Hugo ignores files and languages",
    files: {
      "hugo.toml":
        'ignoreFiles = ["\\\\.x\\\\.md$", "c/"]\ndisableLanguages = ["sv"]\n[languages.de]\ndisabled = true\n[languages.sv]',
      "content/a/a.md": DAY,
      "content/a/b.x.md": DAY,
      "content/c/c.md": DAY,
      "content/a/d.de.md": DAY,
      "content/a/e.sv.md": DAY,
    },
    format: "hugo",
    posts: {
      a: {},
      "b-x": hidden,
      c: hidden,
      "d.de": hidden,
      "e.sv": hidden,
    },
  },
  {
    rule: "Astro reads no file that a pattern leaves out",
    files: {
      "astro.config.mjs": "",
      "src/content.config.ts":
        'glob({ pattern: ["**/*.md", "!sub/**"], base: "./texts" })',
      "texts/a.md": DAY,
      "texts/sub/b.md": DAY,
    },
    format: "astro",
    posts: { a: {}, b: hidden },
  },
];

const tags = ["a", "b c"];

/** Fields that are odd, or cannot be read. */
export const TEXTS: Row[] = [{
  rule: "fields that are no valid YAML are read line by line",
  files: {
    "colon.md": dated("title: Fog: wet", "tags: [a, b c]"),
    "twice.md": dated("title: A", "title: B"),
    "tabs.md": dated("title: [x] y", "tags:\n\t- a\n\t- b c"),
  },
  format: "markdown",
  posts: {
    colon: { title: "Fog: wet", tags },
    twice: { title: "B" },
    tabs: { title: "[x] y", tags },
  },
}, {
  rule: "a post whose fields cannot be read is hidden, with its words",
  files: {
    "2020-01-03-yaml.md": dated("a: [b"),
    "2020-01-03-toml.md": "+++\na = b = c\n+++\nFog.",
    "2020-01-03-json.md": '{\n"a": b\n}\nFog.',
    "2020-01-03-end.md": "---\ndraft: true\n\nFog.",
    "2020-01-03-circle.md": dated("a: &a", "  a: *a"),
    "2020-01-03-deep.md": `{\n"a": ${"[".repeat(200)}${
      "]".repeat(200)
    }\n}\nFog.`,
  },
  format: "markdown",
  posts: {
    yaml: { ...hidden, body: "Fog over the quay." },
    toml: { ...hidden, body: "Fog." },
    json: { ...hidden, body: "Fog." },
    end: hidden,
    circle: { ...hidden, body: "Fog over the quay." },
    deep: { ...hidden, body: "Fog." },
  },
}, {
  rule: "lines across a text and bytes of an old encoding are no fault",
  files: {
    "2020-01-03-a.md": "---\n\nFog.\n\n---\n",
    "b.md": Uint8Array.from(
      dated("title: \xdcbung"),
      (letter) => letter.charCodeAt(0),
    ),
  },
  format: "markdown",
  posts: { a: { body: "---\n\nFog.\n\n---" }, b: { title: "Übung" } },
}, {
  rule: "fields are YAML, TOML or JSON, and tags are lists, lines and objects",
  files: {
    "a.md": "\n" + dated("tags: a, b c", "last_modified_date: 2020-01-04"),
    "b.md":
      '+++\ndate = 2020-01-03T23:59:00-08:00\n[taxonomies]\ntags = ["a"]\ncategories = ["b c"]\n+++\nFog.',
    "c.md":
      '{\n"date": "2020-01-03T23:59:00-08:00", "tags": [["a"], "b c"]\n}\n',
    "d.md": dated("Tags: [{name: a, slug: x}]", "topic: '[[b c]]'"),
  },
  format: "markdown",
  posts: {
    a: { date: "2020-01-03", updated: "2020-01-04", tags },
    b: { date: "2020-01-03", tags },
    c: { date: "2020-01-03", tags },
    d: { date: "2020-01-03", tags },
  },
}, {
  rule: "a post without a date is shown if the owner wants it",
  files: { "a.md": "Words." },
  options: { showsUndated: true },
  format: "markdown",
  posts: { a: { isUndated: true } },
}];
