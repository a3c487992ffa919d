/**
 * The API did not answer: the connection was refused, reset or cut off, or the
 * answer took longer than the time limit. `cause` is the error of the platform.
 *
 * ```ts
 * import { ApiConnectionError, Foyer } from "@foyer/client";
 *
 * const foyer = new Foyer({ baseUrl: "http://localhost:1" });
 * try {
 *   await foyer.getStats();
 * } catch (error) {
 *   if (!(error instanceof ApiConnectionError)) throw error;
 *   console.log(error.message, error.cause);
 * }
 * ```
 */
export class ApiConnectionError extends Error {
  /** `ApiConnectionError`. */
  override readonly name = "ApiConnectionError";
}
