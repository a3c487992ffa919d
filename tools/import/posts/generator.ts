import type { Source } from "../source.ts";
import type { Scope } from "./entries.ts";
import type { Fields } from "./fields.ts";

export type { Scope } from "./entries.ts";

/** A folder of posts. */
export interface Place {
  /** Path in the source; it ends with a slash unless it is empty. */
  folder: string;
  /** Path that the old site gave it, in the same form. */
  at?: string;
  language?: string;
  /** Template of its old addresses, if that is sure. */
  route?: string;
  /** True if `page.mdx` has the address of its folder. */
  isApp?: boolean;
  /** Glob of its posts. */
  pattern?: string;
  /** Globs of files that the site leaves out. */
  except?: string[];
  /** Categories of its posts. */
  categories?: string[];
}

/** One post, as far as its name and its fields say. */
export interface Found {
  file: string;
  fields: Fields;
  title: string;
  place: Place;
  /** YYYY-MM-DD; the day or the month may be missing. */
  day?: string;
  /** Path below its folder of posts, without extension. */
  stem: string;
  /** The same without language and `index`. */
  path: string;
  /** Last part of the path, without its date. */
  name: string;
  /** As the path names it. */
  language?: string;
}

/** Parts of an old address, by the names that a template has for them. */
export type Values = Record<string, string | undefined>;

/** Rules for the posts of one site generator. */
export interface Generator {
  /** Folder of the site. */
  root: string;
  places: Place[];
  files: string[];
  /** Files that look like posts and are none, by the reason. */
  others: Map<string, string[]>;
  /** True if blanks separate the tags of a line. */
  hasSpacedTags?: boolean;
  /** True if the name of a file is the title. */
  hasNamesAsTitles?: boolean;
  /** True if an alias without a slash before it is beside the post. */
  hasRelativeAliases?: boolean;
  /** Languages of the old site, the main one first. */
  languages?: string[];
  /** Fields from settings. Those of a longer start win. */
  scopes?: Scope[];
  /** Says why the site never shows a file. */
  hides?(file: string, language?: string): string | false | undefined;
  /** Template of an old address. Links among the posts show it if there is none. */
  template?(post: Found): string;
  /** Parts of addresses that differ from those of Jekyll. */
  values?(post: Found): Values;
  /** Path before each old address. */
  base?: string;
  timeZone?: string;
  /** Folders of pages that show one post each, in the program of the site. */
  routes?: string[];
  /** Names of the old site. */
  hosts?: string[];
  /** New paths of addresses without a file; `""` is the section. */
  moved?: [from: string, to: string][];
}

/** Reads a site whose settings are in the folder `root`. */
export type OpenGenerator = (
  source: Source,
  root: string,
) => Promise<Generator>;
