/** A generator of static sites that people use instead, with the least that shows the same posts. */
export interface Peer {
  name: string;
  packages: string[];
  /** Command in the folder of the packages. */
  build: string[];
  /** Post pages, a list, a feed of the newest 30, and a map of the site. */
  files: Record<string, string>;
}

export const PEERS: Peer[] = [
  {
    name: "Eleventy 3.1.8",
    packages: ["@11ty/eleventy@3.1.8"],
    build: ["node_modules/.bin/eleventy"],
    files: {
      "posts/posts.json": '{"layout":"post.njk","tags":"posts"}',
      "_includes/post.njk":
        "<!doctype html><title>{{ title }}</title><h1>{{ title }}</h1>{{ content | safe }}",
      "index.njk":
        "{% for post in collections.posts %}<a href='{{ post.url }}'>{{ post.data.title }}</a>{% endfor %}",
      "feed.njk":
        "---\npermalink: feed.xml\n---\n<feed>{% for post in collections.posts.slice(-30) %}<entry>{{ post.content | escape }}</entry>{% endfor %}</feed>",
      "sitemap.njk":
        "---\npermalink: sitemap.xml\n---\n<urlset>{% for post in collections.posts %}<loc>{{ post.url }}</loc>{% endfor %}</urlset>",
    },
  },
  {
    name: "Astro 6.0.5",
    // It needs a newer Node than many systems have.
    packages: ["astro@6.0.5", "node@22"],
    build: ["node_modules/.bin/node", "node_modules/.bin/astro", "build"],
    files: {
      "package.json": '{"type":"module"}',
      "src/content.config.ts":
        `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
export const collections = {
  posts: defineCollection({ loader: glob({ base: "posts", pattern: "*.md" }) }),
};`,
      "src/pages/[id].astro": `---
import { getCollection, render } from "astro:content";
export const getStaticPaths = async () => (await getCollection("posts"))
  .map((post) => ({ params: { id: post.id }, props: { post } }));
const { post } = Astro.props;
const { Content } = await render(post);
---
<html><title>{post.data.title}</title><h1>{post.data.title}</h1><Content /></html>`,
      "src/pages/index.astro": `---
import { getCollection } from "astro:content";
const posts = await getCollection("posts");
---
<html>{posts.map(({ id, data }) => <a href={id}>{data.title}</a>)}</html>`,
      "src/pages/feed.xml.js": `import { getCollection } from "astro:content";
export const GET = async () => new Response((await getCollection("posts"))
  .slice(-30).map(({ rendered }) => "<entry>" + rendered.html + "</entry>").join(""));`,
      "src/pages/sitemap.xml.js":
        `import { getCollection } from "astro:content";
export const GET = async () => new Response((await getCollection("posts"))
  .map(({ id }) => "<loc>/" + id + "</loc>").join(""));`,
    },
  },
];
