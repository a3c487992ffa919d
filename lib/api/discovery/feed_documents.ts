import { atomFeed } from "./atom_feed.ts";
import type { Document } from "./document.ts";
import type { Feed } from "./feed.ts";
import { jsonFeed } from "./json_feed.ts";

/** A feed in each of its formats. */
export function feedDocuments(feed: Feed): Document[] {
  return [atomFeed(feed), jsonFeed(feed)];
}
