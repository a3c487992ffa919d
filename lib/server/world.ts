import type { AnswerStore } from "@foyer/answers";
import type { Content } from "../content/content.ts";
import type { Deps } from "../deps.ts";
import type { CommitCount, Store } from "@foyer/services";
import type { RequestEntry } from "../base/log/log.ts";
import type { Tracing } from "./tracing.ts";

/** Effects, data and settings of a process. main.ts creates it, and tests fake it. */
export interface World extends Omit<Deps, keyof Services> {
  /** Calls fail after a timeout. */
  store: Store;
  /** Commits that the build counted; null without a repository. */
  commits: CommitCount | null;
  /**
   * Sentences, facts and Markdown that the build kept of a language; null if there are none.
   * Rejects if content or code differ.
   */
  builtAnswers(content: Content): Promise<AnswerStore | null>;
  /** Paths of static files and bundles. */
  assets: string[];
  fetch: typeof fetch;
  /** Null if the runtime does not trace. */
  tracing: Tracing | null;
  logRequest(entry: RequestEntry): void;
}

/** Services with state between requests, made once. */
export type Services =
  & Pick<
    Deps,
    | "callers"
    | "contributions"
    | "editions"
    | "events"
    | "health"
    | "imager"
    | "knowledge"
    | "npcModel"
    | "visitors"
  >
  & { store: Store };
