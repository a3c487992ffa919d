import {
  errorResponse,
  methodNotAllowed,
  OperationError,
} from "../api/errors.ts";
import { isValidHost } from "../http/host.ts";
import { isValidTarget } from "../http/target.ts";
import { optionsResponse } from "./endpoints.ts";
import type { Visit } from "./visit.ts";

/** Neither a bad Host, a bad target nor OPTIONS uses up a window. */
export function answerUncounted(
  { request, endpoint, path, search }: Visit,
): Response | undefined {
  if (!isValidHost(request.headers.get("host"))) {
    return invalid(
      'Cannot read the "Host" header: expected a name or address, and a port',
    );
  }
  if (!isValidTarget(path + search)) {
    return invalid(
      'Cannot read the request target: expected visible ASCII without "#"',
    );
  }
  const isKnown = endpoint.allow.length > 0;
  if (request.method === "OPTIONS" && isKnown) return optionsResponse(endpoint);
}

function invalid(message: string): Response {
  return errorResponse(new OperationError("invalid_parameter", message));
}

/** The answer to a method that the endpoint does not take; undefined where it does. */
export function refuseMethod(
  { request: { method }, endpoint: { allow } }: Visit,
): Response | undefined {
  if (allow.includes(method)) return;
  return errorResponse(methodNotAllowed(method, allow.join(", ")));
}

/** The answer to a method that a static file does not take. */
export function answerFile({ request: { method } }: Visit): Response {
  const allow = ["GET", "HEAD", "OPTIONS"];
  return method === "OPTIONS"
    ? optionsResponse({ allow, headers: [] })
    : errorResponse(methodNotAllowed(method, allow.join(", ")));
}

export function internalError(): Response {
  return errorResponse(
    new OperationError("internal_error", "Cannot answer just now"),
  );
}
