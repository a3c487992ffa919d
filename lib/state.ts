import { createDefine } from "fresh";
import type { RecordedAnswer } from "./api/calls/types.ts";
import type { PageMeta } from "./content/page_meta.ts";
import type { Deps } from "./deps.ts";
import type { LiveSnapshot } from "./services/types.ts";
import type { AnyOperation } from "./operation.ts";
import type { RequestInfo } from "./request_info.ts";
import type { Site } from "./site.ts";
import type { NearestPath } from "./base/text/nearest_path.ts";

export type {
  ContributionCalendar,
  ContributionDay,
  LiveSnapshot,
} from "./services/types.ts";

/** A page in Markdown. */
export interface Twin {
  page: PageMeta;
  /** As served, with front matter. */
  text: string;
  tokens: number;
  /** Markdown below the title. */
  body: string;
}

/** Markdown of the pages. A page must not ask for it: it would wait for itself. */
export interface TwinReader {
  get(page: PageMeta): Promise<Twin>;
  /** In the order of the pages. A page that fails is reported and left out. */
  all(pages?: PageMeta[]): Promise<Twin[]>;
}

/**
 * Answers of this site to the first example of each operation, by the operation's
 * id; undefined if an example cannot be answered without another service.
 */
export type RecordedAnswers = (
  operations: AnyOperation[],
) => Promise<Map<string, RecordedAnswer | undefined>>;

/** Values on `ctx.state` of every route. */
export interface State {
  deps: Deps;
  site: Site;
  /** The parsed request. Its URL is not read again. */
  request: RequestInfo;
  /** The requested path, without the prefix of its language. */
  path: string;
  /** Current values. A page that shows them is rendered again after a change. */
  live(): LiveSnapshot;
  /** Current minute in milliseconds since 1970. A page that shows it is rendered again after it. */
  minute(): number;
  /** For programs. A page must not ask for one. */
  twins: TwinReader;
  /** The site in each of its languages, the first one first. */
  editions: readonly Edition[];
  nearestPath: NearestPath;
  recordedAnswers: RecordedAnswers;
}

/** The site in one of its languages. */
export type Edition = Pick<State, "deps" | "site" | "twins">;

export const define = createDefine<State>();
