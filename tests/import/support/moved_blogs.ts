import { dated, DAY, type Row, was } from "./row.ts";

const linked = (...links: string[]) =>
  `${DAY}${links.map((link) => `[x](${link})`).join(" ")}\n`;

/** Old addresses that links show, or the owner. */
export const ADDRESSES: Row[] = [
  {
    rule: "links among the posts show their addresses",
    files: {
      "a/2020-01-03-quay.md": linked("/log/2020/01/fog/", "/tags/fog"),
      "a/2020-01-04-fog.md": linked("https://fog.example/log/2020/01/quay"),
    },
    options: { hosts: ["fog.example"] },
    format: "markdown",
    posts: {
      quay: was("/log/2020/01/quay/"),
      fog: was("/log/2020/01/fog/"),
    },
  },
  {
    rule: "two addresses that as many links show are none",
    files: { "a.md": linked("/x/b/", "/y/b/"), "b.md": DAY },
    format: "markdown",
    posts: { a: was(), b: was() },
  },
  {
    rule: "an alias of Hugo may be beside its post",
    files: {
      "hugo.toml": '[permalinks]\nnotes = "/:year/:filename/"',
      "content/notes/a.md": dated("aliases: [b, /c/]"),
    },
    format: "hugo",
    posts: { a: was("/2020/a/", "/2020/b", "/c/") },
  },
  {
    rule: "Hugo has a path in its address",
    files: {
      "hugo.toml": 'baseURL = "https://old.example/fog/"',
      "content/notes/a.md": DAY,
    },
    format: "hugo",
    posts: { a: was("/fog/notes/a/") },
  },
  {
    rule: "Eleventy has a path before its addresses",
    files: {
      ".eleventy.js": 'return { pathPrefix: "/garden/" };',
      "notes/a.md": DAY,
    },
    format: "eleventy",
    posts: { a: was("/garden/notes/a/") },
  },
  ...[
    ["astro", "astro.config.mjs", "base: '/site'"],
    ["next", "next.config.js", "basePath: '/site'"],
    ["gatsby", "gatsby-config.js", "pathPrefix: `/site`, path: 'src/texts'"],
  ].map(([format = "", config = "", code = ""]): Row => ({
    rule: `${format} has a path before its addresses`,
    files: {
      [config]: `export default { ${code} };`,
      "src/pages/a.mdx": DAY,
    },
    format,
    posts: { a: was("/site/a/") },
  })),
  {
    rule:
      "the owner knows better than links and settings, and a post itself best",
    files: {
      "hugo.toml": "",
      "content/notes/a.md": linked("/notes/b/"),
      "content/notes/b.md": dated("url: /own"),
    },
    options: { permalink: "/:year/:i_month/:title.html" },
    format: "hugo",
    posts: { a: was("/2020/1/a.html"), b: was("/own") },
  },
];

/** Languages of posts, on a site in English that has Portuguese too. */
export const LANGUAGES: Row[] = [{
  rule: "a translation belongs to the post in the main language",
  files: {
    "hugo.toml":
      '[languages.en]\n[languages.PT]\ncontentDir = "content.pt"\n[languages.sv]',
    "content/notes/quay.md": dated("title: Quay"),
    "content/notes/quay.sv.md": DAY,
    "content/notes/oil.md": dated("translationKey: x"),
    "content/notes/quay.pt.md": DAY,
    "content.pt/notes/quay.md": dated("title: Cais"),
    "content.pt/notes/azeite.md": dated("translationKey: x"),
    "content.pt/notes/fado.md": DAY,
    "content/notes/fado.pt.md": DAY,
    "content/notes/lamp.md": dated("Lang: pt_BR"),
  },
  options: { languages: ["pt"] },
  format: "hugo",
  posts: {
    quay: { language: undefined, was: ["/notes/quay/"] },
    "quay.pt": { original: "quay", was: ["/pt/notes/quay/"] },
    "quay-pt.pt": { original: undefined },
    "quay-sv.sv": { original: undefined, was: ["/sv/notes/quay/"] },
    oil: {},
    "oil.pt": { original: "oil" },
    "fado.pt": { original: undefined },
    "fado-pt.pt": { original: undefined },
    "lamp.pt": { was: ["/notes/lamp/"] },
  },
}, {
  rule: "folders and ends of names name languages",
  files: {
    "astro.config.mjs": 'i18n: { defaultLocale: "en", locales: ["en", "pt"] }',
    "src/pages/notes/[slug].astro": "",
    "src/content/notes/quay.md": DAY,
    "src/content/notes/pt/quay.md": DAY,
    "src/content/notes/node.js.md": DAY,
  },
  options: { languages: ["pt"] },
  format: "astro",
  posts: {
    quay: was("/notes/quay/"),
    "quay.pt": { original: "quay", was: ["/pt/notes/quay/"] },
    "node-js": {},
  },
}];
