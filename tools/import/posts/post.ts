/** A post of another blog. */
export interface Post {
  title: string;
  /** Name of its file, without the extension. */
  slug: string;
  /** YYYY-MM-DD, the day as written, without time zones. */
  date: string;
  /** YYYY-MM-DD. */
  updated?: string;
  description?: string;
  tags: string[];
  hidden: boolean;
  image?: PostImage;
  /** Markdown. */
  body: string;
  /** Paths at which it was before, such as `/2019/03/a-post/`. */
  was: string[];
  /** File and line that it comes from, such as `_posts/2019-03-01-a-post.md:1`. */
  place: string;
}

export interface PostImage {
  /** Path in the source. */
  path: string;
  alt: string;
}

/** A part of a source that the site cannot show. */
export interface Lost {
  /** File and line. */
  place: string;
  why: string;
}

export interface ReadPosts {
  posts: Post[];
  lost: Lost[];
}
