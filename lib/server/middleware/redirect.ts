import type { Middleware } from "./middleware.ts";

/** Redirects to the canonical or new address of a page, and keeps the query. */
export const redirect: Middleware = (next) => (info) => {
  const { endpoint: { path, location, status = 308 }, search } = info;
  if (location === undefined) return next(info);
  // An old address may be a query, and a new one part of a page.
  const isWhole = /[?#]/.test(path + location);
  return new Response(null, {
    status,
    headers: { location: isWhole ? location : location + search },
  });
};
