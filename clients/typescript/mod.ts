/**
 * A client of the API of a Foyer site, on Deno, Node, Bun, workers and in
 * browsers.
 *
 * ```ts
 * import { Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer();
 * for await (const role of foyer.roles()) console.log(role.company);
 * ```
 *
 * @module
 */
export { ApiConnectionError } from "./api_connection_error.ts";
export { ApiError, type ApiErrorInit } from "./api_error.ts";
export { Foyer } from "./foyer.ts";
export type { CallOptions, FoyerOptions } from "./options.ts";
export type * from "./requests.ts";
export type {
  ApiPromise,
  RateLimit,
  ResponseInfo,
  WithResponse,
} from "./response_info.ts";
export type * from "./types.ts";
