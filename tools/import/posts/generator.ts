import type { Fields } from "./fields.ts";
import type { Source } from "../source.ts";

/** One post, as far as its name and its fields say. */
export interface Found {
  file: string;
  fields: Fields;
  title: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Rules for the posts of one site generator. */
export interface Generator {
  /** Files of posts. */
  files: string[];
  /** Files that look like posts and are none, with the reason. */
  others: [file: string, why: string][];
  isDraft(file: string): boolean;
  /** True if blanks separate the tags of a line. */
  hasSpacedTags?: boolean;
  /** Name of a post, without its date. */
  nameOf(file: string): string;
  /** Old addresses, the usual one first. */
  addresses(post: Found): string[];
  /** Folders in which an image of the file may be. */
  folders(file: string): string[];
  /** Names of the old site. */
  hosts: string[];
  /** New paths of addresses without a file; `""` is the section. */
  moved: Map<string, string>;
}

export type OpenGenerator = (source: Source) => Promise<Generator>;
