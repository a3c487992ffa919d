import { type Context, internalsOf, type Middleware } from "../context.ts";
import { HttpError } from "../error.ts";

export interface CsrfOptions<State = unknown> {
  /** Origins that may post besides the site's own. */
  origin?:
    | string
    | string[]
    | ((origin: string, ctx: Context<State>) => boolean);
}

/** Takes changes from its own pages only, as far as the browser tells. */
export function csrf<State>(
  { origin: allowed }: CsrfOptions<State> = {},
): Middleware<State> {
  const isAllowed = typeof allowed === "function"
    ? allowed
    : (origin: string, ctx: Context<State>) =>
      [allowed ?? ctx.url.origin].flat().includes(origin);
  return (ctx) => {
    const { method } = internalsOf(ctx);
    if (SAFE.has(method)) return ctx.next();
    const { headers } = ctx.req;
    const site = headers.get("sec-fetch-site");
    if (site === "same-origin" || site === "none") return ctx.next();
    const origin = headers.get("origin");
    // A program that is no browser sends neither, and has no cookies to abuse.
    if (site === null && origin === null) return ctx.next();
    if (origin !== null && isAllowed(origin, ctx)) return ctx.next();
    throw new HttpError(403);
  };
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
