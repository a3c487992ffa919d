import type { OperationError } from "./errors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { HeaderList } from "./base/http/header_list.ts";
import type { Representation } from "./base/http/representation.ts";
import type { RateDecision } from "./services/types.ts";

/** A request, and all that is found out about it before anything decides. */
export interface RequestInfo {
  readonly request: Request;
  readonly connection: Deno.ServeHandlerInfo | undefined;
  /** Random; it names the response in the log. */
  readonly id: string;
  /** As it was sent, never decoded or resolved. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** The address that stands for the client. */
  readonly client: string;
  readonly endpoint: Endpoint;
  /** Headers of every response to it, whatever the status. */
  readonly common: HeaderList;
  /** Whether it names no host, in whatever way. */
  readonly lacksHost: boolean;
  /** The name of its rate window. */
  readonly window: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The site reads the page itself: nothing is rendered around `<main>`. */
  readonly onlyMain?: true;
  /** What the rate limit has said of it; undefined where it was not asked. */
  rate: RateDecision | undefined;
  /** Why the page here must not answer the question in its query. */
  refusal: OperationError | undefined;
  /** What the answer was made from, where that may answer others too. */
  representation: Representation | undefined;
  /** The version of the live values that the answer shows; undefined where it shows none. */
  shows: number | undefined;
  /** Until when the representation is good enough, in milliseconds since 1970. */
  goodUntil: number;
}
