import type { Config } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import type { Root } from "../../lib/content/kind.ts";
import type { Diagnostic } from "../../lib/content/diagnostic.ts";
import type { Folder } from "../../lib/content/read_folder.ts";
import type { Counting } from "../../lib/services/upstreams/git_commits.ts";

/** What lies in the folders, all of one moment. */
export interface Files {
  roots: Record<Root, Folder>;
  /** What the loader says of them; the site starts where that is nothing. */
  mistakes: Diagnostic[];
  config: Config;
  /** The last day that has begun anywhere, YYYY-MM-DD. */
  today: string;
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
  /** Of the person; null where git is not asked for any. */
  commits: Counting | null;
}

export interface RenderedPage {
  path: string;
  html: string;
  twin: string;
}

/** What can be told of the files, however wrong they are. */
export type FileCheck = (files: Files) => Diagnostic[];

/** What can be told of a site, once its files are right. */
export type SiteCheck = (site: Site) => Diagnostic[] | Promise<Diagnostic[]>;
