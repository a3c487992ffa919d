import { internalsOf, type Middleware } from "../context.ts";

/** One URL for a page: redirects the other form to it for good. */
export function trailingSlashes<State>(
  mode: "always" | "never",
): Middleware<State> {
  return (ctx) => {
    const { path } = internalsOf(ctx);
    const slashed = path.endsWith("/");
    if (path === "/" || slashed === (mode === "always")) return ctx.next();
    const canonical = slashed ? path.replace(/(?<!\/)\/+$/, "") : `${path}/`;
    const { url } = ctx.req;
    const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
    return ctx.redirect((canonical || "/") + query, 308);
  };
}
