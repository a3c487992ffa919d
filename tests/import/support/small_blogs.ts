import { type Example, LAMP, TEXT } from "./blog.ts";

/** Blogs of Astro and Eleventy, and folders of Markdown. */
export const OTHERS: Record<string, Example[]> = {
  astro: [{
    files: {
      "astro.config.mjs": "",
      "src/content/blog/first-light.md":
        `---\ntitle: First\npubDate: "Mar 01 2019"\nheroImage: ../../assets/lamp.png\nheroImageAlt: A lamp\n---\n${TEXT}\n`,
      "src/content/blog/second.md":
        `---\ntitle: Second\npubDate: 2019-03-02\n---\n[First](./first-light.md)\n`,
      "src/assets/lamp.png": LAMP,
      "src/pages/blog/[...slug].astro": "",
    },
    moved: {
      "/blog/first-light/": "/posts/first-light",
      "/blog/": "/posts",
      "/rss.xml": "/feed.xml",
    },
  }, {
    files: {
      "astro.config.ts": "",
      "src/pages/posts/a.mdx":
        `---\ntitle: A\npubDate: 2019-03-02\n---\nimport Box from "../Box.astro";\n\n${TEXT}\n\n<Box wide>Words</Box>\n`,
    },
    moved: {},
  }, {
    files: {
      "web/astro.config.mjs": "",
      "web/src/content/notes/deep/index.md":
        `---\ntitle: Deep\npubDate: 2019-03-02T10:00:00Z\nslug: deeper\n---\n${TEXT}\n`,
      "web/src/pages/[lang]/notes/[slug]/index.astro": "",
      "web/src/pages/notes/[page].astro": "",
      "web/src/content/notes/none.md": "Words without fields.\n",
    },
    moved: { "/notes/deeper/": "/posts/deeper" },
  }],
  eleventy: [{
    files: {
      ".eleventy.js": "",
      "posts/first-light.md":
        `---\ntitle: First\ndate: 2019-03-01\n---\n${TEXT}\n`,
      "other/second.md": `---\ntitle: Second\ndate: 2019-03-02\n---\n${TEXT}\n`,
      "README.md": "# Read me\n",
    },
    moved: { "/other/second/": "/posts/second", "/feed/feed.xml": "/feed.xml" },
  }, {
    files: {
      "eleventy.config.js": "",
      "src/blog/2019-03-01-a.md":
        `---\ntitle: A\npermalink: /a.html\n---\n${TEXT}\n`,
      "src/blog/b.md":
        `---\ntitle: B\ndate: 2019-03-01\npermalink: false\n---\n${TEXT}\n`,
    },
    moved: { "/a.html": "/posts/a" },
  }, {
    files: {
      "eleventy.config.mjs":
        "export default () => ({ dir: { input: 'content' } });",
      "content/blog/blog.11tydata.js":
        "module.exports = { tags: ['post'], permalink: `/{{ page.date | date: '%Y/%-m' }}/{{ title | slugify }}/` };",
      "content/blog/c/c.md":
        `---\ntitle: Sea C\ndate: 2019-03-01\n---\n${TEXT}\n`,
      "content/blog/d.md":
        `---\ntitle: D\ndate: 2019-03-01\npermalink: "/{{ slug }}/"\n---\n${TEXT}\n`,
      "content/2019-03-01-index.md": `---\ntitle: E\n---\n${TEXT}\n`,
    },
    moved: { "/2019/3/sea-c/": "/posts/c" },
  }],
  markdown: [{
    files: {
      "a.md":
        `---\ntitle: A\ndate: 2019-03-01\naliases: [/old/a]\n---\n${TEXT}\n`,
    },
    moved: { "/old/a": "/posts/a" },
  }, {
    files: {
      "notes/a.md":
        `+++\ntitle = "A"\ndate = 2019-03-01\n+++\n${TEXT} [b](b.md)\n`,
      "notes/b.md": "---\ntitle: B\ndate: 2019-03-01\n---\n",
    },
    moved: {},
  }, {
    files: { "x.md": "---\n---\n", "y.md": "---\ndate: yesterday\n---\n# Y\n" },
    moved: {},
  }],
};
