import type { Source } from "./source.ts";

/** One call of the command. */
export interface Run {
  source: Source;
  options: Options;
  /** Folder of the content. */
  dir: string;
  /** YYYY-MM-DD. */
  today: string;
}

export interface Options {
  language?: string;
  as?: string;
  "time-zone"?: string;
  references?: boolean;
  figure?: string;
  programmer?: string;
  publish?: string[];
  section?: string;
  host?: string[];
  media?: string;
  type?: string[];
  replace?: boolean;
  all?: boolean;
}
