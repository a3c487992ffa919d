import type { PostOptions } from "../../../tools/import/formats/format.ts";
import type { Post } from "../../../tools/import/posts/post.ts";
import type { Blog } from "./imported_posts.ts";

/** A blog, and all of its posts by their slugs, as far as a rule is about them. */
export interface Row {
  rule: string;
  files: Blog;
  format: string;
  posts: Record<string, Partial<Post>>;
  options?: Partial<PostOptions>;
}

export const fields = (...lines: string[]) =>
  `---\n${lines.join("\n")}\n---\nFog over the quay.\n`;
export const DAY = fields("date: 2020-01-03");
export const dated = (...lines: string[]) =>
  fields("date: 2020-01-03", ...lines);
export const was = (...was: string[]) => ({ was });
