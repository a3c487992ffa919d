import type { Remarks } from "./remarks.ts";

export type { Remark } from "./remarks.ts";

/** A post or a page of another blog. */
export interface Post {
  title: string;
  /** Name of its file, without the extension. */
  slug: string;
  /** True for a file of `pages/`. */
  isPage?: boolean;
  /** YYYY-MM-DD, the day as written, without time zones. */
  date: string;
  /** True if the date is that of the import. */
  isUndated: boolean;
  /** YYYY-MM-DD. */
  updated?: string;
  description?: string;
  tags: string[];
  hidden: boolean;
  /** BCP 47, of a post that names its language. */
  language?: string;
  /** Slug of the post that this one translates into `language`. */
  original?: string;
  image?: PostImage;
  /** Markdown. Images have the names of `images`. */
  body: string;
  images: Picture[];
  /** Paths at which it was before, such as `/2019/03/a-post/`. */
  was: string[];
  /** File and line that it comes from, such as `_posts/2019-03-01-a-post.md:1`. */
  place: string;
}

export interface Picture {
  /** Name of its file in the content. */
  name: string;
  /** Reads the bytes for the content, so that memory holds one picture at a time. */
  bytes(): Promise<Uint8Array>;
}

export interface PostImage extends Picture {
  alt: string;
}

export interface ReadPosts extends Remarks {
  posts: Post[];
  /** New paths of old addresses without a file; `""` stands for the section. */
  moved: Map<string, string>;
}
