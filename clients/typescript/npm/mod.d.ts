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
export { ApiConnectionError } from "./api_connection_error.js";
export { ApiError, type ApiErrorInit } from "./api_error.js";
export { Foyer } from "./foyer.js";
export type { CallOptions, FoyerOptions } from "./options.js";
export type * from "./requests.js";
export type { ApiPromise, RateLimit, ResponseInfo, WithResponse, } from "./response_info.js";
export type * from "./types.js";
