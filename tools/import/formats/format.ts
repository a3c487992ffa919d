import type { ReadResume } from "../read_resume.ts";
import type { Source } from "../source.ts";
import type { ReadPosts } from "../posts/post.ts";

export interface ReadOptions {
  /** BCP 47. Names of months in dates may be of this language. */
  language: string;
  /** YYYY-MM-DD. */
  today: string;
  /** True if the owner wants recommendations on the site. */
  references: boolean;
  posts?: PostOptions;
}

export interface PostOptions {
  /** Folder of the posts in the content. */
  section: string;
  /** Names of the old site, whose absolute links are its own. */
  hosts: string[];
  /** Pictures that the export does not have. */
  media?: Source;
  /** Names of pages that are taken. */
  pages: string[];
  /** Types of WordPress beside post and page. */
  types: string[];
  /** Languages that the site has beside that of the owner, BCP 47. */
  languages?: string[];
  /** Template of the old addresses, such as `/:year/:month/:day/:slug/`. */
  permalink?: string;
  /** Takes the day of the first commit for a file that says none. */
  dateFrom?: "git";
  /** Shows posts without a date. Default: they are hidden. */
  showsUndated?: boolean;
  /** Fetches images of other hosts. Default: they are links. */
  fetchesImages?: boolean;
  /** Keeps bytes outside of memory until they are read. Default: in memory. */
  putAside?(bytes: Uint8Array): Promise<() => Promise<Uint8Array>>;
}

interface OfFormat<Kind extends string, Result> {
  kind: Kind;
  /** Name that `--from` takes. */
  name: string;
  /** Name for people. */
  title: string;
  /** True if the content of the source has this format. */
  detect(source: Source): Promise<boolean>;
  /** Throws a ConfigError. */
  read(source: Source, options: ReadOptions): Promise<Result>;
}

export type ResumeFormat = OfFormat<"resume", ReadResume>;
export type PostFormat = OfFormat<"posts", ReadPosts>;
export type Format = ResumeFormat | PostFormat;
