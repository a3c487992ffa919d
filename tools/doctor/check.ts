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
  pages: RenderedPage[];
  documents: { path: string; text: string }[];
  /** The status of what is at an address of the site. */
  follow(address: string): Promise<number>;
  /** The tones, as browsers get them. */
  styles: string;
  /** The owner's commits. Null if git is not asked, or no page shows a calendar. */
  commits: Counting | null;
}

export interface RenderedPage {
  path: string;
  /** The same without the prefix of its language. */
  inner: string;
  twinPath: string;
  /** BCP 47, of the site around it. */
  language: string;
  html: string;
  twin: string;
}

/** A check of the files, which need not be valid. */
export type FileCheck = (files: Files) => Diagnostic[];

/** A check of the site, which needs valid files. */
export type SiteCheck = (site: Site) => Diagnostic[] | Promise<Diagnostic[]>;
