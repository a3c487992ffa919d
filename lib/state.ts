import { createDefine } from "fresh";
import type { PageMeta } from "./content/page_meta.ts";
import type { Deps } from "./deps.ts";
import type { LiveSnapshot } from "./services/types.ts";
import type { RequestInfo } from "./request_info.ts";
import type { Site } from "./site.ts";
import type { NearestPath } from "./base/text/nearest_path.ts";

export type {
  ContributionCalendar,
  ContributionDay,
  LiveSnapshot,
} from "./services/types.ts";

/** A page as programs read it. */
export interface Twin {
  page: PageMeta;
  /** Markdown with front matter, as it is served. */
  text: string;
  tokens: number;
  /** The words below the title, in Markdown. */
  body: string;
}

/** The Markdown of the pages. No page may ask for it: it would wait for itself. */
export interface TwinReader {
  get(page: PageMeta): Promise<Twin>;
  /** Twins of the pages in their order; a page that fails is reported and left out. */
  all(pages?: PageMeta[]): Promise<Twin[]>;
}

/** Values on `ctx.state` of every route. */
export interface State {
  deps: Deps;
  site: Site;
  /** The request as it was taken apart: nobody reads its URL again. */
  request: RequestInfo;
  /** What is known now of what changes; a page that asks for it is made anew when it has. */
  live(): LiveSnapshot;
  /** The minute that it is, in milliseconds since 1970; a page that shows it is made anew with the next. */
  minute(): number;
  /** For programs; no page may ask for one. */
  twins: TwinReader;
  nearestPath: NearestPath;
}

/** Gives routes the type of `ctx.state`. */
export const define = createDefine<State>();
