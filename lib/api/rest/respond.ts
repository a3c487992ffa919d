import { Representation } from "../../base/http/representation.ts";
import type { RequestInfo } from "../../request_info.ts";

/** Keeps the representation, so that the cache can answer the next request with it. */
export function respond(
  info: Pick<RequestInfo, "request" | "common" | "representation">,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response | Promise<Response> {
  info.representation = new Representation(body, headers, info.common);
  return info.representation.respond(info.request);
}
