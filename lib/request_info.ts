import type { OperationError } from "./errors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { HeaderList } from "./base/http/header_list.ts";
import type { Representation } from "./base/http/representation.ts";
import type { RateDecision } from "./services/types.ts";

/** A parsed request. */
export interface RequestInfo {
  readonly request: Request;
  readonly connection: Deno.ServeHandlerInfo | undefined;
  /** Random. Names the response in the log. */
  readonly id: string;
  /** Not resolved. Only needless escapes are decoded. */
  readonly path: string;
  /** Includes the question mark. Empty if there is no query. */
  readonly search: string;
  /** Address that stands for the client. */
  readonly client: string;
  readonly endpoint: Endpoint;
  /** Headers of every response to it, whatever the status. */
  readonly common: HeaderList;
  /** True if the client names no host. */
  readonly lacksHost: boolean;
  /** Rate window. */
  readonly window: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** True if the site itself reads the page: only `<main>` is rendered. */
  readonly onlyMain?: true;
  /** Name of the MCP tool that it calls. */
  tool?: string;
  /** Undefined if the request is not counted. */
  rate: RateDecision | undefined;
  /** Reason why the page must not answer the question. */
  refusal: OperationError | undefined;
  /** The cacheable part of the response. */
  representation: Representation | undefined;
  /** Version of the live values in the answer, if it shows any. */
  shows: number | undefined;
  /** End of the representation in milliseconds since 1970. */
  goodUntil: number;
}
