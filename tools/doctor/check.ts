import type { Config } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import type { Root } from "../../lib/content/kind.ts";
import type { Diagnostic } from "../../lib/content/diagnostic.ts";
import type { Folder } from "../../lib/content/read_folder.ts";
import type { Counting } from "../build/count_commits.ts";

/** Files of the folders, read at one time. */
export interface Files {
  roots: Record<Root, Folder>;
  /** Diagnostics of the loader. The site starts if there are none. */
  mistakes: Diagnostic[];
  config: Config;
  /** The last day that has begun anywhere, YYYY-MM-DD. */
  today: string;
}

/** True for a file with a mistake. Its fields may be unknown, so also if it is hidden. */
export function isFaulty(path: string, mistakes: Diagnostic[]): boolean {
  return mistakes.some(({ place }) => place.startsWith(path));
}

/** A site that starts, and what it answers. */
export interface Site extends Files {
  content: Content;
  baseUrl: string;
  pages: PageFacts[];
  documents: { path: string; text: string }[];
  /** The status of what is at an address of the site. */
  follow(address: string): Promise<number>;
  /** The tones, as browsers get them. */
  styles: string;
  /** The owner's commits. Null if git is not asked, or no page shows a calendar. */
  commits: Counting | null;
}

export interface PageAddress {
  path: string;
  /** The same without the prefix of its language. */
  inner: string;
  /** Path of its Markdown. */
  twinPath: string;
  /** BCP 47, of the site around it. */
  language: string;
}

/** Facts of a page for the checks. Of a site with thousands no more is kept. */
export interface PageFacts extends PageAddress {
  /** Targets of links and images in its text, each once. */
  links: string[];
  /** Those of images alone. */
  images: string[];
  /** Ids of its elements. */
  ids: ReadonlySet<string>;
  /** Own addresses in its Markdown. */
  named: string[];
  /** Words in braces in its Markdown. */
  braces: string[];
  /** Excesses above a limit, in words. */
  tooBig: string[];
}

/** A check of the files, which need not be valid. */
export type FileCheck = (files: Files) => Diagnostic[];

/** A check of the site, which needs valid files. */
export type SiteCheck = (site: Site) => Diagnostic[] | Promise<Diagnostic[]>;
