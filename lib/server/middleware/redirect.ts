import type { Middleware } from "./middleware.ts";

/** Redirects to the canonical address of a page, and keeps the query. */
export const redirect: Middleware = (next) => (info) => {
  const { endpoint: { location }, search } = info;
  if (location === undefined) return next(info);
  return new Response(null, {
    status: 308,
    headers: { location: location + search },
  });
};
