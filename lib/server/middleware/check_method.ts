import { methodNotAllowed } from "../../errors.ts";
import type { Middleware } from "./middleware.ts";

/** Refuses a method that the endpoint lacks (RFC 9110 section 15.5.6). */
export const checkMethod: Middleware = (next) => (info) => {
  const { request: { method }, endpoint: { allow, location } } = info;
  if (allow.length === 0 || allow.includes(method)) return next(info);
  const hint = location && `Request "${location}" instead`;
  throw methodNotAllowed(method, allow, hint);
};
