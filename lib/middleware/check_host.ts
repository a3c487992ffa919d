import { OperationError } from "../api/errors.ts";
import { isValidHost } from "../http/host.ts";
import type { Middleware } from "./middleware.ts";

/** Refuses a Host that is no name or address: no URL may be made of it. */
export const checkHost: Middleware = (next) => (info) => {
  if (isValidHost(info.request.headers.get("host"))) return next(info);
  throw new OperationError(
    "invalid_parameter",
    'Cannot read the "Host" header: expected a name or address, and a port',
  );
};
