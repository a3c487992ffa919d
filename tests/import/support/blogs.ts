import { png } from "../../support/images.ts";
import { wxr } from "./wxr.ts";
import type { Blog } from "./imported_posts.ts";

interface Example {
  files: Blog;
  /** New addresses by old ones. */
  moved: Record<string, string>;
}

const TEXT =
  "The lamp was lit at dusk, and it burned until the ferry had passed twice.";
const LAMP = png(30, 20);

/** Exports written by hand, three of a format. The last one of each is odd. */
export const BLOGS: Record<string, Example[]> = {
  jekyll: [{
    files: {
      "_posts/2019-03-01-First_light.md": `---\ntitle: First\n---\n${TEXT}\n`,
      "about.md": "---\ntitle: About\n---\n",
    },
    moved: { "/2019/03/01/First_light.html": "/posts/first-light" },
  }, {
    files: {
      "site/_config.yml":
        "permalink: pretty\nbaseurl: /blog\ntimezone: Asia/Tokyo\n",
      "site/_posts/2019-03-01-a.md":
        `---\ntitle: A\ndate: 2019-03-01 23:30:00 -0800\ncategories: [Sea, Lamps]\nimage: {path: /assets/lamp.png, alt: A lamp}\n---\n${TEXT}\n![Lamp](/assets/lamp.png)\n`,
      "site/sea/_posts/2019-04-01-b.markdown":
        `---\ntitle: B\nredirect_from: /older/b\n---\n[A]({% post_url 2019-03-01-a %})\n`,
      "site/assets/lamp.png": LAMP,
    },
    moved: {
      "/blog/sea/lamps/2019/03/01/a/": "/posts/a",
      "/blog/sea/lamps/2019/03/02/a/": "/posts/a",
      "/blog/sea/2019/04/01/b/": "/posts/b",
      "/older/b": "/posts/b",
    },
  }, {
    files: {
      "_config.yml": "permalink: /:year/:i_month/:title:output_ext\n",
      "_posts/2020-1-5-übung.md":
        `\uFEFF---\r\npermalink: /own/\r\n---\r\n# Übung\r\n\r\n${TEXT}\r\n`,
      "_posts/2020-02-05-b.html": "---\ntitle: B\n---\n<p>Words</p><p>More</p>",
      "_posts/2020-02-06-broken.md": '---\ntitle: "x\n---\n',
      "_drafts/idea.md": "---\ntitle: Idea\n---\nA draft.",
    },
    moved: { "/own/": "/posts/uebung", "/2020/2/b.html": "/posts/b" },
  }],
  hugo: [{
    files: {
      "hugo.toml": 'baseURL = "https://old.example/"\n',
      "content/post/first-light.md":
        `+++\ntitle = "First"\ndate = 2019-03-01T23:30:00-08:00\ntags = ["Sea"]\n+++\n${TEXT}\n`,
    },
    moved: {
      "/post/first-light/": "/posts/first-light",
      "/post/": "/posts",
      "/index.xml": "/feed.xml",
    },
  }, {
    files: {
      "config.yaml": "permalinks:\n  blog: /:year/:month/:slug/\n",
      "content/blog/a/index.md":
        `---\ntitle: Light A\ndate: 2019-03-01\naliases: [/older/a.html]\n---\n${TEXT}\n{{< figure src="lamp.png" caption="A lamp" >}}\n[b]({{< ref "b.md" >}})\n`,
      "content/blog/a/lamp.png": LAMP,
      "content/blog/b.md":
        `---\ntitle: B\ndate: 2019-03-02\nslug: better\n---\n${TEXT}\n`,
      "content/blog/_index.md": "---\ntitle: Blog\n---\n",
    },
    moved: {
      "/2019/03/light-a/": "/posts/a",
      "/2019/03/better/": "/posts/better",
      "/older/a.html": "/posts/a",
    },
  }, {
    files: {
      "hugo.json": '{"uglyURLs": true}',
      "content/Deep Notes/2019/A Note.md":
        `{\n"title": "A",\n"date": "2019-03-01",\n"draft": false\n}\n${TEXT}\n`,
      "content/Deep Notes/c.de.md":
        `---\ntitle: C\ndate: 2019-03-01\nurl: /own/c/\n---\n${TEXT}\n`,
    },
    moved: {
      "/deep-notes/2019/a-note.html": "/posts/a-note",
      "/own/c/": "/posts/c-de",
    },
  }],
  astro: [{
    files: {
      "astro.config.mjs": "",
      "src/content/blog/first-light.md":
        `---\ntitle: First\npubDate: "Mar 01 2019"\nheroImage: ../../assets/lamp.png\nheroImageAlt: A lamp\n---\n${TEXT}\n`,
      "src/content/blog/second.md":
        `---\ntitle: Second\npubDate: 2019-03-02\n---\n[First](./first-light.md)\n`,
      "src/assets/lamp.png": LAMP,
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
      "eleventy.config.mjs": "",
      "content/blog/c/c.md":
        `---\ntitle: C\ndate: 2019-03-01\npermalink: "/{{ title }}/"\n---\n${TEXT}\n`,
    },
    moved: { "/blog/c/c/": "/posts/c" },
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
  wordpress: [{
    files: {
      "export.xml": wxr([{
        id: "12",
        name: "first",
        link: "/2019/03/first/",
        body: TEXT,
      }]),
    },
    moved: {
      "/2019/03/first/": "/posts/first",
      "/?p=12": "/posts/first",
      "/feed/": "/feed.xml",
    },
  }, {
    files: {
      "export.1.xml": wxr([
        {
          id: "12",
          name: "%e3%81%82",
          link: "/2019/03/%e3%81%82/",
          body: `<!-- wp:paragraph -->\n<p>${TEXT}</p>\n<!-- /wp:paragraph -->`,
        },
      ]),
      "export.2.xml": wxr([{
        id: "2",
        type: "page",
        name: "about-me",
        link: "/about-me/",
        body:
          '[caption]<img src="https://old.example/wp-content/uploads/2019/03/lamp-300x200.png" alt="" /> A lamp[/caption]',
      }]),
      "wp-content/uploads/2019/03/lamp.png": LAMP,
    },
    moved: {
      "/2019/03/%e3%81%82/": "/posts/title-12",
      "/2019/03/%E3%81%82": "/posts/title-12",
      "/?page_id=2": "/about-me",
    },
  }, {
    files: {
      "odd.xml": wxr([
        {
          id: "1",
          name: "",
          link: "/?p=1",
          body: "A &lt;draft&gt;",
          status: "draft",
          date: "0000-00-00 00:00:00",
        },
        {
          id: "2",
          name: "secret",
          link: "/secret/",
          body: "Hidden words",
          password: "x",
        },
        { id: "3", name: "book", link: "/book/", body: "A book", type: "book" },
        { id: "4", name: "same", link: "/a/", body: TEXT },
        {
          id: "5",
          name: "same",
          link: "/b/",
          body: '[gallery ids="9"]\n\n[slider id="4"]',
        },
      ]),
    },
    moved: { "/a/": "/posts/same", "/?p=5": "/posts/title-5" },
  }],
};
