import { importPosts } from "../../../tools/import/posts/import_posts.ts";
import type { Post, ReadPosts } from "../../../tools/import/posts/post.ts";
import type { Content } from "../../../lib/content/content.ts";
import { testContent } from "../../support/test_app.ts";
import { TODAY } from "./imported.ts";

/** A post as a format reads it. */
export function postOf(slug: string, fields: Partial<Post> = {}): Post {
  return {
    title: slug,
    slug,
    date: "2019-03-01",
    isUndated: false,
    tags: [],
    hidden: false,
    body: "Words.",
    images: [],
    was: [],
    place: `${slug}.md:1`,
    ...fields,
  };
}

/** Files of posts and what was read beside them. */
export function madePosts(
  posts: Post[],
  read: Partial<ReadPosts> = {},
  content: Content = testContent,
) {
  const none = { hidden: [], sorted: [], lost: [], changed: [] };
  return importPosts({ posts, ...none, moved: new Map(), ...read }, {
    content,
    section: "posts",
    today: TODAY,
    hasMoved: false,
  });
}
