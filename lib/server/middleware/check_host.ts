import { OperationError } from "../../errors.ts";
import { isValidHost } from "../../base/http/host.ts";
import type { Middleware } from "./middleware.ts";

/**
 * Refuses an invalid Host, of which no URL may be made. A missing one is
 * refused (RFC 9112 section 3.2), except for health checks.
 */
export const checkHost: Middleware = (next) => (info) => {
  const { request, endpoint, lacksHost } = info;
  const isMissing = lacksHost && endpoint.kind !== "health";
  if (!isMissing && isValidHost(request.headers.get("host"))) return next(info);
  throw new OperationError(
    "invalid_parameter",
    'Cannot read the "Host" header: expected a host name or address, with or without a port',
  );
};
