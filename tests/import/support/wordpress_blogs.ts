import { type Example, LAMP, TEXT } from "./blog.ts";
import { wxr } from "./wxr.ts";

/** Exports of WordPress. */
export const WORDPRESS: Record<string, Example[]> = {
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
