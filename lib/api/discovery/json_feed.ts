import { imageAddress } from "../../content/anchors.ts";
import type { Document } from "./document.ts";
import { type Feed, feedFile, feedItems } from "./feed.ts";

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed): Document {
  const file = feedFile(feed, "json");
  return {
    ...file,
    mediaType: "application/feed+json",
    description: "what is new, as JSON Feed",
    async render(sources) {
      const { baseUrl, content: { profile }, urlOf } = sources;
      const items = await feedItems(feed, sources);
      return JSON.stringify({
        version: "https://jsonfeed.org/version/1.1",
        title: feed.title,
        home_page_url: urlOf(feed.path),
        feed_url: urlOf(file.path),
        description: feed.description,
        icon: `${baseUrl}/icon-512.png`,
        authors: [{ name: profile.name, url: `${baseUrl}/` }],
        language: profile.language,
        items: items.map((item) => ({
          id: item.id,
          url: item.url,
          title: item.title,
          content_html: item.html,
          summary: item.description,
          image: item.image &&
            baseUrl + imageAddress({ path: item.image.file }),
          date_published: item.published,
          date_modified: item.updated,
          tags: item.tags,
          language: item.language,
        })),
      });
    },
  };
}
