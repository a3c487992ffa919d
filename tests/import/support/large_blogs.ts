import { type Example, LAMP, TEXT } from "./blog.ts";

/** Blogs of Jekyll and Hugo. */
export const JEKYLL_AND_HUGO: Record<string, Example[]> = {
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
};
