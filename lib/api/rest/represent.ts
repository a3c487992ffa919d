import { Representation } from "../../base/http/representation.ts";
import type { RequestInfo } from "../../request_info.ts";

/** Answers with what may answer others too, and notes it for them. */
export function represent(
  info: Pick<RequestInfo, "request" | "common" | "representation">,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response | Promise<Response> {
  info.representation = new Representation(body, headers, info.common);
  return info.representation.respond(info.request);
}
