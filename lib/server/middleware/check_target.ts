import { OperationError } from "../../errors.ts";
import { isValidTarget } from "../../base/http/target.ts";
import type { Middleware } from "./middleware.ts";

/** Refuses a target that two parsers could read differently. */
export const checkTarget: Middleware = (next) => (info) => {
  if (isValidTarget(info.path) && isValidTarget(info.search)) return next(info);
  throw new OperationError(
    "invalid_parameter",
    'Cannot read the request target: expected visible ASCII without "#"',
  );
};
